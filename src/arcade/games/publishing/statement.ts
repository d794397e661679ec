import { canonicalJson } from '../../../core/base/canonical-json.ts';
import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { listEvidenceRoots } from '../store/certificates.ts';
import { readLastPassedProbe } from '../store/probe-reports.ts';
import type { GameVersion } from '../store/versions.ts';

/**
 * Signed statement of a release, as JSON text: which bytes were scanned under which policy, which probe passed, and
 * which evidence certifies them. The signature covers the canonical JSON of all other members.
 */
export async function signStatement(
  db: Db | Tx,
  version: GameVersion,
  keys: SigningKeys,
  releasedAtMs: number,
): Promise<string> {
  const body = {
    format: 'rialto-version/1',
    slug: version.slug,
    version: version.version,
    digest: version.digest,
    policy: version.scan_policy,
    report_sha256: version.report_sha256,
    probe: await readLastPassedProbe(db, version.n),
    evidence_roots: await listEvidenceRoots(db, version.n),
    released_at: releasedAtMs,
  };
  return JSON.stringify({ ...body, signature: keys.sign(canonicalJson(body)) });
}
