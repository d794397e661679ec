import type { Mutant } from '../mutant.ts';

const policy = 'src/relay/outbound/special-ranges.ts';
const egress = 'src/relay/outbound/egress.ts';
const exchange = 'src/relay/outbound/https-exchange.ts';
const handshake = 'src/relay/outbound/tls-handshake.ts';
const connectionPool = 'src/relay/outbound/connection-pool.ts';
const destinationUrlSource = 'src/relay/outbound/destination-url.ts';
const resolver = 'src/relay/outbound/resolver.ts';
const addressPolicy = 'test/relay/outbound/address-policy.test.ts';
const blockedAddresses = 'test/relay/outbound/blocked-addresses.test.ts';
const responses = 'test/relay/outbound/responses.test.ts';
const phases = 'test/relay/outbound/phases.test.ts';
const certificates = 'test/relay/outbound/certificates.test.ts';
const connectionPoolTest = 'test/relay/outbound/connection-pool.test.ts';
const destinationUrl = 'test/relay/outbound/destination-url.test.ts';

/** Mutations of egress: allowed addresses, TLS and outcomes of requests. */
export const relayEgress: readonly Mutant[] = [
  {
    name: 'relay-nat-address-unchecked',
    breaks: 'The relay connects to a NAT64 address that contains a private IPv4 address.',
    file: policy,
    symbol: 'specialIpv6',
    find: "64:ff9b::/96', reason: 'nat64', reference: 'RFC 6052 2.1",
    replace: "100:0:0:2::/64', reason: 'nat64', reference: '",
    furtherEdits: [
      {
        file: policy,
        symbol: 'globalUnicast',
        find: '2000::/3',
        replace: '::/0',
      },
    ],
    tests: [blockedAddresses],
  },
  {
    name: 'relay-six-to-four-unchecked',
    breaks: 'A 6to4 address that contains a private IPv4 address is connected to.',
    file: policy,
    symbol: 'specialIpv6',
    find: "{ range: '2002::/16', reason: 'six_to_four', reference: 'RFC 3056' },",
    replace: '',
    tests: [blockedAddresses],
  },
  {
    name: 'relay-cloud-metadata-reached',
    breaks: 'The relay connects to cloud metadata services.',
    file: policy,
    symbol: 'specialIpv4',
    find: "16', reason: 'link_local', reference: 'RFC 3927; metadata service of most clouds",
    replace: "24', reason: 'link_local', reference: 'RFC 3927",
    tests: [addressPolicy],
  },
  {
    name: 'relay-isatap-unchecked',
    breaks: 'An ISATAP address that contains a private IPv4 address is connected to.',
    file: 'src/relay/outbound/address-policy.ts',
    symbol: 'classifyAddress',
    find: "'isatap'",
    replace: 'undefined',
    tests: [addressPolicy],
  },
  {
    name: 'relay-only-first-address-checked',
    breaks: 'Only the first address of a name is checked.',
    file: 'src/relay/outbound/https-transport.ts',
    symbol: 'checkAddresses',
    find: 'unlistedAddresses)',
    replace: 'unlistedAddresses.slice(0, 1))',
    tests: [blockedAddresses],
  },
  {
    name: 'relay-dns-rebinding',
    breaks: 'The name is resolved again for the connection, so that the checked address can differ (DNS rebinding).',
    file: 'src/relay/outbound/https-transport.ts',
    symbol: 'dialDestination',
    find: 'dialResult = await dial(destination,',
    replace: `again = await addressesOf(deps, destination, attempt);
    const dialResult = await dial(destination, 'failure' in again ? addresses : again.`,
    tests: [blockedAddresses],
  },
  {
    name: 'relay-hosts-file-used',
    breaks: 'Names are resolved by the system, including its hosts file.',
    file: resolver,
    symbol: 'createHostResolver',
    find: 'resolver.resolve4(name)',
    replace: "import('node:dns/promises').then((dns) => dns.lookup(name, 4).then(({ address }) => [address])),",
    tests: ['test/relay/outbound/resolver.test.ts'],
  },
  {
    name: 'relay-credentials-in-destination',
    breaks: 'A destination with a user name and password is accepted.',
    file: destinationUrlSource,
    symbol: 'parseDestinationUrl',
    find: "if (authorityText.includes('@')) return { refused: 'credentials' };",
    replace: '',
    tests: [destinationUrl],
  },
  {
    name: 'relay-any-port',
    breaks: 'Any port of a destination is accepted.',
    file: destinationUrlSource,
    symbol: 'parseAuthority',
    find: '=== httpsPort',
    replace: '>= 0',
    tests: [destinationUrl],
  },
  {
    name: 'relay-address-as-destination',
    breaks: 'A destination with an IP address as its host is accepted.',
    file: destinationUrlSource,
    symbol: 'parseLiteral',
    find: '|| !allowList.hasAddress(literal, port)',
    replace: '',
    tests: [destinationUrl],
  },
  {
    name: 'relay-url-normalization-accepted',
    breaks: 'A URL that the parser has to normalize is accepted as a destination.',
    file: destinationUrlSource,
    symbol: 'parseDestinationUrl',
    find: "|| text.includes('\\\\')",
    replace: '',
    furtherEdits: [
      {
        file: destinationUrlSource,
        symbol: 'targetPattern',
        find: 'targetPattern = /^(?:[\\w\\-',
        replace: 'targetPattern = /^(?:[\\\\\\w\\-',
      },
      {
        file: destinationUrlSource,
        symbol: 'parseDestinationUrl',
        find: '(text);',
        replace: "(text.replaceAll('\\\\', '/'));",
      },
    ],
    tests: [destinationUrl],
  },
  {
    name: 'relay-proxy-variables-used',
    breaks: 'A proxy environment variable is used for deliveries.',
    file: 'src/relay/outbound/tcp-connect.ts',
    symbol: 'connectToAddress',
    find: 'socket = connect({ host: formatIpAddress(address), port',
    replace: `proxy = URL.parse(process.env['HTTPS_PROXY'] ?? process.env['https_proxy'] ?? '');
  const socket = connect({
    host: proxy?.hostname ?? formatIpAddress(address),
    port: proxy === null ? port : Number(proxy.port)`,
    tests: ['test/relay/outbound/environment.test.ts'],
  },
  {
    name: 'relay-certificate-unverified',
    breaks: 'Certificates of untrusted authorities are accepted.',
    file: handshake,
    symbol: 'tlsHandshake',
    find: 'rejectUnauthorized: true',
    replace: 'rejectUnauthorized: false',
    furtherEdits: [
      {
        file: handshake,
        symbol: 'tlsHandshake',
        find: "socket.authorized ? undefined : 'certificate_invalid'",
        replace: 'undefined',
      },
    ],
    tests: [certificates],
  },
  {
    name: 'relay-certificate-name-unchecked',
    breaks: 'A certificate for another name is accepted.',
    file: handshake,
    symbol: 'tlsHandshake',
    find: 'return checkServerIdentity(host, certificate)',
    replace: 'return undefined',
    tests: [certificates],
  },
  {
    name: 'relay-redirect-followed',
    breaks: 'A redirect of a destination is followed.',
    file: egress,
    symbol: 'EgressAttempt.send',
    find: 'return this.#toOutcome(await connection.send(request, this));',
    replace: `const result = await connection.send(request, this);
    const isFollowed = request.headers.some(([name]) => name === 'x-followed');
    if (result.kind === 'answered' && result.status >= 300 && result.status < 400 && !isFollowed)
      return this.send({ ...request, headers: [...request.headers, ['x-followed', '1']] });
    return this.#toOutcome(result);`,
    tests: [responses],
  },
  {
    name: 'relay-response-unbounded',
    breaks: 'The size and duration of a response are not limited.',
    file: exchange,
    symbol: 'readBody',
    find: 'bytesMax)',
    replace: 'bytesMax * 1_000)',
    tests: [responses],
  },
  {
    name: 'relay-retry-after-not-parsed',
    breaks: 'Retry-After of a destination is ignored.',
    file: exchange,
    symbol: 'responseOutcome',
    find: "head.headers['retry-after']",
    replace: 'undefined',
    tests: [responses],
  },
  {
    name: 'relay-request-in-one-write',
    breaks: 'The request is sent in one write, so that an interrupted request cannot be detected.',
    file: exchange,
    symbol: 'Exchange.run',
    find: '.subarray(0, -1)',
    replace: '',
    furtherEdits: [
      {
        file: exchange,
        symbol: 'Exchange.constructor',
        find: 'request.body.subarray(-1',
        replace: 'new Uint8Array(',
      },
    ],
    tests: [phases],
  },
  {
    name: 'relay-reset-after-sent-reported-as-not-sent',
    breaks: 'A connection that fails after the whole request was sent is reported as not sent.',
    file: exchange,
    symbol: 'Exchange.#failureOf',
    find: "this.#requestSentMs === null ? 'reset_before_sent' : 'reset_after_sent",
    replace: "'reset_before_sent",
    tests: [phases],
  },
  {
    name: 'relay-sent-before-dispatch-record',
    breaks: 'The request is sent before the dispatch record is stored.',
    file: egress,
    symbol: 'EgressAttempt.#prepareDispatch',
    find: 'await beforeDispatch(',
    replace: 'void beforeDispatch().catch(() => {}',
    tests: [phases],
  },
  {
    name: 'relay-closed-connection-used',
    breaks: 'A connection that was closed while the dispatch record was stored is used.',
    file: egress,
    symbol: 'EgressAttempt.#prepareDispatch',
    find: "= this.remainingMs === 0 ? 'send_timeout' :",
    replace: ": FailureClass | null = this.remainingMs === 0 ? 'send_timeout' : null;",
    tests: [phases, connectionPoolTest],
  },
  {
    name: 'relay-connection-shared-by-accounts',
    breaks: 'Connections are shared between accounts.',
    file: connectionPool,
    symbol: 'connectionName',
    find: '[partition,',
    replace: '[partition.slice(0, 0),',
    tests: [connectionPoolTest],
  },
  {
    name: 'relay-idle-connection-reused',
    breaks: 'An idle connection is reused although the server may have closed it.',
    file: connectionPool,
    symbol: 'ConnectionPool.release',
    find: ', this',
    replace: ', 60 * this',
    tests: [connectionPoolTest],
  },
  {
    name: 'relay-connection-to-old-address',
    breaks: 'An idle connection is reused although the name no longer resolves to its address.',
    file: connectionPool,
    symbol: 'connectionName',
    find: 'address)]',
    replace: 'address).slice(0, 0)]',
    tests: [connectionPoolTest],
  },
];
