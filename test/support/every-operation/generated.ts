import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { codePoint } from '../code-point.ts';
import { isValid } from '../described-responses.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../http.ts';
import {
  declaredCodes,
  type Input,
  invoke,
  locationOf,
  type ModuleFixture,
  routeFor,
  successStatus,
  type TestData,
} from '../operations.ts';
import { allowedTimes, lengthsOf, type PropertySchema, propertiesOf, textOf } from '../property-values.ts';
import { soakScaled } from '../soak-scale.ts';
import { createPreparedSender } from './prepared-sender.ts';

/**
 * Tests generated inputs: no operation may return 500, and every response matches a declared schema.
 * `unchangedProperties` lists properties with ids of existing records, which are not changed.
 */
export function testGeneratedInputs(
  fixture: ModuleFixture,
  testData: TestData,
  unchangedProperties: readonly string[],
): void {
  const sendPreparedInput = createPreparedSender(testData);
  for (const operation of fixture.operations) {
    test(`${operation.name}: every valid input gets a declared response`, async () => {
      await fc.assert(
        fc.asyncProperty(validChanges(fixture, operation, unchangedProperties), async (changes) => {
          const { input, credential } = await testData.prepare(operation);
          const response = await invoke(testData, operation, { ...input, ...changes }, credential);
          assertDeclared(operation, response);
          if (response.status === 400 && !operation.errors.some(({ code }) => code === response.body.code)) {
            assert.ok(fixture.ruleCodes.includes(response.body.errors[0].code), response.text);
          }
        }),
        { numRuns: soakScaled(20, 2_000) },
      );
    });

    test(`${operation.name}: every mutated input gets a declared response and never 500`, async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryMutation(operation), async (mutate) => {
          const response = await sendPreparedInput(operation, ({ input, credential }) =>
            sendAnything(testData, operation, input, mutate(input), credential),
          );
          assertDeclared(operation, response);
        }),
        { numRuns: soakScaled(60, 6_000) },
      );
    });
  }

  test('a body with the properties of an internal error is rejected', async () => {
    for (const operation of fixture.operations.filter(hasBody)) {
      const { input } = await testData.prepare(operation);
      const response = await sendAnything(testData, operation, input, errorLikeBody, testData.credential);
      assertProblem(response, 400, 'unknown_property', operation.name);
    }
  });
}

const errorLikeBody = {
  errorKind: { code: 'fine', status: 200, title: 'Fine' },
  detail: 'Fine',
  members: { trusted: true },
};

/** Runs the documented examples; `prepare` replaces their ids with those of existing records. */
export function testExamples(
  { operations }: ModuleFixture,
  prepare: (
    operation: Operation,
    example: Input,
  ) => Promise<{ testData: TestData; input: Input; credential: string | null }>,
): void {
  for (const operation of operations) {
    test(`${operation.name}: its documented examples succeed`, async () => {
      assert.ok(operation.examples.length > 0);
      for (const example of operation.examples) {
        const { testData, input, credential } = await prepare(operation, example.input);
        const response = await invoke(testData, operation, input, credential);
        assert.equal(response.status, successStatus(operation), response.text);
        assertDeclared(operation, response);
      }
    });
  }
}

/** Sends an arbitrary value; path parameters are taken from a valid input. */
function sendAnything(
  testData: TestData,
  operation: Operation,
  valid: Input,
  value: unknown,
  credential: string | null,
): Promise<HttpResponse> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (operation.interfaces === undefined || !isObject || value === errorLikeBody) {
    const headers = credential === null ? [] : [bearer(credential)];
    const body = JSON.stringify(value);
    if (operation.interfaces === undefined)
      return post(`${testData.baseUrl}/operations/${operation.name}`, body, headers);
    const { method, path } = routeFor(operation, valid);
    const url = testData.baseUrl + path.replaceAll(/:(\w+)/g, (_all, name: string) => String(valid[name]));
    return method === 'GET'
      ? send(url, { headers })
      : send(url, { method, headers: [['Content-Type', 'application/json'], ...headers], body });
  }
  // Path parameters come from the valid input, since a URL without them is another URL.
  const pathParameters = Object.keys(valid).filter((name) => ['path', 'fixed'].includes(locationOf(operation, name)));
  const pathInput = Object.fromEntries(pathParameters.map((name) => [name, valid[name]]));
  const input = Object.fromEntries(Object.entries(value as Input).filter(([, propertyValue]) => propertyValue !== ''));
  return invoke(testData, operation, { ...pathInput, ...input }, credential);
}

function hasBody(operation: Operation): boolean {
  return operation.interfaces === undefined || routeFor(operation, {}).method !== 'GET';
}

/** Checks for a success with the declared schema or a declared error. */
function assertDeclared(operation: Operation, response: HttpResponse): void {
  assert.ok(response.status < 500, `${operation.name}: ${response.text}`);
  if (response.status < 300) {
    assert.equal(response.status, successStatus(operation));
    assert.ok(isValid(operation.output, response.body), `${operation.name}: ${response.text.slice(0, 500)}`);
    return;
  }
  const isUnknownUrl = response.status === 404 && operation.interfaces !== undefined;
  assert.ok(
    isUnknownUrl || declaredCodes(operation).has(response.body?.code),
    `${operation.name} does not declare ${response.status} ${response.text.slice(0, 300)}`,
  );
  assertProblem(response, response.status, response.body.code);
}

/** Valid values for some of the properties. */
function validChanges(
  fixture: ModuleFixture,
  operation: Operation,
  unchangedProperties: readonly string[],
): fc.Arbitrary<Input> {
  // An enumerated `target` is the kind of the record whose id is not changed.
  const values = propertiesOf(operation)
    .filter(
      ([name, schema]) => !unchangedProperties.includes(name) && !(name === 'target' && schema.enum !== undefined),
    )
    .filter(([name]) => locationOf(operation, name) !== 'fixed')
    .map(([name, schema]) => {
      const specificValues = fixture.values[`${operation.name}.${name}`];
      return [
        name,
        specificValues === undefined ? arbitraryFor(schema) : fc.constantFrom(...specificValues.allowed),
      ] as const;
    });
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<Input>;
}

function arbitraryFor(schema: PropertySchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 0, 1_000_000) });
  if (schema.type === 'array')
    return fc.uniqueArray(arbitraryFor(schema.items ?? {}), { maxLength: schema.maxItems ?? 0 });
  if (schema.format === 'date-time') return fc.constantFrom(...allowedTimes);
  const { min, max } = lengthsOf(schema);
  const plainText = fc.integer({ min, max }).map((length) => textOf(schema, length));
  if (schema.format?.startsWith('uri'))
    return fc.constantFrom('https://example.org/a?b=c#d', 'http://[::1]:8080/', 'HTTPS://EXAMPLE.ORG');
  if (schema.pattern?.startsWith('^')) return plainText;
  return fc.oneof(plainText, freeText(min, max));
}

const charactersToRemove = /[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}\ud800-\udfff]/gu;

/** Valid text of any script, which contains a letter unless it is empty. */
function freeText(min: number, max: number): fc.Arbitrary<string> {
  return fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => {
    const cleanText = text.replace(charactersToRemove, '');
    const withLetter = Array.from(
      cleanText === '' && min === 0 ? '' : `a${cleanText}${'b'.repeat(Math.max(0, min - 1))}`,
    );
    return withLetter.slice(0, max).join('');
  });
}

type Mutate = (input: Input) => unknown;

/** Mutations of an input: another value, a missing or additional property, or a different value altogether. */
function arbitraryMutation(operation: Operation): fc.Arbitrary<Mutate> {
  const names = [...propertiesOf(operation).map(([name]) => name), 'other'];
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: codePoint, maxLength: 50 }).map((text) => text.toWellFormed()),
    fc.maxSafeInteger(),
  );
  const replacedProperty = fc.tuple(fc.constantFrom(...names), value).map(
    ([name, replacement]): Mutate =>
      (input) => ({ ...input, [name]: replacement }),
  );
  const missingProperty = fc.constantFrom(...names).map(
    (name): Mutate =>
      ({ [name]: _omitted, ...remainingInput }) =>
        remainingInput,
  );
  const otherValue = fc.jsonValue({ maxDepth: 4 }).map(
    (replacement): Mutate =>
      () =>
        replacement,
  );
  return hasBody(operation)
    ? fc.oneof(replacedProperty, replacedProperty, missingProperty, otherValue)
    : replacedProperty;
}
