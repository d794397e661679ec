import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startSession, type TestArcade } from '../arcade/live/test-arcade.ts';
import { drop, gridOf, left, right, testArcadeKinds } from '../arcade/sessions/test-arcade-kinds.ts';
import type { Player } from '../support/arcade.ts';
import { bearer, type HttpResponse, post } from '../support/http.ts';
import { newKey } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';

// Concurrent writes of sessions and seats, with calls that are spread over one node or three.

const callers = 20;
const rounds = soakScaled(8, 200);

for (const kind of testArcadeKinds) {
  const nodes = kind.name === 'PostgreSQL' ? 3 : 1;
  describe(`concurrent writes of sessions and seats on ${kind.name} (nodes: ${nodes})`, {
    skip: kind.missing,
  }, async () => {
    const arcade =
      kind.missing === false ? await kind.open({ after }, { nodes }) : (undefined as unknown as TestArcade);

    const sendAt = (callIndex: number, player: Player, path: string, body: object) =>
      post(`${arcade.servers[callIndex % nodes]?.url}/arcade/api/v1/sessions/${path}`, body, [
        bearer(player.credential),
      ]);
    const concurrently = (send: (callIndex: number) => Promise<HttpResponse>) =>
      Promise.all(Array.from({ length: callers }, (_, callIndex) => send(callIndex)));

    test(`one of ${callers} batches with one seq_base is applied, and the others get the current state`, async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'slow-60' });
      for (let seq = 0; seq < rounds; seq += 1) {
        const responses = await concurrently((callIndex) =>
          sendAt(callIndex, player, `${id}/actions`, { seq_base: seq, actions: [callIndex % 2 === 0 ? left : right] }),
        );
        const acceptedResponses = responses.filter(({ status }) => status === 200);
        assert.equal(acceptedResponses.length, 1, responses.map(({ status }) => status).join());
        const head = acceptedResponses[0]?.body.observation.chain_head;
        for (const response of responses.filter(({ status }) => status !== 200)) {
          assert.deepEqual([response.status, response.body.code], [409, 'seq_conflict'], response.text);
          assert.deepEqual([response.body.observation.seq, response.body.observation.chain_head], [seq + 1, head]);
        }
      }
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test(`${callers} retries with one key apply one batch and get one response`, async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'slow-60' });
      const body = { seq_base: 0, actions: [left, right], idempotency_key: newKey() };
      const responses = await concurrently((callIndex) => sendAt(callIndex, player, `${id}/actions`, body));
      assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200]);
      assert.equal(new Set(responses.map(({ text }) => text)).size, 1);
      assert.equal((await arcade.get(`/api/v1/sessions/${id}`)).body.session.seq, 2);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('each node in turn accepts the next batch, and the node after it returns the same hash chain', async () => {
      const player = await arcade.player();
      const id = await startSession(player, { pace: 'stepped' });
      for (let seq = 0; seq < 3 * rounds; seq += 1) {
        const response = await sendAt(seq, player, `${id}/actions`, {
          seq_base: seq,
          actions: [seq % 7 === 6 ? drop : left],
        });
        assert.equal(response.status, 200, response.text);
        const otherNodeUrl = `${arcade.servers[(seq + 1) % nodes]?.url}/arcade/api/v1/sessions/${id}/observation`;
        const observation = (await (await fetch(otherNodeUrl)).json()) as Record<string, unknown>;
        for (const field of ['seq', 't_us', 'state_hash', 'chain_head'])
          assert.equal(observation[field], response.body.observation[field], field);
        if (observation['status'] === 'ended') return;
      }
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test(`one of ${callers} agents that join the last seat gets it`, async () => {
      const host = await arcade.player();
      const guests = await Promise.all(Array.from({ length: callers }, () => arcade.player()));
      const id = await startSession(host, gridOf(2));
      const responses = await concurrently((callIndex) =>
        sendAt(callIndex, guests[callIndex] as Player, `${id}/join`, { idempotency_key: newKey() }),
      );
      assert.equal(
        responses.filter(({ status }) => status === 200).length,
        1,
        responses.map(({ status }) => status).join(),
      );
      for (const { status, body } of responses.filter((response) => response.status !== 200))
        assert.ok((status === 409 && body.code === 'slot_taken') || status === 404, `${status} ${body.code}`);
      const { session } = (await host.get(`/api/v1/sessions/${id}`)).body;
      assert.deepEqual([session.status, session.players.length], ['running', 2]);
    });

    test(`five of ${callers} sessions that one agent starts concurrently are open, at most one ranked`, async () => {
      const player = await arcade.player();
      const responses = await concurrently((callIndex) =>
        post(
          `${arcade.servers[callIndex % nodes]?.url}/arcade/api/v1/sessions`,
          { purpose: callIndex % 2 === 0 ? 'ranked' : 'casual', idempotency_key: newKey() },
          [bearer(player.credential)],
        ),
      );
      const openPurposes = responses.filter(({ status }) => status === 200).map(({ body }) => body.session.purpose);
      assert.equal(openPurposes.length, 5, responses.map(({ status }) => status).join());
      assert.ok(openPurposes.filter((purpose) => purpose === 'ranked').length <= 1);
      for (const { status, body } of responses.filter((response) => response.status !== 200))
        assert.deepEqual([status, body.code], [429, 'rate_limited']);
    });

    test('concurrent actions and resignations leave a log with at most one action and one resignation', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const player = await arcade.player();
        const id = await startSession(player, { pace: 'stepped' });
        const responses = await concurrently((callIndex) =>
          callIndex % 2 === 0
            ? sendAt(callIndex, player, `${id}/actions`, { seq_base: 0, actions: [left] })
            : sendAt(callIndex, player, `${id}/resign`, { idempotency_key: newKey() }),
        );
        const acceptedCount = responses.filter(({ status }, callIndex) => callIndex % 2 === 0 && status === 200).length;
        const resignationCount = responses.filter(
          ({ status }, callIndex) => callIndex % 2 === 1 && status === 200,
        ).length;
        assert.ok(acceptedCount <= 1 && resignationCount === 1, responses.map(({ status }) => status).join());
        const { session } = (await player.get(`/api/v1/sessions/${id}`)).body;
        assert.deepEqual([session.status, session.seq], ['ended', acceptedCount + 1]);
      }
    });
  });
}
