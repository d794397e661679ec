import { hostname } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Environment, readSetting } from '../core/base/read-setting.ts';
import { settings } from '../core/base/settings.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

const usage = 'Usage: rialto prober --server URL [--chromium PATH] [--name NAME] [--once]';

export const proberCommand: CliCommand = {
  name: 'prober',
  summary: 'render uploaded games in a local browser for a remote server',
  help: `${usage}

Polls the server every 5 seconds for a probe job, renders the game in a new browser, and reports the result.
Needs no database and no secret of the server. The key comes from RIALTO_PROBER_KEY or from the first line of
standard input; RIALTO_PROBER_KEY_SHA256 of the server must be its SHA-256.

--server    the URL of the server, such as https://rialto.example.org
--chromium  the path of the browser; default: RIALTO_CHROMIUM, otherwise the first on PATH.
--name      the name of this prober on the server; default: the host name.
--once      poll once, run at most one job, and exit.

The browser's sandbox needs user namespaces and a user other than root. RIALTO_CHROMIUM_SANDBOX=outer starts the
browser without it: a game that exploits the browser then has the rights of its user. Set it only if this process
runs in a separate container without secrets, whose network reaches only the server.

The exit code is 3 when no browser was found or it does not start, 4 when the server rejects the key or runs another
version. SIGTERM and Ctrl-C stop the process and the browser, and tell the server that this prober stops.`,
  async run(args, environment) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        server: { type: 'string' },
        chromium: { type: 'string' },
        name: { type: 'string' },
        once: { type: 'boolean' },
      },
    });
    const server = parseServerUrl(values.server);
    const { chromiumMissing, chromiumOf } = await import('./prober/chromium-settings.ts');
    const chromium = chromiumOf(environment, values.chromium);
    if (chromium === null) {
      console.error(`rialto: ${chromiumMissing}`);
      return exitNoBrowser;
    }
    const key = readKey(environment) || (await readFirstLine());
    if (key === '') throw new UsageError('The prober key is missing: set RIALTO_PROBER_KEY.');
    const name = (values.name ?? hostname()).replace(/[^A-Za-z0-9._-]/g, '-').slice(0, 64);
    const { runProber } = await import('./prober/run-prober.ts');
    return runProber({ server, key, name, chromium, isOnce: values.once === true });
  },
};

const exitNoBrowser = 3;

function parseServerUrl(value: string | undefined): URL {
  if (value === undefined) throw new UsageError(usage);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new UsageError('--server must be an http or https address.');
  return new URL(value);
}

/** The prober's key from the settings; empty when unset. */
function readKey(environment: Environment): string {
  const setting = readSetting(environment, 'RIALTO_PROBER_KEY', settings.RIALTO_PROBER_KEY);
  if ('fault' in setting) throw new UsageError(`RIALTO_PROBER_KEY must be ${setting.fault}.`);
  return setting.value;
}

async function readFirstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return '';
}
