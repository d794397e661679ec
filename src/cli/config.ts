import { readConfig } from '../core/base/config.ts';
import { describeConfig } from '../core/base/describe-config.ts';
import type { CliCommand } from './command.ts';
import { printSettings } from './doctor.ts';
import { UsageError } from './usage-error.ts';

export const configCommand: CliCommand = {
  name: 'config',
  completions: () => ['--json'],
  summary: 'print the effective settings',
  help: `Prints the effective settings without secrets, from the environment and the file .env in the working folder. --json
prints one JSON object. \`rialto help settings\` describes each setting, \`rialto doctor\` checks the environment as well.
The exit code is 0, or 2 when a setting is invalid.`,
  async run(args, environment) {
    const asJson = args[0] === '--json';
    if (args.length > (asJson ? 1 : 0)) throw new UsageError('Usage: rialto config [--json]');
    const config = readConfig(environment);
    if (asJson) console.log(JSON.stringify(describeConfig(config), null, 2));
    else printSettings(config);
    return 0;
  },
};
