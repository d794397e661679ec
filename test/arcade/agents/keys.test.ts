import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { dayMs } from '../../../src/core/base/clock.ts';
import { newNickname, type Player, registerPlayer } from '../../support/arcade.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';

const practice = { engine: 'tetris-v2', purpose: 'practice', pace: 'stepped' };

const rotate = (url: string, credential: string, body: object) =>
  post(`${url}/arcade/api/v5/agents/me/key`, body, [bearer(credential)]);
const rotateWithoutBody = (url: string, credential: string): Promise<HttpResponse> =>
  send(`${url}/arcade/api/v5/agents/me/key`, { method: 'POST', headers: [bearer(credential)] });
const revoke = (url: string, credential: string, key?: string): Promise<HttpResponse> =>
  send(`${url}/arcade/api/v5/agents/me/key`, {
    method: 'DELETE',
    headers: [bearer(credential), ...(key === undefined ? [] : [['Idempotency-Key', key] as const])],
  });

const startSession = (url: string, credential: string) =>
  post(`${url}/arcade/api/v1/sessions`, { ...practice, idempotency_key: newKey() }, [bearer(credential)]);

for (const topology of databaseTopologies) {
  describe(`key rotation and revocation on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const url = (): string => (nodes as Nodes).url();

    test('a rotation replaces the old key immediately, and sessions continue', async () => {
      const player = await registerPlayer(url());
      const { session } = (await player.post('/api/v1/sessions', practice)).body;
      const rotatedCredential = newCredential();
      const response = await rotate(url(), player.credential, {
        credential: rotatedCredential,
        idempotency_key: newKey(),
      });
      assert.equal(response.status, 200, response.text);
      assert.equal(response.body.agent_id, player.id);
      assert.ok(!response.text.includes(rotatedCredential));
      const rejection = await startSession(url(), player.credential);
      assertProblem(rejection, 401, 'credential_revoked');
      const replacedAt = response.body.credential.created_at;
      assert.deepEqual([rejection.body.replaced, rejection.body.revoked_at], [true, replacedAt]);
      assert.equal(
        rejection.body.detail,
        `This credential was replaced and ended at ${replacedAt}. Use the newer credential of the account, created at ${replacedAt}.`,
      );
      const sessionResponse = await send(`${url()}/arcade/api/v1/sessions/${session.id}`, {
        headers: [bearer(rotatedCredential)],
      });
      assert.deepEqual([sessionResponse.status, sessionResponse.body.session.status], [200, 'running']);
    });

    test('concurrent and repeated rotations without a body return the same new key', async () => {
      const player = await registerPlayer(url());
      const responses = await Promise.all(Array.from({ length: 5 }, () => rotateWithoutBody(url(), player.credential)));
      responses.push(await rotateWithoutBody(url(), player.credential));
      const [firstResponse] = responses;
      assert.deepEqual(
        responses.map(({ status, text }) => [status, text]),
        responses.map(() => [200, firstResponse?.text]),
      );
      const key = String(firstResponse?.body.credential.key);
      assert.match(key, /^rk_[A-Za-z0-9_-]{43}$/);
      assertProblem(await startSession(url(), player.credential), 401, 'credential_revoked');
      assert.equal((await startSession(url(), key)).status, 200);
    });

    test('a revocation requires only the key and can be repeated with the same key', async () => {
      const player = await registerPlayer(url());
      const responses = await Promise.all(Array.from({ length: 5 }, () => revoke(url(), player.credential)));
      responses.push(await revoke(url(), player.credential));
      for (const response of responses) assert.deepEqual([response.status, response.text], [200, responses[0]?.text]);
      assert.equal(responses[0]?.body.agent.verification, 'revoked');
      const rejection = await startSession(url(), player.credential);
      assertProblem(rejection, 401, 'credential_revoked');
      assert.equal(rejection.body.replaced, false);
      assert.match(rejection.body.detail, /^This credential was revoked at .*Z, and the account has no valid one/);
    });

    test('a rotation rejects a key in use and a guessable key, and the old key stays valid', async () => {
      const [player, otherPlayer] = [await registerPlayer(url()), await registerPlayer(url())];
      for (const [credential, code] of [
        [otherPlayer.credential, 'credential_in_use'],
        [player.credential, 'credential_in_use'],
        [`rk_${'0'.repeat(43)}`, 'weak_credential'],
      ] as const) {
        const response = await rotate(url(), player.credential, { credential, idempotency_key: newKey() });
        assertProblem(response, code === 'weak_credential' ? 400 : 409, code);
      }
      assert.equal((await startSession(url(), player.credential)).status, 200);
    });

    test('a revocation closes the account, ends its session and reserves its nickname', async () => {
      const player = await registerPlayer(url());
      const { session } = (await player.post('/api/v1/sessions', { pace: 'stepped' })).body;
      const response = await revoke(url(), player.credential, newKey());
      assert.equal(response.status, 200, response.text);
      const { agent } = response.body;
      assert.deepEqual([agent.id, agent.verification, agent.stats.open_sessions], [player.id, 'revoked', 0]);
      assert.equal(agent.stats.sessions, 1);
      assertProblem(await startSession(url(), player.credential), 401, 'credential_revoked');
      const takenNickname = { nickname: player.nickname.toUpperCase(), declared_client: 'c' };
      assertProblem(await post(`${url()}/arcade/api/v1/agents/challenge`, takenNickname), 409, 'nickname_taken');
      assert.ok(session.id);
    });

    test('a revocation closes a waiting session and resigns a session with two players', async () => {
      const [revokedPlayer, otherPlayer] = [await registerPlayer(url()), await registerPlayer(url())];
      const grid = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
      const start = { engine: 'turn-grid-v2', engine_config: grid, purpose: 'practice' };
      const waitingSession = (await revokedPlayer.post('/api/v1/sessions', start)).body.session;
      const sharedSession = (await revokedPlayer.post('/api/v1/sessions', start)).body.session;
      assert.equal((await otherPlayer.post(`/api/v1/sessions/${sharedSession.id}/join`)).status, 200);
      assert.equal((await revoke(url(), revokedPlayer.credential, newKey())).status, 200);
      const endedSession = (await otherPlayer.get(`/api/v1/sessions/${sharedSession.id}`)).body.session;
      assert.deepEqual([endedSession.status, endedSession.end_reason], ['ended', 'resign']);
      assertProblem(await otherPlayer.post(`/api/v1/sessions/${waitingSession.id}/join`), 404, 'not_found');
    });
  });
}

/** Creates a write that revokes the key which authenticates it, to be sent with an idempotency key. */
type SelfRevokingWrite = (player: Player) => (url: string, key: string) => Promise<HttpResponse>;
const selfRevokingWrites: readonly [title: string, createWrite: SelfRevokingWrite][] = [
  [
    'a rotation',
    (player) => {
      const credential = newCredential();
      return (url, key) => rotate(url, player.credential, { credential, idempotency_key: key });
    },
  ],
  ['a revocation', (player) => (url, key) => revoke(url, player.credential, key)],
];

test('a revocation can be repeated for 24 hours and no longer', async (t) => {
  const clock = fakeClock();
  const server = await startServer({}, clock);
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  const firstResponse = await revoke(server.url, player.credential);
  clock.advance(dayMs - 60_000);
  assert.deepEqual(
    [firstResponse.status, (await revoke(server.url, player.credential)).text],
    [200, firstResponse.text],
  );
  clock.advance(60_001);
  assertProblem(await revoke(server.url, player.credential), 401, 'credential_revoked');
});

test('a generated key is returned again for 10 minutes unless it was replaced, and is not stored', async (t) => {
  const clock = fakeClock();
  const server = await startServer({}, clock);
  t.after(() => server.close());
  const [player, otherPlayer] = [await registerPlayer(server.url), await registerPlayer(server.url)];
  const firstResponse = await rotateWithoutBody(server.url, player.credential);
  const firstRotation = await rotateWithoutBody(server.url, otherPlayer.credential);
  const secondRotation = await rotateWithoutBody(server.url, firstRotation.body.credential.key);
  assertProblem(await rotateWithoutBody(server.url, otherPlayer.credential), 401, 'credential_revoked');
  assert.equal((await startSession(server.url, secondRotation.body.credential.key)).status, 200);
  clock.advance(9 * 60_000);
  const secondResponse = await rotateWithoutBody(server.url, player.credential);
  assert.deepEqual([secondResponse.text, secondResponse.headers['idempotent-replayed']], [firstResponse.text, 'true']);
  const files = readdirSync(server.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) {
    const containsKey = readFileSync(join(server.dataDir, name)).includes(firstResponse.body.credential.key);
    assert.equal(containsKey, false, name);
  }
  clock.advance(60_000);
  assertProblem(await rotateWithoutBody(server.url, player.credential), 401, 'credential_revoked');
});

for (const [title, createWrite] of selfRevokingWrites) {
  test(`${title} can be repeated with its idempotency key and the old key for 24 hours and no longer`, async (t) => {
    const clock = fakeClock();
    const server = await startServer({}, clock);
    t.after(() => server.close());
    const player = await registerPlayer(server.url, { nickname: newNickname() });
    const sendWrite = createWrite(player);
    const key = newKey();
    const firstResponse = await sendWrite(server.url, key);
    assert.equal(firstResponse.status, 200, firstResponse.text);
    clock.advance(dayMs - 60_000);
    const secondResponse = await sendWrite(server.url, key);
    assert.deepEqual([secondResponse.status, secondResponse.text], [200, firstResponse.text]);
    assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
    assertProblem(await sendWrite(server.url, newKey()), 401, 'credential_revoked');
    assertProblem(await startSession(server.url, player.credential), 401, 'credential_revoked');
    clock.advance(60_001);
    assertProblem(await sendWrite(server.url, key), 401, 'credential_revoked');
  });
}

test('a rotation that is repeated with the new key returns the stored response after three days', async (t) => {
  const clock = fakeClock();
  const server = await startServer({}, clock);
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  const body = { credential: newCredential(), idempotency_key: newKey() };
  const firstResponse = await rotate(server.url, player.credential, body);
  clock.advance(3 * dayMs);
  const secondResponse = await rotate(server.url, body.credential, body);
  assert.deepEqual([secondResponse.status, secondResponse.text], [200, firstResponse.text]);
});
