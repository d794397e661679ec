import { formatTimeOrNull } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Signature } from '../../../core/base/signing-keys.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { hasPlayed } from '../../play/store/seats.ts';
import type { Certificate, CertificateBody } from '../rules/certificate.ts';
import { isPublished } from '../rules/transitions.ts';
import { type CertificateRow, findCertificate, findReplaysByChainHeads } from '../store/certificates.ts';
import { type CertifiableVersion, findCertifiableVersion } from '../store/places.ts';
import { isOwnVersion } from './offers.ts';

export interface VisibleCertificate {
  readonly certificate: Certificate;
  readonly state: 'issued' | 'revoked';
  readonly revoked_at: string | null;
  readonly reason: string | null;
  /** Whether the viewer may read the logs, as the author or as a player of the rounds. */
  readonly mayReadEvidence: boolean;
}

/**
 * Finds an issued certificate visible to the viewer: of a public version for everyone, otherwise for its author.
 * Refuses with not_found also when it exists and is not visible.
 */
export async function findVisibleCertificate(
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<VisibleCertificate | Refusal> {
  const row = await findCertificate(db, id);
  const version = row === undefined ? undefined : await findCertifiableVersion(db, row.version_n);
  const certificate = row === undefined ? null : certificateOf(row);
  if (row === undefined || version === undefined || certificate === null) return noSuchCertificate();
  const isAuthor = viewerId !== null && isOwnVersion(version, viewerId) && version.state !== 'purged';
  if (!isAuthor && !isPublished(version)) return noSuchCertificate();
  return {
    certificate,
    state: row.state === 'revoked' ? 'revoked' : 'issued',
    revoked_at: formatTimeOrNull(row.revoked_at),
    reason: row.reason,
    mayReadEvidence: isAuthor || (viewerId !== null && (await isPlayer(db, certificate, version, viewerId))),
  };
}

/** Signed certificate of a row; null when it was not issued. */
function certificateOf({ body, signature }: Pick<CertificateRow, 'body' | 'signature'>): Certificate | null {
  if (body === null || signature === null) return null;
  return { ...(JSON.parse(body) as CertificateBody), signature: JSON.parse(signature) as Signature };
}

async function isPlayer(
  db: Db,
  { rounds }: Certificate,
  version: CertifiableVersion,
  viewerId: string,
): Promise<boolean> {
  const replays = await findReplaysByChainHeads(
    db,
    version,
    rounds.map(({ chain_head }) => chain_head),
  );
  return hasPlayed(
    db,
    replays.map(({ session_n }) => session_n),
    viewerId,
  );
}

function noSuchCertificate(): Refusal {
  return refuse(notFound, 'No certificate with this id is visible to you.');
}
