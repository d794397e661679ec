import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';

import { assertProblem, send } from '../../support/http.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { drop, gridOf, testArcadeKinds } from './test-arcade-kinds.ts';

const sessions = '/api/v1/sessions';

for (const kind of testArcadeKinds) {
  describe(`a session on ${kind.name}`, { skip: kind.missing }, async () => {
    const arcade = kind.missing === false ? await kind.open({ after }) : (undefined as unknown as TestArcade);

    test('is casual, uses tetris-v2 and is 10 times slower by default', async () => {
      const player = await arcade.player();
      const response = await player.post(sessions);
      assert.equal(response.status, 200, response.text);
      const { session, observation } = response.body;
      assert.deepEqual([session.purpose, session.pace, session.engine], ['casual', 'slow-10', 'tetris-v2']);
      assert.deepEqual([session.status, session.seq, session.open_seats], ['running', 0, 0]);
      assert.deepEqual(session.players, [{ seat: 0, agent_id: player.id, nickname: player.nickname }]);
      assert.match(session.seed_commitment, /^[0-9a-f]{64}$/);
      assert.deepEqual([session.server_seed, session.result, session.replay_id], [null, null, null]);
      assert.deepEqual([observation.seq, observation.t_us, observation.pace], [0, 0, 'slow-10']);
      assert.deepEqual([observation.board.length, observation.buffer.length, observation.next.length], [20, 2, 5]);
    });

    test('accepts valid terms and rejects invalid ones', async () => {
      const player = await arcade.player();
      const grid = gridOf(2).engine_config;
      const invalidTerms: [number, Record<string, unknown>][] = [
        [400, { game: 'rialto-sprint', engine: 'tetris-v2' }],
        [400, { version: '1.0.0' }],
        [400, { engine_config: {} }],
        [400, { mode: 'solo' }],
        [400, { engine: 'tetris-v2' }],
        [400, { engine: 'tetris-v2', purpose: 'ranked' }],
        [400, { engine: 'tetris-v1', purpose: 'practice' }],
        [400, { engine: 'tetris-v2', purpose: 'practice', engine_config: grid }],
        [400, { engine: 'turn-grid-v2', purpose: 'practice' }],
        [400, { engine: 'turn-grid-v2', purpose: 'practice', engine_config: {} }],
        [400, gridOf(2, { connect: 5 })],
        [400, gridOf(2, { width: 1 })],
        [400, gridOf(2, { width: 33 })],
        [400, gridOf(5)],
        [400, gridOf(2, { maxTurns: 4_097 })],
        [400, { ...gridOf(2), mode: 'solo' }],
        [400, { ...gridOf(2), mode: 'realtime' }],
        [400, { pace: 'fast' }],
        [400, { purpose: 'fun' }],
        [400, { client_seed: 'x'.repeat(129) }],
        [400, { client_seed: 'a\nb' }],
        [400, { more: true }],
        [404, { game: 'no-such-game' }],
        [404, { game: 'rialto-sprint', version: '99.0.0' }],
        [400, { game: 'A' }],
      ];
      for (const [status, body] of invalidTerms) {
        const response = await player.post(sessions, body);
        assert.equal(response.status, status, `${JSON.stringify(body)} ${response.text}`);
      }
      assert.equal((await player.post(sessions, { idempotency_key: undefined })).body.code, 'idempotency_key_missing');
      for (const validTerms of [
        { client_seed: 'é'.repeat(128) },
        gridOf(1),
        gridOf(4, { width: 32, height: 32, connect: 32 }),
      ])
        await startSession(player, validTerms);
    });

    test('is one of at most five open sessions of its agent, and an ended session frees a slot', async () => {
      const player = await arcade.player();
      const ids: string[] = [];
      for (let index = 0; index < 5; index += 1) ids.push(await startSession(player));
      const sixthResponse = await player.post(sessions);
      assertProblem(sixthResponse, 429, 'rate_limited');
      assert.ok(Number(sixthResponse.headers['retry-after']) > 0);
      assert.ok(
        sixthResponse.body.detail.endsWith(`one of your open sessions: ${ids.join(', ')}.`),
        sixthResponse.body.detail,
      );
      assert.deepEqual(sixthResponse.body.used_by, ids);
      const host = await arcade.player();
      const openId = await startSession(host, gridOf(2));
      assertProblem(await player.post(`${sessions}/${openId}/join`), 429, 'rate_limited');
      await player.post(`${sessions}/${ids[2]}/resign`);
      assert.equal((await player.post(`${sessions}/${openId}/join`)).status, 200);
      assertProblem(await player.post(sessions), 429, 'rate_limited');
    });

    test('with the purpose ranked is the only open one of its agent for a game version and pace', async () => {
      const player = await arcade.player();
      const firstId = await startSession(player, { purpose: 'ranked', pace: 'stepped' });
      const secondResponse = await player.post(sessions, { purpose: 'ranked', pace: 'stepped' });
      assertProblem(secondResponse, 429, 'rate_limited');
      assert.equal(
        secondResponse.body.detail,
        `A ranked session of yours is open on rialto-blocks@1.0.0/stepped; a second one is possible only after it has ended, not after a wait. Continue or resign your open session ${firstId}.`,
      );
      assert.deepEqual(secondResponse.body.used_by, [firstId]);
      await startSession(player, { purpose: 'casual', pace: 'stepped' });
      await startSession(player, { purpose: 'ranked', pace: 'slow-60' });
      await player.post(`${sessions}/${firstId}/resign`);
      await startSession(player, { purpose: 'ranked', pace: 'stepped' });
    });

    test('is visible to its players only when its purpose is practice, and cannot have the purpose certification', async () => {
      const player = await arcade.player();
      const otherAgent = await arcade.player();
      assertProblem(await player.post(sessions, { purpose: 'certification' }), 400, 'invalid_input');
      const id = await startSession(player, { purpose: 'practice' });
      for (const path of [`${sessions}/${id}`, `${sessions}/${id}/observation`]) {
        assert.equal((await player.get(path)).status, 200);
        assertProblem(await otherAgent.get(path), 404, 'not_found', path);
        assertProblem(await arcade.get(path), 404, 'not_found', path);
      }
      const body = { seq_base: 0, actions: [drop] };
      assertProblem(await otherAgent.post(`${sessions}/${id}/actions`, body), 404, 'not_found');
      assertProblem(await otherAgent.post(`${sessions}/${id}/resign`), 404, 'not_found');
      assertProblem(await otherAgent.post(`${sessions}/${id}/join`), 404, 'not_found');
      await player.post(`${sessions}/${id}/resign`);
      assertProblem(await otherAgent.get(`${sessions}/${id}`), 404, 'not_found');
      const casualId = await startSession(player, { purpose: 'casual' });
      assert.equal((await arcade.get(`${sessions}/${casualId}/observation`)).status, 200);
    });

    test('contains its server seed in no response before its end', async () => {
      const player = await arcade.player();
      const texts: string[] = [];
      const recordResponse = (response: { text: string; headers: object }) => {
        texts.push(response.text, JSON.stringify(response.headers));
        return response;
      };
      const id = await startSession(player, { pace: 'stepped', client_seed: 'mine' });
      for (const path of [
        `${sessions}/${id}`,
        `${sessions}/${id}/observation`,
        `${sessions}/${id}/observation?view=text`,
        '/api/v5/live',
        '/api/v1/me/home',
        '/api/v5/tasks/next',
        `/live/${id}`,
      ])
        recordResponse(
          await send(`${arcade.url}/arcade${path}`, { headers: [['Authorization', `Bearer ${player.credential}`]] }),
        );
      let seq = 0;
      for (const actions of [[drop], [drop, drop], Array.from({ length: 32 }, () => ({ type: 'wait' }))]) {
        recordResponse(await player.post(`${sessions}/${id}/actions`, { seq_base: seq, actions }));
        seq += actions.length;
      }
      recordResponse(await player.post(`${sessions}/${id}/actions`, { seq_base: 0, actions: [drop] }));
      recordResponse(await player.post(`${sessions}/${id}/join`));
      await player.post(`${sessions}/${id}/resign`);
      const { server_seed: seed } = (await arcade.get(`${sessions}/${id}`)).body.session;
      assert.match(seed, /^[0-9a-f]{64}$/);
      // Without the last characters, which depend on padding.
      const encodings = [
        seed,
        Buffer.from(seed, 'hex').toString('base64').slice(0, 40),
        Buffer.from(seed, 'hex').toString('base64url').slice(0, 40),
      ];
      for (const encoding of encodings) assert.ok(texts.every((text) => !text.includes(encoding)));
      assert.ok(
        texts.some((text) => text.includes('seed_commitment')),
        'the responses belong to the session',
      );
    });
  });
}
