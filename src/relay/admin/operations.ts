import type { AdminOperation } from '../../core/operation/admin/admin-operation.ts';
import { confirmPayer } from './confirm-payer.ts';
import { relayPayments } from './relay-payments.ts';

/** Admin operations of the relay, in addition to those of all services. */
export const relayAdminOperations: readonly AdminOperation[] = [relayPayments, confirmPayer];
