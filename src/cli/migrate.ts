import { systemClock } from '../core/base/clock.ts';
import { readConfig } from '../core/base/config.ts';
import type { Log } from '../core/base/log.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

export const migrateCommand: CliCommand = {
  name: 'migrate',
  summary: 'apply pending database migrations without starting the server',
  help: `Applies the pending migrations in order and prints their names. The server does the same when it starts; if
several nodes start at once, one migrates and the others wait. Migrations cannot be reverted: make a backup
first. A database of a newer version is not changed (exit code 2).`,
  async run(args, environment) {
    if (args.length > 0) throw new UsageError('Usage: rialto migrate');
    const config = readConfig(environment);
    const { openOffline } = await import('../app.ts');
    const steps: string[] = [];
    const onFatal = (error: unknown) => {
      throw new Error('The outcome of the migration is unknown: run it again.', { cause: error });
    };
    const offline = await openOffline({ config, clock: systemClock, log: collectSteps(steps), onFatal });
    await offline.close();
    for (const step of steps) console.log(`applied ${step}`);
    const done =
      steps.length === 0
        ? 'no pending migrations'
        : `${steps.length} ${steps.length === 1 ? 'migration' : 'migrations'} applied`;
    console.log(`The database is up to date: ${done}.`);
    return 0;
  },
};

function collectSteps(steps: string[]): Log {
  const ignore = () => {};
  const info: Log['info'] = ({ migration }) => {
    if (typeof migration === 'string') steps.push(migration);
  };
  return { debug: ignore, info, warn: ignore, error: ignore };
}
