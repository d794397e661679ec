import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Type } from 'typebox';
import { parseStrictJson } from '../../../src/core/base/strict-json.ts';
import { compileInput } from '../../../src/core/operation/schema.ts';
import { deliveryFaults, destinationFault, leadBytes } from '../../../src/relay/deliveries/rules/lead.ts';
import { emptyAllowList } from '../../../src/relay/outbound/allow-list.ts';
import { parseDestinationUrl } from '../../../src/relay/outbound/destination-url.ts';
import { type DeliveryRequest, deliveryRequest, idempotencyKey } from '../../../src/relay/schemas.ts';
import { deliveryCases as cases } from '../clients/shared-vectors.ts';

const validateRequest = compileInput(deliveryRequest);
const validateKey = compileInput(Type.Object({ idempotency_key: idempotencyKey }));

test('the shared test vectors have at least 40 valid and 80 invalid cases with unique names', () => {
  assert.ok(cases.filter(({ valid }) => valid).length >= 40);
  assert.ok(cases.filter(({ valid }) => !valid).length >= 80);
  assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
});

describe('a request is accepted with', () => {
  for (const { name, idempotency_key, request, payload_sha256 } of cases.filter(({ valid }) => valid)) {
    test(name, () => {
      assert.deepEqual(pointersOf(request, idempotency_key), []);
      assert.equal(hash('sha256', leadBytes(request.lead)), payload_sha256);
    });
  }
});

describe('a request is refused with', () => {
  for (const { name, pointer, idempotency_key, request } of cases.filter(({ valid }) => !valid)) {
    test(name, () => {
      const pointers = pointersOf(request, idempotency_key);
      assert.ok(pointers.length > 0, 'the request was accepted');
      assert.ok(
        pointers.every((errorPointer) => errorPointer === pointer || errorPointer.startsWith(`${pointer}/`)),
        pointers.join(' '),
      );
    });
  }
});

test('an accepted destination has a host, and has no user name or password', () => {
  const anyPrintableText = fc.stringMatching(/^[!-~]{0,12}$/);
  fc.assert(
    fc.property(anyPrintableText, anyPrintableText, (textBefore, textAfter) => {
      const text = `https://${textBefore}@${textAfter}`;
      if (destinationFault(text) !== null) return;
      const { username, password, hostname } = new URL(text);
      assert.deepEqual([username, password], ['', '']);
      assert.notEqual(hostname, '');
    }),
  );
});

test('the egress policy agrees with the shared vectors, and every destination that it accepts has no fault', () => {
  for (const { name, valid, pointer, request } of cases) {
    const { destination } = request;
    if (typeof destination !== 'string') continue;
    const isRefused = 'refused' in parseDestinationUrl(destination, emptyAllowList);
    assert.equal(isRefused, !valid && pointer === '/destination', name);
  }
  const anySuffix = fc.stringMatching(/^[!-~]{0,20}$/);
  fc.assert(
    fc.property(anySuffix, (text) => {
      const destination = `https://a.example.com${text}`;
      const isAllowed = !('refused' in parseDestinationUrl(destination, emptyAllowList));
      if (isAllowed) assert.equal(destinationFault(destination), null);
    }),
  );
});

test('a lead has one canonical form in any member order', () => {
  const lead = { source: 's', email: 'a@b', extra: { b: 1, a: -0 } };
  const reorderedLead = { extra: { a: 0, b: 1 }, email: 'a@b', source: 's' };
  assert.deepEqual(leadBytes(lead), leadBytes(reorderedLead));
  assert.equal(leadBytes(lead).toString(), '{"email":"a@b","extra":{"a":0,"b":1},"source":"s"}');
});

/** Validates like the relay: strict parsing, schema, then the other rules. Returns the pointers of all faults. */
function pointersOf(request: DeliveryRequest, key: string): string[] {
  const keyFaults = faultPointersOf(validateKey({ idempotency_key: key }));
  const parsed = parseStrictJson(Buffer.from(JSON.stringify(request)));
  if (!parsed.ok) return [...keyFaults, parsed.pointer];
  const faults = faultPointersOf(validateRequest(parsed.value));
  if (faults.length > 0) return [...keyFaults, ...faults];
  return [...keyFaults, ...deliveryFaults(parsed.value as DeliveryRequest).map(({ pointer }) => pointer)];
}

function faultPointersOf(refusal: ReturnType<typeof validateRequest>): string[] {
  return ((refusal?.members['errors'] ?? []) as { pointer: string }[]).map(({ pointer }) => pointer);
}
