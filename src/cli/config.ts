import { readConfig } from '../core/base/config.ts';
import { describeConfig } from '../core/base/describe-config.ts';
import type { CliCommand } from './command.ts';
import { printSettings } from './doctor.ts';
import { parseSettings, settingCompletions } from './settings.ts';

export const configCommand: CliCommand = {
  name: 'config',
  completions: () => ['--json', ...settingCompletions()],
  summary: 'print the effective settings',
  help: `Prints the effective settings without secrets, from the environment, the file .env in the working folder and
flags such as --port. --json prints one JSON object. \`rialto help settings\` describes each setting, \`rialto doctor\` checks the environment as well.
The exit code is 0, or 2 when a setting is invalid.`,
  async run(args, environment) {
    const { environment: settings, asJson } = parseSettings('config', args, environment, { canPrintJson: true });
    const config = readConfig(settings);
    if (asJson) console.log(JSON.stringify(describeConfig(config), null, 2));
    else printSettings(config);
    return 0;
  },
};
