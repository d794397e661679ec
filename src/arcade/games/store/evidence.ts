import type { Db, Tx } from '../../../core/db/transaction.ts';

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

/**
 * Evidence roots of the issued certificates of a version, by level. A root is the hash of the evidence of all rounds of a
 * certificate.
 */
export async function listEvidenceRoots(db: Db | Tx, versionN: number): Promise<Record<string, string>> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_certificate')
      .select(['level', 'root'])
      .where('version_n', '=', versionN)
      .where('state', '=', 'issued'),
  );
  return Object.fromEntries(rows.flatMap(({ level, root }) => (root === null ? [] : [[level, root]])));
}
