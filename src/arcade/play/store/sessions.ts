import type { Insertable } from 'kysely';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { SessionTable } from '../../tables.ts';

export type SessionRow = Omit<SessionTable, 'n'> & { n: number };

export function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return db.first(sessionById(db, { id }));
}

/** Finds a session and locks it for update. */
export function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return tx.lock(sessionById(tx, { id }));
}

const sessionById = prepared((db: Pick<Db, 'query' | 'dialect'>, { id }: { id: string }) =>
  db.query.selectFrom('arcade_session').selectAll().where('id', '=', id),
);

export function findSessionByN(db: Db, n: number): Promise<SessionRow | undefined> {
  return db.first(sessionByN(db, { n }));
}

const sessionByN = prepared((db: Db, { n }: { n: number }) =>
  db.query.selectFrom('arcade_session').selectAll().where('n', '=', n),
);

/** Inserts a session; returns its number. */
export async function insertSession(tx: Tx, row: Insertable<SessionTable>): Promise<number> {
  const [inserted] = await tx.returning(tx.query.insertInto('arcade_session').values(row).returning('n'));
  if (inserted === undefined) throw new Error('The insert of a session returned no row.');
  return inserted.n;
}

/** Whether a session was started with the ticket. */
export async function isTicketUsed(tx: Tx, ticketId: string): Promise<boolean> {
  const row = await tx.first(tx.query.selectFrom('arcade_session').select('n').where('ticket_id', '=', ticketId));
  return row !== undefined;
}

/** Marks a session as running, once all its seats are taken. */
export async function startSession(
  tx: Tx,
  start: Pick<SessionRow, 'n' | 'started_at' | 'started_us' | 'chain_head' | 'check_us'>,
): Promise<void> {
  const { n, started_at, started_us, chain_head, check_us } = start;
  await tx.run(
    tx.query
      .updateTable('arcade_session')
      .set({ status: 'running', started_at, started_us, wall_us: started_us, chain_head, check_us })
      .where('n', '=', n),
  );
}

/** State of a running session after new records were appended to its log. */
export interface SessionHead {
  readonly n: number;
  /** Sequence number before the new records. */
  readonly seq_base: number;
  readonly seq: number;
  /** Game time of the last record. */
  readonly t_us: number;
  /** Running time of the last record. */
  readonly wall_us: number;
  readonly chain_head: string;
  /** Number of the row with the last records. */
  readonly log_n: number | null;
  /**
   * Running time of the next check by the sweeper, which ends sessions whose time is over. Stored only if it is earlier
   * than the stored one, because only the sweeper sets later times.
   */
  readonly check_us: number;
}

/** Updates the head if the session is running and its `seq` is `seq_base`; otherwise returns false. */
export async function updateHead(tx: Tx, head: SessionHead): Promise<boolean> {
  return (await tx.run(headUpdate(tx, head))) === 1;
}

const headUpdate = prepared((tx: Tx, { n, seq_base, seq, t_us, wall_us, chain_head, log_n, check_us }: SessionHead) =>
  tx.query
    .updateTable('arcade_session')
    .set((column) => ({
      seq,
      t_us,
      wall_us,
      chain_head,
      log_n,
      check_us: column.case().when('check_us', '<', check_us).then(column.ref('check_us')).else(check_us).end(),
    }))
    .where('n', '=', n)
    .where('seq', '=', seq_base)
    .where('status', '=', 'running'),
);

/** Stores the next time at which the sweeper checks a running session. */
export async function updateCheckTime(tx: Tx, n: number, checkUs: number): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_session')
      .set({ check_us: checkUs })
      .where('n', '=', n)
      .where('status', '=', 'running'),
  );
}

export type SessionEnd = { readonly seq_base: number } & Pick<
  SessionRow,
  'n' | 'ended_at' | 'end_reason' | 'result' | 'final_state_hash' | 'seq' | 't_us' | 'wall_us' | 'chain_head' | 'log_n'
>;

/** Closes the session and its seats; false when it is not open at `seq_base`. */
export async function closeSession(tx: Tx, { n, seq_base, ...end }: SessionEnd): Promise<boolean> {
  const closedCount = await tx.run(
    tx.query
      .updateTable('arcade_session')
      // A session that ended for another reason is no longer due to be voided.
      .set({ ...end, ...(end.end_reason === 'voided' ? {} : { void_reason: null }), status: 'ended', check_us: null })
      .where('n', '=', n)
      .where('seq', '=', seq_base)
      .where('status', '<>', 'ended'),
  );
  if (closedCount === 0) return false;
  await tx.run(tx.query.updateTable('arcade_seat').set({ is_open: 0, open_ladder: null }).where('session_n', '=', n));
  return true;
}

/**
 * Sessions that may have ended by time or are to be voided, the most overdue first. Rows that another node has locked
 * are skipped.
 */
export function listDueSessions(tx: Tx, nowUs: number, limit: number): Promise<DueSession[]> {
  const dueRows = tx.query
    .selectFrom('arcade_session')
    .select(['n', 'id', 'void_reason'])
    .where('check_us', '<=', nowUs)
    .orderBy('check_us')
    .limit(limit);
  return tx.all(tx.dialect === 'postgres' ? dueRows.forUpdate().skipLocked() : dueRows);
}

export interface DueSession {
  readonly n: number;
  readonly id: string;
  /** Reason for which the session is to be voided; null when it may have ended by time. */
  readonly void_reason: string | null;
}

/** Whether any session is due. The check precedes the write transaction, so that an idle server writes nothing. */
export async function isAnySessionDue(db: Db, nowUs: number): Promise<boolean> {
  return (await db.first(anyDue(db, { nowUs }))) !== undefined;
}

const anyDue = prepared((db: Db, { nowUs }: { nowUs: number }) =>
  db.query.selectFrom('arcade_session').select('n').where('check_us', '<=', nowUs).limit(1),
);

/** Fingerprints of the committed state, by session id; before the start they include the seats. */
export async function readStateFingerprints(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all(
    db.query
      .selectFrom('arcade_session as e')
      .leftJoin('arcade_seat as s', (join) => join.onRef('s.session_n', '=', 'e.n').on('e.status', '=', 'waiting'))
      .select(['e.id', 'e.seq', 'e.status', 's.seat', 's.agent_id'])
      .where('e.id', 'in', ids)
      .orderBy('s.seat'),
  );
  const fingerprints = new Map<string, string>();
  for (const { id, seq, status, seat, agent_id } of rows) {
    const fingerprint = fingerprints.get(id) ?? `${status} ${seq}`;
    fingerprints.set(id, seat === null ? fingerprint : `${fingerprint} ${seat}:${agent_id}`);
  }
  return fingerprints;
}
