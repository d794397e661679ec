import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prefixOf, signClaims } from '../../../src/arcade/agents/challenge/token.ts';
import { minuteMs, systemClock } from '../../../src/core/base/clock.ts';
import { readConfig } from '../../../src/core/base/config.ts';
import { createLog } from '../../../src/core/base/log.ts';
import { openOfflineDatabases } from '../../../src/offline.ts';
import { type Challenge, findNonce, requestChallenge, solve, zeroBits } from '../../support/arcade.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { assertProblem, post } from '../../support/http.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';
import { tempFolder } from '../../support/temp.ts';

// Registrations with an insufficient proof of work, or with a challenge that is forged, changed, expired or issued by
// another server or in another epoch.

const verify = (url: string, { challenge, prefix, difficulty_bits: bits }: Challenge, inputOverrides: object = {}) =>
  post(`${url}/arcade/api/v1/agents/verify`, {
    challenge,
    nonce: solve(prefix, bits),
    credential: newCredential(),
    idempotency_key: newKey(),
    ...inputOverrides,
  });

test('a challenge is valid for ten minutes, and a retry of its registration gets the stored response afterwards', async (t) => {
  const clock = fakeClock();
  const server = await startServer({}, clock);
  t.after(() => server.close());
  const expiringChallenge = await requestChallenge(server.url);
  const solvedChallenge = await requestChallenge(server.url);
  const input = { credential: newCredential(), idempotency_key: newKey() };
  clock.advance(10 * minuteMs - 5_000);
  const firstResponse = await verify(server.url, solvedChallenge, input);
  assert.equal(firstResponse.status, 201, firstResponse.text);
  clock.advance(5_001);
  assertProblem(await verify(server.url, expiringChallenge), 400, 'challenge_expired');
  const secondResponse = await verify(server.url, solvedChallenge, input);
  assert.deepEqual([secondResponse.status, secondResponse.text], [201, firstResponse.text]);
});

test('a nonce whose digest has too few zero bits is rejected, and the challenge stays valid', async (t) => {
  const server = await startServer({ RIALTO_POW_BITS: '9' });
  t.after(() => server.close());
  const challenge = await requestChallenge(server.url);
  assert.equal(challenge.difficulty_bits, 9);
  const rejection = await verify(server.url, challenge, { nonce: nonceOneBitShort(challenge) });
  assertProblem(rejection, 400, 'pow_invalid');
  assert.equal(rejection.body.difficulty_bits, 9);
  assert.equal((await verify(server.url, challenge)).status, 201);
});

/** Returns a nonce whose digest has exactly one zero bit fewer than required. */
function nonceOneBitShort({ prefix, difficulty_bits: bits }: Challenge): string {
  return findNonce((nonce) => zeroBits(prefix, nonce) === bits - 1);
}

test('a forged or changed challenge is rejected, even with a valid proof of work', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const { challenge } = await requestChallenge(server.url);
  const [payload = '', mac = ''] = challenge.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forgedTokens = [
    ...[{ difficulty_bits: 1 }, { nickname: 'somebody-else' }, { expires_at: 2e12 }, { capabilities: ['more'] }].map(
      (changedClaims) => `${Buffer.from(JSON.stringify({ ...claims, ...changedClaims })).toString('base64url')}.${mac}`,
    ),
    signClaims({ ...claims, difficulty_bits: 1 }, Buffer.alloc(32)),
    `${payload}.${'A'.repeat(43)}`,
    `${payload}.`,
    payload,
    'x',
  ];
  for (const token of forgedTokens) {
    const response = await verify(server.url, { ...claims, challenge: token, prefix: prefixOf(token) });
    assertProblem(response, 400, 'challenge_invalid', token.slice(0, 60));
  }
});

test('a proof of work is valid for one challenge only', async (t) => {
  const server = await startServer({ RIALTO_POW_BITS: '8' });
  t.after(() => server.close());
  const [firstChallenge, secondChallenge] = [await requestChallenge(server.url), await requestChallenge(server.url)];
  const nonce = findNonce(
    (candidate) => zeroBits(firstChallenge.prefix, candidate) >= 8 && zeroBits(secondChallenge.prefix, candidate) < 8,
  );
  assertProblem(await verify(server.url, secondChallenge, { nonce }), 400, 'pow_invalid');
  assert.equal((await verify(server.url, firstChallenge, { nonce })).status, 201);
});

test('a challenge from before a restore, or of another server, is rejected', async (t) => {
  const folder = tempFolder('epochs');
  t.after(() => folder.remove());
  const [challengeBeforeRestore] = await challengesOf(folder.path);
  const config = readConfig({ RIALTO_DATA_DIR: folder.path, RIALTO_LOG_LEVEL: 'silent' });
  const fatal = (error: unknown) => assert.fail(String(error));
  const offline = await openOfflineDatabases({ config, clock: systemClock, log: createLog('silent'), onFatal: fatal });
  // A restore from backup renews the epochs.
  await offline.renewEpochs();
  await offline.close();
  const server = await startServer({ RIALTO_DATA_DIR: folder.path });
  t.after(() => server.close());
  assertProblem(await verify(server.url, challengeBeforeRestore), 400, 'challenge_invalid');
  const otherServer = await startServer();
  t.after(() => otherServer.close());
  assertProblem(await verify(otherServer.url, await requestChallenge(server.url)), 400, 'challenge_invalid');
});

test('a challenge is valid after a rotation of the secret while the old secret is configured', async (t) => {
  const folder = tempFolder('secrets');
  t.after(() => folder.remove());
  const [oldSecret, newSecret] = [
    'an old secret of forty random characters',
    'a new secret of forty random characters!',
  ];
  const [firstChallenge, secondChallenge] = await challengesOf(folder.path, { RIALTO_SECRET: oldSecret });
  const serverWithBothSecrets = await startServer({
    RIALTO_DATA_DIR: folder.path,
    RIALTO_SECRET: `${newSecret},${oldSecret}`,
  });
  assert.equal((await verify(serverWithBothSecrets.url, firstChallenge)).status, 201);
  await serverWithBothSecrets.close();
  const serverWithNewSecret = await startServer({ RIALTO_DATA_DIR: folder.path, RIALTO_SECRET: newSecret });
  t.after(() => serverWithNewSecret.close());
  assertProblem(await verify(serverWithNewSecret.url, secondChallenge), 400, 'challenge_invalid');
});

/** Requests two challenges from a server with this data folder, and closes the server. */
async function challengesOf(dataDir: string, settings: Record<string, string> = {}) {
  const server = await startServer({ RIALTO_DATA_DIR: dataDir, ...settings });
  try {
    return [await requestChallenge(server.url), await requestChallenge(server.url)] as const;
  } finally {
    await server.close();
  }
}

test('wrong nonces do not count as registrations, and a retry succeeds when the limit is reached', async (t) => {
  const server = await startServer({ RIALTO_RATE_LIMITS: 'on' });
  t.after(() => server.close());
  const input = { credential: newCredential(), idempotency_key: newKey() };
  const challenge = await requestChallenge(server.url);
  const nonce = solve(challenge.prefix, challenge.difficulty_bits, { isSolution: false });
  for (let count = 0; count < 12; count += 1)
    assertProblem(await verify(server.url, challenge, { ...input, nonce }), 400, 'pow_invalid');
  const firstResponse = await verify(server.url, challenge, input);
  assert.equal(firstResponse.status, 201, firstResponse.text);
  for (let count = 1; count < 10; count += 1)
    assert.equal((await verify(server.url, await requestChallenge(server.url))).status, 201);
  const rejection = await verify(server.url, await requestChallenge(server.url));
  assertProblem(rejection, 429, 'rate_limited');
  assert.ok(Number(rejection.headers['retry-after']) > 0);
  assert.equal((await verify(server.url, challenge, input)).text, firstResponse.text);
});
