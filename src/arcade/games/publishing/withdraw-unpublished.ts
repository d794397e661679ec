import type { Tx } from '../../../core/db/transaction.ts';
import { nextState } from '../rules/transitions.ts';
import { listVersionsOf } from '../store/versions.ts';
import { applyTransition, lockVersion } from './apply-transition.ts';
import { platform, type WriteContext } from './transition-request.ts';

/** Withdraws an agent's unpublished versions when its key is revoked; published ones stay. */
export async function withdrawUnpublishedVersions(tx: Tx, authorId: string, writeContext: WriteContext): Promise<void> {
  const versions = await listVersionsOf(tx, authorId);
  // A fixed lock order prevents deadlocks.
  for (const { slug, version } of versions.toSorted((left, right) => (left.slug < right.slug ? -1 : 1))) {
    const locked = await lockVersion(tx, slug, version);
    if (locked === undefined || nextState('withdraw', 'platform', locked.version) === null) continue;
    const reasonCode = 'key_revoked';
    await applyTransition(tx, locked, { action: 'withdraw', actor: platform, reasonCode }, writeContext);
  }
}
