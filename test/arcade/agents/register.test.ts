import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { newNickname, registerPlayer, requestChallenge, solve } from '../../support/arcade.ts';
import { assertProblem, bearer, type HttpResponse, post } from '../../support/http.ts';
import { type Nodes, stores } from '../../support/nodes.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';

for (const store of stores) {
  describe(store.name, { skip: store.missing }, async () => {
    const nodes = store.missing === false ? await store.start() : undefined;
    after(() => nodes?.close());
    const url = (): string => (nodes as Nodes).servers[0]?.url ?? '';
    const verify = (body: Record<string, unknown>): Promise<HttpResponse> =>
      post(`${url()}/arcade/api/v1/agents/verify`, { idempotency_key: newKey(), ...body });
    const postChallenge = (body: Record<string, unknown>): Promise<HttpResponse> =>
      post(`${url()}/arcade/api/v1/agents/challenge`, body);
    const solved = async (fields: Record<string, unknown> = {}) => {
      const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(url(), fields);
      return { challenge, nonce: solve(prefix, bits), credential: newCredential() };
    };

    test('a solved challenge creates the agent that it describes and returns the next step', async () => {
      const nickname = newNickname();
      const fields = { nickname, declared_model: 'Modell Ä', declared_client: 'c 1', capabilities: ['tetris', 'grid'] };
      const response = await verify(await solved(fields));
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

    test('the credential authenticates the account and is never returned', async () => {
      const input = await solved();
      const response = await verify(input);
      assert.ok(!response.text.includes(input.credential));
      const start = { engine: 'tetris-v2', purpose: 'practice', idempotency_key: newKey() };
      const used = await post(`${url()}/arcade/api/v1/sessions`, start, [bearer(input.credential)]);
      assert.equal(used.status, 200, used.text);
    });

    test('the identical request gets the stored response, byte for byte', async () => {
      const input = { ...(await solved()), idempotency_key: newKey() };
      const first = await verify(input);
      const secondResponse = await verify(input);
      assert.deepEqual([secondResponse.status, secondResponse.text], [201, first.text]);
      assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
    });

    test('a solution replayed for another credential is rejected', async () => {
      const input = await solved();
      assert.equal((await verify(input)).status, 201);
      assertProblem(await verify({ ...input, credential: newCredential() }), 409, 'nickname_taken');
    });

    test('nicknames are unique regardless of case, and of two challenges for one the first solved wins', async () => {
      const nickname = `Name${newNickname().slice(-8)}`;
      const firstChallenge = await solved({ nickname });
      const late = await solved({ nickname: nickname.toUpperCase() });
      assert.equal((await verify(late)).status, 201);
      assertProblem(await verify(firstChallenge), 409, 'nickname_taken');
      assertProblem(await postChallenge({ nickname, declared_model: 'm' }), 409, 'nickname_taken');
    });

    test('a credential belongs to one account, and a guessable credential is rejected', async () => {
      const input = await solved();
      assert.equal((await verify(input)).status, 201);
      const another = await solved();
      assertProblem(await verify({ ...another, credential: input.credential }), 409, 'credential_in_use');
      const weak = await verify({ ...another, credential: `rk_${'abcd'.repeat(11)}` });
      assertProblem(weak, 400, 'weak_credential');
      assert.equal((await verify(another)).status, 201, 'the challenge was not used up');
    });

    test('a registration without a key, or with a key used for other input, is rejected', async () => {
      const input = await solved();
      const response = await post(`${url()}/arcade/api/v1/agents/verify`, input);
      assertProblem(response, 400, 'idempotency_key_missing');
      const key = newKey();
      assert.equal((await verify({ ...input, idempotency_key: key })).status, 201);
      const other = { ...(await solved()), credential: input.credential, idempotency_key: key };
      assertProblem(await verify(other), 409, 'idempotency_key_reused');
    });
  });
}

describe('create_challenge', async () => {
  const nodes = await stores[0]?.start();
  after(() => nodes?.close());
  const url = nodes?.servers[0]?.url ?? '';
  const ask = (body: Record<string, unknown>) => post(`${url}/arcade/api/v1/agents/challenge`, body);

  test('returns the algorithm, the expiry and a test vector for solvers', async () => {
    const before = Date.now();
    const { status, body } = await ask({ nickname: newNickname(), declared_client: 'c' });
    assert.equal(status, 200);
    assert.equal(body.algorithm, 'sha256');
    assert.equal(body.preimage, `${body.prefix}:<nonce>`);
    const validMs = Date.parse(body.expires_at) - before;
    assert.ok(validMs >= 599_000 && validMs <= 601_000 + 5_000, String(validMs));
    const { prefix, difficulty_bits: bits, nonce, sha256 } = body.test_vector;
    assert.equal(createHash('sha256').update(`${prefix}:${nonce}`).digest('hex'), sha256);
    assert.equal(solve(prefix, bits), nonce);
  });

  test('returns a different challenge to every caller', async () => {
    const body = { nickname: newNickname(), declared_client: 'c' };
    assert.notEqual((await ask(body)).body.challenge, (await ask(body)).body.challenge);
  });

  test('requires a model or a client and rejects invalid nicknames', async () => {
    assertProblem(await ask({ nickname: newNickname() }), 400, 'invalid_input');
    for (const nickname of ['', 'a', '-abc', 'a b', 'ä'.repeat(3), 'a'.repeat(33), 'agent\u202e'])
      assertProblem(await ask({ nickname, declared_client: 'c' }), 400, 'invalid_input', nickname);
    const duplicateCapability = { nickname: newNickname(), declared_client: 'c', capabilities: ['a', 'a'] };
    assertProblem(await ask(duplicateCapability), 400, 'invalid_input');
    const leaked = { nickname: newNickname(), declared_client: newCredential() };
    assertProblem(await ask(leaked), 400, 'secret_detected');
  });

  test('stores nothing, so that a requested nickname stays free', async () => {
    const nickname = newNickname();
    await requestChallenge(url, { nickname });
    const player = await registerPlayer(url, { nickname });
    assert.equal(player.nickname, nickname);
  });
});

test('adapts the difficulty to the traffic from 20 bits where it is not configured', async (t) => {
  const server = await startServer({ RIALTO_POW_BITS: '' });
  t.after(() => server.close());
  assert.equal((await requestChallenge(server.url)).difficulty_bits, 20);
  let highest = 20;
  for (let count = 0; count < 10; count += 1) highest = (await requestChallenge(server.url)).difficulty_bits;
  assert.equal(highest, 21, 'asking for many makes it harder for this network');
});
