import type { Command } from './command.ts';
import { Misuse } from './misuse.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'start the server',
  help: `Starts Rialto on RIALTO_HOST:RIALTO_PORT (127.0.0.1:8080) with the embedded database in
RIALTO_DATA_DIR (./data), or on PostgreSQL when DATABASE_URL is set. SIGTERM drains it.`,
  async run(args, environment) {
    if (args.length > 0) throw new Misuse('Usage: rialto serve; settings come from the environment.');
    // Commands load what they need when they run: `help` should not wait for a server.
    const { serve } = await import('../main.ts');
    await serve(environment);
    return undefined;
  },
};
