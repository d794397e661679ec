import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { missingPermission } from '../../../src/relay/accounts/rules/key-restriction.ts';
import { namedKeysMax } from '../../../src/relay/limits.ts';
import { operations } from '../../../src/relay/operations.ts';
import { isApiKey } from '../../support/api-keys.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import {
  createTrialClient,
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  type TrialClient,
} from '../../support/relay.ts';
import { newKey } from '../../support/server.ts';

interface NamedKey {
  readonly id: string;
  readonly apiKey: string;
}

const accountKeyOnlyRequests: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/keys/rotate', {}],
  ['POST', '/keys', { name: 'another' }],
  ['GET', '/keys'],
  ['DELETE', '/keys/crd_any'],
  ['DELETE', '/account'],
  ['POST', '/checkout', {}],
  ['POST', '/payments/portal', {}],
  ['POST', '/payments/claim', { claim: 'cs_test_a1b2c3' }],
  ['GET', '/destinations/secret?origin=https://crm.example.com'],
  ['POST', '/destinations/secret/rotate', { origin: 'https://crm.example.com', version: 0 }],
];

for (const topology of topologies) {
  describe(`named keys of the relay on ${topology.name}`, { skip: topology.missing }, () => {
    let relay: RelayTestEnvironment;
    const api = (nodeIndex = 0) => `${relay.urls[nodeIndex % relay.urls.length] ?? ''}/relay/api/v1`;
    const origin = () => new URL(relay.destination).origin;
    const otherDestination = () => `${(relay.urls[0] ?? '').replace('http:', 'https:')}/relay/echo/${randomHex()}`;
    before(async () => {
      relay = await openRelayTestEnvironment(topology);
    });
    after(() => relay.close());

    const call = (key: string, method: string, path: string, body?: object, nodeIndex = 0): Promise<HttpResponse> =>
      body === undefined
        ? send(`${api(nodeIndex)}${path}`, { method, headers: [bearer(key), ['Idempotency-Key', newKey()]] })
        : post(`${api(nodeIndex)}${path}`, body, [bearer(key)]);

    async function createKey({ apiKey }: TrialClient, restriction: object): Promise<NamedKey> {
      const response = await call(apiKey, 'POST', '/keys', { name: newKey(), ...restriction });
      assert.equal(response.status, 201, response.text);
      assert.ok(isApiKey(response.body.api_key));
      return { id: response.body.key.id, apiKey: response.body.api_key };
    }

    const keyNamesOf = async ({ apiKey }: TrialClient) =>
      (await call(apiKey, 'GET', '/keys')).body.keys.map(({ name }: { name: string }) => name);

    test('a named key delivers, and its first use revokes no other key', async () => {
      const trial = await relay.startTrial();
      const [firstKey, secondKey] = [await createKey(trial, {}), await createKey(trial, {})];
      const body = { destination: relay.destination, lead: someLead() };
      for (const { apiKey } of [firstKey, secondKey, firstKey]) {
        const response = await createTrialClient(relay.urls[0] ?? '', apiKey, trial.accountId).deliver(newKey(), body);
        assert.equal(response.status, 200, response.text);
      }
      for (const nodeIndex of relay.urls.keys())
        assert.equal((await call(trial.apiKey, 'GET', '/usage', undefined, nodeIndex)).status, 200);
    });

    test('the list of keys shows their names and restrictions, and not the keys themselves', async () => {
      const trial = await relay.startTrial();
      await createKey(trial, { name: 'form', origins: [`${origin().toUpperCase().replace('HTTPS', 'https')}/`] });
      const readOnlyKey = await createKey(trial, { name: 'dashboard', read_only: true });
      await call(readOnlyKey.apiKey, 'GET', '/usage');
      const response = await call(trial.apiKey, 'GET', '/keys');
      const shownKeys = response.body.keys.map(
        ({ id: _id, created_at: _at, last_used_at: _used, ...fields }: Record<string, unknown>) => fields,
      );
      assert.deepEqual(shownKeys, [
        { name: 'form', read_only: false, origins: [origin()], used: false },
        { name: 'dashboard', read_only: true, origins: null, used: true },
      ]);
      assert.ok(!response.text.includes(readOnlyKey.apiKey));
    });

    test('the last use of a key is shown, and null for an unused one', async () => {
      const trial = await relay.startTrial();
      const usedKey = await createKey(trial, { name: 'used' });
      await createKey(trial, { name: 'unused' });
      const beforeMs = Date.now();
      await call(usedKey.apiKey, 'GET', '/usage', undefined, 1);
      const readLastUses = async () =>
        (await call(trial.apiKey, 'GET', '/keys')).body.keys.map(
          (key: { last_used_at: string | null }) => key.last_used_at,
        );
      const [lastUsedAt, lastUseOfUnusedKey] = await eventually('the last use is stored', async () => {
        const uses = await readLastUses();
        return uses[0] !== null && uses;
      });
      assert.equal(lastUseOfUnusedKey, null);
      assert.ok(Date.parse(lastUsedAt) >= beforeMs && Date.parse(lastUsedAt) <= Date.now(), lastUsedAt);
    });

    test('named keys cannot manage keys, payments or the account, or read signing secrets', async () => {
      const trial = await relay.startTrial();
      const restrictions = [{}, { read_only: true }, { origins: [origin()] }];
      for (const restriction of restrictions) {
        const { apiKey } = await createKey(trial, restriction);
        for (const [method, path, body] of accountKeyOnlyRequests) {
          const response = await call(apiKey, method, path, body);
          assertProblem(response, 403, 'key_not_allowed');
          assert.equal(response.body.requires, 'account', `${method} ${path}`);
        }
      }
      assert.equal((await keyNamesOf(trial)).length, restrictions.length);
    });

    test('a read-only key reads, and neither delivers nor checks destinations nor settles deliveries', async () => {
      const trial = await relay.startTrial();
      const delivery = await trial.deliver('one', { destination: relay.destination, lead: someLead() });
      const { apiKey } = await createKey(trial, { read_only: true });
      const { id } = delivery.body;
      for (const path of ['/usage', '/deliveries', `/deliveries/${id}`, '/destinations'])
        assert.equal((await call(apiKey, 'GET', path)).status, 200, path);
      const requestsBefore = relay.sink.requests.length;
      const body = { idempotency_key: 'two', destination: relay.destination, lead: someLead() };
      const refusedResponses = [
        await call(apiKey, 'POST', '/deliveries', body),
        await call(apiKey, 'POST', '/deliveries/batch', { deliveries: [body] }),
        await call(apiKey, 'POST', '/destinations/test', {
          idempotency_key: 'try',
          destination: relay.destination,
        }),
        await call(apiKey, 'POST', '/destinations/check', { destination: relay.destination }),
        await call(apiKey, 'POST', `/deliveries/${id}/settle`, { outcome: 'arrived' }),
      ];
      for (const response of refusedResponses) {
        assertProblem(response, 403, 'key_not_allowed');
        assert.equal(response.body.requires, 'deliver');
      }
      assert.equal(relay.sink.requests.length, requestsBefore);
    });

    test('a key bound to origins delivers to them only and finds no other delivery', async () => {
      const trial = await relay.startTrial();
      const otherResponse = await trial.deliver('elsewhere', { destination: otherDestination(), lead: someLead() });
      assert.equal(otherResponse.status, 200, otherResponse.text);
      const { apiKey } = await createKey(trial, { origins: [origin()] });
      const boundClient = createTrialClient(relay.urls[0] ?? '', apiKey, trial.accountId);
      const ownDelivery = await boundClient.deliver('own', { destination: relay.destination, lead: someLead() });
      assert.equal(ownDelivery.status, 200, ownDelivery.text);
      const refusedInput = { idempotency_key: 'refused', destination: otherDestination(), lead: someLead() };
      const refusedResponses = [
        await call(apiKey, 'POST', '/deliveries', refusedInput),
        await call(apiKey, 'POST', '/destinations/check', { destination: 'https://crm.example.com/' }),
        await call(apiKey, 'POST', '/destinations/test', { idempotency_key: 'try', destination: otherDestination() }),
      ];
      for (const response of refusedResponses) {
        assertProblem(response, 403, 'key_not_allowed');
        assert.equal(response.body.requires, 'origin');
      }
      const allowedInput = { idempotency_key: 'allowed', destination: relay.destination, lead: someLead() };
      const batch = await call(apiKey, 'POST', '/deliveries/batch', { deliveries: [refusedInput, allowedInput] });
      assert.deepEqual(
        batch.body.deliveries.map(({ status }: { status: number }) => status),
        [403, 200],
      );
      const list = await call(apiKey, 'GET', '/deliveries');
      assert.deepEqual(
        list.body.deliveries.map(({ destination_origin }: { destination_origin: string }) => destination_origin),
        [origin(), origin()],
      );
      const destinations = await call(apiKey, 'GET', '/destinations');
      assert.deepEqual(
        destinations.body.destinations.map((destination: { origin: string }) => destination.origin),
        [origin()],
      );
      assertProblem(await call(apiKey, 'GET', `/deliveries/${otherResponse.body.id}`), 404, 'not_found');
      const settlement = await call(apiKey, 'POST', `/deliveries/${otherResponse.body.id}/settle`, {
        outcome: 'arrived',
      });
      assertProblem(settlement, 404, 'not_found');
      const lookup = (key: string) =>
        send(`${api()}/deliveries/lookup`, { headers: [bearer(apiKey), ['Idempotency-Key', key]] });
      assertProblem(await lookup('elsewhere'), 404, 'not_found');
      assert.equal((await lookup('own')).status, 200);
      const reuse = await call(apiKey, 'POST', '/deliveries', { ...allowedInput, idempotency_key: 'elsewhere' });
      assertProblem(reuse, 409, 'idempotency_key_reused');
      assert.equal(reuse.body.receipt, undefined);
    });

    test('a named key gets only the masked email address of the account', async () => {
      const trial = await relay.startTrial();
      const { email } = (await call(trial.apiKey, 'GET', '/usage')).body;
      const { apiKey } = await createKey(trial, { read_only: true });
      const shownEmail = (await call(apiKey, 'GET', '/usage')).body.email;
      assert.equal(shownEmail, `${email[0]}***${email.slice(email.indexOf('@'))}`);
    });

    test('a revoked named key stops working on every node, and a repeated revocation returns the same response', async () => {
      const trial = await relay.startTrial();
      const [revokedKey, otherKey] = [await createKey(trial, {}), await createKey(trial, {})];
      for (const nodeIndex of relay.urls.keys()) await call(revokedKey.apiKey, 'GET', '/usage', undefined, nodeIndex);
      const response = await call(trial.apiKey, 'DELETE', `/keys/${revokedKey.id}`);
      assert.equal(response.status, 200, response.text);
      assert.equal((await call(trial.apiKey, 'DELETE', `/keys/${revokedKey.id}`)).text, response.text);
      for (const nodeIndex of relay.urls.keys())
        assertProblem(await call(revokedKey.apiKey, 'GET', '/usage', undefined, nodeIndex), 401, 'credential_revoked');
      assert.equal((await call(otherKey.apiKey, 'GET', '/usage')).status, 200);
      assertProblem(await call((await relay.startTrial()).apiKey, 'DELETE', `/keys/${otherKey.id}`), 404, 'not_found');
    });

    test('a named key may revoke itself without affecting the account key', async () => {
      const trial = await relay.startTrial();
      const { apiKey } = await createKey(trial, { read_only: true });
      assert.equal((await call(apiKey, 'DELETE', '/keys/current')).status, 200);
      assertProblem(await call(apiKey, 'GET', '/usage'), 401, 'credential_revoked');
      assert.equal((await call(trial.apiKey, 'GET', '/usage')).status, 200);
    });

    test('replacing the account key keeps the named keys, used and unused', async () => {
      const trial = await relay.startTrial();
      const [usedKey, unusedKey] = [await createKey(trial, {}), await createKey(trial, {})];
      await call(usedKey.apiKey, 'GET', '/usage');
      const { api_key: newApiKey } = (await call(trial.apiKey, 'POST', '/keys/rotate', {})).body;
      assert.equal((await call(newApiKey, 'GET', '/usage')).status, 200);
      assertProblem(await call(trial.apiKey, 'GET', '/usage'), 401, 'credential_revoked');
      for (const { apiKey } of [usedKey, unusedKey]) assert.equal((await call(apiKey, 'GET', '/usage')).status, 200);
    });

    test('creating a key with an existing name replaces an unused key, and is refused if that key has been used', async () => {
      const trial = await relay.startTrial();
      const firstKey = await createKey(trial, { name: 'site' });
      const secondKey = await createKey(trial, { name: 'site', read_only: true });
      assertProblem(await call(firstKey.apiKey, 'GET', '/usage'), 401, 'credential_revoked');
      assert.equal((await call(secondKey.apiKey, 'GET', '/usage')).status, 200);
      assertProblem(await call(trial.apiKey, 'POST', '/keys', { name: 'site' }), 409, 'key_name_taken');
      assert.deepEqual(await keyNamesOf(trial), ['site']);
    });

    test('concurrent requests for one name leave a single key', async () => {
      const trial = await relay.startTrial();
      const responses = await Promise.all(
        Array.from({ length: 5 }, (_, callIndex) => call(trial.apiKey, 'POST', '/keys', { name: 'one' }, callIndex)),
      );
      for (const { status, text } of responses) assert.equal(status, 201, text);
      assert.deepEqual(await keyNamesOf(trial), ['one']);
    });

    test('an origin with a path is refused, and nothing is created', async () => {
      const trial = await relay.startTrial();
      const response = await call(trial.apiKey, 'POST', '/keys', { name: 'form', origins: [relay.destination] });
      assertProblem(response, 400, 'invalid_input');
      assert.equal(response.body.errors[0].pointer, '/origins/0');
      assert.deepEqual(await keyNamesOf(trial), []);
    });

    test('deleting the account deletes its named keys', async () => {
      const trial = await relay.startTrial();
      const { apiKey } = await createKey(trial, {});
      assert.equal((await call(trial.apiKey, 'DELETE', '/account')).status, 200);
      assertProblem(await call(apiKey, 'GET', '/usage'), 401, 'credential_unknown');
    });
  });
}

test('the number of named keys of an account is limited', async (t) => {
  const relay = await openRelayTestEnvironment(
    topologies[0] as (typeof topologies)[number],
    {},
    { RIALTO_RATE_LIMITS: 'off' },
  );
  t.after(() => relay.close());
  const { apiKey } = await relay.startTrial();
  const create = () => post(`${relay.urls[0]}/relay/api/v1/keys`, { name: newKey() }, [bearer(apiKey)]);
  for (let count = 0; count < namedKeysMax; count += 1) assert.equal((await create()).status, 201);
  assertProblem(await create(), 409, 'key_limit_reached');
});

test('every operation that refuses a read-only key declares key_not_allowed', () => {
  const restriction = { read_only: true, origins: null };
  const restrictedOperations = operations.filter((operation) => missingPermission(operation, restriction) !== null);
  assert.ok(restrictedOperations.length > 10);
  for (const { name, errors } of restrictedOperations)
    assert.ok(
      errors.some(({ code }) => code === 'key_not_allowed'),
      name,
    );
});

function randomHex(): string {
  return randomBytes(12).toString('hex');
}
