import { sql } from 'kysely';
import type { Db } from '../../../core/db/transaction.ts';
import { selectOpenAppeals } from './appeals.ts';

/** Counts over all games for metrics and the operator. */
export interface PublishingCounts {
  readonly placesOpen: number;
  /** Versions in review, or held. */
  readonly reviewWaiting: number;
  /** Appeals that wait for an answer. */
  readonly appealsOpen: number;
  /** Number of certificates whose rounds gave another result when they were replayed. */
  readonly mismatches: number;
  /** Versions held because a newer scan policy rejects them. */
  readonly rescanRefused: number;
  /** Released built-in versions whose last probes failed. */
  readonly serverBundlesFailed: number;
  /** Canaries that the server stopped. */
  readonly canaryStops: number;
}

export async function readPublishingCounts(db: Db): Promise<PublishingCounts> {
  const count = sql<number>`count(*)`;
  const row = await db.first(
    db.query.selectNoFrom((eb) => [
      eb.selectFrom('arcade_place').select(count.as('n')).where('state', '=', sql.lit('open')).as('placesOpen'),
      eb
        .selectFrom('arcade_version')
        .select(count.as('n'))
        .where('state', '<>', 'purged')
        .where((eb) => eb.or([eb('state', '=', 'review'), eb('held', 'is not', null)]))
        .as('reviewWaiting'),
      eb.selectFrom(selectOpenAppeals(db).as('a')).select(count.as('n')).as('appealsOpen'),
      eb.selectFrom('arcade_certificate').select(count.as('n')).where('state', '=', 'mismatch').as('mismatches'),
      eb.selectFrom('arcade_version').select(count.as('n')).where('held', '=', 'rescan_refused').as('rescanRefused'),
      eb
        .selectFrom('arcade_version as v')
        .select(count.as('n'))
        .where('v.level', '=', 'server')
        .where('v.state', '=', 'released')
        .where(
          (eb) =>
            eb
              .selectFrom('arcade_probe as p')
              .select('p.verdict')
              .whereRef('p.version_n', '=', 'v.n')
              .where('p.state', '=', sql.lit('done'))
              .orderBy('p.at', 'desc')
              .orderBy('p.id', 'desc')
              .limit(1),
          '=',
          'failed',
        )
        .as('serverBundlesFailed'),
      eb.selectFrom('arcade_transition').select(count.as('n')).where('action', '=', 'stop').as('canaryStops'),
    ]),
  );
  return {
    placesOpen: Number(row?.placesOpen ?? 0),
    reviewWaiting: Number(row?.reviewWaiting ?? 0),
    appealsOpen: Number(row?.appealsOpen ?? 0),
    mismatches: Number(row?.mismatches ?? 0),
    rescanRefused: Number(row?.rescanRefused ?? 0),
    serverBundlesFailed: Number(row?.serverBundlesFailed ?? 0),
    canaryStops: Number(row?.canaryStops ?? 0),
  };
}

/** Issued certificates by level, and how many of them were revoked. */
export async function countCertificates(
  db: Db,
): Promise<readonly { readonly level: string; readonly issued: number; readonly revoked: number }[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_certificate')
      .select((eb) => ['level', eb.fn.count<number>('issued_at').as('issued')])
      .select(sql<number>`sum(case when revoked_at is null then 0 else 1 end)`.as('revoked'))
      .where('issued_at', 'is not', null)
      .groupBy('level')
      .orderBy('level'),
  );
  return rows.map(({ level, issued, revoked }) => ({ level, issued: Number(issued), revoked: Number(revoked) }));
}
