import type { Tx } from '../../../core/db/transaction.ts';
import { applyTransition, lockVersionByN } from '../publishing/apply-transition.ts';
import { platform, type TransitionRequest, type WriteContext } from '../publishing/transition-request.ts';
import type { Level } from '../rules/certificate.ts';
import type { CertifiableVersion } from '../store/places.ts';

/** Actor and reason of a revocation. */
export type RevocationCause = Required<Pick<TransitionRequest, 'actor' | 'reason'>> &
  Pick<TransitionRequest, 'decisionId'>;

/**
 * Effects of a revocation on the version: without P3 a version in review or approved returns to testing, and a canary
 * ends. A released version is unchanged until the operator decides. The platform is the actor of the canary's end, also
 * after an operator's decision.
 */
export async function applyRevocation(
  tx: Tx,
  { level }: { readonly level: Level },
  version: Pick<CertifiableVersion, 'n' | 'state'>,
  cause: RevocationCause,
  writeContext: WriteContext,
): Promise<void> {
  const request: TransitionRequest | null =
    version.state === 'canary'
      ? { action: 'stop', actor: platform, reason: cause.reason }
      : level === 'P3' && (version.state === 'review' || version.state === 'approved')
        ? { action: 'revoke', ...cause }
        : null;
  const locked = request === null ? undefined : await lockVersionByN(tx, version.n);
  if (request !== null && locked !== undefined) await applyTransition(tx, locked, request, writeContext);
}
