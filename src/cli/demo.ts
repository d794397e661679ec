import { parseArgs } from 'node:util';
import type { Environment } from '../core/base/read-setting.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

interface DemoModule {
  readonly services: readonly string[];
  runDemo(options: { once: boolean; only: string | null; environment: Environment }): Promise<number>;
}

const usage = 'Usage: rialto demo [--once] [--only exchange|arcade|relay]';

export const demoCommand: CliCommand = {
  name: 'demo',
  completions: () => ['--once', '--only'],
  summary: 'run a server with example agents',
  help: `${usage}

Starts a server with an empty temporary data folder and runs example agents against it. Each agent is a separate
process and uses the public interfaces only. Each step verifies its result. The server and the arcade players keep
running until Ctrl-C. The port is RIALTO_PORT, by default 8080 if it is free.

--once  ends the demo after the last step
--only  runs the steps of one service

The exit code is 0 when every step passed, 1 when one failed.`,
  async run(args, environment) {
    const { values } = parseArgs({
      args: [...args],
      options: { once: { type: 'boolean', default: false }, only: { type: 'string' } },
    });
    // The demo agents are in a separate folder and loaded on demand.
    const demo = (await import(demoFile.href)) as DemoModule;
    if (values.only !== undefined && !demo.services.includes(values.only)) throw new UsageError(usage);
    return demo.runDemo({ once: values.once, only: values.only ?? null, environment });
  },
};

const demoFile = new URL('../../demo/demo.mjs', import.meta.url);
