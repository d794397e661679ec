import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { hashBeforeGenesis, hashBody, type LogBody } from '../publishing/release-log.ts';
import type { TransitionTable } from '../tables.ts';

/** New entry of the release log. */
export interface NewReleaseLogEntry {
  readonly id: string;
  readonly versionN: number | null;
  /** Agent id, or name of the operator's key; null for the platform, and where the operator is not recorded. */
  readonly actor: string | null;
  readonly reason: string | null;
  readonly body: LogBody;
}

/**
 * Appends to the release log. Its head stays locked until the end of the transaction, so this must be the last lock,
 * after files, accounts and games.
 */
export async function appendReleaseLogEntry(
  tx: Tx,
  { id, versionN, actor, reason, body }: NewReleaseLogEntry,
): Promise<TransitionTable> {
  const head = await lockReleaseHead(tx);
  const seq = head.seq + 1;
  const { text, ...hashes } = hashBody(body, head.hash);
  const row: TransitionTable = {
    seq,
    id,
    version_n: versionN,
    from_state: body.from,
    to_state: body.to,
    action: body.action,
    actor_kind: body.actor,
    actor,
    reason_code: body.reason_code,
    reason,
    at: body.at,
    body: text,
    ...hashes,
  };
  await tx.run(tx.query.insertInto('arcade_transition').values(row));
  await tx.run(tx.query.updateTable('arcade_release_head').set({ seq, hash: hashes.hash }).where('id', '=', 1));
  return row;
}

/** Locked head of the log; inserted before its first entry. */
export async function lockReleaseHead(tx: Tx) {
  const existingHead = await tx.lock(headOf(tx, {}));
  if (existingHead !== undefined) return existingHead;
  const initialHead = { id: 1, seq: 0, hash: hashBeforeGenesis, epoch: '' } as const;
  const insert = tx.query.insertInto('arcade_release_head').values(initialHead);
  await tx.run(insert.onConflict((conflict) => conflict.doNothing()));
  const head = await tx.lock(headOf(tx, {}));
  if (head === undefined) throw new Error('The head of the release log is missing.');
  return head;
}

export function readReleaseHead(db: Db | Tx) {
  return db.first(headOf(db, {}));
}

const headOf = prepared((db: Pick<Db, 'query' | 'dialect'>, _parameters: object) =>
  db.query.selectFrom('arcade_release_head').selectAll().where('id', '=', 1),
);

/** Records the database epoch of the log. */
export async function setReleaseLogEpoch(tx: Tx, epoch: string): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_release_head').set({ epoch }).where('id', '=', 1));
}

/** All transitions of a version, the first one first. */
export function listTransitions(db: Db, versionN: number): Promise<TransitionTable[]> {
  return db.all(db.query.selectFrom('arcade_transition').selectAll().where('version_n', '=', versionN).orderBy('seq'));
}

/** Wall-clock time in milliseconds at which the current step of a canary started. */
export async function findCanaryStepStart(db: Db | Tx, versionN: number): Promise<number | undefined> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_transition')
      .select((eb) => eb.fn.max('at').as('at'))
      .where('version_n', '=', versionN)
      .where('to_state', '=', 'canary'),
  );
  return row?.at === null || row?.at === undefined ? undefined : Number(row.at);
}

export function findTransition(db: Db, id: string): Promise<TransitionTable | undefined> {
  return db.first(db.query.selectFrom('arcade_transition').selectAll().where('id', '=', id));
}

/**
 * Entries after this number, each with the fields that decide whether its version is published; these fields are null
 * for entries about the log itself.
 */
export function listReleaseLogEntries(db: Db, afterSeq: number, limit: number) {
  return db.all(
    db.query
      .selectFrom('arcade_transition as t')
      .leftJoin('arcade_version as v', 'v.n', 't.version_n')
      .select(['t.seq', 't.body', 't.body_sha256', 't.hash', 't.version_n', 'v.state', 'v.shown_at'])
      .where('t.seq', '>', afterSeq)
      .orderBy('t.seq')
      .limit(limit),
  );
}

/** Deletes the reasons of the transitions of a version. */
export async function eraseReasons(tx: Tx, versionN: number): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_transition').set({ reason: null }).where('version_n', '=', versionN));
}
