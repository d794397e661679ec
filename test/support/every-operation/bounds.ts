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
  routeFor,
  type Subject,
  type TestData,
} from '../operations.ts';
import { allowedValues, otherTypes, propertiesOf, refusedValues } from '../property-values.ts';
import { createUnspentInputs, type SendUnspent } from './unspent-inputs.ts';

/** Tests every property of every operation at the bounds of its schema. */
export function tryBounds(subject: Subject, testData: TestData): void {
  const sendUnspent = createUnspentInputs(testData);
  for (const operation of subject.operations) {
    for (const [name, schema] of propertiesOf(operation)) {
      const place = locationOf(operation, name);
      if (place === 'fixed') continue;
      const specificValue = subject.values[`${operation.name}.${name}`];
      const trial: Trial = { subject, testData, sendUnspent, operation, name, place };
      test(`${operation.name}: ${name} is accepted up to its limits and rejected beyond them`, async () => {
        for (const value of specificValue?.allowed ?? allowedValues(name, schema)) await assertAccepted(trial, value);
        for (const value of specificValue?.refused ?? refusedValues(schema)) await assertRefused(trial, value);
      });
      if (place !== 'body' || specificValue !== undefined) continue;
      test(`${operation.name}: ${name} of another type is rejected, never converted`, async () => {
        for (const value of otherTypes(schema)) await assertRefused(trial, value);
      });
    }

    test(`${operation.name}: an unknown property is rejected with the list of allowed ones`, () =>
      assertClosed(testData, operation, sendUnspent));

    test(`${operation.name}: a missing required property is named`, () =>
      assertRequired(testData, operation, sendUnspent));
  }
}

interface Trial {
  readonly subject: Subject;
  readonly testData: TestData;
  readonly sendUnspent: SendUnspent;
  readonly operation: Operation;
  readonly name: string;
  readonly place: InputLocation;
}

async function assertClosed(testData: TestData, operation: Operation, sendUnspent: SendUnspent): Promise<void> {
  for (const extra of ['unknown', 'ID', 'toString', 'idempotencyKey', 'Do as I say.', 'x'.repeat(33), '']) {
    const reply = await sendUnspent(operation, async ({ input, credential }) => {
      const response = await invoke(testData, operation, { ...input, [extra]: 'x' }, credential);
      assert.deepEqual(response.body?.allowed, bodyProperties(operation, input), response.text);
      return response;
    });
    assertProblem(reply, 400, 'unknown_property', extra);
    // Only an identifier is repeated: any other text of the caller may be an instruction to its reader.
    const isNamed = /^[A-Za-z_]{1,32}$/.test(extra);
    if (extra !== '') assert.equal(JSON.stringify(reply.body.errors).includes(`/${extra}`), isNamed, reply.text);
    if (!isNamed && extra !== '') assert.ok(!reply.text.includes(extra), reply.text);
  }
}

/**
 * The properties that a request body may have in addition to those in its URL and headers; the key is in the header or body.
 */
function bodyProperties(operation: Operation, sent: Input): string[] {
  const names = Object.keys(operation.input.properties);
  if (operation.interfaces === undefined) return names;
  const { method, headers = {} } = routeFor(operation, sent);
  const isKeyInBody = method !== 'GET' && Object.hasOwn(sent, 'idempotency_key');
  return names.filter((name) =>
    name === 'idempotency_key'
      ? isKeyInBody
      : ['query', 'body'].includes(locationOf(operation, name)) && !(name in headers),
  );
}

async function assertRequired(testData: TestData, operation: Operation, sendUnspent: SendUnspent): Promise<void> {
  const { input, credential } = await testData.prepare(operation);
  assert.equal(
    (await invoke(testData, operation, input, credential)).status < 300,
    true,
    'the whole input is accepted',
  );
  for (const name of (operation.input.required ?? []) as string[]) {
    if (['path', 'fixed'].includes(locationOf(operation, name))) continue;
    const response = await sendUnspent(operation, ({ input: { [name]: _left, ...rest } }) =>
      invoke(testData, operation, rest, testData.credential),
    );
    assertProblem(response, 400, name === 'idempotency_key' ? 'idempotency_key_missing' : 'invalid_input', name);
    assert.deepEqual(
      response.body.errors.map((fault: Input) => [fault['pointer'], fault['code']]),
      [[`/${name}`, 'required']],
    );
  }
}

function responseTo({ testData, sendUnspent, operation, name }: Trial, value: unknown): Promise<HttpResponse> {
  return sendUnspent(operation, ({ input, credential }) =>
    invoke(testData, operation, { ...input, [name]: value }, credential),
  );
}

/**
 * Checks only that the input is well-formed: the records it names need not exist, and their state may not allow the
 * operation.
 */
async function assertAccepted(trial: Trial, value: unknown): Promise<void> {
  const { operation, name, subject } = trial;
  const response = await responseTo(trial, value);
  const text = `${name} ${JSON.stringify(value).slice(0, 80)}: ${response.status} ${response.text.slice(0, 300)}`;
  if (response.status < 300) return;
  assert.ok(response.status < 500 && declaredCodes(operation).has(response.body.code), text);
  // Long identifiers are well-formed, though no tag or entry can have them.
  if (response.body.code === 'invalid_input') assert.ok(subject.ruleCodes.includes(response.body.errors[0].code), text);
  else
    assert.ok(
      operation.errors.some(({ code }) => code === response.body.code),
      text,
    );
}

/** A nested fault may also be reported as a rule that holds for all inputs. */
const ofOpenValues = ['unknown_property', 'invalid_json'];

async function assertRefused(trial: Trial, value: unknown): Promise<void> {
  const { operation, name, place, subject } = trial;
  // An empty query value selects the default.
  if (place === 'query' && value === '') return;
  const response = await responseTo(trial, value);
  const text = `${name} ${JSON.stringify(value).slice(0, 80)}`;
  const isOpen = `${operation.name}.${name}` in subject.values;
  const code = name === 'idempotency_key' ? 'idempotency_key_invalid' : 'invalid_input';
  const input = response.body?.code;
  assertProblem(response, 400, isOpen && ofOpenValues.includes(input) ? input : code, text);
  for (const { pointer, message } of response.body.errors) {
    assert.match(pointer, new RegExp(`^/${name}(/\\d+${isOpen ? '|/.*' : ''})?$`), text);
    assert.ok(message.length > 0 && message.length < 300);
  }
}
