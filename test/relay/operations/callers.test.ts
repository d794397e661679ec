import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../../../src/core/db/sqlite/sqlite-connection.ts';
import type { Operation } from '../../../src/core/operation/operation.ts';
import { apiKeyRandomBytes, makeApiKey } from '../../../src/relay/accounts/rules/api-key.ts';
import {
  type BadCredential,
  type CountEffects,
  suspension,
  testCredentials,
  testRetries,
} from '../../support/every-operation/callers.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { type Input, invoke } from '../../support/operations.ts';
import { someLead } from '../../support/relay.ts';
import { relay, seedRelay } from '../../support/relay-operations.ts';
import { newCredential, newKey, register } from '../../support/server.ts';

// Tests of credentials in every state, of retries, and of idempotency keys that are used for different requests.

const adminKey = newCredential();
const testData = await seedRelay({
  RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex'),
});
after(() => testData.close());
const { server } = testData;
const database = new Sqlite(sqliteFile(server.dataDir), { readonly: true });
after(() => database.close());

async function badCredentials(): Promise<BadCredential[]> {
  const rotatedTrial = await testData.openTrial();
  const rotation = await post(`${testData.baseUrl}/keys/rotate`, {}, [bearer(rotatedTrial.apiKey)]);
  assert.equal(rotation.status, 200, rotation.text);
  const usage = await send(`${testData.baseUrl}/usage`, { headers: [bearer(rotation.body.api_key)] });
  assert.equal(usage.status, 200, usage.text);
  const revokedTrial = await testData.openTrial();
  const revocationHeaders = [bearer(revokedTrial.apiKey), ['Idempotency-Key', newKey()]] as const;
  const revocation = await send(`${testData.baseUrl}/keys/current`, { method: 'DELETE', headers: revocationHeaders });
  assert.equal(revocation.status, 200, revocation.text);
  const suspendedTrial = await testData.openTrial();
  const suspendInput = { module: 'relay', account: suspendedTrial.accountId, ...suspension };
  const suspensionResponse = await post(`${server.url}/admin/api/v1/suspend`, suspendInput, [bearer(adminKey)]);
  assert.equal(suspensionResponse.status, 200, suspensionResponse.text);
  return [
    ['malformed', 'x', 'credential_unknown'],
    ['unknown', makeApiKey(Buffer.alloc(apiKeyRandomBytes, 7)) ?? '', 'credential_unknown'],
    ['with a wrong checksum', `rlk_live_${'a'.repeat(36)}`, 'credential_unknown'],
    ['of an operator', adminKey, 'credential_unknown'],
    ['of another realm', (await register(server.baseUrl)).credential, 'credential_unknown'],
    ['replaced by one that was used', rotatedTrial.apiKey, 'credential_revoked'],
    ['revoked', revokedTrial.apiKey, 'credential_revoked'],
    ['suspended', suspendedTrial.apiKey, 'account_suspended'],
  ];
}

testCredentials(relay, testData, await badCredentials());

/** Number of rows per table of the relay, and of requests received by the destination. */
const countEffects: CountEffects = async () => ({
  ...Object.fromEntries(tables.map((table) => [table, countRows(table)])),
  requests: testData.leadSink.sink.requests.length,
});

const tables = database
  .prepare("select name from sqlite_master where type = 'table' and name like 'relay_%'")
  .pluck()
  .all() as string[];

function countRows(table: string): number {
  return database.prepare(`select count(*) from ${table}`).pluck().get() as number;
}

testRetries(relay, testData, countEffects);

for (const name of ['deliver', 'test_destination']) {
  const operation = relay.operations.find((operation) => operation.name === name) as Operation;

  test(`${name}: a retry returns the same id and signature and sends nothing`, async () => {
    const { input, credential } = await testData.prepare(operation);
    const firstResponse = await invoke(testData, operation, input, credential);
    assert.equal(firstResponse.status, 200, firstResponse.text);
    assert.equal(firstResponse.headers['idempotent-replayed'], undefined);
    const effectsBefore = await countEffects();
    const { signature, id } = firstResponse.body;
    for (const repeatedInput of [
      input,
      Object.fromEntries(Object.entries(input).reverse()),
      { ...input, replay: false },
    ]) {
      const response = await invoke(testData, operation, repeatedInput, credential);
      assert.deepEqual([response.status, response.headers['idempotent-replayed']], [200, 'true']);
      assert.deepEqual([response.body.id, response.body.signature], [id, signature]);
    }
    assert.deepEqual(await countEffects(), effectsBefore);
  });

  test(`${name}: reusing an idempotency key for a different request returns 409 and sends nothing`, async () => {
    const { input, credential } = await testData.prepare(operation);
    assert.equal((await invoke(testData, operation, input, credential)).status, 200);
    const effectsBefore = await countEffects();
    for (const [differs, differentRequest] of differentRequests(input)) {
      const response = await post(`${testData.baseUrl}/deliveries`, differentRequest, [bearer(credential ?? '')]);
      assertProblem(response, 409, 'idempotency_key_reused');
      assert.deepEqual(response.body.differs, differs);
    }
    assert.deepEqual(await countEffects(), effectsBefore);
  });
}

/** The same key with another lead, and with another lead and destination. */
function differentRequests({ idempotency_key, destination }: Input) {
  const lead = someLead({ name: 'Another' });
  const otherDestination = `${destination}&another=1`;
  return [
    [
      { payload: true, destination: false },
      { idempotency_key, destination, lead },
    ],
    [
      { payload: true, destination: true },
      { idempotency_key, destination: otherDestination, lead },
    ],
  ] as const;
}

test('two accounts may use the same idempotency key', async () => {
  const [firstTrial, otherTrial] = [await testData.openTrial(), await testData.openTrial()];
  const deliveryInput = { destination: testData.leadSink.destination, lead: someLead() };
  const key = newKey();
  const [firstResponse, otherResponse] = [
    await firstTrial.deliver(key, deliveryInput),
    await otherTrial.deliver(key, deliveryInput),
  ];
  assert.deepEqual(
    [firstResponse.status, otherResponse.status, otherResponse.headers['idempotent-replayed']],
    [200, 200, undefined],
  );
  assert.notEqual(otherResponse.body.id, firstResponse.body.id);
});

test('a refused request does not use up its idempotency key', async () => {
  const trial = await testData.openTrial();
  const key = newKey();
  const { destination } = testData.leadSink;
  assertProblem(await trial.deliver(key, { destination: 'https://10.0.0.1/', lead: someLead() }), 400, 'invalid_input');
  assertProblem(await trial.deliver(key, { destination, lead: someLead() }, { replay: true }), 404, 'not_found');
  const response = await trial.deliver(key, { destination, lead: someLead() });
  assert.deepEqual([response.status, response.headers['idempotent-replayed']], [200, undefined]);
});

test('the replay header accepts only true and false', async () => {
  const trial = await testData.openTrial();
  const deliveryInput = { destination: testData.leadSink.destination, lead: someLead() };
  const deliverWithReplay = (replay: string) => {
    const headers = [bearer(trial.apiKey), ['Idempotency-Key', newKey()], ['X-Rialto-Replay', replay]] as const;
    return post(`${testData.baseUrl}/deliveries`, deliveryInput, headers);
  };
  for (const value of ['yes', '1', 'TRUE', 'true, true', '']) {
    const response = await deliverWithReplay(value);
    assertProblem(response, 400, 'invalid_input', value);
    assert.deepEqual(response.body.errors[0].pointer, '/replay');
  }
  assertProblem(await deliverWithReplay('true'), 404, 'not_found');
  assert.equal((await deliverWithReplay('false')).status, 200);
});

test('a delivery can be read by its own account only', async () => {
  const otherTrial = await testData.openTrial();
  assertProblem(await otherTrial.get(`/deliveries/${testData.deliveryId}`), 404, 'not_found');
  const keyHeaders = [['Idempotency-Key', testData.deliveryKey]] as const;
  assertProblem(await otherTrial.get('/deliveries/lookup', keyHeaders), 404, 'not_found');
  assert.deepEqual((await otherTrial.get('/deliveries')).body.deliveries, []);
});
