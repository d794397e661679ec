import { replaysMax } from './limits.ts';
import { applyAccept, type DeliveryRecord, type RecordUpdate, type RunStart } from './record.ts';

/**
 * Stored delivery for an idempotency key: `nothing`, a record, or `expired` (the record was deleted, its key is
 * retained).
 */
export type ExistingDelivery = 'nothing' | 'expired' | DeliveryRecord;

export interface AdmissionRequest {
  /** Set by the header X-Rialto-Replay. */
  readonly replay: boolean;
  /** Parts of the request that differ from the stored delivery, compared by fingerprint. */
  readonly differs: Difference;
  /** Charge for the delivery on the account's current plan; computed by `chargeOf` in `accounts/rules/trial.ts`. */
  readonly charge: Charge;
}

export interface Difference {
  readonly payload: boolean;
  readonly destination: boolean;
}

/**
 * Charge for a delivery. `unit`: one unit of the trial, with `unitsLeft` units remaining. `counted`: no unit, but the
 * delivery is counted for the paid plan. `none`: free.
 */
export type Charge = { readonly kind: 'none' | 'counted' } | { readonly kind: 'unit'; readonly unitsLeft: number };

export type Admission =
  /** `n`: number of the next attempt, with which the run starts. */
  | { readonly kind: 'start'; readonly n: number; readonly reservesUnit: boolean }
  /** The delivery is finished: return its stored receipt and send nothing. */
  | { readonly kind: 'stored' }
  /** An identical request is in progress: wait for its receipt. */
  | { readonly kind: 'join' }
  | ({ readonly kind: 'refused' } & AdmissionRefusal);

export type AdmissionRefusal =
  | { readonly code: 'idempotency_key_expired' }
  | { readonly code: 'idempotency_key_reused'; readonly differs: Difference }
  | { readonly code: 'replay_unknown' }
  | { readonly code: 'replay_mismatch'; readonly differs: Difference }
  | { readonly code: 'already_delivered' }
  | { readonly code: 'delivery_in_progress' }
  | { readonly code: 'replays_exhausted' }
  | { readonly code: 'no_unit_left' };

/**
 * Admission decision for a delivery request. It is made before the run starts and again in the transaction that
 * stores the acceptance, because another node may have stored the same key in between.
 */
export function admit(existing: ExistingDelivery, request: AdmissionRequest): Admission {
  if (existing === 'expired') return refuseAdmission({ code: 'idempotency_key_expired' });
  if (existing === 'nothing') {
    if (request.replay) return refuseAdmission({ code: 'replay_unknown' });
    return admitStart(1, request.charge, false);
  }
  if (existing.open !== null) return admitInFlight(existing.open.replay, request);
  if (hasDifference(request)) return refuseAdmission(mismatch(request));
  if (!request.replay) return { kind: 'stored' };
  if (existing.state === 'delivered') return refuseAdmission({ code: 'already_delivered' });
  if (existing.replays >= replaysMax) return refuseAdmission({ code: 'replays_exhausted' });
  return admitStart((existing.attempts.at(-1)?.n ?? 0) + 1, request.charge, existing.hasUnit);
}

/**
 * Whether the stored delivery alone determines the response, so that the account's limits do not matter. Refusals in
 * `codesAfterLimits` are returned only when no limit is exceeded.
 */
export function isDecidedByRecord(admission: Admission): boolean {
  if (admission.kind !== 'refused') return admission.kind !== 'start';
  return !codesAfterLimits.includes(admission.code);
}

const codesAfterLimits: readonly AdmissionRefusal['code'][] = ['replay_unknown', 'replays_exhausted', 'no_unit_left'];

/**
 * Admission decision for a key whose delivery is in progress in any process. Identical requests share one response. A
 * replay is refused while the delivery that it would repeat is in progress.
 */
export function admitInFlight(
  isReplayInFlight: boolean,
  request: Pick<AdmissionRequest, 'replay' | 'differs'>,
): Admission {
  if (hasDifference(request)) return refuseAdmission(mismatch(request));
  return request.replay && !isReplayInFlight ? refuseAdmission({ code: 'delivery_in_progress' }) : { kind: 'join' };
}

/**
 * Record update that stores the acceptance of an admitted request. The caller holds the row lock. When the admission
 * has changed in the meantime, the new `admission` is returned and nothing must be written.
 */
export function startDelivery(
  existing: ExistingDelivery,
  request: AdmissionRequest,
  start: Omit<RunStart, 'reservesUnit' | 'isCounted'>,
): RecordUpdate | { readonly admission: Admission } {
  const admission = admit(existing, request);
  if (admission.kind !== 'start') return { admission };
  // Another replay started and finished in between, so this attempt number is taken.
  if (admission.n !== start.n) return { admission: refuseAdmission({ code: 'delivery_in_progress' }) };
  const record = existing === 'nothing' || existing === 'expired' ? null : existing;
  const isCounted = request.charge.kind === 'counted';
  return applyAccept(record, { ...start, reservesUnit: admission.reservesUnit, isCounted });
}

function hasDifference({ differs }: Pick<AdmissionRequest, 'differs'>): boolean {
  return differs.payload || differs.destination;
}

function mismatch({ replay, differs }: Pick<AdmissionRequest, 'replay' | 'differs'>): AdmissionRefusal {
  return { code: replay ? 'replay_mismatch' : 'idempotency_key_reused', differs };
}

function admitStart(n: number, charge: Charge, hasUnit: boolean): Admission {
  const reservesUnit = charge.kind === 'unit' && !hasUnit;
  if (reservesUnit && charge.unitsLeft < 1) return refuseAdmission({ code: 'no_unit_left' });
  return { kind: 'start', n, reservesUnit };
}

function refuseAdmission(refusal: AdmissionRefusal): Admission {
  return { kind: 'refused', ...refusal };
}
