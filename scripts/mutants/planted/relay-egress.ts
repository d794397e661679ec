import type { Mutant } from '../mutant.ts';

const policy = 'src/core/outbound/special-ranges.ts';
const sending = 'src/core/outbound/sending.ts';
const exchange = 'src/core/outbound/https-exchange.ts';
const handshake = 'src/core/outbound/tls-handshake.ts';
const kept = 'src/core/outbound/kept-connections.ts';
const written = 'src/core/outbound/destination-url.ts';
const resolver = 'src/core/outbound/resolver.ts';
const addresses = 'test/core/outbound/address-policy.test.ts';
const lookingUp = 'test/core/outbound/looking-up.test.ts';
const answers = 'test/core/outbound/answers.test.ts';
const phases = 'test/core/outbound/phases.test.ts';
const certificates = 'test/core/outbound/certificates.test.ts';
const keptTest = 'test/core/outbound/kept-connections.test.ts';
const spellings = 'test/core/outbound/destination-url.test.ts';

/** Faults of the way out: where requests may go, over what, and what is said of how they ended. */
export const relayEgress: readonly Mutant[] = [
  {
    name: 'relay-translated-address-unchecked',
    breaks: 'An address of IPv6 that a translator turns into a private one of IPv4 is dialled.',
    file: policy,
    find: "{ range: '64:ff9b::/96', reason: 'nat64', source: 'RFC 6052 2.1' },",
    replace: "{ range: '100:0:0:2::/64', reason: 'nat64', source: '' },",
    also: [
      {
        file: policy,
        find: "export const globalUnicast = '2000::/3';",
        replace: "export const globalUnicast = '::/0';",
      },
    ],
    tests: [lookingUp],
  },
  {
    name: 'relay-six-to-four-unchecked',
    breaks: 'A private address of IPv4 is reached inside one of 6to4.',
    file: policy,
    find: "{ range: '2002::/16', reason: 'six_to_four', source: 'RFC 3056' },",
    replace: '',
    tests: [lookingUp],
  },
  {
    name: 'relay-cloud-metadata-reached',
    breaks: 'The metadata of a cloud can be asked through the relay.',
    file: policy,
    find: "{ range: '169.254.0.0/16', reason: 'link_local', source: 'RFC 3927; metadata of most clouds' },",
    replace: "{ range: '169.254.0.0/24', reason: 'link_local', source: 'RFC 3927' },",
    tests: [addresses],
  },
  {
    name: 'relay-isatap-unchecked',
    breaks: 'An address of IPv6 made from a private one of IPv4 by ISATAP is dialled.',
    file: 'src/core/outbound/address-policy.ts',
    find: "return verdict(isIsatap(address) ? 'isatap' : undefined);",
    replace: 'return verdict(isIsatap(address) ? undefined : undefined);',
    tests: [addresses],
  },
  {
    name: 'relay-first-address-decides',
    breaks: 'A name is let through by its first address, whatever the others are.',
    file: 'src/core/outbound/approve.ts',
    find: 'for (const address of unnamed) {',
    replace: 'for (const address of unnamed.slice(0, 1)) {',
    tests: [lookingUp],
  },
  {
    name: 'relay-looked-up-twice',
    breaks: 'The name is looked up a second time for dialling, and has another address by then.',
    file: sending,
    find: 'const dialled = await dial(destination, addresses, {',
    replace: `const again = await this.#addressesOf(destination);
    const dialled = await dial(destination, 'failure' in again ? addresses : again.addresses, {`,
    tests: [lookingUp],
  },
  {
    name: 'relay-hosts-file-asked',
    breaks: 'Names are taken from wherever the system takes them.',
    file: resolver,
    find: 'askFor(resolver.resolve4(name))',
    replace: `askFor(
      import('node:dns/promises').then((dns) => dns.lookup(name, 4).then(({ address }) => [address])),
    )`,
    tests: ['test/core/outbound/resolver.test.ts'],
  },
  {
    name: 'relay-credentials-in-destination',
    breaks: 'A destination may carry a user name and a password.',
    file: written,
    find: "if (authority.includes('@')) return { refused: 'credentials' };",
    replace: '',
    tests: [spellings],
  },
  {
    name: 'relay-any-port',
    breaks: 'Leads go to any port that a source names.',
    file: written,
    find: 'return port === httpsPort || allow.hasPort(port) ?',
    replace: 'return port >= 0 || allow.hasPort(port) ?',
    tests: [spellings],
  },
  {
    name: 'relay-address-as-destination',
    breaks: 'A destination may be an address instead of a name.',
    file: written,
    find: 'if (literal === null || !allow.hasAddress(literal, port))',
    replace: 'if (literal === null)',
    tests: [spellings],
  },
  {
    name: 'relay-repaired-spelling',
    breaks: 'What the URL parser repairs is delivered to, wherever that leads.',
    file: written,
    find: "if (parts === null || text.includes('\\\\')) return",
    replace: 'if (parts === null) return',
    also: [
      { file: written, find: 'const targetPattern = /^(?:[\\w\\-', replace: 'const targetPattern = /^(?:[\\\\\\w\\-' },
      { file: written, find: 'exec(text);\n  if', replace: "exec(text.replaceAll('\\\\', '/'));\n  if" },
    ],
    tests: [spellings],
  },
  {
    name: 'relay-proxies-obeyed',
    breaks: 'A variable of the environment sends leads over a proxy.',
    file: 'src/core/outbound/tcp-connect.ts',
    find: 'const socket = connect({ host: formatIpAddress(address), port,',
    replace: `const proxy = URL.parse(process.env['HTTPS_PROXY'] ?? process.env['https_proxy'] ?? '');
  const socket = connect({
    host: proxy?.hostname ?? formatIpAddress(address),
    port: proxy === null ? port : Number(proxy.port),`,
    tests: ['test/core/outbound/ambient.test.ts'],
  },
  {
    name: 'relay-certificate-unverified',
    breaks: 'Leads are sent to whoever has any certificate.',
    file: handshake,
    find: 'rejectUnauthorized: true,',
    replace: 'rejectUnauthorized: false,',
    also: [
      {
        file: handshake,
        find: "resolve(socket.authorized ? undefined : 'certificate_invalid')",
        replace: 'resolve(undefined)',
      },
    ],
    tests: [certificates],
  },
  {
    name: 'relay-certificate-name-unchecked',
    breaks: 'A certificate for another name is taken.',
    file: handshake,
    find: 'checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate)',
    replace: 'checkServerIdentity: () => undefined',
    tests: [certificates],
  },
  {
    name: 'relay-redirect-followed',
    breaks: 'A redirect is followed: the lead goes where its source never said.',
    file: sending,
    find: 'return this.#outcome(result);',
    replace: `const isFollowed = request.headers.some(([name]) => name === 'x-followed');
    if (result.kind === 'answered' && result.status >= 300 && result.status < 400 && !isFollowed)
      return this.send({ ...request, headers: [...request.headers, ['x-followed', '1']] });
    return this.#outcome(result);`,
    tests: [answers],
  },
  {
    name: 'relay-answer-without-bound',
    breaks: 'A destination can answer for as long and as much as it likes.',
    file: 'src/core/outbound/answer-body.ts',
    find: 'if (read > bytesMax) onTooLong();',
    replace: 'if (read > bytesMax * 1_000) onTooLong();',
    tests: [answers],
  },
  {
    name: 'relay-retry-after-unread',
    breaks: 'What a destination asks for in Retry-After is not read.',
    file: exchange,
    find: "parseRetryAfter(head.headers['retry-after'], nowMs)",
    replace: 'parseRetryAfter(undefined, nowMs)',
    tests: [answers],
  },
  {
    name: 'relay-last-byte-at-once',
    breaks: 'The whole request leaves at once: what broke off cannot be told from what arrived.',
    file: exchange,
    find: 'made.write(body.subarray(0, -1), (error) => {',
    replace: 'made.write(body, (error) => {',
    also: [
      {
        file: exchange,
        find: 'this.#lastByte = asked.body.subarray(-1);',
        replace: 'this.#lastByte = new Uint8Array();',
      },
    ],
    tests: [phases],
  },
  {
    name: 'relay-reset-after-sent-has-no-effect',
    breaks: 'A connection that breaks after all of the lead left is called one that sent nothing.',
    file: exchange,
    find: "return this.#handedOverMs === null ? 'reset_before_sent' : 'reset_after_sent';",
    replace: "return 'reset_before_sent';",
    tests: [phases],
  },
  {
    name: 'relay-sent-before-the-mark',
    breaks: 'The request leaves before its sender has set the mark.',
    file: sending,
    find: 'await beforeDispatch();',
    replace: 'void beforeDispatch().catch(() => {});',
    tests: [phases],
  },
  {
    name: 'relay-closed-connection-used',
    breaks: 'A connection that was closed while the mark was written is used all the same.',
    file: sending,
    find: "const fault = this.#leftMs === 0 ? 'send_timeout' : disturbanceOf(watch);",
    replace: "const fault: FailureClass | null = this.#leftMs === 0 ? 'send_timeout' : null; disturbanceOf(watch);",
    tests: [phases, keptTest],
  },
  {
    name: 'relay-connection-shared-by-accounts',
    breaks: "One account's leads travel over another's connection.",
    file: kept,
    find: 'return JSON.stringify([partition, origin, formatIpAddress(address)]);',
    replace: 'return JSON.stringify([partition.slice(0, 0), origin, formatIpAddress(address)]);',
    tests: [keptTest],
  },
  {
    name: 'relay-connection-kept-too-long',
    breaks: 'A connection is used again when the other side may have given it up.',
    file: kept,
    find: 'setTimeout(() => this.#drop(kept), this.#keptMs)',
    replace: 'setTimeout(() => this.#drop(kept), 60 * this.#keptMs)',
    tests: [keptTest],
  },
  {
    name: 'relay-connection-to-a-former-address',
    breaks: 'A kept connection is used although its address is not among those of the name any more.',
    file: kept,
    find: 'return JSON.stringify([partition, origin, formatIpAddress(address)]);',
    replace: 'return JSON.stringify([partition, origin, formatIpAddress(address).slice(0, 0)]);',
    tests: [keptTest],
  },
];
