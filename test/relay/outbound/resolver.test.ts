import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { formatIpAddress } from '../../../src/relay/outbound/ip-address.ts';
import { createHostResolver, type Resolution } from '../../../src/relay/outbound/resolver.ts';
import { type StubDns, type StubQuery, type StubResponse, startStubDns } from '../../support/stub-dns.ts';

async function startTestDns(t: TestContext, respond: (query: StubQuery) => StubResponse): Promise<StubDns> {
  const dns = await startStubDns(respond);
  t.after(() => dns.close());
  return dns;
}

function addressesOrKind(resolution: Resolution): string[] | string {
  return resolution.kind === 'found' ? resolution.addresses.map(formatIpAddress) : resolution.kind;
}

const name = 'hooks.example.com';
/** Longer than any response takes on a busy machine. */
const limitMs = 20_000;
const aRecord = { type: 'A', value: '192.0.2.7', ttl: 0 } as const;
const aaaaRecord = { type: 'AAAA', value: '2001:db8::7', ttl: 0 } as const;

test('all addresses of both families are returned with one query for each family', async (t) => {
  const dns = await startTestDns(t, ({ type }) =>
    type === 'A' ? [aRecord, { ...aRecord, value: '192.0.2.8' }] : [aaaaRecord],
  );
  const resolution = await createHostResolver(dns.address)(name, limitMs);
  assert.deepEqual(addressesOrKind(resolution), ['192.0.2.7', '192.0.2.8', '2001:db8:0:0:0:0:0:7']);
  assert.deepEqual(dns.lookups.map(({ type }) => type).sort(), ['A', 'AAAA']);
});

test('results are not cached, whatever their TTL', async (t) => {
  const dns = await startTestDns(t, ({ type, lookupNumber }) =>
    type === 'A' ? [{ ...aRecord, value: `192.0.2.${lookupNumber}`, ttl: 86_400 }] : [],
  );
  const resolve = createHostResolver(dns.address);
  for (const expected of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    assert.deepEqual(addressesOrKind(await resolve(name, limitMs)), [expected]);
});

test('a chain of aliases in one response ends in its addresses', async (t) => {
  const chain: StubResponse = [
    { type: 'CNAME', value: 'a.example.net' },
    { type: 'CNAME', name: 'a.example.net', value: 'b.example.net' },
    { ...aRecord, name: 'b.example.net' },
  ];
  const dns = await startTestDns(t, ({ type }) => (type === 'A' ? chain : chain.slice(0, 2)));
  assert.deepEqual(addressesOrKind(await createHostResolver(dns.address)(name, limitMs)), ['192.0.2.7']);
});

test('a response too long for UDP is requested over TCP', async (t) => {
  const manyRecords = Array.from({ length: 200 }, (_, index) => ({ ...aRecord, value: `192.0.2.${index}` }));
  const dns = await startTestDns(t, ({ type, transport }) => {
    if (type !== 'A') return [];
    return transport === 'udp' ? 'truncated' : manyRecords;
  });
  const resolution = await createHostResolver(dns.address)(name, limitMs);
  assert.deepEqual(
    addressesOrKind(resolution),
    manyRecords.map(({ value }) => value),
  );
  assert.deepEqual(
    dns.lookups.filter(({ type }) => type === 'A').map(({ transport }) => transport),
    ['udp', 'tcp'],
  );
});

test('a lost query is sent again within the time limit', async (t) => {
  const dns = await startTestDns(t, ({ type, count }) => {
    if (count === 1) return 'silent';
    return type === 'A' ? [aRecord] : [];
  });
  assert.deepEqual(addressesOrKind(await createHostResolver(dns.address)(name, limitMs)), ['192.0.2.7']);
});

test('the addresses of one family are returned when the other fails', async (t) => {
  for (const failingType of ['A', 'AAAA']) {
    const dns = await startTestDns(t, ({ type }) =>
      type === failingType ? { code: 'SERVFAIL' } : [type === 'A' ? aRecord : aaaaRecord],
    );
    assert.deepEqual(addressesOrKind(await createHostResolver(dns.address)(name, limitMs)), [
      failingType === 'A' ? '2001:db8:0:0:0:0:0:7' : '192.0.2.7',
    ]);
  }
});

describe('a lookup without an address', () => {
  const rows: readonly [title: string, response: (query: StubQuery) => StubResponse, expected: Resolution['kind']][] = [
    ['a name that does not exist', () => ({ code: 'NXDOMAIN' }), 'not_found'],
    ['a name without addresses', () => [], 'not_found'],
    ['an alias of a name without an address', () => [{ type: 'CNAME', value: 'nowhere.example.net' }], 'not_found'],
    ['a server failure', () => ({ code: 'SERVFAIL' }), 'failed'],
    ['a server that refuses', () => ({ code: 'REFUSED' }), 'failed'],
    [
      'no address of one family, and a server failure for the other',
      ({ type }) => (type === 'A' ? [] : { code: 'SERVFAIL' }),
      'failed',
    ],
    ['a malformed response', () => 'garbage', 'failed'],
  ];
  for (const [title, respond, expected] of rows)
    test(`returns ${expected} for ${title}`, async (t) => {
      const dns = await startTestDns(t, respond);
      assert.equal(addressesOrKind(await createHostResolver(dns.address)(name, limitMs)), expected);
    });

  test('times out at the limit when the DNS server does not respond', async (t) => {
    const dns = await startTestDns(t, () => 'silent');
    const resolve = createHostResolver(dns.address);
    for (const shortLimitMs of [150, 700]) {
      const startMs = performance.now();
      assert.equal(addressesOrKind(await resolve(name, shortLimitMs)), 'timed_out');
      const elapsedMs = performance.now() - startMs;
      assert.ok(elapsedMs >= shortLimitMs - 5 && elapsedMs < shortLimitMs + 10_000, `${elapsedMs} ms`);
    }
  });

  test('times out when the DNS server does not respond over TCP', async (t) => {
    const dns = await startTestDns(t, ({ transport }) => (transport === 'udp' ? 'truncated' : 'silent'));
    assert.equal(addressesOrKind(await createHostResolver(dns.address)(name, 300)), 'timed_out');
  });
});

test('names that a hosts file may contain are resolved by the DNS server only', async (t) => {
  const dns = await startTestDns(t, () => ({ code: 'NXDOMAIN' }));
  const resolve = createHostResolver(dns.address);
  for (const localName of ['localhost', 'ip6-localhost', 'host.docker.internal'])
    assert.equal(addressesOrKind(await resolve(localName, limitMs)), 'not_found');
  assert.deepEqual(
    new Set(dns.queries.map((query) => query.name)),
    new Set(['localhost', 'ip6-localhost', 'host.docker.internal']),
  );
});

test('a DNS server that is not an address with a port is rejected at once', () => {
  for (const server of ['dns.example.com:53', '127.0.0.1:x', '', '127.0.0.1:99999'])
    assert.throws(() => createHostResolver(server), server);
  for (const server of ['127.0.0.1:5353', '[::1]:53', null])
    assert.equal(typeof createHostResolver(server), 'function');
});
