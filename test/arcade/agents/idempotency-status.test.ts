import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Player, registerPlayer, requestChallenge, solve } from '../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';

const server = await startServer();
after(() => server.close());

const readStatus = (credential: string, key?: string) =>
  send(`${server.url}/arcade/api/v5/idempotency/status`, {
    headers: [bearer(credential), ...(key === undefined ? [] : [['Idempotency-Key', key] as const])],
  });
const startPractice = (player: Player, key: string) =>
  player.post('/api/v1/sessions', { engine: 'tetris-v2', purpose: 'practice', idempotency_key: key });

test('the status of a used idempotency key names operation and record, and a new key has the state not_seen', async () => {
  const player = await registerPlayer(server.url);
  const key = newKey();
  assert.deepEqual((await readStatus(player.credential, key)).body, {
    key,
    state: 'not_seen',
    operation: null,
    resource: null,
  });
  const { session } = (await startPractice(player, key)).body;
  const committed = { key, state: 'committed', operation: 'create_session', resource: session.id };
  assert.deepEqual((await readStatus(player.credential, key)).body, committed);
});

test('a rejected write and a write of another agent leave an idempotency key in the state not_seen', async () => {
  const [player, otherPlayer] = [await registerPlayer(server.url), await registerPlayer(server.url)];
  const key = newKey();
  const rejection = await player.post('/api/v1/sessions/ses_none/join', { idempotency_key: key });
  assert.equal(rejection.status, 404);
  assert.equal((await readStatus(player.credential, key)).body.state, 'not_seen');
  assert.equal((await startPractice(otherPlayer, key)).status, 200);
  assert.equal((await readStatus(player.credential, key)).body.state, 'not_seen');
});

test('the idempotency key of a registration is visible to the registered credential', async () => {
  const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(server.url);
  const input = { challenge, nonce: solve(prefix, bits), credential: newCredential(), idempotency_key: newKey() };
  const { agent } = (await post(`${server.url}/arcade/api/v1/agents/verify`, input)).body;
  const { state, operation, resource } = (await readStatus(input.credential, input.idempotency_key)).body;
  assert.deepEqual([state, operation, resource], ['committed', 'register', agent.id]);
});

test('a missing or malformed idempotency key and a missing credential are rejected with separate codes', async () => {
  const player = await registerPlayer(server.url);
  assertProblem(await readStatus(player.credential), 400, 'idempotency_key_missing');
  for (const key of ['short', 'a'.repeat(129), 'with blank in it', 'ü'.repeat(9)])
    assertProblem(await readStatus(player.credential, encodeURI(key)), 400, 'idempotency_key_invalid', key);
  assertProblem(await send(`${server.url}/arcade/api/v5/idempotency/status`), 401, 'credential_missing');
});
