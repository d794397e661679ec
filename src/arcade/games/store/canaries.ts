import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { RenderOutcome } from '../tables.ts';
import type { GameVersion } from './versions.ts';

/** Agent with its number of sessions. */
export interface AgentSessions {
  readonly agent_id: string;
  /** Number of sessions in which the agent had seat 0, so that a session with several agents counts once. */
  readonly sessions: number;
}

/** Agents, except the author, in ended and not voided sessions of a version that started at this running time or later. */
export function listCanaryPlayers(
  db: Db | Tx,
  { slug, version, author_id: authorId }: Pick<GameVersion, 'slug' | 'version' | 'author_id'>,
  sinceUs: number,
): Promise<AgentSessions[]> {
  return db.all(
    db.query
      .selectFrom('arcade_session as s')
      .innerJoin('arcade_seat as p', 'p.session_n', 's.n')
      .select(['p.agent_id', sql<number>`cast(sum(case when p.seat = 0 then 1 else 0 end) as integer)`.as('sessions')])
      .where('s.game_slug', '=', slug)
      .where('s.game_version', '=', version)
      .where('s.status', '=', 'ended')
      .where('s.void_reason', 'is', null)
      .where('s.started_us', '>=', sinceUs)
      .where('p.agent_id', '!=', authorId ?? '')
      .groupBy('p.agent_id'),
  );
}

/** Increments the count of render reports of a version, hour (since the Unix epoch) and outcome. */
export async function incrementRenderCount(
  tx: Tx,
  versionN: number,
  hour: number,
  outcome: RenderOutcome,
): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('arcade_render_count')
      .values({ version_n: versionN, hour, outcome, n: 1 })
      .onConflict((conflict) =>
        conflict.columns(['version_n', 'hour', 'outcome']).doUpdateSet({ n: sql<number>`arcade_render_count.n + 1` }),
      ),
  );
}

/** Number of render reports of a version by outcome, from this hour (since the Unix epoch) on. */
export async function countRenderReports(db: Db | Tx, versionN: number, fromHour: number) {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_render_count')
      .select((eb) => ['outcome', eb.fn.sum<number>('n').as('count')])
      .where('version_n', '=', versionN)
      .where('hour', '>=', fromHour)
      .groupBy('outcome'),
  );
  return new Map<RenderOutcome, number>(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}

/** Ids of the verified replays of the latest ranked and casual sessions of a version. */
export async function listLatestReplays(
  db: Db,
  { slug, version }: { readonly slug: string; readonly version: string },
  limit: number,
): Promise<string[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_replay')
      .select('id')
      .where('game_slug', '=', slug)
      .where('game_version', '=', version)
      .where('verified', '=', 'verified')
      .where('purpose', 'in', ['ranked', 'casual'])
      .orderBy('session_n', 'desc')
      .limit(limit),
  );
  return rows.map(({ id }) => id);
}
