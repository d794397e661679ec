import assert from 'node:assert/strict';
import { BlockList } from 'node:net';
import { test } from 'node:test';
import { clientAddress, isPrivateAddress } from '../../src/core/interfaces/http/request-identity.ts';
import { addressKey } from '../../src/core/operation/rate-limit.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addSubnet('fd00::', 8, 'ipv6');

const cases: readonly [title: string, peer: string, header: string | undefined, expected: string][] = [
  ['a direct client is identified by its peer address', '203.0.113.9', undefined, '203.0.113.9'],
  ['X-Forwarded-For from an untrusted peer is ignored', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  [
    'behind a trusted proxy the client is the address that the proxy appends',
    '10.1.2.3',
    '198.51.100.7',
    '198.51.100.7',
  ],
  ['an address left of the last untrusted one is ignored', '10.1.2.3', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  ['trusted proxies between client and server are skipped', '10.1.2.3', '198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['a chain that contains only trusted proxies yields the peer address', '10.1.2.3', '10.4.4.4, 10.9.9.9', '10.1.2.3'],
  ['an invalid entry ends the search and yields the peer address', '10.1.2.3', '198.51.100.7, unknown', '10.1.2.3'],
  ['a trusted proxy is recognized by its IPv4-mapped IPv6 address', '::ffff:10.1.2.3', '198.51.100.7', '198.51.100.7'],
  ['a trusted proxy can have an IPv6 address', 'fd12::1', '2001:db8::7', '2001:db8::7'],
];

for (const [title, peer, header, expected] of cases) {
  test(`${title}`, () => assert.equal(clientAddress(peer, header, proxies), expected));
}

test('X-Forwarded-For is ignored without a trusted proxy, even from a private peer', () => {
  assert.equal(clientAddress('10.1.2.3', '198.51.100.7', null), '10.1.2.3');
  assert.equal(clientAddress('127.0.0.1', '198.51.100.7', null), '127.0.0.1');
});

test('loopback, private and link-local addresses are private in every notation, others are not', () => {
  const privateAddresses = '127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.0.1 169.254.1.1'.split(' ');
  for (const address of [
    ...privateAddresses,
    ...privateAddresses.map((ipv4) => `::ffff:${ipv4}`),
    '::1',
    'fd12::1',
    'fe80::1',
  ])
    assert.equal(isPrivateAddress(address), true, address);
  for (const address of ['203.0.113.9', '172.32.0.1', '::ffff:198.51.100.7', '2001:db8::1', '11.0.0.1', ''])
    assert.equal(isPrivateAddress(address), false, address);
});

test('an IPv6 client is identified by its /64 network in every notation', () => {
  const spellings = ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::9', '2001:0db8:0001:0002::', '2001:db8:1:2::1%eth0'];
  assert.deepEqual(new Set(spellings.map(addressKey)).size, 1);
  assert.notEqual(addressKey('2001:db8:1:2::1'), addressKey('2001:db8:1:3::1'));
  assert.equal(addressKey('::1'), addressKey('::2'));
});

test('an IPv4 client is identified by its address, also as an IPv4-mapped IPv6 address', () => {
  assert.equal(addressKey('198.51.100.7'), addressKey('::ffff:198.51.100.7'));
  assert.notEqual(addressKey('198.51.100.7'), addressKey('198.51.100.8'));
  assert.notEqual(addressKey('::ffff:198.51.100.7'), addressKey('::ffff:198.51.100.8'));
});
