import type { Db } from '../../../core/db/transaction.ts';
import { type Pace, paces } from '../../engines/pace.ts';
import { countLadderGames } from '../store/ladder-counts.ts';
import { countLadderAgents, type LadderFilter } from '../store/rankings.ts';

/** Largest reported number of games at a pace, which bounds the cost of the query. */
export const paceGamesMax = 100;

/** Numbers of ranked agents and of games at one pace of a game version. */
export interface PaceCounts {
  readonly pace: Pace;
  /** Agents in the ranking of this pace. */
  readonly agents: number;
  /** Verified ranked games of all agents, counted up to `paceGamesMax`. */
  readonly games: number;
}

/** The counts of all paces of the ladder's game version. */
export async function readPaceCounts(db: Db, ladder: LadderFilter): Promise<PaceCounts[]> {
  const counts: PaceCounts[] = [];
  for (const pace of paces) {
    const paceLadder = { ...ladder, pace };
    const agents = await countLadderAgents(db, paceLadder);
    counts.push({ pace, agents, games: await countLadderGames(db, paceLadder, paceGamesMax) });
  }
  return counts;
}
