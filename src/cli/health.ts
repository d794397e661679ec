import { readConfig } from '../core/base/config.ts';
import type { CliCommand } from './command.ts';
import { parseSettings, settingCompletions } from './settings.ts';

const timeoutMs = 3_000;

export const healthCommand: CliCommand = {
  name: 'health',
  completions: settingCompletions,
  summary: 'check that the server responds',
  help: `Requests /healthz from the server on RIALTO_HOST:RIALTO_PORT, or --host and --port. The exit code is 0 when the
server responds with success within 3 s, otherwise 1. Use it as the health check of a container.`,
  async run(args, environment) {
    const { host, port } = readConfig(parseSettings('health', args, environment).environment);
    const response = await requestHealth(host, port);
    if (response === null) console.error(`rialto: No server responds on ${host}:${port}.`);
    return response?.ok === true ? 0 : 1;
  },
};

/** Response of /healthz; null without one. */
export function requestHealth(host: string, port: number): Promise<Response | null> {
  const url = `http://${connectHost(host)}:${port}/healthz`;
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
}

/** Host to connect to: loopback when the server listens on all addresses; IPv6 in brackets. */
function connectHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
