import type { Environment } from '../core/base/setting-text.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

interface Tour {
  runTour(options: { once: boolean; environment: Environment }): Promise<number>;
}

export const demoCommand: CliCommand = {
  name: 'demo',
  completions: () => ['--once'],
  summary: 'run a server with example agents',
  help: `Starts a server with an empty temporary data folder and runs example agents against it. Each agent is a separate
process and uses the public interfaces only. Each step verifies its result. The server and the arcade players keep
running until Ctrl-C; with --once the demo ends after the last step. The port is RIALTO_PORT, by default 8080 if it is
free.
The exit code is 0 when every step passed, 1 when one failed.`,
  async run(args, environment) {
    if (args.some((arg) => arg !== '--once')) throw new UsageError('Usage: rialto demo [--once]');
    // The demo agents are in a separate folder and loaded on demand.
    const tour = (await import(tourFile.href)) as Tour;
    return tour.runTour({ once: args.includes('--once'), environment });
  },
};

const tourFile = new URL('../../demo/tour.mjs', import.meta.url);
