import { parseArgs } from 'node:util';
import { systemClock } from '../core/base/clock.ts';
import { type Config, readConfig } from '../core/base/config.ts';
import { countText } from '../core/base/count-text.ts';
import { type DatabaseTarget, databasesOf } from '../core/base/databases.ts';
import type { Log } from '../core/base/log.ts';
import type { CliCommand } from './command.ts';
import { dataDirFlag, takeDataDir } from './settings.ts';
import { UsageError } from './usage-error.ts';

const exitStopRequired = 1;

export const migrateCommand: CliCommand = {
  name: 'migrate',
  completions: () => ['--check', `--${dataDirFlag}`],
  summary: 'apply pending database migrations without starting the server, or check them',
  help: `rialto migrate            apply the pending migrations in order and print their names
rialto migrate --check    list them, change nothing, and print whether running nodes may continue

The server does the same at each start; if several nodes start at once, one migrates and the others wait.
Migrations cannot be reverted: make a backup first. A database of a newer version is not changed (exit code 2).

--check exits with 0 when nothing is pending, or when all pending migrations only add to the schema, so that nodes of the
previous version may keep running at the same time; with 1 when they must be stopped first. With the embedded database,
which has one server, the exit code is 0 in both cases.

--data-dir DIR  the data folder instead of RIALTO_DATA_DIR`,
  async run(allArgs, environment) {
    const { args, environment: settings } = takeDataDir(allArgs, environment);
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { check: { type: 'boolean' } },
    });
    if (positionals.length > 0) throw new UsageError('Usage: rialto migrate [--check] [--data-dir DIR]');
    const config = readConfig(settings);
    return values.check === true ? checkDatabases(config) : migrate(config);
  },
};

async function migrate(config: Config): Promise<number> {
  const { openOfflineDatabases } = await import('../offline.ts');
  const migrationNames: string[] = [];
  const settingNames = databasesOf(config).map(({ settings }) => settings.url);
  const onFatal = (error: unknown) => {
    throw new Error('The outcome of the migration is unknown: run it again.', { cause: error });
  };
  const offlineDatabases = await openOfflineDatabases({
    config,
    clock: systemClock,
    log: createMigrationLog(migrationNames),
    onFatal,
  });
  await offlineDatabases.close();
  for (const name of migrationNames) console.log(`applied ${name}`);
  const summary =
    migrationNames.length === 0
      ? 'no pending migrations'
      : `${countText(migrationNames.length, 'migration', 'migrations')} applied`;
  console.log(
    `${settingNames.length === 1 ? 'The database is' : `${settingNames.join(', ')} are`} up to date: ${summary}.`,
  );
  return 0;
}

async function checkDatabases(config: Config): Promise<number> {
  const targets = databasesOf(config);
  let exitCode = 0;
  for (const target of targets) {
    if (targets.length > 1) console.log(`${target.settings.url}:`);
    exitCode = Math.max(exitCode, await checkDatabase(config, target));
  }
  return exitCode;
}

async function checkDatabase({ dataDir }: Config, target: DatabaseTarget): Promise<number> {
  const { inspectDatabase } = await import('../core/db/inspect.ts');
  const { isExpanding } = await import('../core/db/expanding-migration.ts');
  const { asPostgresUnavailable } = await import('../core/db/postgres/postgres-errors.ts');
  const { migrationsOf } = await import('../migrations.ts');
  const inspection = await inspectDatabase(target, dataDir, migrationsOf(target.modules)).catch((error: unknown) => {
    throw target.databaseUrl === null ? error : asPostgresUnavailable(error);
  });
  if (inspection === null) {
    console.log('The database does not exist yet: the first start creates it.');
    return 0;
  }
  const { pendingMigrations } = inspection;
  for (const migration of pendingMigrations)
    console.log(`pending ${migration.name}${isExpanding(migration) ? '' : ', incompatible with running nodes'}`);
  if (pendingMigrations.length === 0) console.log('The database is up to date: no pending migrations.');
  else if (target.databaseUrl === null) console.log('Make a backup and stop the server before you apply them.');
  else if (pendingMigrations.every(isExpanding))
    console.log('Nodes of the previous version may keep running: replace them one by one.');
  else {
    console.log('Stop all nodes of the previous version, make a backup, then start nodes of this version.');
    return exitStopRequired;
  }
  return 0;
}

/** Creates a log that appends the names of applied migrations to `migrationNames` and ignores other entries. */
function createMigrationLog(migrationNames: string[]): Log {
  const ignore = () => {};
  const debug: Log['debug'] = ({ migration }) => {
    if (typeof migration === 'string') migrationNames.push(migration);
  };
  return { debug, info: ignore, warn: ignore, error: ignore };
}
