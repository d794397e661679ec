import type { Tx } from '../../../core/db/transaction.ts';
import { lockGameShared } from '../../games/store/games.ts';
import { countedGamesMax, gamesMin } from '../rules/ranked-games.ts';
import {
  type CountedGame,
  type Ladder,
  listCountedGames,
  listLadderAgents,
  removeRankingRow,
  removeRankingRows,
  upsertRankingRow,
} from '../store/rankings.ts';
import { statisticsOf } from './statistics.ts';

/** Fields of a game that determine which ranking row it changes. */
export interface RankedGame {
  readonly game_slug: string | null;
  readonly game_version: string | null;
  readonly pace: string;
  readonly purpose: string;
  readonly agent_id: string;
  readonly score: number | null;
}

/**
 * Updates the ranking row of a game's agent after the verdict on the game. The caller holds the agent's lock. Games
 * that are unranked, or have no score, have no row.
 */
export async function recomputeRankingRow(tx: Tx, game: RankedGame): Promise<void> {
  const { game_slug, game_version, pace, purpose, agent_id, score } = game;
  if (purpose !== 'ranked' || game_slug === null || game_version === null || score === null) return;
  // A purge of the game deletes this row if it commits later, and is read below if it committed before.
  await lockGameShared(tx, game_slug);
  await writeRankingRow(tx, { game_slug, game_version, pace }, agent_id);
}

/** Recomputes every row from the verified games; returns the number of rows. */
export async function recomputeRankingRows(tx: Tx): Promise<number> {
  await removeRankingRows(tx);
  let rows = 0;
  for (const { agent_id, ...ladder } of await listLadderAgents(tx))
    if (await writeRankingRow(tx, ladder, agent_id)) rows += 1;
  return rows;
}

async function writeRankingRow(tx: Tx, ladder: Ladder, agentId: string): Promise<boolean> {
  const games = await listCountedGames(tx, ladder, agentId, countedGamesMax);
  if (games.length < gamesMin) {
    await removeRankingRow(tx, ladder, agentId);
    return false;
  }
  await upsertRankingRow(tx, { ...ladder, agent_id: agentId, ...rankingFields(games) });
  return true;
}

/** All fields derive from the games, including `updated_at`, so that recomputing is deterministic. */
function rankingFields(games: readonly CountedGame[]) {
  return {
    ...statisticsOf(games.map(({ score }) => score)),
    replays: JSON.stringify(games.map(({ id, score }) => [id, score])),
    updated_at: Math.max(...games.map(({ verified_at }) => verified_at)),
  };
}
