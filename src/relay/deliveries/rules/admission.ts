import { replaysMax } from './limits.ts';
import { applyAccept, type DeliveryRecord, type RunStart, type WrittenRecord } from './record.ts';

/** What is known under an idempotency key. `expired`: there was a delivery, and its record is gone. */
export type ExistingDelivery = 'nothing' | 'expired' | DeliveryRecord;

export interface AdmissionRequest {
  /** The request carries the replay header. */
  readonly replay: boolean;
  /** Which parts differ from those the key stands for; checked by fingerprint. */
  readonly differs: Difference;
  /** What a delivery costs this caller now; see `chargeOf` in the rules of the trial. */
  readonly charge: Charge;
}

export interface Difference {
  readonly payload: boolean;
  readonly destination: boolean;
}

/**
 * `unit`: one of the trial's, of which so many are left; `counted`: nothing, but it is counted under the
 * paid plan; `none`: nothing.
 */
export type Charge = { readonly kind: 'none' | 'counted' } | { readonly kind: 'unit'; readonly left: number };

export type Admission =
  | { readonly kind: 'begin'; readonly n: number; readonly takesUnit: boolean }
  /** The delivery rests: the stored receipt is the response, and nothing is sent. */
  | { readonly kind: 'stored' }
  /** The same request is in progress: its receipt will be the response. */
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
 * What a request for a delivery leads to. Asked once before anything begins and again inside the
 * transaction that begins it, since between the two another node may have been faster.
 */
export function admit(known: ExistingDelivery, request: AdmissionRequest): Admission {
  if (known === 'expired') return refused({ code: 'idempotency_key_expired' });
  if (known === 'nothing') {
    if (request.replay) return refused({ code: 'replay_unknown' });
    return begin(1, request.charge, false);
  }
  if (known.open !== null) return admitInFlight(known.open.replay, request);
  if (differsAtAll(request)) return refused(mismatch(request));
  if (!request.replay) return { kind: 'stored' };
  if (known.state === 'delivered') return refused({ code: 'already_delivered' });
  if (known.replays >= replaysMax) return refused({ code: 'replays_exhausted' });
  return begin((known.attempts.at(-1)?.n ?? 0) + 1, request.charge, known.holdsUnit);
}

/**
 * Whether the key alone decides: what is under it, or that it stands for something else. This is
 * told whatever the limits of the account say; a delivery that is missing, or may not be made again,
 * is spoken of after them.
 */
export function isDecidedByKey(admission: Admission): boolean {
  if (admission.kind !== 'refused') return admission.kind !== 'begin';
  return !afterLimits.includes(admission.code);
}

const afterLimits: readonly AdmissionRefusal['code'][] = ['replay_unknown', 'replays_exhausted', 'no_unit_left'];

/**
 * The same for a key under which a request is in progress, here or in another process. A replay sent
 * twice is one replay; one that meets the first delivery has nothing to repeat yet.
 */
export function admitInFlight(
  replayUnderWay: boolean,
  request: Pick<AdmissionRequest, 'replay' | 'differs'>,
): Admission {
  if (differsAtAll(request)) return refused(mismatch(request));
  return request.replay && !replayUnderWay ? refused({ code: 'delivery_in_progress' }) : { kind: 'join' };
}

/**
 * Begins, inside a transaction that holds the record, what `admit` let begin before. When that no
 * longer holds, nothing is written and `admission` says what to do instead.
 */
export function beginDelivery(
  known: ExistingDelivery,
  request: AdmissionRequest,
  beginning: Omit<RunStart, 'takesUnit' | 'isCounted'>,
): WrittenRecord | { readonly admission: Admission } {
  const admission = admit(known, request);
  if (admission.kind !== 'begin') return { admission };
  // Another replay has begun and ended in between: this one did not mean to come after it.
  if (admission.n !== beginning.n) return { admission: refused({ code: 'delivery_in_progress' }) };
  const record = known === 'nothing' || known === 'expired' ? null : known;
  const isCounted = request.charge.kind === 'counted';
  return applyAccept(record, { ...beginning, takesUnit: admission.takesUnit, isCounted });
}

function differsAtAll({ differs }: Pick<AdmissionRequest, 'differs'>): boolean {
  return differs.payload || differs.destination;
}

function mismatch({ replay, differs }: Pick<AdmissionRequest, 'replay' | 'differs'>): AdmissionRefusal {
  return { code: replay ? 'replay_mismatch' : 'idempotency_key_reused', differs };
}

function begin(n: number, charge: Charge, holdsUnit: boolean): Admission {
  const takesUnit = charge.kind === 'unit' && !holdsUnit;
  if (takesUnit && charge.left < 1) return refused({ code: 'no_unit_left' });
  return { kind: 'begin', n, takesUnit };
}

function refused(refusal: AdmissionRefusal): Admission {
  return { kind: 'refused', ...refusal };
}
