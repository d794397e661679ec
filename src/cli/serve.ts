import type { CliCommand } from './command.ts';
import { greeting } from './greeting.ts';
import { parseSettings, settingCompletions } from './settings.ts';

export const serveCommand: CliCommand = {
  name: 'serve',
  completions: settingCompletions,
  summary: 'start the server',
  help: `Starts Rialto on RIALTO_HOST:RIALTO_PORT (127.0.0.1:8080) with the embedded database in
RIALTO_DATA_DIR (./data), or on PostgreSQL when DATABASE_URL is set. SIGTERM starts a graceful shutdown.

Settings come from the environment and the file .env in the working folder; most can also be passed as flags, such as --port 9000 or
--data-dir /srv/rialto: \`rialto help settings\` lists them.`,
  async run(args, environment) {
    const { environment: settings } = parseSettings('serve', args, environment);
    // Imported on demand, so that `help` starts fast.
    const { serve } = await import('../main.ts');
    const isTerminal = process.stdout.isTTY === true;
    const { config, setupToken } = await serve(settings, { createsSetupToken: isTerminal });
    if (isTerminal) console.log(greeting(config, setupToken));
    return undefined;
  },
};
