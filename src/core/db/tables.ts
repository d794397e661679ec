import type { Generated } from 'kysely';

/**
 * Every table, by name. Core's stand here; each module adds its own, prefixed with the module's
 * name, by declaration merging from its tables.ts. Times are integer milliseconds, flags 0 or 1,
 * lists and objects JSON text, on both databases.
 */
export interface Tables {
  meta: { key: string; value: string };
  migration: { name: string; checksum: string; applied_at: number };
  account: AccountTable;
  credential: CredentialTable;
  idempotency: IdempotencyTable;
  pause: { module: string; what: string; reason: string; since: number };
  audit: AuditTable;
  /** Operators beside those of the settings; `hash` is the SHA-256 of the key. */
  operator: { name: string; hash: string; created_at: number };
  /** At most one row, in slot 1: the link that makes the first operator, as an HMAC of its token. */
  operator_setup: { slot: number; digest: string; expires_at: number };
  node: { id: string; started_at: number; alive_until: number };
  /** Microseconds; see outages.ts. */
  outage: { n: Generated<number>; from_us: number; until_us: number };
}

export interface AccountTable {
  id: string;
  realm: string;
  created_at: number;
  suspended_at: number | null;
  suspended_until: number | null;
  suspension_reason: string | null;
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
  /** 1: the server issued it, and nobody has called with it yet. */
  unused: number;
  /** Set: it was replaced and ends by itself at this moment. */
  ends_at: number | null;
  /** JSON of what its module restricts it to; null: nothing. Never changed. */
  restriction: string | null;
}

export interface IdempotencyTable {
  realm: string;
  /** The account, or at registration the hash of the submitted credential. */
  scope: string;
  key: string;
  operation: string;
  intent: string;
  status: number;
  /** The stored response, byte for byte; null once the record it speaks of is removed. */
  body: string | null;
  /** The record that the write made or changed; its removal erases `body`. */
  subject: string | null;
  /** Hash of the credential that the write itself took away, so that its caller can still repeat it. */
  farewell_hash: string | null;
  created_at: number;
}

export interface AuditTable {
  n: Generated<number>;
  id: string;
  at: number;
  actor: string;
  act: string;
  module: string | null;
  target_kind: string | null;
  target_id: string | null;
  reason: string;
  detail: string;
}

/** The shape of every module's event log; positions are null until the sequencer has numbered the row. */
export interface EventTable {
  insertion_id: Generated<number>;
  position: Generated<number | null>;
  id: string;
  kind: string;
  occurred_at: number;
  /** The subject whose lock the writer held. */
  subject_id: string;
  object_id: string | null;
  /** Of a bulk removal: the ids it took and the subjects they belonged to, as a JSON list. */
  removed_ids: string | null;
  /** Who owns the subject: a removed subject cannot be asked any more. */
  owner_id: string | null;
  actor_id: string | null;
  /** Set: only this account may see the event. */
  private_to: string | null;
}
