import assert from 'node:assert/strict';
import { isIPv4, isIPv6 } from 'node:net';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { classifyAddress } from '../../../src/relay/outbound/address-policy.ts';
import { formatIpAddress, parseIpAddress } from '../../../src/relay/outbound/ip-address.ts';
import { specialIpv4, specialIpv6 } from '../../../src/relay/outbound/special-ranges.ts';
import { bytesOf, edges, type Family, numberOf, referenceVerdict } from './reference-addresses.ts';
import { ipv4Blocks, ipv6Blocks } from './special-blocks.ts';

function verdictOfBytes(address: Uint8Array): string {
  const verdict = classifyAddress(address);
  return verdict.allowed ? 'allowed' : verdict.reason;
}

function verdictOfText(text: string): string {
  const address = parseIpAddress(text);
  assert.ok(address !== null, `${text} is an address`);
  return verdictOfBytes(address);
}

describe('the address policy for special-purpose ranges', () => {
  for (const [range, reason, firstAddress, lastAddress] of [...ipv4Blocks, ...ipv6Blocks]) {
    test(`${range} is blocked as ${reason}, from its first address to its last`, () => {
      assert.equal(verdictOfText(firstAddress), reason);
      assert.equal(verdictOfText(lastAddress), reason);
    });
  }

  test('the table of the server and the blocks of this test have the same reasons', () => {
    const reasonsOf = (rows: readonly { range: string; reason: string }[]) => rows.map(({ reason }) => reason).sort();
    assert.deepEqual(
      reasonsOf([...specialIpv4, ...specialIpv6]),
      [...ipv4Blocks, ...ipv6Blocks].map(([, reason]) => reason).sort(),
    );
  });
});

describe('the address policy next to special-purpose ranges', () => {
  const rows: readonly [text: string, expected: string][] = [
    ['1.0.0.0', 'allowed'],
    ['9.255.255.255', 'allowed'],
    ['11.0.0.0', 'allowed'],
    ['100.63.255.255', 'allowed'],
    ['100.128.0.0', 'allowed'],
    ['126.255.255.255', 'allowed'],
    ['128.0.0.0', 'allowed'],
    ['168.63.129.15', 'allowed'],
    ['168.63.129.17', 'allowed'],
    ['169.253.255.255', 'allowed'],
    ['169.255.0.0', 'allowed'],
    ['172.15.255.255', 'allowed'],
    ['172.32.0.0', 'allowed'],
    ['191.255.255.255', 'allowed'],
    ['192.0.1.0', 'allowed'],
    ['192.0.3.0', 'allowed'],
    ['192.167.255.255', 'allowed'],
    ['192.169.0.0', 'allowed'],
    ['198.17.255.255', 'allowed'],
    ['198.20.0.0', 'allowed'],
    ['223.255.255.255', 'allowed'],
    ['1fff:ffff::', 'not_global_unicast'],
    ['2000::', 'allowed'],
    ['2001:200::', 'allowed'],
    ['2001:db7:ffff::', 'allowed'],
    ['2001:db9::', 'allowed'],
    ['2003::', 'allowed'],
    ['2620:4f:7fff::', 'allowed'],
    ['2620:4f:8001::', 'allowed'],
    ['3ffd:ffff::', 'allowed'],
    ['3fff:1000::', 'allowed'],
    ['4000::', 'not_global_unicast'],
    ['64:ff9b:0:0:0:1::', 'not_global_unicast'],
    ['64:ff9b:2::', 'not_global_unicast'],
  ];
  for (const [text, expected] of rows)
    test(`classifies ${text} as ${expected}`, () => assert.equal(verdictOfText(text), expected));
});

describe('the address policy for IPv4 addresses embedded in IPv6', () => {
  for (const embedded of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '8.8.8.8']) {
    const [high, low] = [numberOf(embedded) >> 16n, numberOf(embedded) & 0xffffn].map((group) => group.toString(16));
    const ipv6Addresses: readonly [text: string, reason: string][] = [
      [`::${embedded}`, 'ipv4_compatible'],
      [`::ffff:${embedded}`, 'ipv4_mapped'],
      [`::ffff:0:${embedded}`, 'ipv4_translated'],
      [`64:ff9b::${embedded}`, 'nat64'],
      [`64:ff9b:1::${embedded}`, 'nat64_local'],
      [`2002:${high}:${low}::1`, 'six_to_four'],
      [`2001:0:4136:e378:8000:63bf:${high}:${low}`, 'teredo'],
      [`2606:4700:1:2:0:5efe:${high}:${low}`, 'isatap'],
      [`2606:4700:1:2:200:5efe:${high}:${low}`, 'isatap'],
      [`fe80::5efe:${high}:${low}`, 'ipv6_link_local'],
    ];
    for (const [text, reason] of ipv6Addresses)
      test(`${text} is blocked as ${reason}`, () => assert.equal(verdictOfText(text), reason));
  }
});

describe('the policy and its reference implementation', () => {
  const families: readonly Family[] = [4, 6];
  for (const family of families) {
    test(`agree at every edge of IPv${family}`, () => {
      for (const value of edges(family))
        assert.equal(verdictOfBytes(bytesOf(family, value)), referenceVerdict(family, value), value.toString(16));
    });

    test(`agree on random addresses of IPv${family} and near its edges`, () => {
      const max = (1n << (family === 4 ? 32n : 128n)) - 1n;
      const anyAddress = fc.bigInt({ min: 0n, max });
      const globalUnicast = family === 4 ? anyAddress : anyAddress.map((value) => (value >> 3n) | (1n << 125n));
      // Up to 70,000 addresses from an edge, which is more than a block of 2^16 addresses.
      const addressNearEdge = fc
        .tuple(fc.constantFrom(...edges(family)), fc.bigInt({ min: -70_000n, max: 70_000n }))
        .map(([edge, offset]) => (edge + offset < 0n ? 0n : edge + offset > max ? max : edge + offset));
      const isatapAddresses = globalUnicast.map((value) => (value & ~(0xfdff_ffffn << 32n)) | (0x5efen << 32n));
      const addresses =
        family === 4
          ? fc.oneof(anyAddress, addressNearEdge)
          : fc.oneof(anyAddress, globalUnicast, addressNearEdge, isatapAddresses);
      fc.assert(
        fc.property(addresses, (value) => {
          assert.equal(verdictOfBytes(bytesOf(family, value)), referenceVerdict(family, value));
        }),
        { numRuns: 20_000 },
      );
    });
  }
});

test('the address policy throws a RangeError for an address of other than 4 or 16 bytes', () => {
  for (const length of [0, 3, 5, 15, 17]) assert.throws(() => classifyAddress(new Uint8Array(length)), RangeError);
});

describe('parseIpAddress', () => {
  const invalidTexts = [
    ...[
      '',
      ' ',
      '1',
      '127.1',
      '1.2.3',
      '1.2.3.4.5',
      '1.2.3.4.',
      '.1.2.3.4',
      '1..2.3',
      '01.2.3.4',
      '1.2.3.04',
      '0x7f.0.0.1',
    ],
    ...[
      '256.1.1.1',
      '1.2.3.1000',
      '2130706433',
      '0177.0.0.1',
      ' 1.2.3.4',
      '1.2.3.4 ',
      '1.2.3.4\n',
      '+1.2.3.4',
      '1.2.3.-4',
      '１.2.3.4',
    ],
    ...[
      ':',
      ':::',
      '::1::',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1:2:3:4:5:6:7:8::',
      '::1:2:3:4:5:6:7:8',
      '12345::',
      'g::',
    ],
    ...[
      'fe80::1%eth0',
      '[::1]',
      '::1 ',
      '1.2.3.4::',
      '::1.2.3',
      '::1.2.3.4:5',
      '::01.2.3.4',
      ':1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:',
      '::0x1',
    ],
  ];
  for (const text of invalidTexts)
    test(`rejects ${JSON.stringify(text)}`, () => assert.equal(parseIpAddress(text), null));

  test('accepts exactly the addresses without a zone that Node accepts', () => {
    const characters = fc.string({ unit: fc.constantFrom(...'0123456789abcdefAF:.%x '), maxLength: 46 });
    const parts = fc.array(fc.constantFrom('0', '1', '255', '256', '01', 'ffff', 'g', ':', '::', '.', '1.2.3.4'), {
      maxLength: 15,
    });
    const addressLike = parts.map((list) => list.join(''));
    const groupsWithColons = fc
      .array(fc.constantFrom('0', 'a', 'ffff', '', '1.2.3.4'), { maxLength: 9 })
      .map((list) => list.join(':'));
    fc.assert(
      fc.property(fc.oneof(characters, addressLike, groupsWithColons, fc.ipV4(), fc.ipV6()), (text) => {
        const expected = isIPv4(text) || (isIPv6(text) && !text.includes('%'));
        assert.equal(parseIpAddress(text) !== null, expected, text);
      }),
      { numRuns: 20_000 },
    );
  });

  test('returns the same bytes for a formatted address', () => {
    for (const family of [4, 6] as const) {
      const max = (1n << (family === 4 ? 32n : 128n)) - 1n;
      fc.assert(
        fc.property(fc.bigInt({ min: 0n, max }), (value) => {
          const text = formatIpAddress(bytesOf(family, value));
          assert.deepEqual(parseIpAddress(text), bytesOf(family, value));
          assert.equal(numberOf(text), value);
        }),
        { numRuns: 2_000 },
      );
    }
  });
});
