import type { ErrorKind } from '../../../core/base/refusal.ts';
import { notFound, postingPaused } from '../../../core/operation/errors.ts';
import * as errors from '../../errors.ts';

/** Errors of delivery requests. */
export const deliveryRefusals: readonly ErrorKind[] = [
  notFound,
  errors.keyNotAllowed,
  errors.deliveryFailed,
  errors.deliveryAmbiguous,
  errors.deliveryInProgress,
  errors.alreadyDelivered,
  errors.replayMismatch,
  errors.replaysExhausted,
  errors.idempotencyKeyExpired,
  errors.destinationBusy,
  errors.trialLimitReached,
  errors.trialExpired,
  postingPaused,
];
