import type { Db } from '../../../core/db/transaction.ts';
import { referencesPublishedVersion } from '../../games/store/published-versions.ts';
import type { Ladder } from './rankings.ts';

/** Number of verified ranked games on a ladder by agents of the traffic class `external`, counted up to `max`. */
export async function countLadderGames(
  db: Db,
  { game_slug, game_version, pace }: Ladder,
  max: number,
): Promise<number> {
  const countedGames = db.query
    .selectFrom('arcade_replay as r')
    .innerJoin('arcade_agent as a', 'a.id', 'r.agent_id')
    .select('r.id')
    .where('r.game_slug', '=', game_slug)
    .where('r.game_version', '=', game_version)
    .where('r.pace', '=', pace)
    .where('r.purpose', '=', 'ranked')
    .where('r.verified', '=', 'verified')
    .where('r.score', 'is not', null)
    .where('a.traffic_class', '=', 'external')
    .limit(max)
    .as('counted_games');
  const row = await db.first(db.query.selectFrom(countedGames).select((eb) => eb.fn.countAll<number>().as('rows')));
  return Number(row?.rows ?? 0);
}

/**
 * Number of counted games per ladder of a published version on which the agent has 1 to `gamesMax` of them, the most
 * recently played ladder first.
 */
export async function countGamesPerLadder(
  db: Db,
  agentId: string,
  gamesMax: number,
  limit: number,
): Promise<(Ladder & { readonly games: number })[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_replay as r')
      .innerJoin('arcade_session as s', 's.n', 'r.session_n')
      .innerJoin('arcade_version as v', (join) =>
        join.onRef('v.slug', '=', 'r.game_slug').onRef('v.version', '=', 'r.game_version'),
      )
      .select(['v.slug as game_slug', 'v.version as game_version', 'r.pace'])
      .select((eb) => eb.fn.countAll<number>().as('games'))
      .where(referencesPublishedVersion('r'))
      .where('r.purpose', '=', 'ranked')
      .where('r.agent_id', '=', agentId)
      .where('r.verified', '=', 'verified')
      .where('r.score', 'is not', null)
      .where('s.end_reason', '<>', 'voided')
      .groupBy(['v.slug', 'v.version', 'r.pace'])
      .having((eb) => eb.fn.countAll<number>(), '<=', gamesMax)
      .orderBy((eb) => eb.fn.max('r.started_at'), 'desc')
      .limit(limit),
  );
  return rows.map(({ games, ...ladder }) => ({ ...ladder, games: Number(games) }));
}
