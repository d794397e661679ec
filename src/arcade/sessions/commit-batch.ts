import type { Tx } from '../../core/db/transaction.ts';
import type { ArcadeServices } from '../services.ts';
import { appendRecords, moveHead } from '../store/sessions.ts';
import type { Batch } from './batch.ts';
import { checkWallUs, type Game } from './game.ts';

/**
 * Stores what a batch recorded, if the session still stands at `seqBase`; null, and nothing
 * written, when another write came first. Who watches is told after the commit.
 */
export async function commitBatch(
  tx: Tx,
  services: ArcadeServices,
  seqBase: number,
  { game, records }: Batch,
): Promise<Game | null> {
  const { facts, state, seq, wallUs, chainHead } = game;
  const moved = await moveHead(tx, {
    n: facts.n,
    seq_base: seqBase,
    seq,
    t_us: facts.driver.timeOf(state),
    wall_us: wallUs,
    chain_head: chainHead,
    check_us: checkWallUs(game),
  });
  if (!moved) return null;
  await appendRecords(tx, facts.n, seqBase + 1, records);
  tx.afterCommit(() => {
    services.sessions.keep(game);
    services.watch.written(facts.id);
  });
  return game;
}
