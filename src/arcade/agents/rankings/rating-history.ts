import { formatTime } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { Pace } from '../../engines/pace.ts';
import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import { type CountedGame, type Ladder, latestCountedGames, listAgentLadders } from '../store/rankings.ts';
import { statisticsOf } from './statistics.ts';

/** Number of latest games per ladder in the history. */
export const shownGamesMax = 100;
/** Number of ladders in the history, the most recently played first. */
export const shownLaddersMax = 8;

export interface RatingPoint {
  readonly replay_id: string;
  readonly score: number;
  /** Null: too few games for a rating. */
  readonly rating: number | null;
  readonly verified_at: string;
}

export interface LadderHistory {
  readonly game: { readonly slug: string; readonly version: string };
  readonly pace: Pace;
  readonly points: RatingPoint[];
}

/** Rating history of an agent: the rating after each of its latest games, per ladder. */
export async function readRatingHistory(db: Db, agentId: string): Promise<LadderHistory[]> {
  const histories: LadderHistory[] = [];
  for (const ladder of await listAgentLadders(db, agentId, shownLaddersMax)) {
    const { game_slug: slug, game_version: version } = ladder;
    histories.push({ game: { slug, version }, pace: ladder.pace as Pace, points: await pointsOf(db, ladder, agentId) });
  }
  return histories;
}

async function pointsOf(db: Db, ladder: Ladder, agentId: string): Promise<RatingPoint[]> {
  // The first ratings shown depend on earlier games.
  const games = await latestCountedGames(db, ladder, agentId, shownGamesMax + countedGamesMax - 1);
  return games.map((game, index) => toPoint(game, games.slice(0, index + 1))).slice(-shownGamesMax);
}

function toPoint({ id, score, verified_at }: CountedGame, gamesSoFar: readonly CountedGame[]): RatingPoint {
  const scores = gamesSoFar.slice(-countedGamesMax).map((game) => game.score);
  const rating = scores.length < gamesMin ? null : statisticsOf(scores).rating;
  return { replay_id: id, score, rating, verified_at: formatTime(verified_at) };
}
