import type { Tx } from '../../../core/db/transaction.ts';
import { platform, type WriteContext } from '../publishing/transition-request.ts';
import { type CertificateBody, roundsFor } from '../rules/certificate.ts';
import {
  type CertificateRow,
  findCertificate,
  findReplaysByChainHeads,
  listCompleteRounds,
  listCurrentCertificates,
  setVersionLevel,
  updateCertificate,
} from '../store/certificates.ts';
import {
  type CertifiableVersion,
  closePlacesOfSessions,
  listPlacesOfSession,
  lockCertifiableVersion,
} from '../store/places.ts';
import { cancelProbes } from '../store/probes.ts';
import { applyRevocation, type RevocationCause } from './apply-revocation.ts';
import { notifyCertificate } from './issue-certificate.ts';

export interface RevocationResult {
  readonly certificate: CertificateRow;
  readonly version: CertifiableVersion;
}

/**
 * Revokes a certificate and voids its rounds: their places are closed, and reopened while the level is open. Updates
 * the state of the version. Undefined when there is nothing to revoke.
 */
export async function revokeCertificate(
  tx: Tx,
  id: string,
  cause: RevocationCause,
  context: WriteContext,
): Promise<RevocationResult | undefined> {
  const unlockedRow = await findCertificate(tx, id);
  const version = unlockedRow === undefined ? undefined : await lockCertifiableVersion(tx, unlockedRow.version_n);
  const certificate = await findCertificate(tx, id);
  if (version === undefined || certificate === undefined || certificate.state === 'revoked') return undefined;
  await updateCertificate(tx, certificate, {
    state: 'revoked',
    revoked_at: context.nowMs,
    reason: cause.reason,
    claim: null,
  });
  if (certificate.state === 'drawing') await cancelProbes(tx, version, 'evidence');
  await closePlacesOfSessions(tx, version.n, await listSessionsOf(tx, certificate, version));
  if (version.level !== 'server') await setVersionLevel(tx, version.n, await findLevel(tx, version));
  await notifyCertificate(tx, 'certificate.revoked', version, id, context);
  await applyRevocation(tx, certificate, version, cause, context);
  return { certificate, version };
}

const divergedReplay: RevocationCause = { actor: platform, reason: 'A replay of its evidence diverged.' };

/**
 * Revokes every certificate of the version whose evidence includes this session or is not stored yet, because the log
 * of the session diverged after it was verified.
 */
export async function revokeCertificatesOfSession(
  tx: Tx,
  sessionN: number,
  chainHead: string,
  context: WriteContext,
): Promise<RevocationResult[]> {
  const [place] = await listPlacesOfSession(tx, sessionN);
  if (place === undefined) return [];
  const revocations: RevocationResult[] = [];
  for (const { id, body } of await listCurrentCertificates(tx, place.version_n)) {
    if (body !== null && !chainHeadsOf(body).includes(chainHead)) continue;
    const revocation = await revokeCertificate(tx, id, divergedReplay, context);
    if (revocation !== undefined) revocations.push(revocation);
  }
  await closePlacesOfSessions(tx, place.version_n, [sessionN]);
  return revocations;
}

async function listSessionsOf(tx: Tx, row: CertificateRow, version: CertifiableVersion): Promise<number[]> {
  const { body, level, state } = row;
  // Without stored evidence the diverging round is unknown, so all rounds are reopened.
  if (body === null && state === 'mismatch')
    return roundsFor(level, await listCompleteRounds(tx, version.n)).map(({ session_n }) => session_n);
  if (body === null) return [];
  return (await findReplaysByChainHeads(tx, version, chainHeadsOf(body))).map(({ session_n }) => session_n);
}

function chainHeadsOf(body: string): string[] {
  return (JSON.parse(body) as CertificateBody).rounds.map(({ chain_head }) => chain_head);
}

async function findLevel(tx: Tx, { n, probes }: CertifiableVersion): Promise<'P1' | 'P2' | 'P3' | 'P4'> {
  const issuedLevels = (await listCurrentCertificates(tx, n))
    .filter(({ state }) => state === 'issued')
    .map(({ level }) => level);
  if (issuedLevels.includes('P4')) return 'P4';
  if (issuedLevels.includes('P3')) return 'P3';
  return probes === 'passed' ? 'P2' : 'P1';
}
