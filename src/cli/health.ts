import { readConfig } from '../core/base/config.ts';
import type { CliCommand } from './command.ts';
import { UsageError } from './usage-error.ts';

const timeoutMs = 3_000;

export const healthCommand: CliCommand = {
  name: 'health',
  summary: 'check that the server responds',
  help: `Requests /healthz from the server on RIALTO_HOST:RIALTO_PORT. The exit code is 0 when the server responds
within 3 s, otherwise 1. Use it as the health check of a container.`,
  async run(args, environment) {
    if (args.length > 0) throw new UsageError('Usage: rialto health');
    const { host, port } = readConfig(environment);
    try {
      const response = await fetch(`http://${connectHost(host)}:${port}/healthz`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok ? 0 : 1;
    } catch {
      console.error('rialto: The server does not respond.');
      return 1;
    }
  },
};

/** Host to connect to: loopback when the server listens on all addresses; IPv6 in brackets. */
function connectHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
