import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { formatIpAddress } from '../../../src/relay/outbound/ip-address.ts';
import { createResolve, type Resolution } from '../../../src/relay/outbound/resolver.ts';
import { type StubDns, type StubQuery, type StubResponse, startStubDns } from '../../support/stub-dns.ts';

async function stub(t: TestContext, respond: (query: StubQuery) => StubResponse): Promise<StubDns> {
  const dns = await startStubDns(respond);
  t.after(() => dns.close());
  return dns;
}

function texts(resolution: Resolution): string[] | string {
  return resolution.kind === 'found' ? resolution.addresses.map(formatIpAddress) : resolution.kind;
}

const name = 'hooks.example.com';
const four = { type: 'A', value: '192.0.2.7', ttl: 0 } as const;
const six = { type: 'AAAA', value: '2001:db8::7', ttl: 0 } as const;

test('all addresses of both families are returned with one query for each family', async (t) => {
  const dns = await stub(t, ({ type }) => (type === 'A' ? [four, { ...four, value: '192.0.2.8' }] : [six]));
  const resolution = await createResolve(dns.address)(name, 2_000);
  assert.deepEqual(texts(resolution), ['192.0.2.7', '192.0.2.8', '2001:db8:0:0:0:0:0:7']);
  assert.deepEqual(dns.lookups.map(({ type }) => type).sort(), ['A', 'AAAA']);
});

test('results are not cached, whatever their TTL', async (t) => {
  const dns = await stub(t, ({ type, lookupNumber }) =>
    type === 'A' ? [{ ...four, value: `192.0.2.${lookupNumber}`, ttl: 86_400 }] : [],
  );
  const resolve = createResolve(dns.address);
  for (const expected of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    assert.deepEqual(texts(await resolve(name, 2_000)), [expected]);
});

test('a chain of aliases in one response ends in its addresses', async (t) => {
  const chain: StubResponse = [
    { type: 'CNAME', value: 'a.example.net' },
    { type: 'CNAME', name: 'a.example.net', value: 'b.example.net' },
    { ...four, name: 'b.example.net' },
  ];
  const dns = await stub(t, ({ type }) => (type === 'A' ? chain : chain.slice(0, 2)));
  assert.deepEqual(texts(await createResolve(dns.address)(name, 2_000)), ['192.0.2.7']);
});

test('a response too long for UDP is requested over TCP', async (t) => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...four, value: `192.0.2.${index}` }));
  const dns = await stub(t, ({ type, transport }) => {
    if (type !== 'A') return [];
    return transport === 'udp' ? 'truncated' : many;
  });
  const resolution = await createResolve(dns.address)(name, 2_000);
  assert.deepEqual(
    texts(resolution),
    many.map(({ value }) => value),
  );
  assert.deepEqual(
    dns.lookups.filter(({ type }) => type === 'A').map(({ transport }) => transport),
    ['udp', 'tcp'],
  );
});

test('a lost query is sent again within the time limit', async (t) => {
  const dns = await stub(t, ({ type, count }) => {
    if (count === 1) return 'silent';
    return type === 'A' ? [four] : [];
  });
  assert.deepEqual(texts(await createResolve(dns.address)(name, 2_000)), ['192.0.2.7']);
});

test('the addresses of one family are returned when the other fails', async (t) => {
  for (const failing of ['A', 'AAAA']) {
    const dns = await stub(t, ({ type }) => (type === failing ? { code: 'SERVFAIL' } : [type === 'A' ? four : six]));
    assert.deepEqual(texts(await createResolve(dns.address)(name, 2_000)), [
      failing === 'A' ? '2001:db8:0:0:0:0:0:7' : '192.0.2.7',
    ]);
  }
});

describe('a lookup without an address', () => {
  const rows: readonly [title: string, response: (query: StubQuery) => StubResponse, expected: Resolution['kind']][] = [
    ['a name that does not exist', () => ({ code: 'NXDOMAIN' }), 'not_found'],
    ['a name without addresses', () => [], 'not_found'],
    ['an alias that leads to none', () => [{ type: 'CNAME', value: 'nowhere.example.net' }], 'not_found'],
    ['a server failure', () => ({ code: 'SERVFAIL' }), 'failed'],
    ['a server that refuses', () => ({ code: 'REFUSED' }), 'failed'],
    [
      'no address of one family, and no response for the other',
      ({ type }) => (type === 'A' ? [] : { code: 'SERVFAIL' }),
      'failed',
    ],
    ['a malformed response', () => 'garbage', 'failed'],
  ];
  for (const [title, respond, expected] of rows)
    test(`returns ${expected}: ${title}`, async (t) => {
      const dns = await stub(t, respond);
      assert.equal(texts(await createResolve(dns.address)(name, 2_000)), expected);
    });

  test('a DNS server that does not respond times out at the limit', async (t) => {
    const dns = await stub(t, () => 'silent');
    const resolve = createResolve(dns.address);
    for (const limitMs of [150, 700]) {
      const startMs = performance.now();
      assert.equal(texts(await resolve(name, limitMs)), 'timed_out');
      const elapsedMs = performance.now() - startMs;
      assert.ok(elapsedMs >= limitMs - 5 && elapsedMs < limitMs + 10_000, `${elapsedMs} ms`);
    }
  });

  test('a DNS server that does not respond over TCP times out', async (t) => {
    const dns = await stub(t, ({ transport }) => (transport === 'udp' ? 'truncated' : 'silent'));
    assert.equal(texts(await createResolve(dns.address)(name, 300)), 'timed_out');
  });
});

test('names of the hosts file are resolved by the DNS server only', async (t) => {
  const dns = await stub(t, () => ({ code: 'NXDOMAIN' }));
  const resolve = createResolve(dns.address);
  for (const local of ['localhost', 'ip6-localhost', 'host.docker.internal'])
    assert.equal(texts(await resolve(local, 2_000)), 'not_found');
  assert.deepEqual(
    new Set(dns.queries.map((query) => query.name)),
    new Set(['localhost', 'ip6-localhost', 'host.docker.internal']),
  );
});

test('a DNS server that is not an address with a port is rejected at once', () => {
  for (const server of ['dns.example.com:53', '127.0.0.1:x', '', '127.0.0.1:99999'])
    assert.throws(() => createResolve(server), server);
  for (const server of ['127.0.0.1:5353', '[::1]:53', null]) assert.equal(typeof createResolve(server), 'function');
});
