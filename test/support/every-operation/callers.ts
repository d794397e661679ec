import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { assertProblem } from '../http.ts';
import {
  type Input,
  invoke,
  isRepeatable,
  locationOf,
  type ModuleFixture,
  successStatus,
  type TestData,
} from '../operations.ts';

/** A credential in a state that must be rejected, with the expected error code. */
export type BadCredential = readonly [state: string, credential: string, code: string];

/** Returns the counts of all effects by name. */
export type CountEffects = () => Promise<Readonly<Record<string, number>>>;

/** Reason and end of the suspension of the suspended account. */
export const suspension = { reason: 'Floods the service.', until: '2199-01-01T00:00:00Z' };

/**
 * Steps of registration and recovery. They accept any credential, since a client that sends the same headers with all
 * requests may send one that does not exist yet.
 */
const registrationSteps = [
  'register',
  'create_challenge',
  'create_trial',
  'confirm_trial',
  'recover_key',
  'confirm_recovery',
];

export function testCredentials(
  fixture: ModuleFixture,
  testData: TestData,
  invalidCredentials: readonly BadCredential[],
): void {
  for (const operation of fixture.operations.filter(({ name }) => registrationSteps.includes(name))) {
    test(`${operation.name}: succeeds with any credential in the header`, async () => {
      for (const [state, credential] of [...invalidCredentials, ['valid', testData.credential]] as const) {
        const response = await invoke(testData, operation, (await testData.prepare(operation)).input, credential);
        assert.equal(response.status, successStatus(operation), `${state}: ${response.text}`);
      }
    });
  }
  for (const operation of fixture.operations.filter(({ name }) => !registrationSteps.includes(name))) {
    test(`${operation.name}: an invalid credential gets 401 before any other error, and a missing one only if one is required`, async () => {
      const prepared = await testData.prepare(operation);
      for (const [state, credential, code] of invalidCredentials) {
        const response = await invoke(testData, operation, prepared.input, credential);
        assertProblem(response, 401, code, state);
        assert.equal(response.headers['www-authenticate'], 'Bearer');
        if (state === 'suspended') assertSuspensionDetails(response.body);
        const inputOutsideBody = Object.entries(prepared.input).filter(
          ([name]) => locationOf(operation, name) !== 'body',
        );
        const invalidInput = { ...Object.fromEntries(inputOutsideBody), unknown: 1 };
        assertProblem(await invoke(testData, operation, invalidInput, credential), 401, code, state);
      }
      const responseWithoutCredential = await invoke(testData, operation, prepared.input, null);
      if (operation.access === 'credential') assertProblem(responseWithoutCredential, 401, 'credential_missing');
      else assert.equal(responseWithoutCredential.status, successStatus(operation), responseWithoutCredential.text);
    });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: responses are untyped JSON.
function assertSuspensionDetails(body: any): void {
  assert.deepEqual([body.reason, body.suspended_until], [suspension.reason, '2199-01-01T00:00:00.000Z']);
  assert.equal(typeof body.decision_id, 'string');
}

export function testRetries({ operations }: ModuleFixture, testData: TestData, countEffects: CountEffects): void {
  for (const operation of operations.filter(isRepeatable)) {
    test(`${operation.name}: a retry gets the same response and has no effect`, async () => {
      const { input, credential } = await testData.prepare(operation);
      const firstResponse = await invoke(testData, operation, input, credential);
      assert.equal(firstResponse.status, successStatus(operation), firstResponse.text);
      assert.equal(firstResponse.headers['idempotent-replayed'], undefined);
      const effectsBefore = await countEffects();
      for (const repeatedInput of [input, reverseKeys(input), addDefaults(operation.input, input)]) {
        const response = await invoke(testData, operation, repeatedInput, credential);
        assert.deepEqual(
          [response.status, response.headers['idempotent-replayed'], response.text],
          [firstResponse.status, 'true', firstResponse.text],
        );
        assert.equal(response.headers['content-type'], firstResponse.headers['content-type']);
      }
      assert.deepEqual(await countEffects(), effectsBefore);
    });
  }
}

/**
 * Returns another input of the operation with the same idempotency key, and the credential that is valid after the first
 * call (null: the same one). Returns null when the key cannot be reused.
 */
export type KeyReuse = (operation: Operation, input: Input) => { input: Input; credential: string | null } | null;

export function testReusedKeys(
  { operations }: ModuleFixture,
  testData: TestData,
  countEffects: CountEffects,
  reuse: KeyReuse,
): void {
  const writes = operations.filter(isRepeatable);
  for (const operation of writes) {
    test(`${operation.name}: a key used for other input or another operation gets 409 and changes nothing`, async () => {
      const { input, credential } = await testData.prepare(operation);
      const firstResponse = await invoke(testData, operation, input, credential);
      assert.equal(firstResponse.status, successStatus(operation), firstResponse.text);
      const keyReuse = reuse(operation, input);
      if (keyReuse === null) return;
      const laterCredential = keyReuse.credential ?? credential;
      const laterCalls: (readonly [Operation, Input])[] = [[operation, keyReuse.input]];
      for (const otherOperation of operation.access === 'credential' ? writes : []) {
        if (otherOperation.access !== 'credential' || otherOperation === operation) continue;
        const validInput = (await testData.prepare(otherOperation)).input;
        laterCalls.push([otherOperation, { ...validInput, idempotency_key: input['idempotency_key'] }]);
      }
      const effectsBefore = await countEffects();
      for (const [laterOperation, laterInput] of laterCalls)
        assertProblem(
          await invoke(testData, laterOperation, laterInput, laterCredential),
          409,
          'idempotency_key_reused',
          laterOperation.name,
        );
      assert.deepEqual(await countEffects(), effectsBefore);
    });
  }
}

function reverseKeys(input: Input): Input {
  return Object.fromEntries(Object.entries(input).reverse());
}

/** Adds the default of each omitted property. */
function addDefaults(schema: { properties: Record<string, { default?: unknown }> }, input: Input): Input {
  const defaults = Object.entries(schema.properties).filter(([, property]) => property.default !== undefined);
  return { ...Object.fromEntries(defaults.map(([name, property]) => [name, property.default])), ...input };
}
