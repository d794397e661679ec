import type { TestContext } from 'node:test';
import type { Clock } from '../../../src/core/base/clock.ts';
import { hashCredential } from '../../../src/core/operation/credentials.ts';
import { bearer, send } from '../../support/http.ts';
import { startTrial, type TrialClient } from '../../support/relay.ts';
import { startServer } from '../../support/server.ts';
import { startStubDns } from '../../support/stub-dns.ts';

/** A test server of the relay with a stub DNS server and an operator key. */
export interface MetricsTestServer {
  readonly url: string;
  startTrial(): Promise<TrialClient>;
  /** The value of a metric, 0 if absent. */
  metric(name: string): Promise<number>;
  /** Number of destinations that were refused for this reason. */
  refusedCount(reason: string): Promise<number>;
}

const operatorKey = 'the-key-of-an-operator-of-this-test';

/** `hosts` maps the existing names to their addresses. Queries for `silent.example.com` get no response. */
export async function startMetricsTestServer(
  t: TestContext,
  hosts: ReadonlyMap<string, string>,
  overrides: Readonly<Record<string, string>> = {},
  clock?: Clock,
): Promise<MetricsTestServer> {
  const dns = await startStubDns(({ name, type }) => {
    if (name === 'silent.example.com') return 'silent';
    const address = hosts.get(name);
    if (address === undefined) return { code: 'NXDOMAIN' };
    return (type === 'AAAA') === address.includes(':') ? [{ type, value: address }] : [];
  });
  const settings = { RIALTO_RELAY_RESOLVER: dns.address, RIALTO_ADMIN_KEYS: `ann:${hashCredential(operatorKey)}` };
  const server = await startServer({ RIALTO_MODULES: 'relay', ...settings, ...overrides }, clock);
  t.after(async () => {
    await server.close();
    await dns.close();
  });
  const metric = async (name: string) => {
    const { text } = await send(`${server.url}/metrics`, { headers: [bearer(operatorKey)] });
    const line = text.split('\n').find((line) => line.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? 0);
  };
  return {
    url: server.url,
    startTrial: () => startTrial(server.url),
    metric,
    refusedCount: (reason) => metric(`relay_destinations_refused_total{reason="${reason}"}`),
  };
}
