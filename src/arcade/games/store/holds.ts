import type { Tx } from '../../../core/db/transaction.ts';
import type { HoldReason } from '../tables.ts';

/** Holds a version until an operator resumes it; an existing hold keeps its reason. */
export async function holdVersion(tx: Tx, versionN: number, reason: HoldReason): Promise<void> {
  await tx.run(
    tx.query.updateTable('arcade_version').set({ held: reason }).where('n', '=', versionN).where('held', 'is', null),
  );
}
