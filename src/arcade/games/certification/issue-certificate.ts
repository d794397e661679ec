import { formatTime } from '../../../core/base/clock.ts';
import type { Signature } from '../../../core/base/signing-keys.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { nodeHashing } from '../../engines/node-hashing.ts';
import { appendEvent } from '../../store/events.ts';
import { startReviewIfReady } from '../publishing/start-review.ts';
import type { WriteContext } from '../publishing/transition-request.ts';
import {
  type Certificate,
  type CertificateBody,
  createCertificateBody,
  type RenderedResult,
  type RoundEvidence,
  roundsFor,
  roundsPerLevel,
  signCertificate,
} from '../rules/certificate.ts';
import { isPublished } from '../rules/transitions.ts';
import {
  type CertificateRow,
  type CompleteRound,
  findCertificate,
  listCompleteRounds,
  listCurrentCertificates,
  setVersionLevel,
  updateCertificate,
} from '../store/certificates.ts';
import { type CertifiableVersion, findCertifiableVersion, lockCertifiableVersion } from '../store/places.ts';
import { enqueueProbe } from '../store/probes.ts';
import { holdVersion } from '../store/versions.ts';

/** Dependencies of writing a certificate. */
export interface IssueContext extends WriteContext {
  sign(text: string): Signature;
}

type EventContext = Pick<WriteContext, 'nowMs' | 'newId'>;

/**
 * Result for a due certificate. `drawing`: it waits for rendering. `mismatch`: a replay differs from its round, and the
 * version is held. `unchanged`: it is not issued, because another node has issued it, its rounds have changed, or the
 * version was withdrawn.
 */
export type IssueResult = 'issued' | 'drawing' | 'mismatch' | 'unchanged';

/**
 * Issues a due certificate after its rounds were replayed; sets the level of the version and appends an event. A null
 * `evidence` (the replays did not match) holds the version. A P4 certificate waits until its rounds are rendered.
 */
export async function issueDueCertificate(
  tx: Tx,
  { id, version_n, level, claim }: CertificateRow & { readonly claim: string },
  rounds: readonly CompleteRound[],
  evidence: readonly RoundEvidence[] | null,
  context: IssueContext,
): Promise<IssueResult> {
  const version = await lockCertifiableVersion(tx, version_n);
  const row = await findCertificate(tx, id);
  if (version === undefined || row?.state !== 'due' || row.claim !== claim) return 'unchanged';
  if (version.state === 'withdrawn' || version.state === 'purged') {
    await revokeRow(tx, row, 'The version was withdrawn.', context);
    return 'unchanged';
  }
  const currentRounds = roundsFor(level, await listCompleteRounds(tx, version_n));
  const replayIdOf = ({ replay_id }: CompleteRound) => replay_id;
  const areRoundsUnchanged = currentRounds.map(replayIdOf).join() === rounds.map(replayIdOf).join();
  if (!areRoundsUnchanged || rounds.length < roundsPerLevel) {
    // Rounds were removed from the evidence. The certificate becomes due again when three rounds are complete.
    if (currentRounds.length < roundsPerLevel) await revokeRow(tx, row, 'Its rounds were voided.', context);
    return 'unchanged';
  }
  if (evidence === null) return holdForMismatch(tx, row, version, context);
  const issuedAt = formatTime(context.nowMs);
  const { slug, version: versionNumber, digest, scan_policy } = version;
  const certifiedVersion = { slug, version: versionNumber, digest, policy: scan_policy ?? '' };
  const body = createCertificateBody({ id, level, issuedAt }, certifiedVersion, evidence, null, nodeHashing.sha256Hex);
  if (level === 'P3') {
    await issueCertificate(tx, row, version, body, context);
    return 'issued';
  }
  await updateCertificate(tx, row, { state: 'drawing', body: JSON.stringify(body), claim: null, claim_us: null });
  await enqueueProbe(tx, version, 'evidence', context);
  return 'drawing';
}

/**
 * Issues the P4 certificate of a version whose rounds the prober has replayed and rendered. Holds the version when
 * `rendering` is null (it failed) or has another root than the server computed. Undefined when no certificate waits for
 * rendering. Requires the lock of the game.
 */
export async function issueRenderedCertificate(
  tx: Tx,
  versionN: number,
  rendering: (RenderedResult & { readonly root: string }) | null,
  context: IssueContext,
): Promise<'issued' | 'mismatch' | undefined> {
  const row = (await listCurrentCertificates(tx, versionN)).find(({ state }) => state === 'drawing');
  const version = await findCertifiableVersion(tx, versionN);
  if (row?.body == null || version === undefined) return undefined;
  const body = JSON.parse(row.body) as CertificateBody;
  if (rendering === null || rendering.root !== body.evidence_root) return holdForMismatch(tx, row, version, context);
  const { root: _, ...rendered } = rendering;
  await issueCertificate(tx, row, version, { ...body, rendered, issued_at: formatTime(context.nowMs) }, context);
  return 'issued';
}

async function holdForMismatch(
  tx: Tx,
  row: CertificateRow,
  version: CertifiableVersion,
  context: EventContext,
): Promise<'mismatch'> {
  await updateCertificate(tx, row, { state: 'mismatch', claim: null, claim_us: null });
  await holdVersion(tx, version.n, 'evidence_mismatch');
  await notifyAuthor(tx, version, row.id, context);
  return 'mismatch';
}

async function issueCertificate(
  tx: Tx,
  row: CertificateRow,
  version: CertifiableVersion,
  body: CertificateBody,
  context: IssueContext,
): Promise<void> {
  const certificate: Certificate = signCertificate(body, (text) => context.sign(text));
  await updateCertificate(tx, row, {
    state: 'issued',
    claim: null,
    claim_us: null,
    issued_at: context.nowMs,
    body: JSON.stringify(body),
    root: body.evidence_root,
    signature: JSON.stringify(certificate.signature),
  });
  if (version.level !== 'P4' && version.level !== 'server') await setVersionLevel(tx, version.n, row.level);
  await notifyCertificate(tx, 'certificate.issued', version, row.id, context);
  await startReviewIfReady(tx, version.n, context);
}

async function revokeRow(tx: Tx, row: CertificateRow, reason: string, { nowMs }: IssueContext): Promise<void> {
  await updateCertificate(tx, row, { state: 'revoked', revoked_at: nowMs, reason, claim: null, claim_us: null });
}

/** Appends the events of a certificate. The public event is omitted for a version that is not public. */
export async function notifyCertificate(
  tx: Tx,
  kind: 'certificate.issued' | 'certificate.revoked',
  version: CertifiableVersion,
  certificateId: string,
  writeContext: EventContext,
): Promise<void> {
  const objectId = `${version.slug}@${version.version}`;
  if (isPublished(version))
    await appendEvent(tx, { kind, subjectId: certificateId, objectId, actorId: null }, writeContext);
  await notifyAuthor(tx, version, certificateId, writeContext);
}

async function notifyAuthor(
  tx: Tx,
  version: CertifiableVersion,
  certificateId: string,
  writeContext: EventContext,
): Promise<void> {
  if (version.author_id === null) return;
  const subjectId = `${version.slug}@${version.version}`;
  const event = { kind: 'version.changed' as const, subjectId, objectId: certificateId, actorId: null };
  await appendEvent(tx, { ...event, privateTo: version.author_id }, writeContext);
}
