import { formatTime } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { Pace } from '../../engines/pace.ts';
import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import { countGamesPerLadder } from '../store/ladder-counts.ts';
import { type CountedGame, type Ladder, listAgentLadders, listCountedGames } from '../store/rankings.ts';
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

interface AgentLadder {
  readonly game: { readonly slug: string; readonly version: string };
  readonly pace: Pace;
}

export interface LadderHistory extends AgentLadder {
  readonly points: RatingPoint[];
}

/** Ladder on which the agent has too few games for a rating. */
export interface UnratedLadder extends AgentLadder {
  /** Verified ranked games. */
  readonly games: number;
  readonly games_until_rated: number;
}

export interface RatingHistory {
  readonly ladders: readonly LadderHistory[];
  readonly unrated: readonly UnratedLadder[];
}

/** Ladders on which the agent has verified ranked games, but too few for a rating. */
export async function readUnratedLadders(db: Db, agentId: string): Promise<UnratedLadder[]> {
  const counts = await countGamesPerLadder(db, agentId, gamesMin - 1, shownLaddersMax);
  return counts.map(({ game_slug: slug, game_version: version, pace, games }) => ({
    game: { slug, version },
    pace: pace as Pace,
    games,
    games_until_rated: gamesMin - games,
  }));
}

/** Ladders on which the agent has a rating, each with the rating after each of its latest games. */
export async function readLadderHistories(db: Db, agentId: string): Promise<LadderHistory[]> {
  const histories: LadderHistory[] = [];
  for (const ladder of await listAgentLadders(db, agentId, shownLaddersMax)) {
    const { game_slug: slug, game_version: version } = ladder;
    histories.push({
      game: { slug, version },
      pace: ladder.pace as Pace,
      points: await listPoints(db, ladder, agentId),
    });
  }
  return histories;
}

async function listPoints(db: Db, ladder: Ladder, agentId: string): Promise<RatingPoint[]> {
  // The first ratings shown depend on earlier games.
  const games = await listCountedGames(db, ladder, agentId, shownGamesMax + countedGamesMax - 1);
  return games.map((game, index) => toPoint(game, games.slice(0, index + 1))).slice(-shownGamesMax);
}

function toPoint({ id, score, verified_at }: CountedGame, gamesSoFar: readonly CountedGame[]): RatingPoint {
  const scores = gamesSoFar.slice(-countedGamesMax).map((game) => game.score);
  const rating = scores.length < gamesMin ? null : statisticsOf(scores).rating;
  return { replay_id: id, score, rating, verified_at: formatTime(verified_at) };
}
