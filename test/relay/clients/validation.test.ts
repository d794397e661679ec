import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { Type } from 'typebox';
import { parseStrictJson } from '../../../src/core/base/strict-json.ts';
import { compileInput } from '../../../src/core/operation/schema.ts';
import { deliveryFaults } from '../../../src/relay/deliveries/rules/lead.ts';
import { emptyAllowList } from '../../../src/relay/outbound/allow-list.ts';
import { parseDestinationUrl } from '../../../src/relay/outbound/destination-url.ts';
import { type DeliveryRequest, deliveryRequest, idempotencyKey } from '../../../src/relay/schemas.ts';
import { type FakeRelay, rawResponse, startFakeRelay } from '../../support/fake-relay.ts';
import {
  clientKinds,
  type Members,
  type Method,
  type OpenClient,
  type Outcome,
  someApiKey,
} from '../../support/relay-clients.ts';
import { soakScaled } from '../../support/soak-scale.ts';

const findRequestError = compileInput(deliveryRequest);
const findKeyError = compileInput(Type.Object({ idempotency_key: idempotencyKey }));

for (const kind of clientKinds) {
  describe(`the client in ${kind.name}`, { skip: kind.missing }, () => {
    let relay: FakeRelay;
    let client: OpenClient;
    before(async () => {
      relay = await startFakeRelay((socket) => socket.end(rawResponse('200 OK', {})));
      client = await kind.open({ url: relay.url, apiKey: someApiKey });
    });
    after(async () => {
      client?.close();
      await relay?.close();
    });

    test('accepts the inputs that the relay accepts and rejects the others, except hosts it cannot parse', async () => {
      let acceptedCount = 0;
      await fc.assert(
        fc.asyncProperty(anyKey, anyRequest, async (key, { destination, lead }) => {
          const { error } = await client.call('deliver', { idempotencyKey: key, destination, ...lead });
          const isValid = isValidRequest(key, { destination, lead } as DeliveryRequest);
          if (isValid) acceptedCount += 1;
          // The relay may also refuse destinations that the client cannot check.
          if (isValid && 'refused' in parseDestinationUrl(destination as string, emptyAllowList)) return;
          // Python has no WHATWG URL parser, so unusual hosts are left to the relay.
          if (kind.name === 'Python' && !isValid && hasUnusualHost(destination, lead)) return;
          assert.equal(error?.code, isValid ? undefined : 'invalid_input', error?.message);
        }),
        { numRuns: soakScaled(500, 20_000) },
      );
      assert.ok(acceptedCount > 100, `only ${acceptedCount} were valid`);
    });

    test('names the invalid lead of a batch', async () => {
      const valid = { destination: 'https://crm.example.com/leads', source: 'form', email: 'ada@mail.example' };
      const batch = [valid, { ...valid, email: 'ada' }].map((lead, index) => ({
        ...lead,
        idempotencyKey: `k${index}`,
      }));
      const { error } = await client.deliverBatch(batch);
      assert.equal(error?.code, 'invalid_input');
      assert.match(error?.message ?? '', /\/deliveries\/1\/lead\/email takes /);
      const mixedBatch = await client.deliverBatch([batch[0] ?? {}, 'ada' as unknown as Members]);
      assert.match(mixedBatch.error?.message ?? '', /\/deliveries\/1 takes .*destination, source, email or phone/);
    });

    test('rejects arguments of the wrong type before it sends anything, and names the method and the expected type', async () => {
      const requestCountBefore = relay.requests.length;
      const origin = 'https://crm.example.com';
      const calls: [result: Promise<Outcome>, message: RegExp][] = [
        [client.deliverBatch({} as []), /^invalid_input: deliver_?[bB]atch takes .* of 1 to 20 deliveries, each /],
        [client.deliverBatch('' as unknown as []), /: deliver_?[bB]atch takes /],
        [client.call('get', 5), /: get takes the id of a delivery /],
        [client.call('get', ''), /: get takes the id of a delivery /],
        [client.call('settle', 5, { outcome: 'arrived' }), /: settle takes the id of a delivery /],
        [client.call('checkDestination', 5), /: check_?[dD]estination takes the destination, an https URL/],
        [
          client.call('createEmbedLink', { destination: origin, frameOrigins: origin }),
          /: create_?[eE].* frame_?[oO]rigins/,
        ],
        [client.call('destinationSecrets', 5), /: destination_?[sS]ecrets takes the origin /],
        [client.call('rotateDestinationSecret', origin, { version: '1' }), /: rotate_?.*[sS]ecret takes .*version/],
        [client.call('rotateDestinationSecret', origin, { version: 1, previousHours: '2' }), /: rotate_?.*Hours|hours/],
        [client.call('rotateDestinationSecret', 5, { version: 1 }), /: rotate_?.*[sS]ecret takes the origin /],
        [client.call('readEcho', 5), /: read_?[eE]cho takes the echo destination/],
        [client.call('lookUp', 5), /: \/idempotency_key takes /],
        [client.verify({}, 'keys'), /: verify_?[rR]eceipt takes the keys of the relay: /],
        [client.verify({}, {}), /: verify_?[rR]eceipt takes the keys of the relay: /],
        [client.verify({}, [null]), /: verify_?[rR]eceipt takes the keys of the relay: /],
        [client.verify({}, [], { delivery: 'lead' }), /: verify_?[rR]eceipt takes .*delivery/],
        [client.verify({}, [], { destination: 5 }), /: verify_?[rR]eceipt takes .*destination/],
        [client.chains({} as []), /: receipt_?[cC]hains takes /],
      ];
      for (const [result, message] of calls) {
        const { error, response } = await result;
        assert.equal(error?.code, 'invalid_input', `${message}: ${JSON.stringify(response)}`);
        assert.match(error.message, message);
        assert.equal(error.details.errors.length, 1);
      }
      assert.equal(relay.requests.length, requestCountBefore);
    });

    if (kind.name === 'JavaScript')
      test('rejects calls without their arguments, and invalid arguments of list', async () => {
        const calls: [method: Method, message: RegExp][] = [
          ['deliver', /: deliver takes an object: \{ idempotencyKey, destination, source, email or phone/],
          ['replay', /: replay takes an object: /],
          ['settle', /: settle takes the id of a delivery .*outcome/],
          ['testDestination', /: testDestination takes one object: /],
          ['createEmbedLink', /: createEmbedLink takes one object: /],
          ['rotateDestinationSecret', /: rotateDestinationSecret takes the origin .*\{ version, previousHours\? \}/],
          ['get', /: get takes /],
          ['readEcho', /: readEcho takes /],
          ['destinationSecrets', /: destinationSecrets takes /],
        ];
        for (const [method, message] of calls) {
          const { error } = await client.call(method);
          assert.equal(error?.code, 'invalid_input', method);
          assert.match(error.message, message);
        }
        for (const [query, options] of [[null], ['failed'], [{}, { signal: 5 }]] as const)
          assert.equal((await client.call('list', query, options)).error?.code, 'invalid_input');
      });
  });
}

/** Validates like the relay: strict parsing, schema, then the other rules. */
function isValidRequest(key: string, request: DeliveryRequest): boolean {
  const parsed = parseStrictJson(Buffer.from(JSON.stringify(request)));
  if (!parsed.ok || findKeyError({ idempotency_key: key }) !== null || findRequestError(parsed.value) !== null)
    return false;
  return deliveryFaults(parsed.value as DeliveryRequest).length === 0;
}

function hasUnusualHost(...values: readonly unknown[]): boolean {
  const urlTexts = values.flatMap((value) => (typeof value === 'string' ? [value] : pageUrlOf(value)));
  return urlTexts.some((text) => /^https?:\/\//i.test(text) && !URL.canParse(text));
}

function pageUrlOf(lead: unknown): string[] {
  const page = (lead as { consent?: { page_url?: unknown } }).consent?.page_url;
  return typeof page === 'string' ? [page] : [];
}

/** Valid values in 25 of 26 cases, because one invalid member makes the whole input invalid. */
function mostlyValid<Value>(valid: fc.Arbitrary<Value>, invalid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 25, arbitrary: valid }, { weight: 1, arbitrary: invalid });
}

const unusualCharacters = fc.constantFrom(
  ...[
    '\u0000',
    '\t',
    '\n',
    '\r',
    '\u001f',
    '\u007f',
    '\u0085',
    '\u009f',
    '\u00a0',
    '\u00ad',
    '\u115f',
    '\u200b',
    '\u200d',
  ],
  ...[
    '\u200e',
    '\u2028',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2069',
    '\u206a',
    '\ufeff',
    '\ufffe',
    '\ud800',
    '\udfff',
  ],
  ...[
    '\u{e0000}',
    '\u{e0041}',
    '\u{e007f}',
    '\u{e0080}',
    '\u{1f600}',
    'é',
    'e\u0301',
    '"',
    '\\',
    '/',
    '<',
    '&',
    '٣',
    '１',
  ],
);
const shortText = fc.string({
  unit: fc.oneof(
    { weight: 150, arbitrary: fc.constantFrom(...'abcdé王😀 .-_') },
    { weight: 1, arbitrary: unusualCharacters },
  ),
  minLength: 1,
  maxLength: 30,
});
const longText = (length: number) => fc.constantFrom(length, length + 1).map((count) => '😀'.repeat(count));
const text = (lengthMax: number) =>
  mostlyValid(shortText, fc.oneof(longText(lengthMax), fc.constantFrom('', 7, true, [], {})));

const email = mostlyValid(
  fc.constantFrom('ada@mail.example', 'a@b', 'a.b+c@d.e', 'é@ü'),
  fc
    .tuple(fc.constantFrom('a', '', '@', 'a b', 'a\u00a0'), unusualCharacters)
    .map(([localPart, character]) => `${localPart}@${character}b`),
);
const phone = mostlyValid(
  fc.constantFrom('+12', '+4930123456', '+123456789012345'),
  fc.constantFrom('+0123', '12', '+1', '+1 2', '+١٢', ''),
);
const time = fc
  .tuple(
    fc.constantFrom('2026-01-31', '2024-02-29', '2026-02-29', '0000-01-01', '9999-12-31', '2026-1-1'),
    fc.constantFrom('T', 't', ' '),
    fc.constantFrom('00:00:00', '23:59:59', '24:00:00', '12:60:00', '23:59:60'),
    fc.constantFrom('', '.1', '.123456789', '.1234567890', '.'),
    fc.constantFrom('Z', '+00:00', '-23:59', '+24:00', 'z', ''),
  )
  .map((parts) => parts.join(''));
const pageUrl = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS://', 'ftp://', 'https:/', '//'),
    fc.constantFrom(
      'a.example',
      'A.example:80',
      'a:99999',
      'a:0',
      'a:',
      '[::1]',
      '[::1]:8',
      'u@a',
      '',
      ':80',
      'a%41',
      'a..b',
      '1.2.3',
      '256.1.1.1',
      'a_b',
      '%',
      '[::1',
      'ä.example',
      'a^b',
      'a|b',
    ),
    fc.constantFrom('', '/', '/p?q#f', '?q', '#f', '/a b', '/a\\b', '/<', '/é', '/%zz', '/\u200b'),
  )
  .map((parts) => parts.join(''));
const consent = fc.record(
  {
    granted: mostlyValid(fc.boolean(), fc.constantFrom('yes', 1)),
    at: mostlyValid(fc.constant('2026-01-31T12:00:00Z'), time),
    page_url: mostlyValid(fc.constant('https://shop.example/form'), pageUrl),
  },
  { requiredKeys: [] },
);
const extraName = mostlyValid(
  fc.constantFrom('plan', 'a_1', 'x'.repeat(64)),
  fc.constantFrom('A', '1a', '', 'a-b', 'constructor', 'prototype', 'constructors', 'x'.repeat(65), 'é'),
) as fc.Arbitrary<string>;
const extraValue = mostlyValid(
  fc.oneof(shortText, fc.boolean(), fc.maxSafeInteger()),
  fc.constantFrom(0.5, 2 ** 53, -(2 ** 53), null, [], {}, longText(1_000)),
);
const extra = fc.dictionary(extraName, extraValue, { maxKeys: 4, noNullPrototype: true });

const lead = fc.record(
  {
    name: text(200),
    email,
    source: text(120),
    phone,
    message: text(4_000),
    external_id: text(120),
    campaign: text(120),
    test: mostlyValid(fc.boolean(), fc.constantFrom('true', 0)),
    consent: mostlyValid(consent, fc.constantFrom(true, [], 'yes')),
    extra: mostlyValid(extra, fc.constantFrom([], 'a', 1)),
  },
  { requiredKeys: ['email', 'source'] },
);
const destination = mostlyValid(
  fc.constantFrom('https://crm.example.com/leads', 'https://a.example:8443/x?y=z', 'HTTPS://A.example'),
  fc
    .tuple(
      fc.constantFrom('https://', 'http://', 'https:/', 'https:\\\\'),
      fc.constantFrom(
        'a.example',
        'a:99999',
        'a:',
        ':1',
        '',
        'u@a',
        '@a',
        'a..b',
        'a b',
        'ä',
        '[::1]',
        '[::1',
        'a%41',
        'a^b',
        '1.2.3.4',
      ),
      fc.constantFrom('', '/', '?a', '#a', '/a@b', '/a:b', '/"', '/é', `/${'x'.repeat(2_100)}`),
    )
    .map((parts) => parts.join('')),
);
const anyRequest = fc.record({ destination, lead });
const anyKey = mostlyValid(
  fc.constantFrom('k', 'form 1', '~!'),
  fc.constantFrom('', ' k', 'k ', 'é', 'k\n', 'x'.repeat(121)),
) as fc.Arbitrary<string>;
