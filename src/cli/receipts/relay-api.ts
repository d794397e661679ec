import type { Environment } from '../../core/base/read-setting.ts';
import { UsageError } from '../usage-error.ts';

/** Reads from the relay's API with the account's key. */
export type ReadRelay = (path: string, headers?: Readonly<Record<string, string>>) => Promise<unknown>;

const responseTimeoutMs = 30_000;

/**
 * Opens the API at `--url`, RIALTO_URL, RIALTO_PUBLIC_URL or localhost, with the key of RIALTO_RELAY_KEY. Throws
 * UsageError without a key or with an insecure URL; its requests throw UsageError when they fail.
 */
export function openRelayApi(environment: Environment, url: string | undefined): ReadRelay {
  const key = environment['RIALTO_RELAY_KEY']?.trim() ?? '';
  if (key === '') throw new UsageError('Set RIALTO_RELAY_KEY to the API key of the account.');
  const { RIALTO_URL: clientUrl, RIALTO_PUBLIC_URL: publicUrl, RIALTO_PORT: port = '8080' } = environment;
  const base = (url ?? clientUrl ?? publicUrl ?? `http://localhost:${port}`).trim().replace(/\/+$/, '');
  if (!/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(base))
    throw new UsageError(`The URL of the server must be https, or http on this machine, not ${JSON.stringify(base)}.`);
  return async (path, headers = {}) => {
    const target = `${base}/relay/api/v1${path}`;
    const headersWithKey = { ...headers, authorization: `Bearer ${key}` };
    const response = await fetch(target, {
      headers: headersWithKey,
      redirect: 'error',
      signal: AbortSignal.timeout(responseTimeoutMs),
    }).catch(() => {
      throw new UsageError(`No response from ${base}. Set --url to the server.`);
    });
    const body = (await response.json().catch(() => null)) as { detail?: string } | null;
    if (response.ok && body !== null) return body;
    throw new UsageError(`The server returned ${response.status}: ${body?.detail ?? 'no explanation'}`);
  };
}
