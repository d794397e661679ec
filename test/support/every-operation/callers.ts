import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { assertProblem } from '../http.ts';
import {
  type Input,
  invoke,
  isRepeatable,
  locationOf,
  type Subject,
  successStatus,
  type TestData,
} from '../operations.ts';

/** A credential in a state that must be rejected, with the expected error code. */
export type BadCredential = readonly [state: string, credential: string, code: string];

/** Named counters of all effects. */
export type CountEffects = () => Promise<Readonly<Record<string, number>>>;

/** Credentials in every state; the suspended account has this reason and end. */
export const suspension = { reason: 'Floods the service.', until: '2199-01-01T00:00:00Z' };

/**
 * Registration steps, where a client with the same headers for all requests sends a credential that does not exist yet.
 */
const registrations = [
  'register',
  'create_challenge',
  'create_trial',
  'confirm_trial',
  'recover_key',
  'confirm_recovery',
];

export function tryCredentials(subject: Subject, testData: TestData, bad: readonly BadCredential[]): void {
  for (const operation of subject.operations.filter(({ name }) => registrations.includes(name))) {
    test(`${operation.name}: registers with any credential in the header`, async () => {
      for (const [state, credential] of [...bad, ['valid', testData.credential]] as const) {
        const response = await invoke(testData, operation, (await testData.prepare(operation)).input, credential);
        assert.equal(response.status, successStatus(operation), `${state}: ${response.text}`);
      }
    });
  }
  for (const operation of subject.operations.filter(({ name }) => !registrations.includes(name))) {
    test(`${operation.name}: an invalid credential gets 401 before any other error`, async () => {
      const accepted = await testData.prepare(operation);
      for (const [state, credential, code] of bad) {
        const response = await invoke(testData, operation, accepted.input, credential);
        assertProblem(response, 401, code, state);
        assert.equal(response.headers['www-authenticate'], 'Bearer');
        if (state === 'suspended') assertNotified(response.body);
        const requestOptions = Object.entries(accepted.input).filter(
          ([name]) => locationOf(operation, name) !== 'body',
        );
        const broken = { ...Object.fromEntries(requestOptions), unknown: 1 };
        assertProblem(await invoke(testData, operation, broken, credential), 401, code, state);
      }
      const without = await invoke(testData, operation, accepted.input, null);
      if (operation.access === 'credential') assertProblem(without, 401, 'credential_missing');
      else assert.equal(without.status, successStatus(operation), without.text);
    });
  }
}

// biome-ignore lint/suspicious/noExplicitAny: responses have every shape.
function assertNotified(body: any): void {
  assert.deepEqual([body.reason, body.suspended_until], [suspension.reason, '2199-01-01T00:00:00.000Z']);
  assert.equal(typeof body.decision_id, 'string');
}

export function tryRetries({ operations }: Subject, testData: TestData, countEffects: CountEffects): void {
  for (const operation of operations.filter(isRepeatable)) {
    test(`${operation.name}: a retry gets the same bytes and has no further effect`, async () => {
      const { input, credential } = await testData.prepare(operation);
      const first = await invoke(testData, operation, input, credential);
      assert.equal(first.status, successStatus(operation), first.text);
      assert.equal(first.headers['idempotent-replayed'], undefined);
      const before = await countEffects();
      for (const repeatedInput of [input, reverseKeys(input), addDefaults(operation.input, input)]) {
        const response = await invoke(testData, operation, repeatedInput, credential);
        assert.deepEqual(
          [response.status, response.headers['idempotent-replayed'], response.text],
          [first.status, 'true', first.text],
        );
        assert.equal(response.headers['content-type'], first.headers['content-type']);
      }
      assert.deepEqual(await countEffects(), before);
    });
  }
}

/** Other uses of an idempotency key: another input of the operation, and the credential that is valid afterwards. */
export type KeyReuse = (operation: Operation, input: Input) => { input: Input; credential: string | null } | null;

export function tryReusedKeys(
  { operations }: Subject,
  testData: TestData,
  countEffects: CountEffects,
  reuse: KeyReuse,
): void {
  const writes = operations.filter(isRepeatable);
  for (const operation of writes) {
    test(`${operation.name}: a key used for other input or another operation gets 409 and changes nothing`, async () => {
      const { input, credential } = await testData.prepare(operation);
      const completed = await invoke(testData, operation, input, credential);
      assert.equal(completed.status, successStatus(operation), completed.text);
      const other = reuse(operation, input);
      if (other === null) return;
      const caller = other.credential ?? credential;
      const laterCalls: (readonly [Operation, Input])[] = [[operation, other.input]];
      for (const another of operation.access === 'credential' ? writes : []) {
        if (another.access !== 'credential' || another === operation) continue;
        const valid = (await testData.prepare(another)).input;
        laterCalls.push([another, { ...valid, idempotency_key: input['idempotency_key'] }]);
      }
      const before = await countEffects();
      for (const [another, valid] of laterCalls)
        assertProblem(await invoke(testData, another, valid, caller), 409, 'idempotency_key_reused', another.name);
      assert.deepEqual(await countEffects(), before);
    });
  }
}

function reverseKeys(input: Input): Input {
  return Object.fromEntries(Object.entries(input).reverse());
}

/** A request with the explicit default equals one that omits the property. */
function addDefaults(schema: { properties: Record<string, { default?: unknown }> }, input: Input): Input {
  const defaults = Object.entries(schema.properties).filter(([, property]) => property.default !== undefined);
  return { ...Object.fromEntries(defaults.map(([name, property]) => [name, property.default])), ...input };
}
