import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '../base/canonical-json.ts';
import { dayMs } from '../base/clock.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import { prepared } from '../db/prepared.ts';
import type { IdempotencyTable } from '../db/tables.ts';
import { type Db, DuplicateRow, type Tx } from '../db/transaction.ts';
import { idempotencyKeyReused, notFound } from './errors.ts';

/** An idempotency key with the hash of its request. The same key with another hash is a conflict. */
export interface IdempotencyClaim {
  /** Module of the account, such as `relay`. */
  readonly realm: string;
  /** Account id; for registrations the hash of the submitted credential; for public writes `publicScope`. */
  readonly scope: string;
  readonly key: string;
  readonly operation: string;
  /** Hash of the request; see `hashIntent`. */
  readonly intent: string;
}

/** Scope of the keys of public writes; not a valid account id. */
export const publicScope = 'public';

/** Stored response of a committed write, byte for byte. */
export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** SHA-256 of the operation's name and its canonical input, with defaults and without the key. */
export function hashIntent(operation: string, input: Readonly<Record<string, unknown>>): string {
  const { idempotency_key: _key, ...inputWithoutKey } = input;
  return hash('sha256', `${operation}\n${canonicalJson(inputWithoutKey)}`);
}

/**
 * Finds the stored response of the key; null for a new key, a refusal for a key that was used with other input or whose
 * record was removed.
 */
export async function findStoredResponse(db: Db, claim: IdempotencyClaim): Promise<StoredResponse | Refusal | null> {
  const { realm, scope, key } = claim;
  const row = await db.first(rowByKey(db, { realm, scope, key }));
  return row === undefined ? null : matchClaim(row, claim);
}

const rowByKey = prepared((db: Db, { realm, scope, key }: Pick<IdempotencyClaim, 'realm' | 'scope' | 'key'>) =>
  db.query
    .selectFrom('idempotency')
    .select(['operation', 'intent', 'status', 'body', 'subject'])
    .where('realm', '=', realm)
    .where('scope', '=', scope)
    .where('key', '=', key),
);

/** Finds the operation and record of an account's idempotency key. */
export function findIdempotencyKey(db: Db, realm: string, scope: string, key: string) {
  return db.first(rowByKey(db, { realm, scope, key }));
}

const selfRevocationReplayMs = dayMs;

/** Stored response of the write that revoked this credential, for 24 hours. */
export async function findSelfRevocation(
  db: Db,
  claim: Omit<IdempotencyClaim, 'scope'>,
  credentialHash: string,
  nowMs: number,
): Promise<StoredResponse | null> {
  const row = await db.first(
    db.query
      .selectFrom('idempotency')
      .select(['operation', 'intent', 'status', 'body'])
      .where('farewell_hash', '=', credentialHash)
      .where('realm', '=', claim.realm)
      .where('key', '=', claim.key)
      .where('created_at', '>', nowMs - selfRevocationReplayMs),
  );
  if (row === undefined || row.intent !== claim.intent || row.body === null) return null;
  return { status: row.status, body: row.body };
}

/**
 * Whether the key is unused. Always true on PostgreSQL, where the key's row is inserted together with COMMIT: of two
 * transactions with one key, the later one fails with DuplicateRow.
 */
export async function isKeyFree(tx: Tx, claim: IdempotencyClaim): Promise<boolean> {
  return !hasSingleWriter(tx) || (await findIdempotencyKey(tx, claim.realm, claim.scope, claim.key)) === undefined;
}

/** Whether the database has a single writer: an unused key then stays unused until the transaction ends. */
function hasSingleWriter(tx: Tx): boolean {
  return tx.dialect === 'sqlite';
}

/** Whether a write failed because another transaction has committed the same key. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof DuplicateRow && error.table === 'idempotency';
}

const insertRow = prepared((tx: Tx, row: IdempotencyTable) => tx.query.insertInto('idempotency').values(row));

/**
 * Stores the key with its response, in the transaction of the write. `subject` is the id of the written record,
 * `revokedHash` the hash of the caller's credential if the write revoked it.
 */
export async function storeResponse(
  tx: Tx,
  claim: IdempotencyClaim,
  response: StoredResponse,
  subject: string | null,
  revokedHash: string | null,
  nowMs: number,
): Promise<void> {
  const { status, body } = response;
  await tx.runWithCommit(
    insertRow(tx, { ...claim, status, body, subject, farewell_hash: revokedHash, created_at: nowMs }),
  );
}

const chunkSubjectsMax = 500;

/** Erases the stored responses of removed records. The keys remain, so a late retry does not write again. */
export async function eraseStoredResponses(tx: Tx, subjects: readonly string[]): Promise<void> {
  tx.markErasure();
  for (let start = 0; start < subjects.length; start += chunkSubjectsMax) {
    const chunk = subjects.slice(start, start + chunkSubjectsMax);
    await tx.run(tx.query.updateTable('idempotency').set({ body: null }).where('subject', 'in', chunk));
  }
}

/** Erases all stored responses of a deleted account. */
export async function eraseAccountResponses(tx: Tx, realm: string, accountId: string): Promise<void> {
  tx.markErasure();
  await tx.run(
    tx.query.updateTable('idempotency').set({ body: null }).where('realm', '=', realm).where('scope', '=', accountId),
  );
}

const publicWriteKeyTtlMs = dayMs;

/**
 * Deletes idempotency keys of public writes after a day, since unauthenticated callers can create any number; at most
 * `limit`. Returns the number. Keys of accounts are never deleted.
 */
export function deleteExpiredPublicWriteKeys(tx: Tx, nowMs: number, limit: number): Promise<number> {
  // A literal, so that the partial index of this scope is used.
  const scope = sql.lit(publicScope);
  const expiredKeys = tx.query
    .selectFrom('idempotency')
    .select(['realm', 'key'])
    .where('scope', '=', scope)
    .where('created_at', '<=', nowMs - publicWriteKeyTtlMs)
    .orderBy('created_at')
    .limit(limit);
  return tx.run(
    tx.query
      .deleteFrom('idempotency')
      .where('scope', '=', scope)
      .where((columns) => columns(columns.refTuple('realm', 'key'), 'in', expiredKeys.$asTuple('realm', 'key'))),
  );
}

function matchClaim(
  row: { operation: string; intent: string; status: number; body: string | null },
  claim: IdempotencyClaim,
): StoredResponse | Refusal {
  if (row.operation !== claim.operation || row.intent !== claim.intent) {
    return refuse(idempotencyKeyReused, 'This key belongs to an earlier write with other input.');
  }
  if (row.body === null)
    return refuse(notFound, 'This write took effect earlier and its record has been removed since.', { removed: true });
  return { status: row.status, body: row.body };
}
