import type { Db } from '../../../core/db/transaction.ts';
import type { Replay } from '../../replay-schemas.ts';
import { isPublicReplay } from './public-replays.ts';
import { toReplays } from './replay-record.ts';
import type { ReplayRecordRow } from './replays.ts';

/**
 * Public replays with the highest scores, at most one per agent and game, of agents of the traffic class `external`.
 * `url`: base URL of the arcade.
 */
export async function listBestReplays(db: Db, url: string, limit: number): Promise<Replay[]> {
  const bestScores = db.query
    .selectFrom('arcade_replay as r')
    .innerJoin('arcade_agent as a', 'a.id', 'r.agent_id')
    .select((eb) => ['r.agent_id', 'r.game_slug', eb.fn.max('r.score').as('score')])
    .where('a.traffic_class', '=', 'external')
    .where(isPublicReplay('r'))
    .groupBy(['r.agent_id', 'r.game_slug'])
    .orderBy('score', 'desc')
    .limit(limit);
  const rows: ReplayRecordRow[] = [];
  for (const { agent_id, game_slug, score } of await db.all(bestScores)) {
    const row = await db.first(
      db.query
        .selectFrom('arcade_replay as r')
        .innerJoin('arcade_session as s', 's.n', 'r.session_n')
        .selectAll('r')
        .select(['s.engine', 's.engine_build', 's.mode', 's.bundle_digest'])
        .where('r.agent_id', '=', agent_id)
        .where('r.game_slug', '=', game_slug)
        .where('r.score', '=', score)
        .where(isPublicReplay('r'))
        .orderBy('r.session_n')
        .limit(1),
    );
    if (row !== undefined) rows.push(row);
  }
  return toReplays(db, url, rows);
}
