import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Type } from 'typebox';
import { parseStrictJson } from '../../../src/core/base/strict-json.ts';
import { compileInput } from '../../../src/core/operation/schema.ts';
import { deliveryFaults, destinationFault, leadBytes } from '../../../src/relay/deliveries/rules/lead.ts';
import { emptyAllowList } from '../../../src/relay/outbound/allow-list.ts';
import { parseDestination } from '../../../src/relay/outbound/destination-url.ts';
import { type DeliveryRequest, deliveryRequest, idempotencyKey } from '../../../src/relay/schemas.ts';
import { deliveryCases as cases } from '../clients/shared-vectors.ts';

const shape = compileInput(deliveryRequest);
const keyShape = compileInput(Type.Object({ idempotency_key: idempotencyKey }));

test('the shared list has enough valid and invalid cases with unique names', () => {
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
      assert.ok(pointers.length > 0, 'it was accepted');
      assert.ok(
        pointers.every((place) => place === pointer || place.startsWith(`${pointer}/`)),
        pointers.join(' '),
      );
    });
  }
});

test('no destination with a user name passes, however it is spelled', () => {
  const part = fc.stringMatching(/^[!-~]{0,12}$/);
  fc.assert(
    fc.property(part, part, (before, after) => {
      const text = `https://${before}@${after}`;
      if (destinationFault(text) !== null) return;
      const { username, password, hostname } = new URL(text);
      assert.deepEqual([username, password], ['', '']);
      assert.notEqual(hostname, '');
    }),
  );
});

test('every accepted destination matches the published pattern', () => {
  for (const { name, valid, pointer, request } of cases) {
    const { destination } = request;
    if (typeof destination !== 'string') continue;
    const refused = 'refused' in parseDestination(destination, emptyAllowList);
    assert.equal(refused, !valid && pointer === '/destination', name);
  }
  const rest = fc.stringMatching(/^[!-~]{0,20}$/);
  fc.assert(
    fc.property(rest, (text) => {
      const destination = `https://a.example.com${text}`;
      const allowed = !('refused' in parseDestination(destination, emptyAllowList));
      if (allowed) assert.equal(destinationFault(destination), null);
    }),
  );
});

test('a lead has one canonical form in any member order', () => {
  const one = { source: 's', email: 'a@b', extra: { b: 1, a: -0 } };
  const other = { extra: { a: 0, b: 1 }, email: 'a@b', source: 's' };
  assert.deepEqual(leadBytes(one), leadBytes(other));
  assert.equal(leadBytes(one).toString(), '{"email":"a@b","extra":{"a":0,"b":1},"source":"s"}');
});

/** Validates like the relay: strict parsing, schema, then the other rules. Returns the pointers of all faults. */
function pointersOf(request: DeliveryRequest, key: string): string[] {
  const keyFaults = faultsOf(keyShape({ idempotency_key: key }));
  const read = parseStrictJson(Buffer.from(JSON.stringify(request)));
  if (!read.ok) return [...keyFaults, read.pointer];
  const faults = faultsOf(shape(read.value));
  if (faults.length > 0) return [...keyFaults, ...faults];
  return [...keyFaults, ...deliveryFaults(read.value as DeliveryRequest).map(({ pointer }) => pointer)];
}

function faultsOf(refusal: ReturnType<typeof shape>): string[] {
  return ((refusal?.members['errors'] ?? []) as { pointer: string }[]).map(({ pointer }) => pointer);
}
