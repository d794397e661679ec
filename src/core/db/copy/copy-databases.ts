import type pg from 'pg';
import type { Clock } from '../../base/clock.ts';
import type { DatabaseName } from '../../base/databases.ts';
import type { Keyring } from '../../base/keyring.ts';
import { clusterKey, epochKey } from '../epoch.ts';
import type { Migration } from '../migration.ts';
import { dropCopyMarker } from '../postgres/copy-marker.ts';
import { createSchema } from '../postgres/migrate-postgres.ts';
import { asPostgresUnavailable } from '../postgres/postgres-errors.ts';
import { matchesSecretCheck, secretCheckKey } from '../secret-check.ts';
import { StartupError } from '../startup-error.ts';
import { planCopy, quoteIdentifier, type TableCopy } from './copy-plan.ts';
import { type CopySource, openCopySource } from './copy-source.ts';
import { advanceIdentity, copyTable } from './copy-table.ts';
import { type CopyTarget, dropUnfinishedCopy, markTarget, type PreparedTarget, prepareTarget } from './copy-target.ts';
import type { DerivedColumn } from './derived-column.ts';
import { summarizeTarget, type TableSummary } from './row-checksum.ts';
import { markSourceAsCopied } from './source-marker.ts';

export interface CopyOptions {
  readonly dataDir: string;
  /** Migrations of the embedded database. */
  readonly migrations: readonly Migration[];
  /** Databases of the installation, the main one first. */
  readonly targets: readonly [CopyTarget, ...CopyTarget[]];
  readonly derivedColumns: readonly DerivedColumn[];
  /** Keys derived from the secrets of the installation; null if no secret is set. */
  readonly keyring: Keyring | null;
  /** Reads and checks everything, and writes nothing. */
  readonly dryRun: boolean;
  readonly clock: Clock;
  readonly onProgress: (text: string) => void;
}

export interface CopiedTable extends TableSummary {
  readonly database: DatabaseName;
  readonly table: string;
}

export interface CopyReport {
  /** Epoch of the copy, the same as before: cursors stay valid. */
  readonly epoch: string | null;
  readonly tables: readonly CopiedTable[];
}

/**
 * Copies the embedded database into empty PostgreSQL databases with the current schema, and verifies each table. Every
 * target has a marker until the copy is complete, and servers refuse a database with the marker. Afterwards the data
 * folder has a marker, and servers refuse the folder. Throws StartupError and StorageUnavailable; a later call then
 * starts again.
 */
export async function copyDatabases(options: CopyOptions): Promise<CopyReport> {
  const { dataDir, migrations, keyring, onProgress } = options;
  onProgress(`Checking the database in ${dataDir}`);
  using source = asDisposable(openCopySource(dataDir, migrations));
  assertSameSecret(source, keyring);
  await using connections = new AsyncDisposableStack();
  try {
    const targets: PreparedTarget[] = [];
    for (const target of options.targets) targets.push(await prepareTarget(target, connections));
    if (!options.dryRun) for (const target of targets) await markTarget(target);
    return await copyToTargets(targets, source, options);
  } catch (error) {
    throw asPostgresUnavailable(error);
  }
}

function asDisposable(source: CopySource): CopySource & Disposable {
  return { ...source, [Symbol.dispose]: () => source.close() };
}

function assertSameSecret({ meta }: CopySource, keyring: Keyring | null): void {
  if (keyring !== null && !matchesSecretCheck(meta.get(secretCheckKey), keyring))
    throw new StartupError(
      'RIALTO_SECRET is not the secret of the embedded database, so its signatures and keys would be invalid: set it to the content of the file `secret` in the data folder, or to the previous RIALTO_SECRET.',
    );
}

/** Copies to the main database last: the commit there, which also drops its marker, completes the copy. */
async function copyToTargets(
  targets: readonly PreparedTarget[],
  source: CopySource,
  options: CopyOptions,
): Promise<CopyReport> {
  const { dataDir, dryRun, clock, onProgress } = options;
  const [main, ...separateTargets] = targets;
  if (main === undefined) throw new Error('The installation has no main database.');
  const tables: CopiedTable[] = [];
  for (const target of separateTargets) {
    tables.push(...(await copyInTransaction(target, source, options)));
    await target.client.query(dryRun ? 'rollback' : 'commit');
  }
  tables.unshift(...(await copyInTransaction(main, source, options)));
  assertAllCopied(source, tables);
  if (dryRun) await main.client.query('rollback');
  else {
    for (const { client } of separateTargets) await dropCopyMarker(client);
    await dropCopyMarker(main.client);
    await main.client.query('commit');
    markSourceAsCopied(dataDir, clock.nowMs());
    for (const { client, address } of targets) {
      onProgress(`Collecting the statistics of ${address.location}`);
      await client.query('analyze');
    }
  }
  return { epoch: source.meta.get(epochKey) ?? null, tables };
}

/** Copies and verifies in a transaction, which the caller commits or rolls back. */
async function copyInTransaction(
  preparedTarget: PreparedTarget,
  source: CopySource,
  options: CopyOptions,
): Promise<CopiedTable[]> {
  const { target, client, address, migrations, cluster } = preparedTarget;
  const { dryRun, clock, derivedColumns, onProgress } = options;
  if (preparedTarget.unfinishedTables.length > 0) onProgress(`Deleting the unfinished copy in ${address.location}`);
  await client.query('begin');
  await dropUnfinishedCopy(preparedTarget);
  await createSchema(client, migrations, clock);
  const copiedTables: (TableCopy & { readonly summary: TableSummary })[] = [];
  for (const table of await planCopy(client, source, target, derivedColumns)) {
    // Migrations have inserted rows, which the source has too.
    await client.query(`delete from ${quoteIdentifier(table.name)}`);
    const onBatch = createBatchProgress(source.count(table.fromClause), table.name, options);
    const summary = await copyTable(dryRun ? null : client, source, table, onBatch);
    await advanceIdentity(client, table, source.lastKeys.get(table.name) ?? 0n);
    copiedTables.push({ ...table, summary });
  }
  if (!dryRun) {
    onProgress(`Verifying ${address.location}`);
    for (const table of copiedTables) await assertSameContent(client, table, table.summary);
    // The epoch stays valid only for a known cluster; otherwise the first server would renew it.
    await client.query('insert into meta (key, value) values ($1, $2)', [clusterKey, cluster]);
  }
  return copiedTables.map(({ name, summary }) => ({ database: target.name, table: name, ...summary }));
}

function createBatchProgress(
  totalRows: number,
  table: string,
  { clock, onProgress }: CopyOptions,
): (rows: number) => void {
  let reportedMs = clock.monotonicMs();
  return (rows) => {
    const nowMs = clock.monotonicMs();
    if (rows < totalRows && nowMs - reportedMs < progressIntervalMs) return;
    reportedMs = nowMs;
    onProgress(`${table}: ${rows} of ${totalRows} rows`);
  };
}

const progressIntervalMs = 2_000;

async function assertSameContent(client: pg.Client, table: TableCopy, expected: TableSummary): Promise<void> {
  const { rows, checksum } = await summarizeTarget(client, table);
  if (rows === expected.rows && checksum === expected.checksum) return;
  throw new Error(
    `The copy of ${table.name} differs: ${rows} rows with the checksum ${checksum} instead of ${expected.rows} with ${expected.checksum}.`,
  );
}

function assertAllCopied(source: CopySource, copiedTables: readonly CopiedTable[]): void {
  for (const name of source.tables.keys())
    if (name !== 'migration' && !copiedTables.some(({ table }) => table === name))
      throw new Error(`The table ${name} is in no database of PostgreSQL.`);
}
