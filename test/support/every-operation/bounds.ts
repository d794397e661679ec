import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { assertProblem, type HttpResponse } from '../http.ts';
import {
  declaredCodes,
  type Input,
  type InputLocation,
  invoke,
  locationOf,
  type ModuleFixture,
  routeFor,
  type TestData,
} from '../operations.ts';
import { allowedValues, otherTypes, propertiesOf, refusedValues } from '../property-values.ts';
import { createPreparedSender, type SendPrepared } from './prepared-sender.ts';

/** Tests every property of every operation at the bounds of its schema. */
export function testBounds(fixture: ModuleFixture, testData: TestData): void {
  const sendPreparedInput = createPreparedSender(testData);
  for (const operation of fixture.operations) {
    for (const [name, schema] of propertiesOf(operation)) {
      const location = locationOf(operation, name);
      if (location === 'fixed') continue;
      const specificValues = fixture.values[`${operation.name}.${name}`];
      const propertyCase: PropertyCase = { fixture, testData, sendPreparedInput, operation, name, location };
      test(`${operation.name}: ${name} is accepted up to its limits and rejected beyond them`, async () => {
        for (const value of specificValues?.allowed ?? allowedValues(name, schema))
          await assertAccepted(propertyCase, value);
        for (const value of specificValues?.refused ?? refusedValues(schema)) await assertRefused(propertyCase, value);
      });
      if (location !== 'body' || specificValues !== undefined) continue;
      test(`${operation.name}: ${name} of another type is rejected without conversion`, async () => {
        for (const value of otherTypes(schema)) await assertRefused(propertyCase, value);
      });
    }

    test(`${operation.name}: an unknown property is rejected with the list of allowed ones`, () =>
      assertUnknownPropertyRejected(testData, operation, sendPreparedInput));

    test(`${operation.name}: the error for a missing required property contains its name`, () =>
      assertMissingPropertyNamed(testData, operation, sendPreparedInput));
  }
}

interface PropertyCase {
  readonly fixture: ModuleFixture;
  readonly testData: TestData;
  readonly sendPreparedInput: SendPrepared;
  readonly operation: Operation;
  readonly name: string;
  readonly location: InputLocation;
}

async function assertUnknownPropertyRejected(
  testData: TestData,
  operation: Operation,
  sendPreparedInput: SendPrepared,
): Promise<void> {
  for (const unknownName of ['unknown', 'ID', 'toString', 'idempotencyKey', 'Do as I say.', 'x'.repeat(33), '']) {
    const problem = await sendPreparedInput(operation, async ({ input, credential }) => {
      const response = await invoke(testData, operation, { ...input, [unknownName]: 'x' }, credential);
      assert.deepEqual(response.body?.allowed, allowedProperties(operation, input), response.text);
      return response;
    });
    assertProblem(problem, 400, 'unknown_property', unknownName);
    // Responses repeat only identifiers, since other text of the caller may contain instructions for an agent.
    const isNamed = /^[A-Za-z_]{1,32}$/.test(unknownName);
    if (unknownName !== '')
      assert.equal(JSON.stringify(problem.body.errors).includes(`/${unknownName}`), isNamed, problem.text);
    if (!isNamed && unknownName !== '') assert.ok(!problem.text.includes(unknownName), problem.text);
  }
}

/**
 * The properties that the query and the body of a request may have, without those in its path and headers. The
 * idempotency key is in a header or in the body.
 */
function allowedProperties(operation: Operation, input: Input): string[] {
  const names = Object.keys(operation.input.properties);
  if (operation.interfaces === undefined) return names;
  const { method, headers = {} } = routeFor(operation, input);
  const isKeyInBody = method !== 'GET' && Object.hasOwn(input, 'idempotency_key');
  return names.filter((name) =>
    name === 'idempotency_key'
      ? isKeyInBody
      : ['query', 'body'].includes(locationOf(operation, name)) && !(name in headers),
  );
}

async function assertMissingPropertyNamed(
  testData: TestData,
  operation: Operation,
  sendPreparedInput: SendPrepared,
): Promise<void> {
  const { input, credential } = await testData.prepare(operation);
  assert.equal((await invoke(testData, operation, input, credential)).status < 300, true, 'the input is accepted');
  for (const name of (operation.input.required ?? []) as string[]) {
    if (['path', 'fixed'].includes(locationOf(operation, name))) continue;
    const response = await sendPreparedInput(operation, ({ input: { [name]: _omitted, ...remainingInput } }) =>
      invoke(testData, operation, remainingInput, testData.credential),
    );
    assertProblem(response, 400, name === 'idempotency_key' ? 'idempotency_key_missing' : 'invalid_input', name);
    assert.deepEqual(
      response.body.errors.map((fault: Input) => [fault['pointer'], fault['code']]),
      [[`/${name}`, 'required']],
    );
  }
}

function responseTo(
  { testData, sendPreparedInput, operation, name }: PropertyCase,
  value: unknown,
): Promise<HttpResponse> {
  return sendPreparedInput(operation, ({ input, credential }) =>
    invoke(testData, operation, { ...input, [name]: value }, credential),
  );
}

/**
 * Checks only that the input is well-formed: the records it names need not exist, and their state may not allow the
 * operation.
 */
async function assertAccepted(propertyCase: PropertyCase, value: unknown): Promise<void> {
  const { operation, name, fixture } = propertyCase;
  const response = await responseTo(propertyCase, value);
  const text = `${name} ${JSON.stringify(value).slice(0, 80)}: ${response.status} ${response.text.slice(0, 300)}`;
  if (response.status < 300) return;
  assert.ok(response.status < 500 && declaredCodes(operation).has(response.body.code), text);
  // A well-formed value may violate a rule of the module, such as the format of tags.
  if (response.body.code === 'invalid_input') assert.ok(fixture.ruleCodes.includes(response.body.errors[0].code), text);
  else
    assert.ok(
      operation.errors.some(({ code }) => code === response.body.code),
      text,
    );
}

/** Error codes that any input may get, also for a nested value. */
const commonCodes = ['unknown_property', 'invalid_json'];

async function assertRefused(propertyCase: PropertyCase, value: unknown): Promise<void> {
  const { operation, name, location, fixture } = propertyCase;
  // An empty query value selects the default.
  if (location === 'query' && value === '') return;
  const response = await responseTo(propertyCase, value);
  const text = `${name} ${JSON.stringify(value).slice(0, 80)}`;
  const hasSpecificValues = `${operation.name}.${name}` in fixture.values;
  const code = name === 'idempotency_key' ? 'idempotency_key_invalid' : 'invalid_input';
  const responseCode = response.body?.code;
  const hasCommonCode = hasSpecificValues && commonCodes.includes(responseCode);
  assertProblem(response, 400, hasCommonCode ? responseCode : code, text);
  for (const { pointer, message } of response.body.errors) {
    assert.match(pointer, new RegExp(`^/${name}(/\\d+${hasSpecificValues ? '|/.*' : ''})?$`), text);
    assert.ok(message.length > 0 && message.length < 300);
  }
}
