import { hash } from 'node:crypto';
import type { Log } from '../../core/base/log.ts';
import { clientSourceFor } from '../../core/interfaces/documents/client-source.ts';
import type { Document } from '../../core/interfaces/documents/documents.ts';

const defaultUrl = 'http://localhost:8080/relay';
// Short, so that caches do not keep a client and hashes of different versions for long.
const maxAgeSeconds = 300;

const clients = [
  { name: 'rialto-relay.mjs', contentType: 'text/javascript; charset=utf-8' },
  { name: 'rialto_relay.py', contentType: 'text/x-python; charset=utf-8' },
] as const;

/**
 * Client downloads with this server's URL, and their hashes in the format of `sha256sum -c`. If the URL is plain HTTP
 * and not a loopback address, they are not served and a warning is logged, because the clients would send API keys
 * unencrypted.
 */
export function clientDocuments(url: string, log: Log): Document[] {
  const isSafe = isSecureUrl(url);
  if (!isSafe)
    log.warn(
      { module: 'relay' },
      'relay clients are not served: RIALTO_RELAY_URL is neither https nor a loopback address',
    );
  const downloads = clients.map((client) => ({ ...client, text: clientSourceFor(client.name, defaultUrl, url) }));
  const checksums = downloads.map(({ name, text }) => `${hash('sha256', text)}  ${name}\n`).join('');
  return [...downloads, { name: 'SHA256SUMS', contentType: 'text/plain; charset=utf-8', text: checksums }].map(
    ({ name, contentType, text }) => ({
      path: `/relay/sdk/${name}`,
      contentType,
      maxAgeSeconds,
      text: () => (isSafe ? text : null),
    }),
  );
}

/** Whether the URL is https or a loopback address. The clients use the same rule. */
function isSecureUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
