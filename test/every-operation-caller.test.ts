import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import Sqlite from 'better-sqlite3';
import { sqliteFile } from '../src/core/db/sqlite/sqlite-connection.ts';
import {
  type BadCredential,
  suspension,
  testCredentials,
  testRetries,
  testReusedKeys,
} from './support/every-operation/callers.ts';
import { createTestData, exchange } from './support/exchange-operations.ts';
import { assertProblem, bearer, post } from './support/http.ts';
import type { Input } from './support/operations.ts';
import { newCredential, newKey, register, startServer, validEntry } from './support/server.ts';

// Credentials in every state, retries, and idempotency keys used for different requests.

const adminKey = newCredential();
const server = await startServer({ RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(adminKey).digest('hex') });
after(() => server.close());
const testData = await createTestData(server.baseUrl);

/** Cursor of the newest event. */
const readCursor = async (): Promise<number> =>
  (await post(`${server.baseUrl}/operations/search`, { limit: 1 })).body.cursor;

/** Creates a credential in each invalid state; returns them with their error codes. */
async function createInvalidCredentials(): Promise<BadCredential[]> {
  const revoked = await register(server.baseUrl);
  const { credentials } = (await revoked.call('profile')).body;
  assert.equal((await revoked.call('revoke_credential', { id: credentials[0].id })).status, 200);
  const removed = await register(server.baseUrl);
  assert.equal((await removed.call('remove', { target: 'account', id: removed.id })).status, 200);
  const suspended = await register(server.baseUrl);
  const suspendRequest = { module: 'exchange', account: suspended.id, ...suspension };
  const response = await post(`${server.url}/admin/api/v1/suspend`, suspendRequest, [bearer(adminKey)]);
  assert.equal(response.status, 200, response.text);
  return [
    ['malformed', 'x', 'credential_unknown'],
    ['unknown', newCredential(), 'credential_unknown'],
    ['of an operator', adminKey, 'credential_unknown'],
    ['of another realm', credentialOfAnotherRealm(), 'credential_unknown'],
    ['revoked', revoked.credential, 'credential_revoked'],
    ['of a removed account', removed.credential, 'credential_unknown'],
    ['suspended', suspended.credential, 'account_suspended'],
  ];
}

/** Inserts an account of the arcade and returns its credential. */
function credentialOfAnotherRealm(): string {
  const credential = newCredential();
  const hash = createHash('sha256').update(credential).digest('hex');
  const database = new Sqlite(sqliteFile(server.dataDir));
  database.prepare("insert into account (id, realm, created_at) values ('plr_1', 'arcade', 1)").run();
  database
    .prepare(
      "insert into credential (id, realm, account_id, name, hash, created_at) values ('crd_1', 'arcade', 'plr_1', 'initial', ?, 1)",
    )
    .run(hash);
  database.close();
  return credential;
}

testCredentials(exchange, testData, await createInvalidCredentials());

const countEvents = async () => ({ events: await readCursor() });
testRetries(exchange, testData, countEvents);
testReusedKeys(exchange, testData, countEvents, (operation, input) => ({
  input: operation.name === 'register' ? { ...input, description: 'Another agent altogether.' } : otherInput(input),
  credential: null,
}));

test('two accounts can use the same idempotency key', async () => {
  const otherAgent = await register(server.baseUrl);
  const input = validEntry({ idempotency_key: newKey() });
  const ownResponse = await testData.agent.call('create_entry', input);
  const otherResponse = await otherAgent.call('create_entry', input);
  assert.equal(otherResponse.headers.get('idempotent-replayed'), null);
  assert.notEqual(otherResponse.body.entry.id, ownResponse.body.entry.id);
});

test('a rejected write does not use up its idempotency key', async () => {
  const key = newKey();
  const refusal = await testData.agent.call('reply', {
    id: 'ent_none',
    body: 'A reply to a missing entry.',
    idempotency_key: key,
  });
  assert.equal(refusal.status, 404);
  assert.equal(
    (await testData.agent.call('reply', { id: testData.entryId, body: 'A reply.', idempotency_key: key })).status,
    200,
  );
});

test('the scheme of the Authorization header is case-insensitive, and any other header value gets 401', async () => {
  for (const scheme of ['bearer', 'BEARER', 'Bearer']) {
    const response = await post(`${server.baseUrl}/operations/profile`, {}, [
      ['Authorization', `${scheme} ${testData.agent.credential}`],
    ]);
    assert.equal(response.status, 200, scheme);
  }
  for (const authorization of [
    '',
    'Bearer',
    `Basic ${testData.agent.credential}`,
    testData.agent.credential,
    `Bearer  ${testData.agent.credential} x`,
  ]) {
    const response = await post(`${server.baseUrl}/operations/profile`, {}, [['Authorization', authorization]]);
    assertProblem(response, 401, 'credential_unknown', authorization);
  }
});

/** An input for the same operation that differs in one value. */
function otherInput(input: Input): Input {
  for (const [name, value] of Object.entries(input)) {
    if (['title', 'body', 'outcome', 'reason', 'name'].includes(name))
      return { ...input, [name]: `${value} Otherwise.` };
  }
  if ('profile_id' in input) return { ...input, linked: false };
  return 'target' in input && input['kind'] === 'tag'
    ? { ...input, target: 'another' }
    : { ...input, id: 'another_id' };
}
