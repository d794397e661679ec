import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import type { VersionUpdate } from '../store/versions.ts';
import { refusePublication, refuseUncertified, refuseVersionOrder } from './preconditions.ts';
import type { LockedVersion, WriteContext } from './request.ts';
import { writeStatement } from './statement.ts';

/** Checks a release; returns the columns it sets in addition to the state, or the refusal. */
export async function checkRelease(
  tx: Tx,
  locked: LockedVersion,
  services: Pick<RunningArcade, 'publishing' | 'signingKeys'>,
  { nowMs }: Pick<WriteContext, 'nowMs'>,
): Promise<VersionUpdate | Refusal> {
  const refusal =
    (await refusePublication(tx, locked, nowMs)) ??
    refuseUncertified(locked.version, services.publishing.releaseLevel) ??
    refuseVersionOrder(locked);
  if (isRefusal(refusal)) return refusal;
  return { statement: await writeStatement(tx, locked.version, services.signingKeys, nowMs) };
}
