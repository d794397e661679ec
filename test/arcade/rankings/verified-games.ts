import assert from 'node:assert/strict';
import { engineBuilds } from '../../../src/arcade/engines/builds.ts';
import { claimPendingReplays } from '../../../src/arcade/replays/store/verification.ts';
import { recordVerdict } from '../../../src/arcade/replays/verification/verdict.ts';
import type { LogVerdict } from '../../../src/arcade/replays/verification/verify-stored-log.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { type FinishedGame, type StoredGame, storeFinishedGame } from '../replays/finished-games.ts';

type GameOptions = Partial<FinishedGame> & Pick<FinishedGame, 'agentId' | 'name'>;

/** Stores a finished game that is not yet verified. */
export function finishGame(database: Database, game: GameOptions): Promise<StoredGame> {
  return storeFinishedGame(database, { steps: 60, isQuick: true, ...game });
}

/** Stores this number of finished games; each starts one millisecond after the previous one. */
export async function finishGames(database: Database, count: number, game: GameOptions): Promise<StoredGame[]> {
  const games: StoredGame[] = [];
  for (let index = 0; index < count; index += 1)
    games.push(await finishGame(database, { startedAt: 3_000 + index, ...game, name: `${game.name}_${index}` }));
  return games;
}

export const faultyVerdict: LogVerdict = { ok: false, fault: 'chain', n: 1, detail: 'Created by a test.' };

/** Records `verdict` on each game, in this order. Without `verdict`, records that the log of the game is valid. */
export async function verifyAll(database: Database, games: readonly StoredGame[], verdict?: LogVerdict): Promise<void> {
  await database.write((tx) =>
    claimPendingReplays(tx, { node: 'nod_test', heldIds: [] }, Object.values(engineBuilds), 1_000),
  );
  let nowMs = 50_000;
  for (const { replayId, log } of games) {
    nowMs += 10;
    const context = {
      node: 'nod_test',
      nowMs,
      nowUs: nowMs * 1_000,
      accountAgeHoursMin: 0,
      newId: (prefix: string) => `${prefix}${replayId}_${nowMs}`,
    };
    const isWritten = await database.write((tx) => recordVerdict(tx, replayId, verdict ?? validVerdict(log), context));
    assert.ok(isWritten, replayId);
  }
}

function validVerdict({ records, footer }: StoredGame['log']): LogVerdict {
  const { result, final_state_hash: finalStateHash, chain_head: chainHead } = footer;
  return { ok: true, steps: records.length, result, finalStateHash, chainHead, logHash: '', round: null, kid: '' };
}
