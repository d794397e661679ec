import type { Tx } from '../../../core/db/transaction.ts';
import { applyTransition, lockVersion } from '../publishing/apply-transition.ts';
import { platform, type WriteContext } from '../publishing/transition-request.ts';

/** Ends the canary of a version whose evidence is invalid; versions in other states are unchanged. */
export async function endCanary(
  tx: Tx,
  { slug, version }: { readonly slug: string; readonly version: string },
  reason: string,
  writeContext: WriteContext,
): Promise<void> {
  const locked = await lockVersion(tx, slug, version);
  if (locked?.version.state !== 'canary') return;
  await applyTransition(tx, locked, { action: 'stop', actor: platform, reason }, writeContext);
}
