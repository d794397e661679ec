import { parseArgs } from 'node:util';
import { systemClock } from '../core/base/clock.ts';
import { type Config, readConfig } from '../core/base/config.ts';
import { type DatabaseTarget, databasesOf } from '../core/base/databases.ts';
import type { Log } from '../core/base/log.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

const exitStopRequired = 1;

export const migrateCommand: CliCommand = {
  name: 'migrate',
  completions: () => ['--check'],
  summary: 'apply pending database migrations without starting the server, or check them',
  help: `rialto migrate            apply the pending migrations in order and print their names
rialto migrate --check    list them, change nothing, and say whether running nodes may stay

The server does the same at each start; if several nodes start at once, one migrates and the others wait.
Migrations cannot be reverted: make a backup first. A database of a newer version is not changed (exit code 2).

--check exits with 0 when nothing is pending, or when all pending migrations only add to the schema, so that nodes of the
previous version may keep running at the same time; with 1 when they must be stopped first.`,
  async run(args, environment) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { check: { type: 'boolean' } },
    });
    if (positionals.length > 0) throw new UsageError('Usage: rialto migrate [--check]');
    const config = readConfig(environment);
    return values.check === true ? check(config) : migrate(config);
  },
};

async function migrate(config: Config): Promise<number> {
  const { openOffline } = await import('../offline.ts');
  const steps: string[] = [];
  const names = databasesOf(config).map(({ settings }) => settings.url);
  const onFatal = (error: unknown) => {
    throw new Error('The outcome of the migration is unknown: run it again.', { cause: error });
  };
  const offline = await openOffline({ config, clock: systemClock, log: collectMigrationNames(steps), onFatal });
  await offline.close();
  for (const step of steps) console.log(`applied ${step}`);
  const done =
    steps.length === 0
      ? 'no pending migrations'
      : `${steps.length} ${steps.length === 1 ? 'migration' : 'migrations'} applied`;
  console.log(`${names.length === 1 ? 'The database is' : `${names.join(', ')} are`} up to date: ${done}.`);
  return 0;
}

async function check(config: Config): Promise<number> {
  const places = databasesOf(config);
  let code = 0;
  for (const place of places) {
    if (places.length > 1) console.log(`${place.settings.url}:`);
    code = Math.max(code, await checkPlace(config, place));
  }
  return code;
}

async function checkPlace({ dataDir }: Config, place: DatabaseTarget): Promise<number> {
  const { inspectDatabase } = await import('../core/db/inspect.ts');
  const { isExpanding } = await import('../core/db/expanding-migration.ts');
  const { asPostgresUnavailable } = await import('../core/db/postgres/postgres-errors.ts');
  const { migrationsOf } = await import('../migrations.ts');
  const inspection = await inspectDatabase(place, dataDir, migrationsOf(place.modules)).catch((error: unknown) => {
    throw place.databaseUrl === null ? error : asPostgresUnavailable(error);
  });
  if (inspection === null) {
    console.log('The database does not exist yet: the first start creates it.');
    return 0;
  }
  const { pending } = inspection;
  for (const step of pending) console.log(`pending ${step.name}${isExpanding(step) ? '' : ', not for running nodes'}`);
  if (pending.length === 0) console.log('The database is up to date: no pending migrations.');
  else if (place.databaseUrl === null) console.log('Make a backup and stop the server before you apply them.');
  else if (pending.every(isExpanding))
    console.log('Nodes of the previous version may keep running: replace them one by one.');
  else {
    console.log('Stop all nodes of the previous version, make a backup, then start nodes of this version.');
    return exitStopRequired;
  }
  return 0;
}

function collectMigrationNames(steps: string[]): Log {
  const ignore = () => {};
  const debug: Log['debug'] = ({ migration }) => {
    if (typeof migration === 'string') steps.push(migration);
  };
  return { debug, info: ignore, warn: ignore, error: ignore };
}
