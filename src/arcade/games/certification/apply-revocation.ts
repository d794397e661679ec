import type { Tx } from '../../../core/db/transaction.ts';
import { applyTransition, lockVersionByN } from '../publishing/apply-transition.ts';
import { platform, type TransitionRequest, type WriteContext } from '../publishing/transition-request.ts';
import type { Level } from '../rules/certificate.ts';
import type { VersionState } from '../rules/transitions.ts';
import type { CertifiableVersion } from '../store/places.ts';
import { updateVersion } from '../store/versions.ts';

/** Actor and reason of a revocation. */
export type RevocationCause = Required<Pick<TransitionRequest, 'actor' | 'reason'>> &
  Pick<TransitionRequest, 'decisionId'>;

/**
 * Effects of a revocation on the version: without P3 a version in review or approved returns to testing, and a canary
 * ends. A released version is unchanged until the operator decides. The platform is the actor of the canary's end, also
 * after an operator's decision. The same holds for the state to which a suspended version will be restored.
 */
export async function applyRevocation(
  tx: Tx,
  { level }: { readonly level: Level },
  { n }: Pick<CertifiableVersion, 'n'>,
  cause: RevocationCause,
  writeContext: WriteContext,
): Promise<void> {
  const locked = await lockVersionByN(tx, n);
  if (locked === undefined) return;
  const { state, state_before: stateBefore } = locked.version;
  const nextState = stateWithoutCertificate(state === 'suspended' ? stateBefore : state, level);
  if (nextState === null) return;
  if (state === 'suspended') {
    const period = nextState === 'testing' ? { submitted_us: writeContext.nowUs } : {};
    return updateVersion(tx, n, { state_before: nextState, ...period });
  }
  const request: TransitionRequest =
    nextState === 'testing'
      ? { action: 'revoke', ...cause }
      : { action: 'stop', actor: platform, reason: cause.reason };
  await applyTransition(tx, locked, request, writeContext);
}

/** State of a version after the revocation of its certificate of this level; null when its state does not change. */
function stateWithoutCertificate(state: VersionState | null, level: Level): 'testing' | 'rolled_back' | null {
  if (state === 'canary') return 'rolled_back';
  return level === 'P3' && (state === 'review' || state === 'approved') ? 'testing' : null;
}
