import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RefusedReason } from '../../../src/relay/outbound/https-transport.ts';
import { freePort } from '../../support/free-port.ts';
import { bearer, type HttpResponse, post } from '../../support/http.ts';
import { ipv4Blocks, ipv6Blocks } from '../outbound/special-blocks.ts';
import { type MetricsTestServer, startMetricsTestServer } from './metrics-test-server.ts';

/** Names in the stub DNS server, each with one address. */
const hosts = new Map<string, string>(
  [...ipv4Blocks, ...ipv6Blocks].map(([, reason, firstAddress]) => [
    `${reason.replaceAll('_', '-')}.example.com`,
    toStubNotation(firstAddress),
  ]),
);
hosts.set('isatap.example.com', '2600:0:0:1:0:5efe:a00:1');
hosts.set('not-global-unicast.example.com', '4000::1');
hosts.set('public.example.com', '93.184.215.14');

/** Destinations refused by their text alone: reason in errors and metrics, and the reason that a check reports. */
const invalidTexts: readonly [reason: RefusedReason, destination: string, reported: string][] = [
  ['not_printable_ascii', 'https://b\u00fccher.example.com/', 'spelling'],
  ['scheme', 'http://crm.example.com/', 'scheme'],
  ['spelling', 'https:\\\\crm.example.com/', 'spelling'],
  ['spelling', 'https:/crm.example.com/', 'spelling'],
  ['credentials', 'https://user:word@crm.example.com/', 'credentials'],
  ['credentials', 'https://@crm.example.com/', 'credentials'],
  ['fragment', 'https://crm.example.com/#part', 'form'],
  ['ip_literal', 'https://93.184.215.14/', 'literal'],
  ['ip_literal', 'https://[2606:4700::1]/', 'literal'],
  ['ip_literal', 'https://0x7f.1/', 'literal'],
  ['port', 'https://crm.example.com:444/', 'port'],
  ['name_malformed', 'https://-crm.example.com/', 'form'],
  ['name_trailing_dot', 'https://crm.example.com./', 'form'],
  ['name_single_label', 'https://crm/', 'form'],
  ['name_special_use', 'https://crm.internal/', 'form'],
];

describe('refused destinations', () => {
  test('an invalid URL is refused with its reason by checks and deliveries', async (t) => {
    const server = await startMetricsTestServer(t, hosts);
    const trial = await server.startTrial();
    for (const [reason, destination, reportedReason] of invalidTexts) {
      const countBefore = await server.refusedCount(reason);
      const checkResponse = await check(server, trial.apiKey, destination);
      assert.deepEqual(
        { ...checkResponse.body, message: '' },
        { usable: false, origin: null, reason: reportedReason, message: '' },
        destination,
      );
      const lead = { email: 'ada@mail.example', source: 'form' };
      const deliveryResponse = await trial.deliver('key', { destination, lead });
      assert.equal(deliveryResponse.body.errors?.[0].code, reason, deliveryResponse.text);
      assert.equal(deliveryResponse.body.detail, checkResponse.body.message);
      assert.equal((await server.refusedCount(reason)) - countBefore, 2, destination);
    }
  });

  test('all failures of a check have the same response, except for the origin, and take at least five seconds', async (t) => {
    const port = await freePort();
    const server = await startMetricsTestServer(t, hosts, {
      RIALTO_RELAY_ALLOW: `named.example.com:${port},127.0.0.1:${port}`,
    });
    const { apiKey } = await server.startTrial();
    const failingChecks: [reason: RefusedReason | null, destination: string][] = [...hosts.keys()]
      .filter((host) => host !== 'public.example.com')
      .map((host) => [(host.split('.')[0] ?? '').replaceAll('-', '_') as RefusedReason, `https://${host}/`]);
    // The port is allowed for two other hosts only.
    failingChecks.push(['port', `https://public.example.com:${port}/`]);
    // In this order: the name does not exist, its DNS server does not respond, the port is closed.
    failingChecks.push([null, 'https://missing.example.com/']);
    failingChecks.push([null, 'https://silent.example.com/']);
    failingChecks.push([null, `https://127.0.0.1:${port}/`]);
    const startMs = performance.now();
    const results = await Promise.all(
      failingChecks.map(async ([reason, destination]) => {
        const { status, body } = await check(server, apiKey, destination);
        return { reason, destination, status, body, ms: performance.now() - startMs };
      }),
    );
    const [{ body: firstBody }] = results as [(typeof results)[number]];
    for (const { destination, status, body, ms } of results) {
      assert.equal(status, 200);
      assert.deepEqual(body, { ...firstBody, origin: new URL(destination).origin }, destination);
      assert.equal(body.reason, 'unreachable');
      assert.ok(ms >= 4_990, `${destination} after ${ms} ms`);
    }
    for (const { reason, destination } of results)
      if (reason !== null) assert.equal(await server.refusedCount(reason), 1, destination);
  });
});

/** Converts the last 32 bits of an IPv6 address from dotted decimal to hexadecimal, as the stub DNS server requires. */
function toStubNotation(address: string): string {
  const dottedMatch = /^(.*:)([\d.]+)$/.exec(address);
  if (dottedMatch === null || !dottedMatch[2]?.includes('.')) return address;
  return `${dottedMatch[1]}${dottedMatch[2]
    .split('.')
    .map((byte) => Number(byte).toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{4})/, '$1:')}`;
}

function check(server: MetricsTestServer, apiKey: string, destination: string): Promise<HttpResponse> {
  return post(`${server.url}/relay/api/v1/destinations/check`, { destination }, [bearer(apiKey)]);
}
