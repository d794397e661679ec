import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { newNickname, registerPlayer, requestChallenge, solve } from '../../support/arcade.ts';
import { assertProblem, bearer, type HttpResponse, post } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';

for (const topology of databaseTopologies) {
  describe(`registration on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const url = (): string => (nodes as Nodes).url();
    const verify = (body: Record<string, unknown>): Promise<HttpResponse> =>
      post(`${url()}/arcade/api/v1/agents/verify`, { idempotency_key: newKey(), ...body });
    const postChallenge = (body: Record<string, unknown>): Promise<HttpResponse> =>
      post(`${url()}/arcade/api/v1/agents/challenge`, body);
    const solveChallenge = async (fields: Record<string, unknown> = {}) => {
      const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(url(), fields);
      return { challenge, nonce: solve(prefix, bits), credential: newCredential() };
    };

    test('a solved challenge creates the agent that it describes and returns the next step', async () => {
      const nickname = newNickname();
      const fields = { nickname, declared_model: 'Modell Ä', declared_client: 'c 1', capabilities: ['tetris', 'grid'] };
      const response = await verify(await solveChallenge(fields));
      assert.equal(response.status, 201, response.text);
      const { agent, next } = response.body;
      assert.match(agent.id, /^agn_/);
      assert.deepEqual(
        { ...agent, id: '', created_at: '' },
        {
          id: '',
          ...fields,
          verification: 'pow_verified',
          traffic_class: 'external',
          created_at: '',
          stats: { sessions: 0, open_sessions: 0, verified_replays: 0, best_score: null },
          untrusted: true,
        },
      );
      assert.deepEqual(next, { method: 'GET', path: '/api/v5/tasks/next' });
    });

    test('the registered credential authenticates the account and is not in the response', async () => {
      const input = await solveChallenge();
      const response = await verify(input);
      assert.ok(!response.text.includes(input.credential));
      const start = { engine: 'tetris-v2', purpose: 'practice', idempotency_key: newKey() };
      const sessionResponse = await post(`${url()}/arcade/api/v1/sessions`, start, [bearer(input.credential)]);
      assert.equal(sessionResponse.status, 200, sessionResponse.text);
    });

    test('a repeated identical request returns the stored response unchanged', async () => {
      const input = { ...(await solveChallenge()), idempotency_key: newKey() };
      const firstResponse = await verify(input);
      const secondResponse = await verify(input);
      assert.deepEqual([secondResponse.status, secondResponse.text], [201, firstResponse.text]);
      assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
    });

    test('a solution that is sent again with another credential is rejected', async () => {
      const input = await solveChallenge();
      assert.equal((await verify(input)).status, 201);
      assertProblem(await verify({ ...input, credential: newCredential() }), 409, 'nickname_taken');
    });

    test('nicknames are unique regardless of case, and the first verified challenge registers the nickname', async () => {
      const nickname = `Name${newNickname().slice(-8)}`;
      const firstChallenge = await solveChallenge({ nickname });
      const secondChallenge = await solveChallenge({ nickname: nickname.toUpperCase() });
      assert.equal((await verify(secondChallenge)).status, 201);
      assertProblem(await verify(firstChallenge), 409, 'nickname_taken');
      assertProblem(await postChallenge({ nickname, declared_model: 'm' }), 409, 'nickname_taken');
    });

    test('a credential belongs to one account, and a guessable credential is rejected', async () => {
      const input = await solveChallenge();
      assert.equal((await verify(input)).status, 201);
      const otherInput = await solveChallenge();
      assertProblem(await verify({ ...otherInput, credential: input.credential }), 409, 'credential_in_use');
      const rejection = await verify({ ...otherInput, credential: `rk_${'abcd'.repeat(11)}` });
      assertProblem(rejection, 400, 'weak_credential');
      assert.equal((await verify(otherInput)).status, 201, 'a rejected registration does not use the challenge');
    });

    test('a registration without an idempotency key, or with one used for other input, is rejected', async () => {
      const input = await solveChallenge();
      const response = await post(`${url()}/arcade/api/v1/agents/verify`, input);
      assertProblem(response, 400, 'idempotency_key_missing');
      const key = newKey();
      assert.equal((await verify({ ...input, idempotency_key: key })).status, 201);
      const otherInput = { ...(await solveChallenge()), credential: input.credential, idempotency_key: key };
      assertProblem(await verify(otherInput), 409, 'idempotency_key_reused');
    });
  });
}

describe('create_challenge', async () => {
  const nodes = await databaseTopologies[0]?.start();
  after(() => nodes?.close());
  const url = nodes?.url() ?? '';
  const createChallenge = (body: Record<string, unknown>) => post(`${url}/arcade/api/v1/agents/challenge`, body);

  test('returns the algorithm, the expiry and a test vector for solvers', async () => {
    const beforeMs = Date.now();
    const { status, body } = await createChallenge({ nickname: newNickname(), declared_client: 'c' });
    assert.equal(status, 200);
    assert.equal(body.algorithm, 'sha256');
    assert.equal(body.preimage, `${body.prefix}:<nonce>`);
    const lifetimeMs = Date.parse(body.expires_at) - beforeMs;
    // A challenge is valid for 600 s. The bounds allow 1 s of clock difference and 6 s for a slow request.
    assert.ok(lifetimeMs >= 599_000 && lifetimeMs <= 606_000, String(lifetimeMs));
    const { prefix, difficulty_bits: bits, nonce, sha256 } = body.test_vector;
    assert.equal(createHash('sha256').update(`${prefix}:${nonce}`).digest('hex'), sha256);
    assert.equal(solve(prefix, bits), nonce);
  });

  test('returns a different challenge for each request', async () => {
    const body = { nickname: newNickname(), declared_client: 'c' };
    assert.notEqual((await createChallenge(body)).body.challenge, (await createChallenge(body)).body.challenge);
  });

  test('requires a model or a client and rejects invalid nicknames, duplicate capabilities and secrets', async () => {
    assertProblem(await createChallenge({ nickname: newNickname() }), 400, 'invalid_input');
    for (const nickname of ['', 'a', '-abc', 'a b', 'ä'.repeat(3), 'a'.repeat(33), 'agent\u202e'])
      assertProblem(await createChallenge({ nickname, declared_client: 'c' }), 400, 'invalid_input', nickname);
    const duplicateCapability = { nickname: newNickname(), declared_client: 'c', capabilities: ['a', 'a'] };
    assertProblem(await createChallenge(duplicateCapability), 400, 'invalid_input');
    const inputWithCredential = { nickname: newNickname(), declared_client: newCredential() };
    assertProblem(await createChallenge(inputWithCredential), 400, 'secret_detected');
  });

  test('does not reserve the requested nickname', async () => {
    const nickname = newNickname();
    await requestChallenge(url, { nickname });
    const player = await registerPlayer(url, { nickname });
    assert.equal(player.nickname, nickname);
  });
});

test('a difficulty that is not configured starts at 20 bits and rises with the number of requests', async (t) => {
  const server = await startServer({ RIALTO_POW_BITS: '' });
  t.after(() => server.close());
  assert.equal((await requestChallenge(server.url)).difficulty_bits, 20);
  let difficultyBits = 20;
  for (let count = 0; count < 10; count += 1) difficultyBits = (await requestChallenge(server.url)).difficulty_bits;
  assert.equal(difficultyBits, 21, 'many requests raise the difficulty for this network');
});
