/** Address block that requests may not be sent to, with the document that reserves it. */
export interface SpecialRange {
  readonly range: string;
  readonly reason: string;
  readonly reference: string;
}

// Blocks of the IANA special-purpose address registries (RFC 6890), and multicast, obsolete and cloud platform blocks.

export const specialIpv4 = [
  { range: '0.0.0.0/8', reason: 'this_network', reference: 'RFC 791 3.2' },
  { range: '10.0.0.0/8', reason: 'private_10', reference: 'RFC 1918' },
  { range: '100.64.0.0/10', reason: 'carrier_shared', reference: 'RFC 6598' },
  { range: '127.0.0.0/8', reason: 'loopback', reference: 'RFC 1122 3.2.1.3' },
  { range: '168.63.129.16/32', reason: 'azure_platform', reference: 'Azure platform address (metadata and DNS)' },
  { range: '169.254.0.0/16', reason: 'link_local', reference: 'RFC 3927; metadata service of most clouds' },
  { range: '172.16.0.0/12', reason: 'private_172', reference: 'RFC 1918' },
  { range: '192.0.0.0/24', reason: 'ietf_protocol', reference: 'RFC 6890 2.1' },
  { range: '192.0.2.0/24', reason: 'documentation_1', reference: 'RFC 5737' },
  { range: '192.31.196.0/24', reason: 'as112', reference: 'RFC 7535' },
  { range: '192.52.193.0/24', reason: 'multicast_tunnel', reference: 'RFC 7450' },
  { range: '192.88.99.0/24', reason: 'six_to_four_relay', reference: 'RFC 7526' },
  { range: '192.168.0.0/16', reason: 'private_192', reference: 'RFC 1918' },
  { range: '192.175.48.0/24', reason: 'as112_direct', reference: 'RFC 7534' },
  { range: '198.18.0.0/15', reason: 'benchmarking', reference: 'RFC 2544' },
  { range: '198.51.100.0/24', reason: 'documentation_2', reference: 'RFC 5737' },
  { range: '203.0.113.0/24', reason: 'documentation_3', reference: 'RFC 5737' },
  { range: '224.0.0.0/4', reason: 'multicast', reference: 'RFC 1112' },
  { range: '240.0.0.0/4', reason: 'reserved', reference: 'RFC 1112 4' },
  { range: '255.255.255.255/32', reason: 'broadcast', reference: 'RFC 919' },
] as const satisfies readonly SpecialRange[];

/** The only IPv6 block of public addresses (RFC 4291 2.4). */
export const globalUnicast = '2000::/3';

export const specialIpv6 = [
  { range: '::/128', reason: 'ipv6_unspecified', reference: 'RFC 4291 2.5.2' },
  { range: '::1/128', reason: 'ipv6_loopback', reference: 'RFC 4291 2.5.3' },
  { range: '::/96', reason: 'ipv4_compatible', reference: 'RFC 4291 2.5.5.1' },
  { range: '::ffff:0.0.0.0/96', reason: 'ipv4_mapped', reference: 'RFC 4291 2.5.5.2' },
  { range: '::ffff:0:0.0.0.0/96', reason: 'ipv4_translated', reference: 'RFC 2765 2.1' },
  { range: '64:ff9b::/96', reason: 'nat64', reference: 'RFC 6052 2.1' },
  { range: '64:ff9b:1::/48', reason: 'nat64_local', reference: 'RFC 8215' },
  { range: '100::/64', reason: 'discard_only', reference: 'RFC 6666' },
  { range: '100:0:0:1::/64', reason: 'dummy_prefix', reference: 'RFC 9780' },
  { range: '2001::/23', reason: 'ipv6_ietf_protocol', reference: 'RFC 2928' },
  { range: '2001::/32', reason: 'teredo', reference: 'RFC 4380' },
  { range: '2001:1::1/128', reason: 'port_control_anycast', reference: 'RFC 7723' },
  { range: '2001:1::2/128', reason: 'turn_anycast', reference: 'RFC 8155' },
  { range: '2001:1::3/128', reason: 'service_registration_anycast', reference: 'RFC 9665' },
  { range: '2001:2::/48', reason: 'ipv6_benchmarking', reference: 'RFC 5180' },
  { range: '2001:3::/32', reason: 'ipv6_multicast_tunnel', reference: 'RFC 7450' },
  { range: '2001:4:112::/48', reason: 'ipv6_as112', reference: 'RFC 7535' },
  { range: '2001:10::/28', reason: 'orchid', reference: 'RFC 4843' },
  { range: '2001:20::/28', reason: 'orchid_2', reference: 'RFC 7343' },
  { range: '2001:30::/28', reason: 'drone_identity', reference: 'RFC 9374' },
  { range: '2001:db8::/32', reason: 'ipv6_documentation', reference: 'RFC 3849' },
  { range: '2002::/16', reason: 'six_to_four', reference: 'RFC 3056' },
  { range: '2620:4f:8000::/48', reason: 'ipv6_as112_direct', reference: 'RFC 7534' },
  { range: '3ffe::/16', reason: 'six_bone', reference: 'RFC 3701' },
  { range: '3fff::/20', reason: 'ipv6_documentation_2', reference: 'RFC 9637' },
  { range: '5f00::/16', reason: 'segment_routing', reference: 'RFC 9602' },
  { range: 'fc00::/7', reason: 'unique_local', reference: 'RFC 4193' },
  { range: 'fe80::/10', reason: 'ipv6_link_local', reference: 'RFC 4291 2.5.6' },
  { range: 'fec0::/10', reason: 'site_local', reference: 'RFC 3879' },
  { range: 'ff00::/8', reason: 'ipv6_multicast', reference: 'RFC 4291 2.7' },
] as const satisfies readonly SpecialRange[];
