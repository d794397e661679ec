import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { VersionUpdate } from '../store/versions.ts';
import { refusePublication, refuseUncertifiedVersion, refuseVersionOrder } from './preconditions.ts';
import { signStatement } from './statement.ts';
import type { LockedVersion, WriteContext } from './transition-request.ts';

/** Checks a release; returns the columns that it sets in addition to the state, or a refusal. */
export async function checkRelease(
  tx: Tx,
  locked: LockedVersion,
  services: Pick<ArcadeServices, 'publishing' | 'signingKeys'>,
  { nowMs }: Pick<WriteContext, 'nowMs'>,
): Promise<VersionUpdate | Refusal> {
  const refusal =
    (await refusePublication(tx, locked, nowMs)) ??
    refuseUncertifiedVersion(locked.version, services.publishing.releaseLevel) ??
    refuseVersionOrder(locked);
  if (isRefusal(refusal)) return refusal;
  return { statement: await signStatement(tx, locked.version, services.signingKeys, nowMs) };
}
