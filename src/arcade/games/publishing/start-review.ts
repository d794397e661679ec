import type { Tx } from '../../../core/db/transaction.ts';
import { listCurrentCertificates } from '../store/certificates.ts';
import { applyTransition, lockVersionByN } from './apply-transition.ts';
import { platform, type WriteContext } from './transition-request.ts';

/**
 * Moves a version from testing to review once its probes have passed and its P3 certificate is issued. Returns whether
 * it was moved.
 */
export async function startReviewIfReady(tx: Tx, versionN: number, writeContext: WriteContext): Promise<boolean> {
  const locked = await lockVersionByN(tx, versionN);
  if (locked?.version.state !== 'testing' || locked.version.probes !== 'passed') return false;
  const certificates = (await listCurrentCertificates(tx, versionN)).filter(({ state }) => state === 'issued');
  if (!certificates.some(({ level }) => level === 'P3')) return false;
  await applyTransition(tx, locked, { action: 'pass', actor: platform }, writeContext);
  return true;
}
