import type { Caller } from '../../../core/operation/operation.ts';
import type { Destination } from '../../outbound/destination-url.ts';
import type { RelaySecret, RelaySecrets } from '../../secrets.ts';
import type { Difference } from '../rules/admission.ts';
import { differenceFrom, keptKey, type PlainHashes } from '../rules/fingerprints.ts';
import type { DeliveryRow } from '../store/deliveries.ts';

/** A request for a delivery, read and checked; it lives in memory only. */
export interface DeliveryOrder {
  readonly caller: Caller;
  readonly idempotencyKey: string;
  readonly replay: boolean;
  /** A test lead is not counted as a live delivery. */
  readonly isTestLead: boolean;
  /** What the receipt says: also for destinations that an operator allows for development. */
  readonly isTest: boolean;
  /** The canonical bytes that are fingerprinted, signed and sent. */
  readonly payload: Uint8Array;
  readonly hashes: PlainHashes;
  readonly destination: Destination;
  /** Sent along to the destination; they may be secret. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The forms under which an account's idempotency key may be kept, by each secret. */
export function keyHashes(
  { caller, idempotencyKey }: { readonly caller: { readonly accountId: string }; readonly idempotencyKey: string },
  secrets: RelaySecrets,
): string[] {
  return secrets.map((secret) => keyHash(secret, caller.accountId, idempotencyKey));
}

/** The form under which an account's idempotency key is kept by this secret. */
export function keyHash(secret: RelaySecret, accountId: string, idempotencyKey: string): string {
  return keptKey(secret.accountKey(accountId), idempotencyKey);
}

/** The secret that a record was made with; undefined when the installation has it no more. */
export function secretOf(row: DeliveryRow, secrets: RelaySecrets): RelaySecret | undefined {
  return secrets.find(({ name }) => name === row.secret);
}

/** How an order differs from the delivery under its key; altogether when its secret is gone. */
export function differenceOf(order: DeliveryOrder, row: DeliveryRow | undefined, secrets: RelaySecrets): Difference {
  if (row === undefined) return { payload: false, destination: false };
  const secret = secretOf(row, secrets);
  if (secret === undefined) return { payload: true, destination: true };
  const stored = { payload: row.payload_fingerprint, destination: row.destination_fingerprint };
  return differenceFrom(stored, secret.accountKey(row.account_id), row.id, order.hashes);
}
