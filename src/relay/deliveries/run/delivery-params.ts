import type { Caller } from '../../../core/operation/operation.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { RelaySecret, RelaySecrets } from '../../secrets.ts';
import type { Difference } from '../rules/admission.ts';
import { differenceFrom, idempotencyKeyHash, type PlainHashes } from '../rules/fingerprints.ts';
import type { DeliveryRow } from '../store/deliveries.ts';

/** Parameters of a validated delivery request. They are in memory only. */
export interface DeliveryParams {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly replay: boolean;
  /** A test lead is not counted as a live delivery. */
  readonly isTestLead: boolean;
  /** `test` of the receipt: a test lead, or a destination that is allowed only for development. */
  readonly isTest: boolean;
  /** Canonical bytes of the lead, which are fingerprinted, signed and sent. */
  readonly payload: Uint8Array;
  readonly hashes: PlainHashes;
  readonly destination: Destination;
  /** Custom headers for the destination; may contain secrets. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Hashes of an idempotency key, one per server secret. */
export function keyHashes(
  { caller, idempotencyKey }: { readonly caller: { readonly accountId: string }; readonly idempotencyKey: string },
  secrets: RelaySecrets,
): string[] {
  return secrets.map((secret) => keyHash(secret, caller.accountId, idempotencyKey));
}

/** Hash of an idempotency key. */
export function keyHash(secret: RelaySecret, accountId: string, idempotencyKey: string): string {
  return idempotencyKeyHash(secret.accountKey(accountId), idempotencyKey);
}

/** Server secret that a record was created with; undefined when it is no longer configured. */
export function secretOf(row: DeliveryRow, secrets: RelaySecrets): RelaySecret | undefined {
  return secrets.find(({ name }) => name === row.secret);
}

/**
 * Parts of a request that differ from the stored delivery; both when the secret of the record is no longer configured.
 */
export function differenceOf(params: DeliveryParams, row: DeliveryRow | undefined, secrets: RelaySecrets): Difference {
  if (row === undefined) return { payload: false, destination: false };
  const secret = secretOf(row, secrets);
  if (secret === undefined) return { payload: true, destination: true };
  const storedFingerprints = { payload: row.payload_fingerprint, destination: row.destination_fingerprint };
  return differenceFrom(storedFingerprints, secret.accountKey(row.account_id), row.id, params.hashes);
}
