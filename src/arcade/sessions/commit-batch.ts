import type { Tx } from '../../core/db/transaction.ts';
import type { GameEvent } from '../engines/driver.ts';
import type { RunningArcade } from '../running-arcade.ts';
import { closeSeat } from '../store/seats.ts';
import { appendRecords, dropRecords } from '../store/session-log.ts';
import { moveHead } from '../store/sessions.ts';
import type { Batch } from './batch.ts';
import { checkWallUs, type Game } from './game.ts';

/**
 * Stores what a batch recorded, if the session still stands at `seqBase`; null, and nothing
 * written, when another write came first. Who watches is told after the commit.
 */
export async function commitBatch(
  tx: Tx,
  services: RunningArcade,
  seqBase: number,
  { game: played, records }: Batch,
): Promise<Game | null> {
  const { facts, state, seq, wallUs, chainHead, logN: before } = played;
  const logN = await appendRecords(tx, { session_n: facts.n, before_n: before, first_n: seqBase + 1 }, records);
  const game: Game = { ...played, logN };
  const moved = await moveHead(tx, {
    n: facts.n,
    seq_base: seqBase,
    seq,
    t_us: facts.driver.timeOf(state),
    wall_us: wallUs,
    chain_head: chainHead,
    log_n: logN,
    check_us: checkWallUs(game),
  });
  if (!moved) {
    await dropRecords(tx, before, logN);
    return null;
  }
  await freeSeats(tx, game, seqBase);
  tx.afterCommit(() => {
    services.sessions.keep(game);
    services.watch.written(facts.id);
  });
  return game;
}

/** Who left a game that goes on has room for another. */
async function freeSeats(tx: Tx, { events, facts }: Game, seqBase: number): Promise<void> {
  for (const { seq, event } of events) {
    if (event.type !== 'left' || seq < seqBase) continue;
    const agentId = facts.players[(event as SeatEvent).seat];
    if (agentId !== undefined) await closeSeat(tx, facts.n, agentId);
  }
}

interface SeatEvent extends GameEvent {
  readonly seat: number;
}
