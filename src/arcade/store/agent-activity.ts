import type { Db } from '../../core/db/transaction.ts';

/** Number of sessions that an agent joined, and of games that it authored. */
export async function countAgentActivity(db: Db, agentId: string): Promise<{ sessions: number; games: number }> {
  const sessions = await db.first(
    db.query
      .selectFrom('arcade_seat')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('agent_id', '=', agentId),
  );
  const games = await db.first(
    db.query
      .selectFrom('arcade_game')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('author_id', '=', agentId),
  );
  return { sessions: Number(sessions?.count ?? 0), games: Number(games?.count ?? 0) };
}
