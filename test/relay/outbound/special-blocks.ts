/**
 * A block that must be refused: range, reason, and the first and last address with this reason. Written by hand, so
 * that no error of the server's table is repeated.
 */
export type SpecialBlock = readonly [range: string, reason: string, first: string, last: string];

export const ipv4Blocks: readonly SpecialBlock[] = [
  ['0.0.0.0/8', 'this_network', '0.0.0.0', '0.255.255.255'],
  ['10.0.0.0/8', 'private_10', '10.0.0.0', '10.255.255.255'],
  ['100.64.0.0/10', 'carrier_shared', '100.64.0.0', '100.127.255.255'],
  ['127.0.0.0/8', 'loopback', '127.0.0.0', '127.255.255.255'],
  ['168.63.129.16/32', 'azure_platform', '168.63.129.16', '168.63.129.16'],
  ['169.254.0.0/16', 'link_local', '169.254.0.0', '169.254.255.255'],
  ['172.16.0.0/12', 'private_172', '172.16.0.0', '172.31.255.255'],
  ['192.0.0.0/24', 'ietf_protocol', '192.0.0.0', '192.0.0.255'],
  ['192.0.2.0/24', 'documentation_1', '192.0.2.0', '192.0.2.255'],
  ['192.31.196.0/24', 'as112', '192.31.196.0', '192.31.196.255'],
  ['192.52.193.0/24', 'multicast_tunnel', '192.52.193.0', '192.52.193.255'],
  ['192.88.99.0/24', 'six_to_four_relay', '192.88.99.0', '192.88.99.255'],
  ['192.168.0.0/16', 'private_192', '192.168.0.0', '192.168.255.255'],
  ['192.175.48.0/24', 'as112_direct', '192.175.48.0', '192.175.48.255'],
  ['198.18.0.0/15', 'benchmarking', '198.18.0.0', '198.19.255.255'],
  ['198.51.100.0/24', 'documentation_2', '198.51.100.0', '198.51.100.255'],
  ['203.0.113.0/24', 'documentation_3', '203.0.113.0', '203.0.113.255'],
  ['224.0.0.0/4', 'multicast', '224.0.0.0', '239.255.255.255'],
  ['240.0.0.0/4', 'reserved', '240.0.0.0', '255.255.255.254'],
  ['255.255.255.255/32', 'broadcast', '255.255.255.255', '255.255.255.255'],
];

const groupsOfOnes = (groups: number) => ':ffff'.repeat(groups);

export const ipv6Blocks: readonly SpecialBlock[] = [
  ['::/128', 'ipv6_unspecified', '::', '::'],
  ['::1/128', 'ipv6_loopback', '::1', '::1'],
  ['::/96', 'ipv4_compatible', '::2', '::255.255.255.255'],
  ['::ffff:0:0/96', 'ipv4_mapped', '::ffff:0.0.0.0', '::ffff:255.255.255.255'],
  ['::ffff:0:0:0/96', 'ipv4_translated', '::ffff:0:0.0.0.0', '::ffff:0:255.255.255.255'],
  ['64:ff9b::/96', 'nat64', '64:ff9b::0.0.0.0', '64:ff9b::255.255.255.255'],
  ['64:ff9b:1::/48', 'nat64_local', '64:ff9b:1::', `64:ff9b:1${groupsOfOnes(5)}`],
  ['100::/64', 'discard_only', '100::', `100:0:0:0${groupsOfOnes(4)}`],
  ['100:0:0:1::/64', 'dummy_prefix', '100:0:0:1::', `100:0:0:1${groupsOfOnes(4)}`],
  ['2001::/32', 'teredo', '2001::', `2001:0${groupsOfOnes(6)}`],
  ['2001::/23', 'ipv6_ietf_protocol', '2001:1::', `2001:1ff${groupsOfOnes(6)}`],
  ['2001:1::1/128', 'port_control_anycast', '2001:1::1', '2001:1::1'],
  ['2001:1::2/128', 'turn_anycast', '2001:1::2', '2001:1::2'],
  ['2001:1::3/128', 'service_registration_anycast', '2001:1::3', '2001:1::3'],
  ['2001:2::/48', 'ipv6_benchmarking', '2001:2::', `2001:2:0${groupsOfOnes(5)}`],
  ['2001:3::/32', 'ipv6_multicast_tunnel', '2001:3::', `2001:3${groupsOfOnes(6)}`],
  ['2001:4:112::/48', 'ipv6_as112', '2001:4:112::', `2001:4:112${groupsOfOnes(5)}`],
  ['2001:10::/28', 'orchid', '2001:10::', `2001:1f${groupsOfOnes(6)}`],
  ['2001:20::/28', 'orchid_2', '2001:20::', `2001:2f${groupsOfOnes(6)}`],
  ['2001:30::/28', 'drone_identity', '2001:30::', `2001:3f${groupsOfOnes(6)}`],
  ['2001:db8::/32', 'ipv6_documentation', '2001:db8::', `2001:db8${groupsOfOnes(6)}`],
  ['2002::/16', 'six_to_four', '2002::', `2002${groupsOfOnes(7)}`],
  ['2620:4f:8000::/48', 'ipv6_as112_direct', '2620:4f:8000::', `2620:4f:8000${groupsOfOnes(5)}`],
  ['3ffe::/16', 'six_bone', '3ffe::', `3ffe${groupsOfOnes(7)}`],
  ['3fff::/20', 'ipv6_documentation_2', '3fff::', `3fff:fff${groupsOfOnes(6)}`],
  ['5f00::/16', 'segment_routing', '5f00::', `5f00${groupsOfOnes(7)}`],
  ['fc00::/7', 'unique_local', 'fc00::', `fdff${groupsOfOnes(7)}`],
  ['fe80::/10', 'ipv6_link_local', 'fe80::', `febf${groupsOfOnes(7)}`],
  ['fec0::/10', 'site_local', 'fec0::', `feff${groupsOfOnes(7)}`],
  ['ff00::/8', 'ipv6_multicast', 'ff00::', `ffff${groupsOfOnes(7)}`],
];
