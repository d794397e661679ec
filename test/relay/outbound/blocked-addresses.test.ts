import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { RefusedReason } from '../../../src/relay/outbound/https-transport.ts';
import type { FailureClass } from '../../../src/relay/outbound/outcome.ts';
import type { StubQuery, StubRecord, StubResponse } from '../../support/stub-dns.ts';
import { startForbiddenListener } from './forbidden-listener.ts';
import {
  assertFailed,
  assertResponded,
  createSinkAndEgress,
  createTestEgress,
  sinkName,
  type TestEgress,
} from './test-egress.ts';

const nothingReceived = { connections: 0, bytes: 0 };
const loopback: StubRecord = { type: 'A', value: '127.0.0.1', ttl: 0 };

/**
 * Creates a listener on loopback that must not be reached, and an egress that would connect to its port if the
 * resolved addresses were allowed.
 */
async function createListenerAndEgress(t: TestContext, dns: (query: StubQuery) => StubResponse) {
  const listener = await startForbiddenListener(t);
  const testEgress = await createTestEgress(t, { allow: `named.example.org:${listener.port}`, dns });
  return { ...testEgress, listener, url: `https://${sinkName}:${listener.port}/leads` };
}

/** Checks that nothing was sent and beforeDispatch was not called. */
async function assertRefused(
  { send, refusedReasons }: TestEgress,
  url: string,
  failure: FailureClass,
  reason?: RefusedReason,
) {
  let dispatchCount = 0;
  const beforeDispatch = async () => {
    dispatchCount += 1;
  };
  const outcome = await send(url, { beforeDispatch });
  assertFailed(outcome, failure, 'resolving');
  assert.equal(outcome.bytesSent, 0);
  assert.equal(dispatchCount, 0);
  assert.deepEqual(refusedReasons, reason === undefined ? [] : [reason]);
}

const aRecords = (...values: string[]) => values.map((value): StubRecord => ({ type: 'A', value, ttl: 0 }));
const aaaaRecords = (...values: string[]) => values.map((value): StubRecord => ({ type: 'AAAA', value, ttl: 0 }));

describe('a name with a blocked address', () => {
  const publicIpv4 = '93.184.215.14';
  const publicIpv6 = '2606:4700:4700::1111';
  const rows: readonly [title: string, ipv4Records: StubRecord[], ipv6Records: StubRecord[], reason: RefusedReason][] =
    [
      ['loopback alone', aRecords('127.0.0.1'), [], 'loopback'],
      ['loopback after public addresses', aRecords(publicIpv4, publicIpv4, '127.0.0.1'), [], 'loopback'],
      ['loopback before public addresses', aRecords('127.0.0.1', publicIpv4), [], 'loopback'],
      ['a private address of the other family', aRecords(publicIpv4), aaaaRecords('fd00::1'), 'unique_local'],
      ['loopback of the other family', aRecords(publicIpv4), aaaaRecords(publicIpv6, '::1'), 'ipv6_loopback'],
      ['a cloud metadata address', aRecords('169.254.169.254'), [], 'link_local'],
      ['the unspecified address', aRecords('0.0.0.0'), [], 'this_network'],
      ['the Azure platform address', aRecords(publicIpv4, '168.63.129.16'), [], 'azure_platform'],
      ['loopback mapped into IPv6', aRecords(publicIpv4), aaaaRecords('::ffff:7f00:1'), 'ipv4_mapped'],
      ['a public address mapped into IPv6', [], aaaaRecords('::ffff:5db8:d70e'), 'ipv4_mapped'],
      ['loopback behind NAT64', [], aaaaRecords('64:ff9b::7f00:1'), 'nat64'],
      ['a private address behind a local NAT64', [], aaaaRecords('64:ff9b:1::a00:1'), 'nat64_local'],
      ['a private address in 6to4', [], aaaaRecords(publicIpv6, '2002:a00:1::'), 'six_to_four'],
      [
        'an alias of a name with a loopback address',
        [
          { type: 'CNAME', value: 'in.example.net' },
          { ...loopback, name: 'in.example.net' },
        ],
        [],
        'loopback',
      ],
    ];
  for (const [title, ipv4Records, ipv6Records, reason] of rows)
    test(`is rejected: ${title}`, async (t) => {
      const listenerAndEgress = await createListenerAndEgress(t, ({ type }) =>
        type === 'A' ? ipv4Records : ipv6Records,
      );
      await assertRefused(listenerAndEgress, listenerAndEgress.url, 'address_refused', reason);
      assert.equal(
        await listenerAndEgress.egress.probe(listenerAndEgress.destinationOf(listenerAndEgress.url), 5_000),
        'address_refused',
      );
      assert.deepEqual(listenerAndEgress.listener.received, nothingReceived);
    });
});

test('a private address at the end of a long TCP response is rejected', async (t) => {
  const response = [...Array.from({ length: 150 }, (_, index) => `93.184.215.${index}`), '10.0.0.1'];
  const listenerAndEgress = await createListenerAndEgress(t, ({ type, transport }) => {
    if (type !== 'A') return [];
    return transport === 'udp' ? 'truncated' : aRecords(...response);
  });
  await assertRefused(listenerAndEgress, listenerAndEgress.url, 'address_refused', 'private_10');
  assert.deepEqual(listenerAndEgress.listener.received, nothingReceived);
});

test('a port that is allowed for another destination only is rejected after the lookup', async (t) => {
  const listenerAndEgress = await createListenerAndEgress(t, ({ type }) =>
    type === 'A' ? aRecords('93.184.215.14') : [],
  );
  await assertRefused(listenerAndEgress, listenerAndEgress.url, 'address_refused', 'port');
});

test('a host name with an underscore is resolved and reached', async (t) => {
  const { sink, send, dns } = await createSinkAndEgress(t);
  assertResponded(await send(`https://lead_hooks.example.net:${sink.port}/`), 200);
  assert.ok(dns.lookups.some(({ name }) => name === 'lead_hooks.example.net'));
});

describe('DNS rebinding', () => {
  test('is impossible: the checked address is the one that is connected to', async (t) => {
    let laterResponse: StubResponse = [];
    const { sink, send, dns, url } = await createSinkAndEgress(
      t,
      {},
      { dns: ({ type, lookupNumber }) => (type === 'A' ? (lookupNumber === 1 ? [loopback] : laterResponse) : []) },
    );
    // On machines with a single loopback address no second listener can run; the DNS queries below are the only check.
    const listener = process.platform === 'linux' ? await startForbiddenListener(t, '127.0.0.2', sink.port) : undefined;
    laterResponse = aRecords('127.0.0.2');
    assertResponded(await send(url), 200);
    assert.deepEqual(dns.lookups.map(({ name, type }) => `${type} ${name}`).sort(), [
      `A ${sinkName}`,
      `AAAA ${sinkName}`,
    ]);
    assert.equal(sink.requests.length, 1);
    assert.deepEqual(listener?.received ?? nothingReceived, nothingReceived);
  });

  test('is detected: each request resolves the name and rejects blocked addresses, even with an idle connection', async (t) => {
    const { sink, send, refusedReasons, url } = await createSinkAndEgress(
      t,
      {},
      {
        dns: ({ type, lookupNumber }) =>
          type === 'A' ? (lookupNumber === 1 ? [loopback] : aRecords('127.0.0.2')) : [],
      },
    );
    assertResponded(await send(url), 200);
    assertFailed(await send(url), 'address_refused', 'resolving');
    assert.deepEqual(refusedReasons, ['loopback']);
    assert.equal(sink.requests.length, 1);
  });
});

describe('a failed lookup', () => {
  const rows: readonly [title: string, response: StubResponse, failure: FailureClass][] = [
    ['no such name', { code: 'NXDOMAIN' }, 'dns_not_found'],
    ['no address', [], 'dns_not_found'],
    ['a server that fails', { code: 'SERVFAIL' }, 'dns_failed'],
    ['a malformed response', 'garbage', 'dns_failed'],
    ['no response', 'silent', 'dns_timeout'],
  ];
  for (const [title, response, failure] of rows)
    test(`ends the request before a connection is opened: ${title}`, async (t) => {
      const { send } = await createTestEgress(t, { dns: () => response, limits: { dnsMs: 200 } });
      const outcome = await send('https://hooks.example.com/');
      assertFailed(outcome, failure, 'resolving');
      assert.equal(typeof outcome.timings.dnsMs, 'number');
      assert.equal(outcome.timings.connectMs, null);
    });
});

test('a URL that is rejected without a lookup is reported with its reason', async (t) => {
  const { egress, refusedReasons, dns } = await createTestEgress(t, {});
  assert.deepEqual(egress.parse('https://127.0.0.1/'), { refused: 'ip_literal' });
  assert.deepEqual(egress.parse('http://example.com/'), { refused: 'scheme' });
  assert.deepEqual(refusedReasons, ['ip_literal', 'scheme']);
  assert.deepEqual(dns.queries, []);
});

describe('an allowed destination', () => {
  test('is connected to by its address without a lookup', async (t) => {
    const { sink, send, dns, refusedReasons } = await createSinkAndEgress(t);
    const outcome = await send(`https://127.0.0.1:${sink.port}/`);
    // The certificate is for a name, but an address is verified as an address.
    assertFailed(outcome, 'certificate_other_name', 'securing');
    assert.deepEqual([dns.queries, refusedReasons], [[], []]);
  });

  test('is connected to as localhost without a lookup', async (t) => {
    const sinkAndEgress = await createSinkAndEgress(t);
    const { send, dns } = await createTestEgress(t, { allow: `localhost:${sinkAndEgress.sink.port}` });
    assertFailed(await send(`https://localhost:${sinkAndEgress.sink.port}/`), 'certificate_other_name', 'securing');
    assert.deepEqual(dns.queries, []);
  });

  test('is reached by its name, whatever its address', async (t) => {
    const { sink } = await createSinkAndEgress(t);
    const { send } = await createTestEgress(t, { allow: `a.example.net:${sink.port}` });
    assertResponded(await send(`https://a.example.net:${sink.port}/`), 200);
    const otherNameOutcome = await send(`https://${sinkName}:${sink.port}/`);
    assertFailed(otherNameOutcome, 'address_refused', 'resolving');
  });
});
