import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { hourMs } from '../../../src/core/base/clock.ts';
import { isApiKey } from '../../support/api-keys.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { topologies } from '../../support/nodes.ts';
import { migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import {
  createTrialClient,
  openRelayTestEnvironment,
  type RelayTestEnvironment,
  someLead,
  startTrial,
} from '../../support/relay.ts';
import { newKey, startServer } from '../../support/server.ts';

const concurrency = 20;

for (const topology of topologies) {
  describe(`keys of the relay on ${topology.name}`, { skip: topology.missing }, () => {
    let testRelay: RelayTestEnvironment;
    const nodeUrl = (nodeIndex = 0) => testRelay.urls[nodeIndex % testRelay.urls.length] ?? '';
    before(async () => {
      testRelay = await openRelayTestEnvironment(topology);
    });
    after(() => testRelay.close());

    const useKeyAt = (key: string, nodeIndex = 0) => useKey(nodeUrl(nodeIndex), key);
    /** Uses the key, which also revokes the key that it replaces. */
    const isValidKey = (key: string) => useKeyAt(key).then(({ status }) => status === 200);

    test('the old key works until the new one is used, and is revoked then', async () => {
      const { apiKey: oldKey, accountId } = await testRelay.startTrial();
      assert.ok(await isValidKey(oldKey));
      const response = await rotate(nodeUrl(), oldKey);
      assert.equal(response.status, 200, response.text);
      const { api_key: newApiKey, account_id, replaced_key_ends_at } = response.body;
      assert.ok(isApiKey(newApiKey));
      assert.equal(account_id, accountId);
      const remainingMs = Date.parse(replaced_key_ends_at) - Date.now();
      assert.ok(remainingMs > 23 * hourMs && remainingMs <= 24 * hourMs);
      assert.ok(await isValidKey(oldKey));
      assert.ok(await isValidKey(newApiKey));
      for (const nodeIndex of testRelay.urls.keys())
        assertProblem(await useKeyAt(oldKey, nodeIndex), 401, 'credential_revoked');
      assert.ok(await isValidKey(newApiKey));
    });

    test('after a delivery with the new key, one with the old key is refused and not sent', async () => {
      const { apiKey: oldKey, accountId } = await testRelay.startTrial();
      const newApiKey = (await rotate(nodeUrl(), oldKey)).body.api_key;
      const deliveryInput = { destination: testRelay.destination, lead: someLead() };
      assert.equal(
        (await createTrialClient(nodeUrl(), newApiKey, accountId).deliver('first', deliveryInput)).status,
        200,
      );
      const requestsBefore = testRelay.sink.requests.length;
      assertProblem(
        await createTrialClient(nodeUrl(1), oldKey, accountId).deliver('second', deliveryInput),
        401,
        'credential_revoked',
      );
      assert.equal(testRelay.sink.requests.length, requestsBefore);
    });

    test('rotating the key again replaces the unused new one', async () => {
      const { apiKey: oldKey } = await testRelay.startTrial();
      const lostResponse = await rotate(nodeUrl(), oldKey);
      const secondResponse = await rotate(nodeUrl(1), oldKey);
      assert.notEqual(secondResponse.body.api_key, lostResponse.body.api_key);
      assert.equal(secondResponse.body.replaced_key_ends_at, lostResponse.body.replaced_key_ends_at);
      assertProblem(await useKeyAt(lostResponse.body.api_key), 401, 'credential_revoked');
      assert.ok(await isValidKey(oldKey));
      assert.ok(await isValidKey(secondResponse.body.api_key));
      assert.equal(await isValidKey(oldKey), false);
    });

    test(`${concurrency} concurrent rotations leave one valid new key, whose first use revokes the old key`, async () => {
      const { apiKey: oldKey } = await testRelay.startTrial();
      const responses = await Promise.all(
        Array.from({ length: concurrency }, (_, callIndex) => rotate(nodeUrl(callIndex), oldKey)),
      );
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
      const keys = responses.map(({ body }) => String(body.api_key));
      assert.equal(new Set(keys).size, concurrency);
      const responsesByKey = await Promise.all(keys.map((key, keyIndex) => useKeyAt(key, keyIndex)));
      assert.equal(responsesByKey.filter(({ status }) => status === 200).length, 1);
      assert.equal(await isValidKey(oldKey), false);
    });

    test(`${concurrency} concurrent first uses and rotations leave exactly one valid key`, async () => {
      const { apiKey: oldKey } = await testRelay.startTrial();
      const newApiKey = (await rotate(nodeUrl(), oldKey)).body.api_key;
      const calls = Array.from({ length: concurrency }, (_, callIndex) =>
        callIndex % 2 === 0 ? useKeyAt(newApiKey, callIndex) : rotate(nodeUrl(callIndex), oldKey),
      );
      const responses = await Promise.all(calls);
      for (const { status, text } of responses) assert.ok([200, 401].includes(status), text);
      const issuedKeys = responses.flatMap(({ body }) =>
        typeof body.api_key === 'string' ? [body.api_key as string] : [],
      );
      for (const key of [newApiKey, ...issuedKeys]) await useKeyAt(key);
      const validities = await Promise.all([oldKey, newApiKey, ...issuedKeys].map((key) => isValidKey(key)));
      assert.equal(validities.filter(Boolean).length, 1);
    });

    test('a revoked key stops working immediately, and a retry gets the same response', async () => {
      const { apiKey: key, accountId } = await testRelay.startTrial();
      const idempotencyKey = newKey();
      const firstResponse = await revoke(nodeUrl(), key, idempotencyKey);
      assert.deepEqual([firstResponse.status, firstResponse.body.account_id], [200, accountId], firstResponse.text);
      for (const nodeIndex of testRelay.urls.keys())
        assertProblem(await useKeyAt(key, nodeIndex), 401, 'credential_revoked');
      const secondResponse = await revoke(nodeUrl(1), key, idempotencyKey);
      assert.deepEqual(
        [secondResponse.status, secondResponse.text, secondResponse.headers['idempotent-replayed']],
        [200, firstResponse.text, 'true'],
      );
      assertProblem(await revoke(nodeUrl(), key, newKey()), 401, 'credential_revoked');
    });

    test('revoking requires an idempotency key', async () => {
      const { apiKey: key } = await testRelay.startTrial();
      assertProblem(await revoke(nodeUrl(), key, null), 400, 'idempotency_key_missing');
      assert.ok(await isValidKey(key));
    });

    test('a rotated key can be revoked without affecting the new one', async () => {
      const { apiKey: oldKey } = await testRelay.startTrial();
      const newApiKey = (await rotate(nodeUrl(), oldKey)).body.api_key;
      assert.equal((await revoke(nodeUrl(), oldKey, newKey())).status, 200);
      assert.equal(await isValidKey(oldKey), false);
      assert.ok(await isValidKey(newApiKey));
      assert.equal((await revoke(nodeUrl(), newApiKey, newKey())).status, 200);
      assert.equal(await isValidKey(newApiKey), false);
    });
  });
}

for (const store of ['SQLite', 'PostgreSQL']) {
  const skip = store === 'PostgreSQL' ? (postgresMissing() ?? false) : false;
  test(`a replaced key expires after 24 hours, and so does a stored response of a revocation, on ${store}`, {
    skip,
  }, async (t) => {
    const clock = fakeClock();
    const database = store === 'PostgreSQL' ? await migratedDatabase() : null;
    const settings = { RIALTO_MODULES: 'relay', ...(database === null ? {} : { DATABASE_URL: database.url }) };
    const server = await startServer(settings, clock);
    t.after(async () => {
      await server.close();
      await database?.drop();
    });
    const { apiKey: oldKey } = await startTrial(server.url);
    const firstResponse = await rotate(server.url, oldKey);
    clock.advance(20 * hourMs);
    const laterResponse = await rotate(server.url, oldKey);
    assert.equal(laterResponse.body.replaced_key_ends_at, firstResponse.body.replaced_key_ends_at);
    // The old key is still valid: the new one has not been used, so only the expiry can end the old one.
    assert.equal((await useKey(server.url, oldKey)).status, 200);
    clock.advance(4 * hourMs);
    assertProblem(await useKey(server.url, oldKey), 401, 'credential_revoked');
    assertProblem(await rotate(server.url, oldKey), 401, 'credential_revoked');
    const idempotencyKey = newKey();
    const revokeResponse = await revoke(server.url, laterResponse.body.api_key, idempotencyKey);
    clock.advance(23 * hourMs);
    assert.equal((await revoke(server.url, laterResponse.body.api_key, idempotencyKey)).text, revokeResponse.text);
    clock.advance(2 * hourMs);
    assertProblem(await revoke(server.url, laterResponse.body.api_key, idempotencyKey), 401, 'credential_revoked');
  });
}

function rotate(url: string, key: string): Promise<HttpResponse> {
  return send(`${url}/relay/api/v1/keys/rotate`, { method: 'POST', headers: [bearer(key)] });
}

function revoke(url: string, key: string, idempotencyKey: string | null): Promise<HttpResponse> {
  const keyHeader = idempotencyKey === null ? [] : [['Idempotency-Key', idempotencyKey] as const];
  return send(`${url}/relay/api/v1/keys/current`, { method: 'DELETE', headers: [bearer(key), ...keyHeader] });
}

function useKey(url: string, key: string): Promise<HttpResponse> {
  return send(`${url}/relay/api/v1/deliveries`, { headers: [bearer(key)] });
}

test('a key in the body of a rotation is refused', async (t) => {
  const server = await startServer({ RIALTO_MODULES: 'relay' });
  t.after(() => server.close());
  const { apiKey } = await startTrial(server.url);
  const body = { api_key: `rlk_live_${randomBytes(18).toString('hex')}` };
  const response = await post(`${server.url}/relay/api/v1/keys/rotate`, body, [bearer(apiKey)]);
  assertProblem(response, 400, 'unknown_property');
});
