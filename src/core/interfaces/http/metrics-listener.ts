import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { MetricsConfig } from '../../base/config.ts';
import { findKeyName } from '../../operation/operator.ts';
import { isLoopbackHost } from './accepted-hosts.ts';

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a separate port. Requests need the token if one is set; the configuration requires one unless
 * the host is a loopback address.
 */
export async function openMetricsListener(
  { host, port, tokenSha256 }: MetricsConfig,
  registry: Registry,
): Promise<MetricsListener> {
  const keys = tokenSha256 === null ? null : new Map([['metrics', tokenSha256]]);
  const server = createServer((request, response) => {
    // Without a token the Host header is checked, as a protection against DNS rebinding.
    const isAcceptedHost = keys !== null || isLoopbackHost(request.headers.host ?? '');
    if (request.method !== 'GET' || request.url !== '/metrics' || !isAcceptedHost) {
      response.writeHead(404).end();
      return;
    }
    if (keys !== null && findKeyName(keys, request.headers.authorization) === null) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
