import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { createCertificateAuthority } from '../../../demo/certificates.mjs';
import { type Clock, systemClock } from '../../../src/core/base/clock.ts';
import { parseAllowList } from '../../../src/relay/outbound/allow-list.ts';
import type { Destination } from '../../../src/relay/outbound/destination-url.ts';
import { createEgress, type Egress } from '../../../src/relay/outbound/egress.ts';
import { createHttpsTransport, type RefusedReason } from '../../../src/relay/outbound/https-transport.ts';
import { type OutboundLimits, outboundLimits } from '../../../src/relay/outbound/outbound-limits.ts';
import type { OutboundRequest } from '../../../src/relay/outbound/outbound-request.ts';
import type {
  FailureClass,
  FailureOutcome,
  OutboundOutcome,
  Phase,
  ResponseOutcome,
} from '../../../src/relay/outbound/outcome.ts';
import { createHostResolver } from '../../../src/relay/outbound/resolver.ts';
import { type StubDns, type StubQuery, type StubResponse, startStubDns } from '../../support/stub-dns.ts';
import { type SinkOptions, startTlsSink, type TlsSink } from '../../support/tls-sink.ts';

/** The CA that the egress of these tests trusts by default. */
export const trustedCa = await createCertificateAuthority('Trusted by the test');
export const sinkName = 'hooks.example.com';
const sinkCertificate = await trustedCa.issue({ names: [sinkName, '*.example.net'] });

/** Limits that a busy machine does not reach; tests of a limit shorten it. */
const longLimits: OutboundLimits = {
  ...outboundLimits,
  dnsMs: 15_000,
  connectMs: 15_000,
  tlsMs: 15_000,
  responseMs: 15_000,
  keepAliveMs: 60_000,
};

export interface TestEgress {
  readonly egress: Egress;
  readonly dns: StubDns;
  readonly refusedReasons: RefusedReason[];
  /** The parsed URL, which must be valid. */
  readonly destinationOf: (url: string) => Destination;
  readonly send: (url: string, changes?: Partial<OutboundRequest>) => Promise<OutboundOutcome>;
}

export interface TestEgressOptions {
  readonly allow?: string;
  readonly limits?: Partial<OutboundLimits>;
  readonly dns?: (query: StubQuery) => StubResponse;
  readonly extraCa?: string | null;
  readonly clock?: Clock;
}

/** An egress with its own DNS server, which by default resolves every name to 127.0.0.1. */
export async function createTestEgress(t: TestContext, options: TestEgressOptions): Promise<TestEgress> {
  const { allow = '', limits = {}, extraCa = trustedCa.cert, clock = systemClock } = options;
  const dns = await startStubDns(options.dns ?? loopbackOnly);
  const allowListResult = parseAllowList(allow);
  assert.ok('allowList' in allowListResult, allow);
  const refusedReasons: RefusedReason[] = [];
  const https = createHttpsTransport({
    clock,
    resolve: createHostResolver(dns.address),
    allowList: allowListResult.allowList,
    extraCa,
    limits: { ...longLimits, ...limits },
    onRefused: (reason) => refusedReasons.push(reason),
  });
  const egress = createEgress(clock, https);
  t.after(async () => {
    egress.close();
    await dns.close();
  });
  const destinationOf = (url: string): Destination => {
    const destination = egress.parse(url);
    assert.ok(!('refused' in destination), `${url}: ${JSON.stringify(destination)}`);
    return destination;
  };
  const send = (url: string, changes: Partial<OutboundRequest> = {}) =>
    egress.send({ ...requestTo(destinationOf(url)), ...changes });
  return { egress, dns, refusedReasons, destinationOf, send };
}

/** A sink and an egress that may connect to it under any name. */
export async function createSinkAndEgress(
  t: TestContext,
  sinkOptions: Partial<SinkOptions> = {},
  options: TestEgressOptions = {},
): Promise<TestEgress & { readonly sink: TlsSink; readonly url: string }> {
  const sink = await startTlsSink({ certificate: sinkCertificate, ...sinkOptions });
  t.after(() => sink.close());
  const egressAndDns = await createTestEgress(t, { allow: `127.0.0.1:${sink.port}`, ...options });
  return { ...egressAndDns, sink, url: `https://${sinkName}:${sink.port}/leads` };
}

export const body = Buffer.from(JSON.stringify({ lead: 'sample', text: 'x'.repeat(200) }));

function requestTo(destination: Destination): OutboundRequest {
  return {
    destination,
    partition: 'account',
    headers: [['Content-Type', 'application/json']],
    body,
    limitMs: 20_000,
    beforeDispatch: async () => {},
  };
}

export function assertResponded(outcome: OutboundOutcome, status: number): asserts outcome is ResponseOutcome {
  assert.equal(outcome.kind, 'answered', JSON.stringify(outcome));
  assert.equal(outcome.kind === 'answered' && outcome.status, status);
  assert.equal(outcome.phase, 'answered');
}

export function assertFailed(
  outcome: OutboundOutcome,
  failure: FailureClass,
  phase: Phase,
): asserts outcome is FailureOutcome {
  const { kind, phase: lastPhase } = outcome;
  assert.deepEqual(
    { kind, failure: 'failure' in outcome ? outcome.failure : undefined, phase: lastPhase },
    { kind: 'failed', failure, phase },
    JSON.stringify(outcome),
  );
}

function loopbackOnly({ type }: StubQuery): StubResponse {
  return type === 'A' ? [{ type: 'A', value: '127.0.0.1' }] : [];
}
