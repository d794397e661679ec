import type { Db } from '../../core/db/transaction.ts';
import { isPublishedVersion } from '../games/store/published-versions.ts';
import type { EventKind } from './events.ts';

const kinds = [
  'version.canary',
  'version.rolled_back',
  'version.withdrawn',
  'version.suspended',
  'certificate.issued',
  'certificate.revoked',
] as const satisfies readonly EventKind[];

/** Public change of a version; releases are in `listReleases`. */
export interface VersionChange {
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly occurred_at: number;
  readonly slug: string;
  readonly version: string;
  /** Certificate of the event, if any. */
  readonly certificate_id: string | null;
  /** Whether the version is currently public. */
  readonly isPublic: boolean;
}

const scannedPositionsMax = 5_000;

/**
 * Latest changes of versions that were published, the newest first, among the last 5,000 events. Of a version that is
 * no longer public, only its suspension is listed.
 */
export async function listVersionChanges(db: Db, limit: number): Promise<VersionChange[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_event as e')
      .select(['e.id', 'e.kind', 'e.occurred_at', 'e.subject_id', 'e.object_id'])
      .where('e.position', '>', (from) =>
        from.selectFrom('arcade_event').select((eb) => eb(eb.fn.max('position'), '-', scannedPositionsMax).as('from')),
      )
      .where('e.private_to', 'is', null)
      .where('e.kind', 'in', kinds)
      .orderBy('e.position', 'desc')
      .limit(limit),
  );
  const changes = await Promise.all(rows.map((row) => toChange(db, row)));
  return changes.filter((change) => change.isPublic || change.kind === 'version.suspended');
}

interface VersionEventRow {
  readonly id: string;
  readonly kind: string;
  readonly occurred_at: number;
  readonly subject_id: string;
  readonly object_id: string | null;
}

/** Subjects are `slug@version`; certificate events name the version as their object. */
async function toChange(db: Db, { subject_id, object_id, ...event }: VersionEventRow): Promise<VersionChange> {
  const isCertificateEvent = event.kind.startsWith('certificate.');
  const [slug = '', version = ''] = (isCertificateEvent ? (object_id ?? '') : subject_id).split('@');
  return {
    ...event,
    kind: event.kind as VersionChange['kind'],
    slug,
    version,
    certificate_id: isCertificateEvent ? subject_id : null,
    isPublic: await isPublishedVersion(db, slug, version),
  };
}
