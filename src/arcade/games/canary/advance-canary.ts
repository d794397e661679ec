import { isRefusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { applyTransition } from '../publishing/apply-transition.ts';
import { checkRelease } from '../publishing/check-release.ts';
import { holdReasonOf } from '../publishing/preconditions.ts';
import { type LockedVersion, platform, type WriteContext } from '../publishing/transition-request.ts';
import { updateVersion } from '../store/versions.ts';
import { readCanaryEvidence } from './canary-evidence.ts';
import { canarySteps, evaluateCanaryStep } from './evaluate-step.ts';
import { handleRenderReports } from './handle-render-reports.ts';

/**
 * Advances a canary by one step when there is enough evidence; after the last step releases it if `auto_release` is
 * set.
 */
export async function advanceCanary(
  tx: Tx,
  locked: LockedVersion,
  services: Pick<ArcadeServices, 'publishing' | 'signingKeys'>,
  writeContext: WriteContext,
): Promise<void> {
  const { game, version } = locked;
  const evidence = await readCanaryEvidence(tx, version, writeContext);
  if (evidence === null) return;
  const isHeld = await handleRenderReports(tx, version, writeContext);
  if (isHeld || (await holdReasonOf(tx, version, writeContext.nowMs)) !== null) return;
  const stepResult = evaluateCanaryStep(evidence, {
    stepHours: services.publishing.canaryStepHours,
    hasStable: game.stable_version !== null,
  });
  switch (stepResult) {
    case 'wait':
      return;
    case 'inconclusive':
      return updateVersion(tx, version.n, { canary_note: 'inconclusive' });
    case 'next': {
      const columns = { canary_percent: canarySteps[evidence.percent].nextPercent };
      await applyTransition(tx, locked, { action: 'canary', actor: platform, columns }, writeContext);
      return;
    }
    case 'ready': {
      if (version.canary_note !== 'ready') await updateVersion(tx, version.n, { canary_note: 'ready' });
      if (version.auto_release === 0) return;
      const columns = await checkRelease(tx, locked, services, writeContext);
      if (!isRefusal(columns))
        await applyTransition(tx, locked, { action: 'release', actor: platform, columns }, writeContext);
    }
  }
}
