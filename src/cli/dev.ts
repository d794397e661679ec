import { once } from 'node:events';
import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

const usage = 'Usage: rialto dev FOLDER [--port PORT]';
const portDefault = '8090';
/** Debounce delay, since editors write a file in several steps. */
const debounceMs = 100;

export const devCommand: CliCommand = {
  name: 'dev',
  summary: 'preview a game under development, with its states and findings',
  help: `${usage}

Serves the renderer of a folder on 127.0.0.1 in the same sandboxed frame as in production: no network, no
timers, no input. A slider selects one of the states that the platform's probes render; the findings of
\`rialto validate\` are listed below it. The page is updated when a file changes. "Run probes" renders the folder in
Chromium, as a server does before a release, and shows the result of each check.

--port   the port to listen on; 0 picks a free one. Default: ${portDefault}.

Probes need Chromium: RIALTO_CHROMIUM, otherwise the first on PATH. It runs in its own sandbox,
which needs user namespaces and a user other than root; RIALTO_CHROMIUM_SANDBOX=outer disables the sandbox, for
containers.

Ctrl-C stops the server. The exit code is 2 when the folder cannot be read or the port is in use.`,
  async run(args, environment) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: 'string', default: portDefault } },
    });
    const [folder] = positionals;
    const port = Number(values.port);
    if (folder === undefined || positionals.length > 1 || !Number.isInteger(port) || port < 0 || port > 65_535)
      throw new UsageError(usage);
    const [{ readProject }, { openDevServer }, { createDevProbes }, { chromiumOf }] = await Promise.all([
      import('./games/dev-project.ts'),
      import('./games/dev-server.ts'),
      import('./games/dev-probes.ts'),
      import('./prober/chromium-settings.ts'),
    ]);
    const server = await openDevServer(readProject(folder), { port, probe: createDevProbes(chromiumOf(environment)) });
    let timer: NodeJS.Timeout | undefined;
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => update(server, () => readProject(folder)), debounceMs);
    });
    console.log(`${server.url} shows ${folder}; Ctrl-C stops the server.`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    clearTimeout(timer);
    watcher.close();
    await server.close();
    return 0;
  },
};

/** Updates the server's pages. Errors are only printed, because the folder may be unreadable while it is replaced. */
function update<Project>(server: { update(project: Project): void }, read: () => Project): void {
  try {
    server.update(read());
  } catch (error) {
    console.error(`rialto: ${(error as Error).message}`);
  }
}
