import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import type { Decision, ModerationResult, Target } from '../../../core/operation/admin/moderation.ts';
import { notFound, nothingToChange } from '../../../core/operation/errors.ts';
import { closeFeedback } from '../../agents/store/feedback.ts';
import { nextState } from '../rules/transitions.ts';
import { listVersions } from '../store/versions.ts';
import { applyTransition, lockVersion } from './apply-transition.ts';

/**
 * Suspends or restores the target version, or every version of the target game, and closes their open reports. Refuses
 * with not_found for an unknown target, and with nothing_to_change when no version changes.
 */
export async function decideVersions(
  tx: Tx,
  target: Target,
  action: 'suspend' | 'restore',
  decision: Decision,
): Promise<ModerationResult | Refusal> {
  const [slug = '', version] = target.id.split('@');
  const isGame = target.kind === 'game';
  if (isGame !== (version === undefined))
    return refuse(notFound, 'A version is named as slug@version, a game as slug.');
  const versionNumbers = isGame ? (await listVersions(tx, slug)).map((row) => row.version) : [version ?? ''];
  if (versionNumbers.length === 0) return refuse(notFound, 'No game with this slug exists.');
  let decidedCount = 0;
  for (const versionNumber of versionNumbers) {
    const locked = await lockVersion(tx, slug, versionNumber);
    if (locked === undefined) return refuse(notFound, 'No version with this number exists.');
    if (nextState(action, 'owner', locked.version) === null) continue;
    const request = {
      action,
      actor: { kind: 'owner', name: null },
      reason: decision.reason,
      reasonCode: 'other',
      // A decision about several versions has one log entry per version.
      decisionId: isGame ? decision.newId('trn_') : decision.id,
    } as const;
    // Neither action starts a period, so running time is not needed.
    const transition = await applyTransition(tx, locked, request, { ...decision, nowUs: 0 });
    if (isRefusal(transition)) return transition;
    decidedCount += 1;
  }
  if (decidedCount === 0) return refuse(nothingToChange, 'No version is in a state that allows this.');
  return { closedReportCount: await closeFeedback(tx, slug, version ?? null, decision) };
}
