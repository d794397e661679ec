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
  sinkName,
  type TestEgress,
  testEgress,
} from './test-egress.ts';

const nothingReceived = { connections: 0, bytes: 0 };
const loopback: StubRecord = { type: 'A', value: '127.0.0.1', ttl: 0 };

/** A canary listener on loopback, and an egress that would connect to its port if the address were allowed. */
async function canaryAndEgress(t: TestContext, dns: (query: StubQuery) => StubResponse) {
  const canary = await startForbiddenListener(t);
  const testData = await testEgress(t, { allow: `named.example.org:${canary.port}`, dns });
  return { ...testData, canary, url: `https://${sinkName}:${canary.port}/leads` };
}

/** Checks that nothing was sent and beforeDispatch was not called. */
async function assertRefused(
  { send, refused }: TestEgress,
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
  assert.deepEqual(refused, reason === undefined ? [] : [reason]);
}

const a = (...values: string[]) => values.map((value): StubRecord => ({ type: 'A', value, ttl: 0 }));
const aaaa = (...values: string[]) => values.map((value): StubRecord => ({ type: 'AAAA', value, ttl: 0 }));

describe('a name with a blocked address', () => {
  const publicFour = '93.184.215.14';
  const publicSix = '2606:4700:4700::1111';
  const rows: readonly [title: string, four: StubRecord[], six: StubRecord[], reason: RefusedReason][] = [
    ['loopback alone', a('127.0.0.1'), [], 'loopback'],
    ['loopback after public ones', a(publicFour, publicFour, '127.0.0.1'), [], 'loopback'],
    ['loopback before public ones', a('127.0.0.1', publicFour), [], 'loopback'],
    ['a private one of the other family', a(publicFour), aaaa('fd00::1'), 'unique_local'],
    ['loopback of the other family', a(publicFour), aaaa(publicSix, '::1'), 'ipv6_loopback'],
    ['a cloud metadata address', a('169.254.169.254'), [], 'link_local'],
    ['any address of this machine', a('0.0.0.0'), [], 'this_network'],
    ['the Azure platform address', a(publicFour, '168.63.129.16'), [], 'azure_platform'],
    ['loopback mapped into IPv6', a(publicFour), aaaa('::ffff:7f00:1'), 'ipv4_mapped'],
    ['a public one mapped into IPv6', [], aaaa('::ffff:5db8:d70e'), 'ipv4_mapped'],
    ['loopback behind NAT64', [], aaaa('64:ff9b::7f00:1'), 'nat64'],
    ['a private one behind a local NAT64', [], aaaa('64:ff9b:1::a00:1'), 'nat64_local'],
    ['a private one in 6to4', [], aaaa(publicSix, '2002:a00:1::'), 'six_to_four'],
    [
      'an alias of a private name',
      [
        { type: 'CNAME', value: 'in.example.net' },
        { ...loopback, name: 'in.example.net' },
      ],
      [],
      'loopback',
    ],
  ];
  for (const [title, four, six, reason] of rows)
    test(`is rejected: ${title}`, async (t) => {
      const testData = await canaryAndEgress(t, ({ type }) => (type === 'A' ? four : six));
      await assertRefused(testData, testData.url, 'address_refused', reason);
      assert.equal(await testData.egress.probe(testData.to(testData.url), 5_000), 'address_refused');
      assert.deepEqual(testData.canary.received, nothingReceived);
    });
});

test('a private address at the end of a long TCP response is rejected', async (t) => {
  const response = [...Array.from({ length: 150 }, (_, index) => `93.184.215.${index}`), '10.0.0.1'];
  const testData = await canaryAndEgress(t, ({ type, transport }) => {
    if (type !== 'A') return [];
    return transport === 'udp' ? 'truncated' : a(...response);
  });
  await assertRefused(testData, testData.url, 'address_refused', 'private_10');
  assert.deepEqual(testData.canary.received, nothingReceived);
});

test('a port that is allowed for another destination only is rejected after the lookup', async (t) => {
  const testData = await canaryAndEgress(t, ({ type }) => (type === 'A' ? a('93.184.215.14') : []));
  await assertRefused(testData, testData.url, 'address_refused', 'port');
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
    // On machines with only one loopback address only the DNS queries show it.
    const canary = process.platform === 'linux' ? await startForbiddenListener(t, '127.0.0.2', sink.port) : undefined;
    laterResponse = a('127.0.0.2');
    assertResponded(await send(url), 200);
    assert.deepEqual(dns.lookups.map(({ name, type }) => `${type} ${name}`).sort(), [
      `A ${sinkName}`,
      `AAAA ${sinkName}`,
    ]);
    assert.equal(sink.requests.length, 1);
    assert.deepEqual(canary?.received ?? nothingReceived, nothingReceived);
  });

  test('is detected: each request resolves the name and rejects blocked addresses, also with an idle connection', async (t) => {
    const { sink, send, refused, url } = await createSinkAndEgress(
      t,
      {},
      { dns: ({ type, lookupNumber }) => (type === 'A' ? (lookupNumber === 1 ? [loopback] : a('127.0.0.2')) : []) },
    );
    assertResponded(await send(url), 200);
    assertFailed(await send(url), 'address_refused', 'resolving');
    assert.deepEqual(refused, ['loopback']);
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
      const { send } = await testEgress(t, { dns: () => response, limits: { dnsMs: 200 } });
      const outcome = await send('https://hooks.example.com/');
      assertFailed(outcome, failure, 'resolving');
      assert.equal(typeof outcome.timings.dnsMs, 'number');
      assert.equal(outcome.timings.connectMs, null);
    });
});

test('a rejection by the literal address is counted with its reason', async (t) => {
  const { egress, refused, dns } = await testEgress(t, {});
  assert.deepEqual(egress.parse('https://127.0.0.1/'), { refused: 'ip_literal' });
  assert.deepEqual(egress.parse('http://example.com/'), { refused: 'scheme' });
  assert.deepEqual(refused, ['ip_literal', 'scheme']);
  assert.deepEqual(dns.queries, []);
});

describe('an allowed destination', () => {
  test('is reached by its address without a lookup', async (t) => {
    const { sink, send, dns, refused } = await createSinkAndEgress(t);
    const outcome = await send(`https://127.0.0.1:${sink.port}/`);
    // The certificate is for a name, but an address is verified as an address.
    assertFailed(outcome, 'certificate_other_name', 'securing');
    assert.deepEqual([dns.queries, refused], [[], []]);
  });

  test('is reached as localhost without a lookup', async (t) => {
    const sinkFirst = await createSinkAndEgress(t);
    const { send, dns } = await testEgress(t, { allow: `localhost:${sinkFirst.sink.port}` });
    assertFailed(await send(`https://localhost:${sinkFirst.sink.port}/`), 'certificate_other_name', 'securing');
    assert.deepEqual(dns.queries, []);
  });

  test('is reached by its name, whatever its address', async (t) => {
    const { sink } = await createSinkAndEgress(t);
    const { send } = await testEgress(t, { allow: `a.example.net:${sink.port}` });
    assertResponded(await send(`https://a.example.net:${sink.port}/`), 200);
    const other = await send(`https://${sinkName}:${sink.port}/`);
    assertFailed(other, 'address_refused', 'resolving');
  });
});
