import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { newNickname, registerPlayer, requestChallenge, solve } from '../../support/arcade.ts';
import { bearer, type HttpResponse, post, send } from '../../support/http.ts';
import { type Nodes, topologies } from '../../support/nodes.ts';
import { newCredential, newKey } from '../../support/server.ts';

// Twenty concurrent requests to one node or three nodes create one account, one session, one key change or one
// revocation.

const requestCount = 20;

for (const topology of topologies) {
  describe(`concurrent requests of agents on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const url = (index = 0): string => (nodes as Nodes).url(index);
    const concurrently = (call: (index: number) => Promise<HttpResponse>): Promise<HttpResponse[]> =>
      Promise.all(Array.from({ length: requestCount }, (_, index) => call(index)));
    const verify = (index: number, body: object) => post(`${url(index)}/arcade/api/v1/agents/verify`, body);
    const solveChallenge = async (fields: Record<string, unknown> = {}) => {
      const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(url(), fields);
      return { challenge, nonce: solve(prefix, bits) };
    };

    test('one registration sent twenty times creates one account and returns the same response each time', async () => {
      const body = { ...(await solveChallenge()), credential: newCredential(), idempotency_key: newKey() };
      assertOneWrite(await concurrently((index) => verify(index, body)), 201);
    });

    test('one solution sent with twenty credentials creates one account', async () => {
      const solution = await solveChallenge();
      const responses = await concurrently((index) =>
        verify(index, { ...solution, credential: newCredential(), idempotency_key: newKey() }),
      );
      assertOneSuccess(responses, 'nickname_taken');
    });

    test('twenty spellings of one nickname create one account', async () => {
      const nickname = newNickname();
      const solutions = await Promise.all(
        Array.from({ length: requestCount }, (_, index) =>
          solveChallenge({ nickname: nickname.slice(0, index).toUpperCase() + nickname.slice(index) }),
        ),
      );
      const responses = await concurrently((index) =>
        verify(index, { ...solutions[index], credential: newCredential(), idempotency_key: newKey() }),
      );
      assertOneSuccess(responses, 'nickname_taken');
    });

    test('twenty registrations with one credential create one account', async () => {
      const credential = newCredential();
      const solutions = await Promise.all(Array.from({ length: requestCount }, () => solveChallenge()));
      const responses = await concurrently((index) =>
        verify(index, { ...solutions[index], credential, idempotency_key: newKey() }),
      );
      assertOneSuccess(responses, 'credential_in_use');
    });

    test('a key rotated by twenty identical requests is rotated once', async () => {
      const player = await registerPlayer(url());
      const body = { credential: newCredential(), idempotency_key: newKey() };
      const responses = await concurrently((index) =>
        post(`${url(index)}/arcade/api/v5/agents/me/key`, body, [bearer(player.credential)]),
      );
      assertOneWrite(responses, 200);
    });

    test('twenty different new keys leave one valid key', async () => {
      const player = await registerPlayer(url());
      const newCredentials = Array.from({ length: requestCount }, newCredential);
      const responses = await concurrently((index) =>
        post(
          `${url(index)}/arcade/api/v5/agents/me/key`,
          { credential: newCredentials[index], idempotency_key: newKey() },
          [bearer(player.credential)],
        ),
      );
      assertOneSuccess(responses, 'credential_revoked', 200);
      const acceptedIndex = responses.findIndex(({ status }) => status === 200);
      const statusResponses = await concurrently((index) =>
        send(`${url(index)}/arcade/api/v5/idempotency/status`, {
          headers: [bearer(newCredentials[index] as string), ['Idempotency-Key', newKey()]],
        }),
      );
      assert.deepEqual(
        statusResponses.map(({ status }) => status),
        newCredentials.map((_, index) => (index === acceptedIndex ? 200 : 401)),
      );
    });

    test('a ranked task accepted by twenty different requests starts one session', async () => {
      const player = await registerPlayer(url());
      const { task } = (await player.get('/api/v5/tasks/next')).body;
      assert.equal(task.kind, 'play_ranked');
      const responses = await concurrently((index) =>
        post(`${url(index)}/arcade${task.accept.path}`, { idempotency_key: newKey() }, [bearer(player.credential)]),
      );
      assertOneSuccess(responses, 'slot_taken', 200);
      assert.equal((await player.get('/api/v1/me/home')).body.unfinished.length, 1);
    });

    test('a key revoked by twenty identical requests is revoked once', async () => {
      const player = await registerPlayer(url());
      const key = newKey();
      const responses = await concurrently((index) =>
        send(`${url(index)}/arcade/api/v5/agents/me/key`, {
          method: 'DELETE',
          headers: [bearer(player.credential), ['Idempotency-Key', key]],
        }),
      );
      assertOneWrite(responses, 200);
    });
  });
}

/** Asserts that all responses are the same, and that all except one are marked as replayed. */
function assertOneWrite(responses: readonly HttpResponse[], status: number): void {
  for (const response of responses) assert.equal(response.status, status, response.text);
  assert.equal(new Set(responses.map(({ text }) => text)).size, 1);
  assert.equal(responses.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1);
}

/** Asserts that one response has the status, and that all others are errors with the code. */
function assertOneSuccess(responses: readonly HttpResponse[], code: string, status = 201): void {
  assert.equal(responses.filter((response) => response.status === status).length, 1);
  for (const response of responses.filter((response) => response.status !== status))
    assert.equal(response.body.code, code, response.text);
}
