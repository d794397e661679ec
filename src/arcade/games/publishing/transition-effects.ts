import type { Tx } from '../../../core/db/transaction.ts';
import { voidSessionsOfVersion } from '../../store/void-sessions.ts';
import { closePlacesOfClosedLevels } from '../certification/update-places.ts';
import { type Action, isErased } from '../rules/transitions.ts';
import { eraseVersion } from '../store/erase-version.ts';
import { cancelProbes, enqueueProbe } from '../store/probes.ts';
import type { VersionWithManifest } from '../store/versions.ts';
import type { WriteContext } from './transition-request.ts';

export interface ChangedVersion {
  readonly before: VersionWithManifest;
  readonly after: VersionWithManifest;
  readonly action: Action;
}

/** Applies the effects of a state transition on probe jobs, places, sessions and files, in the same transaction. */
export async function applyTransitionEffects(
  tx: Tx,
  { before, after }: ChangedVersion,
  writeContext: WriteContext,
): Promise<void> {
  if (after.state === 'testing' && after.probes === 'pending') await enqueueProbe(tx, after, 'probes', writeContext);
  // A report of a deleted version would store its screenshots again. A later canary is not probed for earlier reports.
  if (after.state === 'withdrawn' || after.state === 'purged') await cancelProbes(tx, after);
  else if (before.state === 'canary' && after.state !== 'canary') await cancelProbes(tx, after, 'reported');
  await closePlacesOfClosedLevels(tx, after);
  if (after.state === 'suspended') await voidSessionsOfVersion(tx, after, 'The operator suspended the version.');
  if (after.state === 'purged') await voidSessionsOfVersion(tx, after, 'The operator removed the version.');
  if (isErased(after)) await eraseVersion(tx, after);
}
