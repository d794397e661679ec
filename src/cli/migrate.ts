import { systemClock } from '../core/base/clock.ts';
import { readConfig } from '../core/base/config.ts';
import type { Log } from '../core/base/log.ts';
import type { Command } from './command.ts';
import { Misuse } from './misuse.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'bring the database to this version without starting the server',
  help: `Takes the steps of the schema that the database still lacks, in order, and prints them. The server does
the same when it starts; of several nodes that start at once, one migrates and the others wait. There is no
way back: make a backup first. A database of a newer version is left alone (exit code 2).`,
  async run(args, environment) {
    if (args.length > 0) throw new Misuse('Usage: rialto migrate');
    const config = readConfig(environment);
    const { openOffline } = await import('../app.ts');
    const steps: string[] = [];
    const onFatal = (error: unknown) => {
      throw new Error('The migration has an unknown outcome: run it again.', { cause: error });
    };
    const offline = await openOffline({ config, clock: systemClock, log: collectSteps(steps), onFatal });
    await offline.close();
    for (const step of steps) console.log(`took ${step}`);
    const done =
      steps.length === 0 ? 'nothing to do' : `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} taken`;
    console.log(`The database fits this version: ${done}.`);
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
