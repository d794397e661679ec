import type { Tx } from '../../core/db/transaction.ts';
import type { ReplayTable } from '../tables.ts';

/** Keeps the sealed end of a game; it is public once a verifier has played it again. */
export async function insertReplay(
  tx: Tx,
  replay: Omit<ReplayTable, 'verified' | 'verified_at' | 'verifier' | 'fault'>,
): Promise<void> {
  const unverified = { verified: 'pending', verified_at: null, verifier: null, fault: null };
  await tx.run(tx.query.insertInto('arcade_replay').values({ ...replay, ...unverified }));
}
