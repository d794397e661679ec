import type { Generated } from 'kysely';

/**
 * Row types of all tables by name. Modules add theirs, prefixed with the module's name, by declaration merging in their
 * tables.ts. Times are integer milliseconds, flags 0 or 1, lists and objects JSON text, on both databases.
 */
export interface Tables {
  meta: { key: string; value: string };
  migration: { name: string; checksum: string; applied_at: number };
  account: AccountTable;
  credential: CredentialTable;
  idempotency: IdempotencyTable;
  /** `what`: the paused feature, `posting` or `registration`. */
  pause: { module: string; what: string; reason: string; since: number };
  audit: AuditTable;
  /** Operators added at run time; `hash` is the SHA-256 of the key. */
  operator: { name: string; hash: string; created_at: number };
  /** HMAC of the setup link's token; at most one row, in slot 1. */
  operator_setup: { slot: number; digest: string; expires_at: number };
  node: { id: string; started_at: number; alive_until: number };
  /** Time without a live node, in microseconds since the Unix epoch; see outages.ts. `n` numbers the rows. */
  outage: { n: Generated<number>; from_us: number; until_us: number };
}

export interface AccountTable {
  id: string;
  /** Name of the module to which the account belongs. */
  realm: string;
  created_at: number;
  suspended_at: number | null;
  suspended_until: number | null;
  suspension_reason: string | null;
  /** Id of the audit entry of the suspension. */
  suspension_decision_id: string | null;
}

export interface CredentialTable {
  id: string;
  realm: string;
  account_id: string;
  name: string;
  hash: string;
  created_at: number;
  revoked_at: number | null;
  /** 1: issued by the server and not used yet. */
  unused: number;
  /** Expiry of a replaced credential. */
  ends_at: number | null;
  /** Restriction as JSON in a format of the module; null when unrestricted. Immutable. */
  restriction: string | null;
}

export interface IdempotencyTable {
  /** Name of the module, or `operator`. */
  realm: string;
  /** Account id; for registrations the hash of the submitted credential. */
  scope: string;
  key: string;
  operation: string;
  /** SHA-256 of the operation's name and its canonical input. */
  intent: string;
  status: number;
  /** The stored response, byte for byte; null after the removal of its record. */
  body: string | null;
  /** The record that the write created or changed; its removal erases `body`. */
  subject: string | null;
  /** Hash of the credential that the write revoked, so that a retry with it finds the response. */
  farewell_hash: string | null;
  created_at: number;
}

/** Action of an operator. */
export interface AuditTable {
  /** Order of the entries; the cursor of a page. */
  n: Generated<number>;
  id: string;
  at: number;
  actor: string;
  /** Name of the action, such as `hide`. */
  act: string;
  module: string | null;
  target_kind: string | null;
  target_id: string | null;
  reason: string;
  /** JSON object with further data of the action. */
  detail: string;
}

/** Row of a module's event log; `position` is null until the sequencer has assigned it. */
export interface EventTable {
  insertion_id: Generated<number>;
  position: Generated<number | null>;
  id: string;
  kind: string;
  occurred_at: number;
  /** Subject of the event; the transaction that inserted the event had locked the subject's row. */
  subject_id: string;
  object_id: string | null;
  /** JSON list of a bulk removal: removed ids with their subjects. */
  removed_ids: string | null;
  /** Owner of the subject, stored because the subject may be removed. */
  owner_id: string | null;
  actor_id: string | null;
  /** If set, only this account may read the event. */
  private_to: string | null;
}
