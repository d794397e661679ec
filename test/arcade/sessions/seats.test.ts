import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, type HttpAnswer } from '../../support/http.ts';
import { type Arena, startSession } from '../live/arena.ts';
import { arenaKinds, gridOf } from './arenas.ts';

const sessions = '/api/v1/sessions';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const pass = { type: 'pass' };

for (const kind of arenaKinds) {
  describe(`seats on ${kind.name}`, { skip: kind.missing }, async () => {
    const arena = kind.missing === false ? await kind.open({ after }) : (undefined as unknown as Arena);

    async function seated(seats: number, fields: Readonly<Record<string, unknown>>) {
      const players = await Promise.all(Array.from({ length: seats }, () => arena.player()));
      const id = await startSession(players[0] as Player, fields);
      for (const player of players.slice(1)) assert.equal((await player.post(`${sessions}/${id}/join`)).status, 200);
      return { players: players as [Player, ...Player[]], id };
    }

    test('wait for the last one: until then there is no board, and nobody acts', async () => {
      const [host, guest] = [await arena.player(), await arena.player()];
      const id = await startSession(host, gridOf(2));
      const waiting = (await host.get(`${sessions}/${id}/observation`)).body;
      assert.deepEqual([waiting.status, waiting.board, waiting.chain_head], ['waiting', undefined, null]);
      assertProblem(await act(host, id, 0, pass), 409, 'session_waiting');
      assertProblem(await host.post(`${sessions}/${id}/join`), 409, 'slot_taken');
      const joined = await guest.post(`${sessions}/${id}/join`);
      assert.equal(joined.status, 200, joined.text);
      assert.deepEqual([joined.body.session.status, joined.body.session.open_seats], ['running', 0]);
      assert.deepEqual(
        joined.body.session.players.map(({ agent_id }: { agent_id: string }) => agent_id),
        [host.id, guest.id],
      );
      assertProblem(await (await arena.player()).post(`${sessions}/${id}/join`), 404, 'not_found');
    });

    test('that stay open for ten minutes end the session, unplayed', async () => {
      const host = await arena.player();
      const id = await startSession(host, gridOf(3));
      arena.time.moveOn(9 * minuteMs);
      assert.equal((await host.get(`${sessions}/${id}`)).body.session.status, 'waiting');
      arena.time.moveOn(minuteMs);
      const session = await eventually('the session is closed', async () => {
        const found = (await host.get(`${sessions}/${id}`)).body.session;
        return found.status === 'ended' && found;
      });
      assert.deepEqual([session.end_reason, session.result, session.replay_id], ['abandoned', null, null]);
      assertProblem(await act(host, id, 0, pass), 409, 'session_over');
      assertProblem(await host.post(`${sessions}/${id}/resign`), 409, 'session_over');
      assert.equal((await host.get(`${sessions}/${id}/observation`)).body.status, 'ended');
    });

    for (const [pace, turnMs] of [
      ['realtime', 30_000],
      ['slow-10', 5 * minuteMs],
      ['slow-60', 30 * minuteMs],
      ['stepped', dayMs],
    ] as const) {
      test(`have ${turnMs / 1_000} s for a turn in ${pace}; who lets them pass has lost`, async () => {
        const { players, id } = await seated(2, { ...gridOf(2), pace });
        const [one, two] = players as [Player, Player];
        arena.time.moveOn(turnMs - 10_000);
        assert.equal((await act(one, id, 0, { type: 'place', x: 0, y: 0 })).status, 200);
        arena.time.moveOn(turnMs - 10_000);
        assert.equal((await one.get(`${sessions}/${id}/observation`)).body.status, 'running');
        arena.time.moveOn(10_000);
        const late = await act(two, id, 1, { type: 'place', x: 1, y: 1 });
        assert.deepEqual([late.status, late.body.accepted], [200, 0], late.text);
        const { session } = (await one.get(`${sessions}/${id}`)).body;
        assert.deepEqual([session.end_reason, session.result.winners], ['timeout', [0]]);
      });
    }

    test('that leave one by one hand the game to the last who stays', async () => {
      const { players, id } = await seated(3, gridOf(3));
      const [one, two, three] = players as [Player, Player, Player];
      assert.equal((await two.post(`${sessions}/${id}/resign`)).body.session.status, 'running');
      assert.equal((await act(one, id, 1, { type: 'place', x: 0, y: 0 })).status, 200);
      const over = await act(two, id, 2, pass);
      assert.equal(over.body.results?.[0]?.outcome, 'blocked', over.text);
      const { session } = (await three.post(`${sessions}/${id}/resign`)).body;
      assert.deepEqual([session.status, session.end_reason, session.result.winners], ['ended', 'resign', [0]]);
    });

    test('that are left in a game that goes on make room for another session', async () => {
      for (const way of ['action', 'resign', 'forfeit', 'timeout'] as const) {
        const { players, id } = await seated(3, { ...gridOf(3), pace: 'realtime' });
        const one = players[0];
        for (let other = 0; other < 4; other += 1) await startSession(one, { pace: 'stepped' });
        assertProblem(await one.post(sessions), 429, 'rate_limited');
        if (way === 'resign') await one.post(`${sessions}/${id}/resign`);
        if (way === 'action') await act(one, id, 0, { type: 'resign' });
        if (way === 'forfeit')
          await one.post(`${sessions}/${id}/actions`, { seq_base: 0, actions: [{ type: 'place' }, pass, pass] });
        if (way === 'timeout') {
          arena.time.moveOn(31_000);
          await act(players[1] as Player, id, 0, { type: 'place', x: 0, y: 0 });
        }
        assert.equal((await one.get(`${sessions}/${id}`)).body.session.status, 'running', way);
        assert.equal((await one.post(sessions)).status, 200, way);
      }
    });

    test('are forfeited by the third refusal in a turn', async () => {
      const { players, id } = await seated(2, gridOf(2));
      const [one] = players;
      const answer = await one.post(`${sessions}/${id}/actions`, {
        seq_base: 0,
        actions: [{ type: 'place', x: 9, y: 0 }, { type: 'place' }, pass, pass],
      });
      assert.deepEqual([answer.body.accepted, answer.body.observation.end_reason], [3, 'forfeit'], answer.text);
      assert.deepEqual(answer.body.observation.result.winners, [1]);
    });

    test('given up before the start close the session', async () => {
      const { players, id } = await seated(2, gridOf(3));
      const guest = players[1] as Player;
      const { session } = (await guest.post(`${sessions}/${id}/resign`)).body;
      assert.deepEqual([session.status, session.end_reason, session.replay_id], ['ended', 'resign', null]);
    });

    test('of a session that nobody touches for a day fall to nobody: abandoned, or over by its real time', async () => {
      const player = await arena.player();
      const [untouched, touched] = [
        await startSession(player, { pace: 'stepped' }),
        await startSession(player, { pace: 'stepped' }),
      ];
      await act(player, touched, 0, { type: 'hard_drop' });
      arena.time.moveOn(dayMs);
      for (const [id, reason] of [
        [untouched, 'abandoned'],
        [touched, 'duration'],
      ]) {
        const { session } = (await player.get(`${sessions}/${id}`)).body;
        assert.deepEqual([session.status, session.end_reason, session.result.reason], ['ended', reason, reason]);
      }
    });

    test('are resigned once, by who holds them', async () => {
      const player = await arena.player();
      const id = await startSession(player);
      assertProblem(await (await arena.player()).post(`${sessions}/${id}/resign`), 403, 'not_owner');
      const { session } = (await player.post(`${sessions}/${id}/resign`)).body;
      assert.deepEqual([session.status, session.end_reason, session.seq], ['ended', 'resign', 1]);
      assert.match(session.server_seed, /^[0-9a-f]{64}$/);
      assertProblem(await player.post(`${sessions}/${id}/resign`), 409, 'session_over');
      assertProblem(await player.post(`${sessions}/${id}/join`), 409, 'session_over');
    });
  });
}

function act(player: Player, id: string, seqBase: number, action: object): Promise<HttpAnswer> {
  return player.post(`${sessions}/${id}/actions`, { seq_base: seqBase, actions: [action] });
}
