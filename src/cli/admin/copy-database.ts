import { parseArgs } from 'node:util';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { createKeyring } from '../../core/base/keyring.ts';
import { escapeControls } from '../../core/base/readable-text.ts';
import { type CopyReport, copyDatabases } from '../../core/db/copy/copy-databases.ts';
import type { CopyTarget } from '../../core/db/copy/copy-target.ts';
import { secretFile } from '../../core/db/secret.ts';
import { migrations, migrationsOf } from '../../migrations.ts';
import { derivedColumns } from '../../modules.ts';
import { describeJson } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { postgresTargetsOf } from './backup-source.ts';

/**
 * Copies the embedded database in the data folder into the PostgreSQL databases of the settings; no server may use
 * any of them. Prints the copied tables, and the progress on standard error. Throws UsageError, StartupError,
 * StorageUnavailable.
 */
export async function copyDatabase(config: Config, args: readonly string[], asJson: boolean): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { 'dry-run': { type: 'boolean' } } });
  const dryRun = values['dry-run'] === true;
  const { dataDir, secrets } = config;
  const [mainTarget, ...separateTargets] = targetsOf(config);
  if (mainTarget === undefined)
    throw new UsageError(
      'Set DATABASE_URL to an empty PostgreSQL database and --data-dir or RIALTO_DATA_DIR to the data folder to copy. Usage: rialto admin copy-database [--dry-run]',
    );
  const startedMs = systemClock.monotonicMs();
  const report = await copyDatabases({
    dataDir,
    migrations,
    targets: [mainTarget, ...separateTargets],
    derivedColumns,
    keyring: secrets.length === 0 ? null : createKeyring(secrets),
    dryRun,
    clock: systemClock,
    onProgress: (text) => console.error(text),
  });
  const response = responseOf(report, dryRun, systemClock.monotonicMs() - startedMs);
  console.log(asJson ? escapeControls(JSON.stringify(response, null, 2)) : describeJson(response));
  for (const line of nextSteps(config, dryRun)) console.error(line);
}

function targetsOf(config: Config): CopyTarget[] {
  return postgresTargetsOf(config).map(({ database, address }) => ({
    target: database,
    address,
    migrations: migrationsOf(database.modules),
  }));
}

function responseOf({ epoch, tables }: CopyReport, dryRun: boolean, durationMs: number) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { dry_run: dryRun, epoch, rows, seconds: Math.round(durationMs / 100) / 10, tables };
}

function nextSteps({ dataDir, secrets }: Config, dryRun: boolean): string[] {
  if (dryRun) return ['The database can be copied. Nothing was written.'];
  const secret = `Set RIALTO_SECRET on every node to the content of ${secretFile(dataDir)}.`;
  return [
    'The copy is complete and verified.',
    ...(secrets.length === 0 ? [secret] : []),
    `Start the servers with DATABASE_URL. Servers no longer start on the database in ${dataDir}, because two databases must not continue the same event log.`,
  ];
}
