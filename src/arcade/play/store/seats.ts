import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { Player } from '../../schemas.ts';

export interface NewSeat {
  readonly session_n: number;
  readonly seat: number;
  readonly agent_id: string;
  readonly joined_at: number;
  /** Ladder of a ranked session; null for other sessions. */
  readonly open_ladder: string | null;
}

/** Inserts a seat; false when it is taken, or when the agent has an open session of the same ladder. */
export async function insertSeat(tx: Tx, seat: NewSeat): Promise<boolean> {
  const insertedCount = await tx.run(
    tx.query
      .insertInto('arcade_seat')
      .values({ ...seat, is_open: 1 })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return insertedCount === 1;
}

/** Players by seat. */
export function listPlayers(db: Db, sessionN: number): Promise<Player[]> {
  return db.all(playersOf(db, { session_n: sessionN }));
}

const playersOf = prepared((db: Db, { session_n }: { session_n: number }) =>
  db.query
    .selectFrom('arcade_seat as s')
    .innerJoin('arcade_agent as a', 'a.id', 's.agent_id')
    .select(['s.seat', 's.agent_id', 'a.nickname'])
    .where('s.session_n', '=', session_n)
    .orderBy('s.seat'),
);

/** Ids of an agent's open sessions, oldest first. */
export async function listOpenSessionIds(db: Db, agentId: string): Promise<string[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_seat as s')
      .innerJoin('arcade_session as e', 'e.n', 's.session_n')
      .select('e.id')
      .where('s.agent_id', '=', agentId)
      .where('s.is_open', '=', 1)
      .orderBy('e.n'),
  );
  return rows.map(({ id }) => id);
}

/** Id of the agent's open ranked session of this ladder; null without one. */
export async function findOpenRankedSession(db: Db, agentId: string, ladder: string): Promise<string | null> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_seat as s')
      .innerJoin('arcade_session as e', 'e.n', 's.session_n')
      .select('e.id')
      .where('s.agent_id', '=', agentId)
      .where('s.open_ladder', '=', ladder),
  );
  return row?.id ?? null;
}

/** Deletes the seat of an agent that left before the start. */
export async function deleteSeat(tx: Tx, sessionN: number, agentId: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('arcade_seat').where('session_n', '=', sessionN).where('agent_id', '=', agentId));
}

/** Closes the seat of an agent that left a continuing session. */
export async function closeSeat(tx: Tx, sessionN: number, agentId: string): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_seat')
      .set({ is_open: 0, open_ladder: null })
      .where('session_n', '=', sessionN)
      .where('agent_id', '=', agentId),
  );
}

/** Whether the agent has a seat in one of these sessions. */
export async function hasPlayed(db: Db, sessions: readonly number[], agentId: string): Promise<boolean> {
  if (sessions.length === 0) return false;
  const row = await db.first(
    db.query
      .selectFrom('arcade_seat')
      .select('seat')
      .where('agent_id', '=', agentId)
      .where('session_n', 'in', sessions)
      .limit(1),
  );
  return row !== undefined;
}
