import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';

/** Report of the last finished probe of a version; undefined without one. */
export function findLastProbeReport(db: Db, versionN: number) {
  return db.first(selectLastProbe(db, versionN));
}

function selectLastProbe(db: Pick<Db, 'query'>, versionN: number) {
  return db.query
    .selectFrom('arcade_probe')
    .select(['id', 'verdict', 'report', 'browser', 'at'])
    .where('version_n', '=', versionN)
    .where('kind', '=', sql.lit('probes'))
    .where('state', '=', sql.lit('done'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

/** Screenshot names of the last finished probe, in order. */
export async function listProbeScreenshots(db: Db, versionN: number): Promise<string[]> {
  const probe = await findLastProbeReport(db, versionN);
  if (probe === undefined) return [];
  const rows = await db.all(
    db.query.selectFrom('arcade_probe_picture').select('name').where('probe_id', '=', probe.id).orderBy('name'),
  );
  return rows.map(({ name }) => name);
}

/** Hash of a screenshot of the last finished probe. */
export async function findProbeScreenshot(db: Db, versionN: number, name: string): Promise<string | undefined> {
  const probe = await findLastProbeReport(db, versionN);
  if (probe === undefined) return undefined;
  const row = await db.first(
    db.query
      .selectFrom('arcade_probe_picture')
      .select('hash')
      .where('probe_id', '=', probe.id)
      .where('name', '=', name),
  );
  return row?.hash;
}

/** Browser and digest of the fixtures of the last passed job of the kind `probes`; null when there is none. */
export async function readLastPassedProbe(db: Db | Tx, versionN: number) {
  const row = await db.first(
    db.query
      .selectFrom('arcade_probe')
      .select(['id', 'browser', 'fixtures'])
      .where('version_n', '=', versionN)
      .where('verdict', '=', 'passed')
      .where('kind', '=', 'probes')
      .orderBy('at', 'desc')
      .limit(1),
  );
  return row ?? null;
}
