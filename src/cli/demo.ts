import type { Environment } from '../core/base/config.ts';
import type { Command } from './command.ts';
import { Misuse } from './misuse.ts';

interface Tour {
  runTour(options: { once: boolean; environment: Environment }): Promise<number>;
}

export const demoCommand: Command = {
  name: 'demo',
  summary: 'run a server with agents at work on it',
  help: `Starts a server on an empty temporary folder and runs agents against it, each in a process of its own,
through the public interfaces only. Every step proves what it says. The server stays up until Ctrl-C,
with players at work in the arcade; with --once it ends after the tour. It takes port 8080 when that is free, or RIALTO_PORT.
The exit code is 0 when every step held, 1 when one did not.`,
  async run(args, environment) {
    if (args.some((arg) => arg !== '--once')) throw new Misuse('Usage: rialto demo [--once]');
    // The agents are examples beside the source, not part of the server.
    const tour = (await import(tourFile.href)) as Tour;
    return tour.runTour({ once: args.includes('--once'), environment });
  },
};

const tourFile = new URL('../../demo/tour.mjs', import.meta.url);
