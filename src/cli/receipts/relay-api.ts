import type { Environment } from '../../core/base/read-setting.ts';
import { UsageError } from '../usage-error.ts';

/** Reads from the relay's API with the account's key. */
export type ReadRelay = (path: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>;

const responseMs = 30_000;

/** Opens the API at `--url`, RIALTO_PUBLIC_URL or localhost, with the key of RIALTO_RELAY_KEY. */
export function openRelayApi(environment: Environment, url: string | undefined): ReadRelay {
  const key = environment['RIALTO_RELAY_KEY']?.trim() ?? '';
  if (key === '') throw new UsageError('Set RIALTO_RELAY_KEY to the API key of the account.');
  const base = (url ?? environment['RIALTO_PUBLIC_URL'] ?? `http://localhost:${environment['RIALTO_PORT'] ?? 8080}`)
    .trim()
    .replace(/\/+$/, '');
  if (!/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(base))
    throw new UsageError(`The server must be https, or http on this machine, not ${JSON.stringify(base)}.`);
  return async (path, headers = {}) => {
    const target = `${base}/relay/api/v1${path}`;
    const headersWithKey = { ...headers, authorization: `Bearer ${key}` };
    const response = await fetch(target, {
      headers: headersWithKey,
      redirect: 'error',
      signal: AbortSignal.timeout(responseMs),
    }).catch(() => {
      throw new UsageError(`No response from ${base}. Set --url to the server.`);
    });
    const body = (await response.json().catch(() => null)) as { detail?: string } | null;
    if (response.ok && body !== null) return body;
    throw new UsageError(`The server returned ${response.status}: ${body?.detail ?? 'no explanation'}`);
  };
}
