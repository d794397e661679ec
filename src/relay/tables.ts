import type { Generated } from 'kysely';

declare module '../core/db/tables.ts' {
  interface Tables {
    relay_account: RelayAccountTable;
    relay_delivery: DeliveryTable;
  }
}

/** What an account has beside its row in core. */
export interface RelayAccountTable {
  id: string;
  /** As it was given: the checkout is matched by it. */
  email: string;
  /** One trial for each of these. */
  normal_email: string;
  /** `trial` or `builder`. */
  plan: string;
  trial_started_at: number;
  /** Equals the number of the account's deliveries that hold a unit. */
  units_taken: number;
  /** Hash of the account's newest receipt, which the next one names. */
  last_receipt: string | null;
  /** Days since 1970 by UTC, and the test leads of that day. */
  test_day: number;
  test_count: number;
}

/** Nothing of a lead: fingerprints that only the secret makes sense of, and what came of it. */
export interface DeliveryTable {
  n: Generated<number>;
  id: string;
  account_id: string;
  /** Names the secret that fingerprints, nonces and `key_hash` were made with. */
  secret: string;
  /** The idempotency key as an HMAC. */
  key_hash: string;
  payload_fingerprint: string;
  destination_fingerprint: string;
  destination_origin: string;
  is_test: number;
  created_at: number;
  finished_at: number | null;
  state: string;
  effect: string;
  /** JSON list of the attempts that have ended. */
  attempts: string;
  /** JSON of the attempt under way; null when the delivery rests. */
  open: string | null;
  /** The process that has the attempt under way. */
  node: string | null;
  replays: number;
  holds_unit: number;
  /** JSON of the signed receipt without its nonces; null until the delivery has rested once. */
  receipt: string | null;
}
