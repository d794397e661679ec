import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { emptyAllowList, parseAllowList } from '../../../src/relay/outbound/allow-list.ts';
import {
  type DestinationReason,
  destinationCharactersMax,
  parseDestinationUrl,
} from '../../../src/relay/outbound/destination-url.ts';

const validUrls: readonly [text: string, origin: string, target: string][] = [
  ['https://example.com', 'https://example.com', '/'],
  ['https://example.com/', 'https://example.com', '/'],
  ['https://example.com:443/leads', 'https://example.com', '/leads'],
  ['HTTPS://Hooks.Example.COM/Path', 'https://hooks.example.com', '/Path'],
  ['https://example.com?a=1', 'https://example.com', '/?a=1'],
  ['https://example.com/a//b/../c/./d', 'https://example.com', '/a//b/../c/./d'],
  ['https://example.com/%2e%2e/%41?x=%20', 'https://example.com', '/%2e%2e/%41?x=%20'],
  [
    "https://example.com/a;b=c,(d)!$&'*+~_-.:@?q='x'&r[]=1",
    'https://example.com',
    "/a;b=c,(d)!$&'*+~_-.:@?q='x'&r[]=1",
  ],
  ['https://example.com/https://127.0.0.1/', 'https://example.com', '/https://127.0.0.1/'],
  ['https://example.com/?u=user:pass@host', 'https://example.com', '/?u=user:pass@host'],
  ['https://127.0.0.1.example.com/', 'https://127.0.0.1.example.com', '/'],
  ['https://10.example.com/', 'https://10.example.com', '/'],
  ['https://0x7f.example.com/', 'https://0x7f.example.com', '/'],
  ['https://xn--bcher-kva.example.com/', 'https://xn--bcher-kva.example.com', '/'],
  ['https://a-b.example.co.uk/x', 'https://a-b.example.co.uk', '/x'],
  ['https://localhost.example.com/', 'https://localhost.example.com', '/'],
  ['https://a_b.example.com/', 'https://a_b.example.com', '/'],
  ['https://_hooks.crm_.a-b.example.com/', 'https://_hooks.crm_.a-b.example.com', '/'],
  [`https://${'a'.repeat(63)}.example.com/`, `https://${'a'.repeat(63)}.example.com`, '/'],
];

describe('a valid destination URL', () => {
  for (const [text, origin, target] of validUrls) {
    test(`is accepted: ${text}`, () => {
      const parsed = parseDestinationUrl(text, emptyAllowList);
      assert.ok(!('refused' in parsed), JSON.stringify(parsed));
      assert.deepEqual([parsed.origin, parsed.target, parsed.port, parsed.literal], [origin, target, 443, null]);
    });
  }
});

const invalidUrls: readonly [text: string, reason: DestinationReason][] = [
  // Wrong or missing scheme.
  ['', 'scheme'],
  ['http://example.com/', 'scheme'],
  ['ftp://example.com/', 'scheme'],
  ['ws://example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/plain,x', 'scheme'],
  ['//example.com/', 'scheme'],
  ['example.com', 'scheme'],
  ['httpss://example.com/', 'scheme'],
  ['https', 'scheme'],
  ['blob:https://example.com/x', 'scheme'],
  // Malformed URLs, many of which the URL parser would correct.
  ['https:', 'spelling'],
  ['https:/example.com/', 'spelling'],
  ['https:example.com/', 'spelling'],
  ['https:///example.com/', 'spelling'],
  ['https:////example.com/', 'spelling'],
  ['https:\\\\example.com/', 'spelling'],
  ['https:/\\example.com/', 'spelling'],
  ['https://example.com\\@127.0.0.1/', 'spelling'],
  ['https://example.com\\.internal/', 'spelling'],
  ['https://example.com/a\\b', 'spelling'],
  ['https://?x', 'spelling'],
  ['https://', 'spelling'],
  ['https://example.com:/', 'spelling'],
  ['https://example.com:0443/', 'spelling'],
  ['https://example.com:+443/', 'spelling'],
  ['https://example.com:44x/', 'spelling'],
  ['https://example.com:443:443/', 'spelling'],
  ['https://example.com:0/', 'spelling'],
  ['https://example.com:65536/', 'spelling'],
  ['https://example.com:99999999999/', 'spelling'],
  ['https://::1/', 'spelling'],
  ['https://%65xample.com/', 'spelling'],
  ['https://127%2e0.0.1/', 'spelling'],
  ['https://example%2ecom/', 'spelling'],
  ['https://example.com%00.example.net/', 'spelling'],
  ['https://example.com%2f@127.0.0.1.example.net/', 'credentials'],
  ['https://example.com/%', 'spelling'],
  ['https://example.com/%2', 'spelling'],
  ['https://example.com/%zz', 'spelling'],
  ['https://example.com/a<b>', 'spelling'],
  ['https://example.com/{id}', 'spelling'],
  ['https://example.com/a|b^c`d"', 'spelling'],
  ['https://xn--/', 'name_malformed'],
  // Characters that the URL parser would drop, change or reject.
  [' https://example.com/', 'not_printable_ascii'],
  ['https://example.com/ ', 'not_printable_ascii'],
  ['https://example.com/a b', 'not_printable_ascii'],
  ['https://exa\tmple.com/', 'not_printable_ascii'],
  ['ht\ntps://example.com/', 'not_printable_ascii'],
  ['https://example.com/\r\nHost: x', 'not_printable_ascii'],
  ['https://example.com/\u0000', 'not_printable_ascii'],
  ['https://example.com/\u007f', 'not_printable_ascii'],
  ['https://１２７.0.0.1/', 'not_printable_ascii'],
  ['https://ex\u00adample.com/', 'not_printable_ascii'],
  ['https://example。com/', 'not_printable_ascii'],
  ['https://①②⑦.0.0.1/', 'not_printable_ascii'],
  ['https://bücher.example.com/', 'not_printable_ascii'],
  ['https://example.com/bücher', 'not_printable_ascii'],
  ['https://example.com\uff0f@127.0.0.1/', 'not_printable_ascii'],
  // Credentials.
  ['https://user:pass@example.com/', 'credentials'],
  ['https://user@example.com/', 'credentials'],
  ['https://@example.com/', 'credentials'],
  ['https://:@example.com/', 'credentials'],
  ['https://example.com@127.0.0.1/', 'credentials'],
  ['https://example.com:443@127.0.0.1/', 'credentials'],
  ['https://a@b@example.com/', 'credentials'],
  // A fragment, which is never sent.
  ['https://example.com/#', 'fragment'],
  ['https://example.com/#top', 'fragment'],
  ['https://example.com#@127.0.0.1/', 'fragment'],
  ['https://example.com?a#b', 'fragment'],
  // IP addresses in any notation.
  ['https://127.0.0.1/', 'ip_literal'],
  ['https://8.8.8.8/', 'ip_literal'],
  ['https://127.1/', 'ip_literal'],
  ['https://127.0.1/', 'ip_literal'],
  ['https://0/', 'ip_literal'],
  ['https://2130706433/', 'ip_literal'],
  ['https://017700000001/', 'ip_literal'],
  ['https://0177.0.0.1/', 'ip_literal'],
  ['https://0x7f000001/', 'ip_literal'],
  ['https://0x7f.0.0.1/', 'ip_literal'],
  ['https://0X7F.0x0.0x0.0x1/', 'ip_literal'],
  ['https://0x/', 'ip_literal'],
  ['https://127.0.0.0x1/', 'ip_literal'],
  ['https://1.2.3.08/', 'ip_literal'],
  ['https://256.256.256.256/', 'ip_literal'],
  ['https://1.2.3.4.5/', 'ip_literal'],
  ['https://example.123/', 'ip_literal'],
  ['https://127.0.0.1./', 'ip_literal'],
  ['https://169.254.169.254/latest/meta-data/', 'ip_literal'],
  ['https://[::1]/', 'ip_literal'],
  ['https://[::]/', 'ip_literal'],
  ['https://[::ffff:127.0.0.1]/', 'ip_literal'],
  ['https://[::ffff:7f00:1]:443/', 'ip_literal'],
  ['https://[2606:4700::1]/', 'ip_literal'],
  ['https://[fe80::1%25eth0]/', 'ip_literal'],
  ['https://[::1/', 'ip_literal'],
  ['https://[example.com]/', 'ip_literal'],
  ['https://[v1.x]/', 'ip_literal'],
  // Ports.
  ['https://example.com:80/', 'port'],
  ['https://example.com:8443/', 'port'],
  ['https://example.com:22/', 'port'],
  ['https://example.com:65535/', 'port'],
  // Names.
  ['https://example.com./', 'name_trailing_dot'],
  ['https://localhost./', 'name_trailing_dot'],
  ['https://./', 'name_trailing_dot'],
  ['https://example..com/', 'name_malformed'],
  ['https://.example.com/', 'name_malformed'],
  ['https://-a.example.com/', 'name_malformed'],
  ['https://a-.example.com/', 'name_malformed'],
  ['https://a.b_c.com/', 'name_malformed'],
  ['https://a_b.com/', 'name_malformed'],
  ['https://a.example.c_m/', 'name_malformed'],
  ['https://-a_b.example.com/', 'name_malformed'],
  ['https://a*b.example.com/', 'name_malformed'],
  ["https://a'b.example.com/", 'name_malformed'],
  ['https://a,b.example.com/', 'name_malformed'],
  [`https://${'a'.repeat(64)}.example.com/`, 'name_malformed'],
  [`https://${'abcdefgh.'.repeat(28)}co/`, 'name_malformed'],
  ['https://intranet-host/', 'name_single_label'],
  ['https://router:443/', 'name_single_label'],
  ['https://com/', 'name_single_label'],
  ['https://localhost/', 'name_special_use'],
  ['https://LOCALHOST/', 'name_special_use'],
  ['https://a.localhost/', 'name_special_use'],
  ['https://printer.local/', 'name_special_use'],
  ['https://metadata.google.internal/', 'name_special_use'],
  ['https://kubernetes.default.svc.cluster.local/', 'name_special_use'],
  ['https://x.onion/', 'name_special_use'],
  ['https://nas.home.arpa/', 'name_special_use'],
  ['https://1.0.0.127.in-addr.arpa/', 'name_special_use'],
  ['https://a.test/', 'name_special_use'],
  ['https://a.invalid/', 'name_special_use'],
  ['https://a.example/', 'name_special_use'],
  ['https://x.alt/', 'name_special_use'],
  ['https://fritz.lan/', 'name_special_use'],
  ['https://app.corp/', 'name_special_use'],
  ['https://mail.home/', 'name_special_use'],
];

describe('an invalid destination URL', () => {
  for (const [text, reason] of invalidUrls)
    test(`is rejected as ${reason}: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(parseDestinationUrl(text, emptyAllowList), { refused: reason });
    });

  test('is rejected when it is longer than 2,048 characters', () => {
    const start = 'https://example.com/';
    const longest = start + 'a'.repeat(destinationCharactersMax - start.length);
    assert.ok('origin' in parseDestinationUrl(longest, emptyAllowList));
    assert.deepEqual(parseDestinationUrl(`${longest}a`, emptyAllowList), { refused: 'too_long' });
  });
});

describe('the allow list of destinations', () => {
  const parsedList = parseAllowList('127.0.0.1:8443, [::1]:9443,Sink.Test:8444,localhost:8445');
  assert.ok('allowList' in parsedList);
  const rows: readonly [text: string, expected: string][] = [
    ['https://127.0.0.1:8443/x', 'https://127.0.0.1:8443'],
    ['https://[::1]:9443/', 'https://[0:0:0:0:0:0:0:1]:9443'],
    ['https://[0::0:1]:9443/', 'https://[0:0:0:0:0:0:0:1]:9443'],
    ['https://sink.test:8444/', 'https://sink.test:8444'],
    ['https://localhost:8445/', 'https://localhost:8445'],
    // The address is checked after the lookup, with the port.
    ['https://hooks.example.com:8443/', 'https://hooks.example.com:8443'],
    ['https://127.0.0.1:8444/', 'ip_literal'],
    ['https://127.0.0.1/', 'ip_literal'],
    ['https://127.1:8443/', 'ip_literal'],
    ['https://0x7f000001:8443/', 'ip_literal'],
    ['https://2130706433:8443/', 'ip_literal'],
    ['https://127.0.0.2:8443/', 'ip_literal'],
    ['https://[::ffff:127.0.0.1]:8443/', 'ip_literal'],
    ['https://[::1]:8443/', 'ip_literal'],
    ['https://sink.test/', 'name_special_use'],
    ['https://sink.test:8443/', 'name_special_use'],
    ['https://other.test:8444/', 'name_special_use'],
    ['https://localhost:8444/', 'name_special_use'],
    ['https://hooks.example.com:8446/', 'port'],
  ];
  for (const [text, expected] of rows)
    test(`${text} results in ${expected}`, () => {
      const parsed = parseDestinationUrl(text, parsedList.allowList);
      assert.equal('refused' in parsed ? parsed.refused : parsed.origin, expected);
    });

  const invalidEntries = [
    '127.0.0.1',
    '127.1:8443',
    'a b:1',
    '::1:8443',
    '[127.0.0.1]:8443',
    '[x]:1',
    'a:0',
    'a:65536',
    'a:080',
    ':8443',
    'https://a:1',
  ];
  for (const entry of invalidEntries)
    test(`rejects the entry ${JSON.stringify(entry)}`, () => {
      assert.deepEqual(parseAllowList(`sink.test:1,${entry}`), { fault: entry });
    });

  test('allows nothing when it is empty', () => {
    const emptyList = parseAllowList(' , ');
    assert.ok('allowList' in emptyList);
    assert.deepEqual(parseDestinationUrl('https://127.0.0.1/', emptyList.allowList), { refused: 'ip_literal' });
  });
});

test('every accepted URL has the same host and port in the URL parser and no credentials', () => {
  const token = fc.constantFrom(
    ...[
      'https://',
      'https:',
      'HTTPS://',
      '/',
      '\\',
      '@',
      ':',
      ':443',
      '.',
      '?',
      '#',
      '%',
      '%2e',
      '[',
      ']',
      '::1',
      '1',
      '127.0.0.1',
    ],
    ...[
      '0x7f',
      'example',
      '.com',
      'localhost',
      'user',
      'a',
      '-',
      '_',
      'xn--',
      ' ',
      '\t',
      '１',
      '。',
      '//',
      'x.example.com',
      "'",
      ';',
    ],
  );
  let acceptedCount = 0;
  const urlText = fc.oneof(
    fc.array(token, { maxLength: 9 }).map((tokens) => tokens.join('')),
    fc.array(token, { maxLength: 6 }).map((tokens) => `https://x.example.com${tokens.join('')}`),
    fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  );
  fc.assert(
    fc.property(urlText, (text) => {
      const parsed = parseDestinationUrl(text, emptyAllowList);
      if ('refused' in parsed) return;
      acceptedCount += 1;
      const url = new URL(text);
      assert.deepEqual(
        [url.protocol, url.hostname, url.port, url.username, url.password],
        ['https:', parsed.host, '', '', ''],
      );
      assert.match(parsed.host, /^([a-z0-9_-]+\.)*[a-z0-9-]+\.(?!\d+$)[a-z0-9-]+$/);
      assert.ok(text.endsWith(parsed.target) || parsed.target.startsWith('/?') || parsed.target === '/');
    }),
    { numRuns: 20_000 },
  );
  assert.ok(acceptedCount > 1_000, `${acceptedCount} were accepted`);
});
