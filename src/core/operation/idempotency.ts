import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '../base/canonical-json.ts';
import { dayMs } from '../base/clock.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import { prepared } from '../db/prepared.ts';
import type { IdempotencyTable } from '../db/tables.ts';
import { type Db, DuplicateRow, type Tx } from '../db/transaction.ts';
import { idempotencyKeyReused, notFound } from './errors.ts';

/** One intended write: the same claim sent again is the same intent, or a conflict. */
export interface KeyClaim {
  readonly realm: string;
  /** The account, at registration the hash of the submitted credential, or `publicScope`. */
  readonly scope: string;
  readonly key: string;
  readonly operation: string;
  readonly intent: string;
}

/** The scope of writes that need no credential. No account has this id. */
export const publicScope = 'public';

/** The response of a write that committed earlier, byte for byte. */
export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** SHA-256 over the operation's name and its canonical input, defaults filled in and the key left out. */
export function intentOf(operation: string, input: Readonly<Record<string, unknown>>): string {
  const { idempotency_key: _key, ...rest } = input;
  return hash('sha256', `${operation}\n${canonicalJson(rest)}`);
}

/** What an earlier write under this claim's key answered: null when there was none. */
export async function findStored(db: Db, claim: KeyClaim): Promise<StoredResponse | Refusal | null> {
  const { realm, scope, key } = claim;
  const row = await db.first(storedByKey(db, { realm, scope, key }));
  return row === undefined ? null : judge(row, claim);
}

const storedByKey = prepared((db: Db, { realm, scope, key }: Pick<KeyClaim, 'realm' | 'scope' | 'key'>) =>
  db.query
    .selectFrom('idempotency')
    .select(['operation', 'intent', 'status', 'body', 'subject'])
    .where('realm', '=', realm)
    .where('scope', '=', scope)
    .where('key', '=', key),
);

/** The operation and record that a key of this account stands for. */
export function findKey(db: Db, realm: string, scope: string, key: string) {
  return db.first(storedByKey(db, { realm, scope, key }));
}

const selfRevocationMs = dayMs;

/** The stored response of the write that took this credential away, within 24 hours of it. */
export async function findSelfRevocation(
  db: Db,
  claim: Omit<KeyClaim, 'scope'>,
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
      .where('created_at', '>', nowMs - selfRevocationMs),
  );
  if (row === undefined || row.intent !== claim.intent || row.body === null) return null;
  return { status: row.status, body: row.body };
}

/**
 * Whether the key is free. On PostgreSQL that is known only when its row is inserted, together with COMMIT: of
 * two transactions with one key, the later one fails there with DuplicateRow.
 */
export async function isKeyFree(tx: Tx, claim: KeyClaim): Promise<boolean> {
  return !hasOneWriter(tx) || (await findKey(tx, claim.realm, claim.scope, claim.key)) === undefined;
}

/** A key that is free there stays free until the transaction ends. */
function hasOneWriter(tx: Tx): boolean {
  return tx.dialect === 'sqlite';
}

/** Whether a write failed because another transaction has its key. That one has committed by then. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof DuplicateRow && error.table === 'idempotency';
}

const insertRow = prepared((tx: Tx, row: IdempotencyTable) => tx.query.insertInto('idempotency').values(row));

/** Keeps key and answer, in the same transaction as the effect it speaks of. */
export async function storeResponse(
  tx: Tx,
  claim: KeyClaim,
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

const erasedPerStatement = 500;

/** Erases what stored responses say about removed records; key and intent stay, so a late retry never publishes again. */
export async function eraseStoredResponses(tx: Tx, subjects: readonly string[]): Promise<void> {
  tx.erases();
  for (let from = 0; from < subjects.length; from += erasedPerStatement) {
    const some = subjects.slice(from, from + erasedPerStatement);
    await tx.run(tx.query.updateTable('idempotency').set({ body: null }).where('subject', 'in', some));
  }
}

/** Erases every stored response of a removed account. */
export async function eraseResponsesOf(tx: Tx, realm: string, accountId: string): Promise<void> {
  tx.erases();
  await tx.run(
    tx.query.updateTable('idempotency').set({ body: null }).where('realm', '=', realm).where('scope', '=', accountId),
  );
}

const publicKeysMs = dayMs;

/** Deletes keys of public writes after a day: anybody may send them, so they must not pile up. */
export async function deleteExpiredPublicKeys(tx: Tx, realm: string, nowMs: number): Promise<void> {
  await tx.run(deleteBefore(tx, { realm, created_at: nowMs - publicKeysMs }));
}

const deleteBefore = prepared((tx: Tx, { realm, created_at }: Pick<IdempotencyTable, 'realm' | 'created_at'>) =>
  tx.query
    .deleteFrom('idempotency')
    .where('scope', '=', sql.lit(publicScope))
    .where('created_at', '<=', created_at)
    .where('realm', '=', realm),
);

function judge(
  row: { operation: string; intent: string; status: number; body: string | null },
  claim: KeyClaim,
): StoredResponse | Refusal {
  if (row.operation !== claim.operation || row.intent !== claim.intent) {
    return refuse(idempotencyKeyReused, 'This key belongs to an earlier write with other input.');
  }
  if (row.body === null)
    return refuse(notFound, 'This write took effect earlier and its record has been removed since.', { removed: true });
  return { status: row.status, body: row.body };
}
