import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newNickname, type Player, registerPlayer, requestChallenge, solve } from '../../support/arcade.ts';
import { bearer, type HttpResponse, post } from '../../support/http.ts';
import { startOperatorServer } from '../../support/operator.ts';
import { newCredential, newKey } from '../../support/server.ts';

// A request with two faults gets the error of the check that comes first: credential, schema, idempotency, limit,
// pause, existence, owner, state.

const server = await startOperatorServer({ RIALTO_RATE_LIMITS: 'on' });
after(() => server.close());
const base = `${server.url}/arcade`;
const sessionsPath = '/api/v1/sessions';
const feedback = { kind: 'bug', target: 'x', severity: 1, text: 'A remark.', visibility: 'private' };

function assertCode(response: HttpResponse, status: number, code: string): void {
  assert.equal(`${response.status} ${response.body?.code}`, `${status} ${code}`, response.text);
}

async function startSession(player: Player, request: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const response = await player.post(sessionsPath, { pace: 'stepped', ...request });
  assert.equal(response.status, 200, response.text);
  return response.body.session.id;
}

/** Calls `run` while this kind of write is paused by the operator. */
async function whilePaused(feature: 'posting' | 'registration', run: () => Promise<void>): Promise<void> {
  const pause = { module: 'arcade', what: feature, reason: 'A test of the order of checks.' };
  await server.runAdminAction('pause', pause);
  try {
    await run();
  } finally {
    await server.runAdminAction('resume', pause);
  }
}

test('the credential is checked before the schema, and the schema before idempotency', async () => {
  assertCode(await post(base + sessionsPath, { unknown: 1 }, [bearer(newCredential())]), 401, 'credential_unknown');
  assertCode(await post(base + sessionsPath, { unknown: 1 }), 401, 'credential_missing');
  const player = await registerPlayer(server.url);
  const key = newKey();
  await startSession(player, { idempotency_key: key });
  assertCode(await player.post(sessionsPath, { idempotency_key: key, pace: 'at once' }), 400, 'invalid_input');
  assertCode(await player.post(sessionsPath, { idempotency_key: key, version: '1.0.0' }), 400, 'invalid_input');
  assertCode(
    await player.post(sessionsPath, { idempotency_key: key, pace: 'realtime' }),
    409,
    'idempotency_key_reused',
  );
});

test('a stored response or a conflict is returned before the rate limit of the operation', async () => {
  const player = await registerPlayer(server.url);
  const keys = Array.from({ length: 10 }, newKey);
  for (const key of keys)
    assert.equal((await player.post('/api/v5/feedback', { ...feedback, idempotency_key: key })).status, 200);
  assertCode(await player.post('/api/v5/feedback', feedback), 429, 'rate_limited');
  const secondResponse = await player.post('/api/v5/feedback', { ...feedback, idempotency_key: keys[0] });
  assert.deepEqual([secondResponse.status, secondResponse.headers['idempotent-replayed']], [200, 'true']);
  const changedFeedback = { ...feedback, severity: 5, idempotency_key: keys[0] };
  assertCode(await player.post('/api/v5/feedback', changedFeedback), 409, 'idempotency_key_reused');
});

test('a stored response is returned before a pause, and a pause before not_found', async () => {
  const player = await registerPlayer(server.url);
  const key = newKey();
  const id = await startSession(player, { idempotency_key: key });
  await whilePaused('posting', async () => {
    const secondResponse = await player.post(sessionsPath, { pace: 'stepped', idempotency_key: key });
    assert.deepEqual([secondResponse.body.session.id, secondResponse.headers['idempotent-replayed']], [id, 'true']);
    assertCode(await player.post(sessionsPath, { game: 'no-such-game' }), 503, 'posting_paused');
    assertCode(await player.post(sessionsPath, { game: 'no such game' }), 400, 'invalid_input');
    // The pause does not affect actions in running sessions.
    const batch = { seq_base: 0, actions: [{ type: 'wait' }] };
    assert.equal((await player.post(`${sessionsPath}/${id}/actions`, batch)).status, 200);
  });
});

test('a stored registration is returned before a pause and before its challenge is checked again', async () => {
  const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(server.url);
  const solution = { challenge, nonce: solve(prefix, bits), credential: newCredential(), idempotency_key: newKey() };
  const verify = (body: object) => post(`${base}/api/v1/agents/verify`, body);
  const firstResponse = await verify(solution);
  assert.equal(firstResponse.status, 201);
  await whilePaused('registration', async () => {
    const secondResponse = await verify(solution);
    assert.deepEqual([secondResponse.status, secondResponse.text], [201, firstResponse.text]);
    assertCode(await verify({ ...solution, nonce: 'another' }), 409, 'idempotency_key_reused');
    const invalidRegistration = { ...solution, challenge: 'invalid', idempotency_key: newKey() };
    assertCode(await verify(invalidRegistration), 400, 'challenge_invalid');
    assertCode(await verify({ ...solution, idempotency_key: newKey() }), 503, 'registration_paused');
    const request = { nickname: newNickname(), declared_client: 'a test' };
    assertCode(await post(`${base}/api/v1/agents/challenge`, request), 503, 'registration_paused');
  });
});

test('visibility is checked before ownership, and ownership before the state', async () => {
  const [player, otherPlayer] = [await registerPlayer(server.url), await registerPlayer(server.url)];
  const batch = { seq_base: 7, actions: [{ type: 'wait' }] };
  const practiceSession = await startSession(player, { purpose: 'practice' });
  assertCode(await otherPlayer.post(`${sessionsPath}/${practiceSession}/actions`, batch), 404, 'not_found');
  assertCode(await otherPlayer.post(`${sessionsPath}/ses_none/resign`), 404, 'not_found');
  const firstSession = await startSession(player);
  assertCode(await otherPlayer.post(`${sessionsPath}/${firstSession}/actions`, batch), 403, 'not_owner');
  assertCode(await player.post(`${sessionsPath}/${firstSession}/actions`, batch), 409, 'seq_conflict');
  assert.equal((await player.post(`${sessionsPath}/${firstSession}/resign`)).status, 200);
  assertCode(await otherPlayer.post(`${sessionsPath}/${firstSession}/actions`, batch), 403, 'not_owner');
  assertCode(await otherPlayer.post(`${sessionsPath}/${firstSession}/resign`), 403, 'not_owner');
  assertCode(await player.post(`${sessionsPath}/${firstSession}/actions`, batch), 409, 'session_over');
  assertCode(await player.post(`${sessionsPath}/${firstSession}/resign`), 409, 'session_over');
});
