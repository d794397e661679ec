import type { Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { GameEvent } from '../../engines/driver.ts';
import { closeSeat } from '../store/seats.ts';
import { appendRecords, deleteRecords } from '../store/session-log.ts';
import { updateHead } from '../store/sessions.ts';
import type { Batch } from './batch.ts';
import { type LoadedGame, nextCheckUs } from './game.ts';

/**
 * Stores the records of a batch if the head of the session is still `seqBase`. Returns null and stores nothing if a
 * concurrent write has moved the head. Viewers are notified after the commit.
 */
export async function commitBatch(
  tx: Tx,
  services: ArcadeServices,
  seqBase: number,
  { game: updatedGame, records }: Batch,
): Promise<LoadedGame | null> {
  const { setup, state, seq, runningUs, chainHead, logN: previousLogN } = updatedGame;
  const logN = await appendRecords(tx, { session_n: setup.n, before_n: previousLogN, first_n: seqBase + 1 }, records);
  const game: LoadedGame = { ...updatedGame, logN };
  const isStored = await updateHead(tx, {
    n: setup.n,
    seq_base: seqBase,
    seq,
    t_us: setup.driver.timeOf(state),
    wall_us: runningUs,
    chain_head: chainHead,
    log_n: logN,
    check_us: nextCheckUs(game),
  });
  if (!isStored) {
    await deleteRecords(tx, previousLogN, logN);
    return null;
  }
  await freeSeats(tx, game, seqBase);
  tx.afterCommit(() => {
    services.sessions.cache(game);
    services.watch.notifyWritten(setup.id);
  });
  return game;
}

/**
 * Closes the seats of players that left a continuing game, which then no longer counts as one of their open sessions.
 */
async function freeSeats(tx: Tx, { events, setup }: LoadedGame, seqBase: number): Promise<void> {
  for (const { seq, event } of events) {
    if (event.type !== 'left' || seq < seqBase) continue;
    const agentId = setup.players[(event as SeatEvent).seat];
    if (agentId !== undefined) await closeSeat(tx, setup.n, agentId);
  }
}

interface SeatEvent extends GameEvent {
  readonly seat: number;
}
