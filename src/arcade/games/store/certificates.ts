import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { Level } from '../rules/certificate.ts';
import type { CertificateTable } from '../tables.ts';

export type CertificateRow = CertificateTable;

export function findCertificate(db: Db | Tx, id: string): Promise<CertificateRow | undefined> {
  return db.first(db.query.selectFrom('arcade_certificate').selectAll().where('id', '=', id));
}

/** Certificates of a version, issued or pending, except revoked ones. */
export function listCurrentCertificates(db: Db | Tx, versionN: number): Promise<CertificateRow[]> {
  return db.all(
    db.query
      .selectFrom('arcade_certificate')
      .selectAll()
      .where('version_n', '=', versionN)
      .where('state', '<>', sql.lit('revoked'))
      .orderBy('level'),
  );
}

/** Level and version of the unrevoked certificates of these versions. */
export function listCurrentCertificatesOfVersions(db: Db, versionNs: readonly number[]) {
  return db.all(
    db.query
      .selectFrom('arcade_certificate')
      .select(['version_n', 'level'])
      .where('version_n', 'in', versionNs)
      .where('state', '<>', sql.lit('revoked')),
  );
}

/** Issued certificates of a version, including revoked ones, the latest first. */
export function listIssuedCertificates(db: Db, versionN: number) {
  return db.all(
    db.query
      .selectFrom('arcade_certificate')
      .select(['id', 'level', 'state', 'issued_at'])
      .where('version_n', '=', versionN)
      .where('issued_at', 'is not', null)
      .orderBy('issued_at', 'desc')
      .orderBy('id'),
  );
}

/**
 * Inserts a certificate in state `due`, which a node then processes; false when the version has an unrevoked
 * certificate of this level.
 */
export async function insertDueCertificate(
  tx: Tx,
  row: { readonly id: string; readonly version_n: number; readonly level: Level },
) {
  const emptyColumns = { claim: null, claim_us: null, body: null, root: null, signature: null, issued_at: null };
  const inserted = await tx.run(
    tx.query
      .insertInto('arcade_certificate')
      .values({ ...row, ...emptyColumns, state: 'due', revoked_at: null, reason: null })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return inserted === 1;
}

/**
 * Whether a due certificate exists that no other live node has claimed. The check precedes the write, so that an idle
 * server writes nothing.
 */
export async function isAnyCertificateDue(db: Db, node: string): Promise<boolean> {
  return (await db.first(selectDueCertificate(db, node))) !== undefined;
}

/**
 * Claims the oldest due certificate that no other live node has claimed. A claim of this node is stale, because a node
 * processes one certificate at a time: it could not be released while the database was unavailable.
 */
export async function claimDueCertificate(tx: Tx, node: string, nowUs: number): Promise<CertificateRow | undefined> {
  const row = await tx.first(
    tx.dialect === 'postgres'
      ? selectDueCertificate(tx, node).forUpdate().skipLocked()
      : selectDueCertificate(tx, node),
  );
  if (row === undefined) return undefined;
  await tx.run(
    tx.query.updateTable('arcade_certificate').set({ claim: node, claim_us: nowUs }).where('id', '=', row.id),
  );
  return row;
}

function selectDueCertificate(db: Pick<Db, 'query'>, node: string) {
  return db.query
    .selectFrom('arcade_certificate')
    .selectAll()
    .where('state', '=', sql.lit('due'))
    .where((eb) =>
      eb.or([
        eb('claim', 'is', null),
        eb('claim', '=', node),
        eb('claim', 'not in', (nodes) => nodes.selectFrom('node').select('id')),
      ]),
    )
    .orderBy('id')
    .limit(1);
}

/**
 * Versions that have a certificate in state `drawing` and no pending job that renders its rounds, without withdrawn and
 * purged ones.
 */
export async function listVersionsWithoutRenderJob(db: Db): Promise<number[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_certificate as c')
      .innerJoin('arcade_version as v', 'v.n', 'c.version_n')
      .select('c.version_n')
      .where('c.state', '=', sql.lit('drawing'))
      .where('v.state', 'not in', ['withdrawn', 'purged'])
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('arcade_probe as p')
              .select('p.id')
              .whereRef('p.version_n', '=', 'c.version_n')
              .where('p.kind', '=', 'evidence')
              .where('p.state', '<>', sql.lit('done')),
          ),
        ),
      ),
  );
  return rows.map(({ version_n }) => version_n);
}

export async function releaseClaim(tx: Tx, id: string, node: string): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_certificate')
      .set({ claim: null, claim_us: null })
      .where('id', '=', id)
      .where('claim', '=', node),
  );
}

/** Updates a certificate in this state; false when its state has changed. */
export async function updateCertificate(
  tx: Tx,
  { id, state }: Pick<CertificateRow, 'id' | 'state'>,
  change: Partial<Omit<CertificateRow, 'id' | 'version_n' | 'level'>>,
): Promise<boolean> {
  const update = tx.query.updateTable('arcade_certificate').set(change).where('id', '=', id).where('state', '=', state);
  return (await tx.run(update)) === 1;
}

/** Complete round: all its places are filled. */
export interface CompleteRound {
  readonly session_n: number;
  readonly replay_id: string;
  readonly level: Level;
}

/** Complete rounds of a version, the earliest session first. */
export function listCompleteRounds(db: Db | Tx, versionN: number): Promise<CompleteRound[]> {
  return db.all(
    db.query
      .selectFrom('arcade_place as p')
      .innerJoin('arcade_replay as r', 'r.session_n', 'p.session_n')
      .select(['r.session_n', 'r.id as replay_id', 'p.level'])
      .distinct()
      .where('p.version_n', '=', versionN)
      .where('p.state', '=', 'filled')
      .orderBy('r.session_n'),
  );
}

/** Replays of a version's certification rounds with these chain heads, in the order of `heads`. */
export async function findReplaysByChainHeads(
  db: Db | Tx,
  { slug, version }: { readonly slug: string; readonly version: string },
  heads: readonly string[],
): Promise<{ readonly session_n: number; readonly replay_id: string }[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_replay as r')
      .innerJoin('arcade_session as e', 'e.n', 'r.session_n')
      .select(['e.chain_head', 'r.session_n', 'r.id as replay_id'])
      .where('r.game_slug', '=', slug)
      .where('r.game_version', '=', version)
      .where('r.purpose', '=', 'certification'),
  );
  return heads.flatMap((head) => rows.find(({ chain_head }) => chain_head === head) ?? []);
}

/** Issued certificates of versions of which the agent has played a complete round, the latest first. */
export function listCertificatesOf(db: Db, agentId: string, limit: number) {
  return db.all(
    db.query
      .selectFrom('arcade_certificate as c')
      .innerJoin('arcade_version as v', 'v.n', 'c.version_n')
      .select(['c.id', 'c.level', 'c.issued_at', 'v.slug', 'v.version'])
      .where('c.state', '=', sql.lit('issued'))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('arcade_place as p')
            .select('p.id')
            .whereRef('p.version_n', '=', 'c.version_n')
            .where('p.agent_id', '=', agentId)
            .where('p.state', '=', 'filled'),
        ),
      )
      .orderBy('c.issued_at', 'desc')
      .limit(limit),
  );
}

/** Sets the column `level`, the highest level that the version has reached. */
export async function setVersionLevel(tx: Tx, versionN: number, level: 'P1' | 'P2' | 'P3' | 'P4'): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_version').set({ level }).where('n', '=', versionN));
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
