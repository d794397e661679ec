import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ProbeTable } from '../tables.ts';

export type ProbeRow = ProbeTable;
export type ProbeKind = ProbeTable['kind'];

/** Unfinished probe job with its version. */
export interface ProbeJob extends ProbeRow {
  readonly slug: string;
  readonly version: string;
  readonly digest: string;
  readonly engine: string;
}

/** Running time after which a claim without a report expires, in microseconds. */
const claimDurationUs = 120_000_000;

/** Inserts a job in the caller's transaction; false when the version has an unfinished one of this kind. */
export async function enqueueProbe(
  tx: Tx,
  version: { readonly n: number },
  kind: ProbeKind,
  { nowMs, newId }: { readonly nowMs: number; readonly newId: (prefix: string) => string },
): Promise<boolean> {
  const unfinishedJob = await tx.first(
    tx.query
      .selectFrom('arcade_probe')
      .select('id')
      .where('version_n', '=', version.n)
      .where('kind', '=', kind)
      .where('state', '<>', sql.lit('done')),
  );
  if (unfinishedJob !== undefined) return false;
  const emptyColumns = { claim: null, claim_us: null, verdict: null, report: null, browser: null, fixtures: null };
  const probe = { id: newId('prb_'), version_n: version.n, kind, at: nowMs };
  await tx.run(tx.query.insertInto('arcade_probe').values({ ...probe, ...emptyColumns, state: 'pending', attempt: 0 }));
  return true;
}

/** Latest job of a kind for the version. */
export function findLastProbe(
  db: Db | Tx,
  versionN: number,
  kind: ProbeKind,
): Promise<Pick<ProbeRow, 'state' | 'at'> | undefined> {
  return db.first(
    db.query
      .selectFrom('arcade_probe')
      .select(['state', 'at'])
      .where('version_n', '=', versionN)
      .where('kind', '=', kind)
      .orderBy('at', 'desc')
      .limit(1),
  );
}

/** Deletes the unfinished jobs of a kind, by default of every kind; a report of a claimed one is then rejected. */
export async function cancelProbes(tx: Tx, version: { readonly n: number }, kind?: ProbeKind): Promise<void> {
  const jobs = tx.query
    .deleteFrom('arcade_probe')
    .where('version_n', '=', version.n)
    .where('state', '<>', sql.lit('done'));
  await tx.run(kind === undefined ? jobs : jobs.where('kind', '=', kind));
}

/** Whether a job can be claimed. Callers check before they write, so that an idle server writes nothing. */
export async function isAnyProbeWaiting(db: Db, nowUs: number): Promise<boolean> {
  return (await db.first(selectWaitingProbes(db, nowUs).limit(1))) !== undefined;
}

/** Number of waiting jobs, and the time of the oldest. */
export async function countWaitingProbes(db: Db, nowUs: number): Promise<{ count: number; oldestAtMs: number | null }> {
  const rows = await db.all(selectWaitingProbes(db, nowUs));
  return { count: rows.length, oldestAtMs: rows.length === 0 ? null : Math.min(...rows.map(({ at }) => at)) };
}

/** Assigns the job with the fewest attempts to a prober; undefined when none can be claimed. */
export async function claimProbe(
  tx: Tx,
  { prober, browser, fixtures }: { readonly prober: string; readonly browser: string; readonly fixtures: string },
  nowUs: number,
): Promise<ProbeJob | undefined> {
  const nextJob = selectWaitingProbes(tx, nowUs).limit(1);
  const row = await tx.first(tx.dialect === 'postgres' ? nextJob.forUpdate('p').skipLocked() : nextJob);
  if (row === undefined) return undefined;
  const attempt = row.attempt + 1;
  const claim = { state: 'claimed' as const, claim: prober, claim_us: nowUs, attempt, browser, fixtures };
  await tx.run(tx.query.updateTable('arcade_probe').set(claim).where('id', '=', row.id));
  return { ...row, ...claim };
}

/**
 * Jobs that can be claimed. Excludes jobs of kind `probes` while their version is not in `testing`, and all jobs of
 * suspended, withdrawn and purged versions.
 */
function selectWaitingProbes(db: Pick<Db, 'query'>, nowUs: number) {
  return db.query
    .selectFrom('arcade_probe as p')
    .innerJoin('arcade_version as v', 'v.n', 'p.version_n')
    .selectAll('p')
    .select(['v.slug', 'v.version', 'v.digest', 'v.engine'])
    .where('p.state', '<>', sql.lit('done'))
    .where((eb) => eb.or([eb('p.claim_us', 'is', null), eb('p.claim_us', '<=', nowUs - claimDurationUs)]))
    .where((eb) => eb.or([eb('p.kind', '<>', sql.lit('probes')), eb('v.state', '=', sql.lit('testing'))]))
    .where('v.state', 'not in', ['suspended', 'withdrawn', 'purged'])
    .orderBy('p.attempt')
    .orderBy('p.at')
    .orderBy('p.id');
}

/** Job of this attempt while its claim is valid. */
export async function findClaimedProbe(
  db: Db | Tx,
  { id, attempt }: { readonly id: string; readonly attempt: number },
  nowUs: number,
): Promise<ProbeJob | undefined> {
  return db.first(
    db.query
      .selectFrom('arcade_probe as p')
      .innerJoin('arcade_version as v', 'v.n', 'p.version_n')
      .selectAll('p')
      .select(['v.slug', 'v.version', 'v.digest', 'v.engine'])
      .where('p.id', '=', id)
      .where('p.attempt', '=', attempt)
      .where('p.state', '=', sql.lit('claimed'))
      .where('p.claim_us', '>', nowUs - claimDurationUs),
  );
}

export async function finishProbe(
  tx: Tx,
  { id }: Pick<ProbeRow, 'id'>,
  result: Pick<ProbeRow, 'verdict' | 'report' | 'browser' | 'fixtures' | 'at'>,
): Promise<void> {
  const finishedColumns = { ...result, state: 'done' as const, claim: null, claim_us: null };
  await tx.run(tx.query.updateTable('arcade_probe').set(finishedColumns).where('id', '=', id));
}

export async function putProbeScreenshot(tx: Tx, screenshot: { probe_id: string; name: string; hash: string }) {
  await tx.run(tx.query.insertInto('arcade_probe_picture').values(screenshot));
}

/** Records the poll of a prober. */
export async function recordProber(tx: Tx, prober: { name: string; browser: string; seen_at: number }): Promise<void> {
  const { browser, seen_at } = prober;
  await tx.run(
    tx.query
      .insertInto('arcade_prober')
      .values(prober)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ browser, seen_at })),
  );
}

export async function deleteProber(tx: Tx, name: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('arcade_prober').where('name', '=', name));
}

/** Makes the jobs that a prober has claimed available again; its reports of them are then rejected. */
export async function releaseClaims(tx: Tx, prober: string): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('arcade_probe')
      .set({ state: 'pending', claim: null, claim_us: null })
      .where('state', '=', sql.lit('claimed'))
      .where('claim', '=', prober),
  );
}

/** Whether a prober has claimed a job and may still report it. */
export async function isAnyProbeClaimed(db: Db | Tx, nowUs: number): Promise<boolean> {
  const claimedJob = await db.first(
    db.query
      .selectFrom('arcade_probe')
      .select('id')
      .where('state', '=', sql.lit('claimed'))
      .where('claim_us', '>', nowUs - claimDurationUs)
      .limit(1),
  );
  return claimedJob !== undefined;
}

/** Time of the last poll of a prober that has not stopped; null if there is none. */
export async function findLastProberSeenAt(db: Db | Tx): Promise<number | null> {
  const row = await db.first(
    db.query.selectFrom('arcade_prober').select('seen_at').orderBy('seen_at', 'desc').limit(1),
  );
  return row?.seen_at ?? null;
}
