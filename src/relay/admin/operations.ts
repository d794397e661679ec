import type { AdminOperation } from '../../core/operation/admin/admin-operation.ts';
import { confirmPayer } from './confirm-payer.ts';
import { relayPayments } from './relay-payments.ts';

/** Operator actions of the relay in addition to the shared ones. */
export const relayAdminOperations: readonly AdminOperation[] = [relayPayments, confirmPayer];
