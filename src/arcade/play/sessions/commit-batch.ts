import type { Tx } from '../../../core/db/transaction.ts';
import type { GameEvent } from '../../engines/driver.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import { closeSeat } from '../store/seats.ts';
import { appendRecords, deleteRecords } from '../store/session-log.ts';
import { updateHead } from '../store/sessions.ts';
import type { Batch } from './batch.ts';
import { checkWallUs, type LoadedGame } from './game.ts';

/**
 * Stores the records of a batch if the head of the session is still `seqBase`. Returns null and stores nothing if a
 * concurrent write has moved the head. Viewers are notified after the commit.
 */
export async function commitBatch(
  tx: Tx,
  services: RunningArcade,
  seqBase: number,
  { game: after, records }: Batch,
): Promise<LoadedGame | null> {
  const { facts, state, seq, wallUs, chainHead, logN: before } = after;
  const logN = await appendRecords(tx, { session_n: facts.n, before_n: before, first_n: seqBase + 1 }, records);
  const game: LoadedGame = { ...after, logN };
  const isStored = await updateHead(tx, {
    n: facts.n,
    seq_base: seqBase,
    seq,
    t_us: facts.driver.timeOf(state),
    wall_us: wallUs,
    chain_head: chainHead,
    log_n: logN,
    check_us: checkWallUs(game),
  });
  if (!isStored) {
    await deleteRecords(tx, before, logN);
    return null;
  }
  await freeSeats(tx, game, seqBase);
  tx.afterCommit(() => {
    services.sessions.cache(game);
    services.watch.notifyWritten(facts.id);
  });
  return game;
}

/** Closes the seats of players that left a continuing game, which frees their session slots. */
async function freeSeats(tx: Tx, { events, facts }: LoadedGame, seqBase: number): Promise<void> {
  for (const { seq, event } of events) {
    if (event.type !== 'left' || seq < seqBase) continue;
    const agentId = facts.players[(event as SeatEvent).seat];
    if (agentId !== undefined) await closeSeat(tx, facts.n, agentId);
  }
}

interface SeatEvent extends GameEvent {
  readonly seat: number;
}
