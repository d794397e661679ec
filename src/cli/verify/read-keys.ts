import { readFile } from 'node:fs/promises';
import { UsageError } from '../usage-error.ts';

export interface TrustedKeys {
  /** URL or file of the keys. */
  readonly source: string;
  readonly keys: readonly { readonly kid: string; readonly x: string }[];
}

const timeoutMs = 15_000;
const documentPath = '/.well-known/rialto-keys.json';

/**
 * Reads the Ed25519 keys of a platform from a file or an http(s) URL; a URL without path is that of the platform. The
 * text is the published document or the list that `keys()` of a client returns. Throws UsageError when it cannot be
 * read or contains no key.
 */
export async function readKeys(source: string): Promise<TrustedKeys> {
  const url = urlOf(source);
  const keySource = url?.href ?? source;
  const text = url === null ? await readKeyFile(source) : await fetchKeys(url);
  const keys = keysIn(text);
  if (keys.length === 0)
    throw new UsageError(
      `${keySource} contains no Ed25519 platform key. Expected a copy of ${documentPath}, or its list of keys.`,
    );
  return { source: keySource, keys };
}

function urlOf(source: string): URL | null {
  if (!/^https?:\/\//i.test(source)) return null;
  if (!URL.canParse(source)) throw new UsageError('The value of --keys is not a valid URL.');
  const url = new URL(source);
  if (url.pathname === '/') url.pathname = documentPath;
  return url;
}

async function readKeyFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UsageError(`Cannot read ${path} (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
}

async function fetchKeys(url: URL): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (!response.ok) throw new UsageError(`${url.href} responded with status ${response.status}.`);
    return await response.text();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${url.href} is unreachable or redirects.`);
  }
}

function keysIn(text: string): TrustedKeys['keys'] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return [];
  }
  const keys = Array.isArray(document) ? document : (document as { keys?: unknown } | null)?.keys;
  return Array.isArray(keys) ? keys.filter(isKey) : [];
}

function isKey(key: unknown): key is TrustedKeys['keys'][number] {
  const { kty, crv, kid, x } = (key ?? {}) as Readonly<Record<string, unknown>>;
  return kty === 'OKP' && crv === 'Ed25519' && typeof kid === 'string' && typeof x === 'string';
}
