import type { Tx } from '../../core/db/transaction.ts';
import {
  type CountedGame,
  type Ladder,
  lastCounted,
  listLadderAgents,
  putRow,
  removeAllRows,
  removeRow,
} from '../store/rankings.ts';
import { leastGames, statisticsOf, windowGames } from './statistics.ts';

/** A game as far as it tells which row it counts for. */
export interface RankedGame {
  readonly game_slug: string | null;
  readonly game_version: string | null;
  readonly pace: string;
  readonly purpose: string;
  readonly agent_id: string;
  readonly score: number | null;
}

/**
 * Brings the row up to date that a game counts for, after its verdict and with the agent's lock
 * held. Games that are not ranked, or have no score to compare, count for none.
 */
export async function recomputeRow(tx: Tx, game: RankedGame): Promise<void> {
  const { game_slug, game_version, pace, purpose, agent_id, score } = game;
  if (purpose !== 'ranked' || game_slug === null || game_version === null || score === null) return;
  await writeRow(tx, { game_slug, game_version, pace }, agent_id);
}

/** Makes every row anew from the verified games alone; answers how many there are. */
export async function recomputeAll(tx: Tx): Promise<number> {
  await removeAllRows(tx);
  let rows = 0;
  for (const { agent_id, ...ladder } of await listLadderAgents(tx)) if (await writeRow(tx, ladder, agent_id)) rows += 1;
  return rows;
}

async function writeRow(tx: Tx, ladder: Ladder, agentId: string): Promise<boolean> {
  const games = await lastCounted(tx, ladder, agentId, windowGames);
  if (games.length < leastGames) {
    await removeRow(tx, ladder, agentId);
    return false;
  }
  await putRow(tx, { ...ladder, agent_id: agentId, ...standing(games) });
  return true;
}

/** All of it follows from the games, also when they were counted last: made anew it is the same. */
function standing(games: readonly CountedGame[]) {
  return {
    ...statisticsOf(games.map(({ score }) => score)),
    replays: JSON.stringify(games.map(({ id, score }) => [id, score])),
    updated_at: Math.max(...games.map(({ verified_at }) => verified_at)),
  };
}
