import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, type HttpResponse, send } from '../../support/http.ts';
import { newKey } from '../../support/server.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { gridOf, testArcadeKinds } from './test-arcade-kinds.ts';

const sessions = '/api/v1/sessions';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The rules of the grids of these tests do not allow it, so that it counts as a refused move. */
const pass = { type: 'pass' };

for (const kind of testArcadeKinds) {
  describe(`seats on ${kind.name}`, { skip: kind.missing }, async () => {
    const arcade = kind.missing === false ? await kind.open({ after }) : (undefined as unknown as TestArcade);

    /** Starts a session as the first of `playerCount` new players; the others join it. */
    async function startWithPlayers(playerCount: number, fields: Readonly<Record<string, unknown>>) {
      const players = await Promise.all(Array.from({ length: playerCount }, () => arcade.player()));
      const id = await startSession(players[0] as Player, fields);
      for (const player of players.slice(1)) assert.equal((await player.post(`${sessions}/${id}/join`)).status, 200);
      return { players: players as [Player, ...Player[]], id };
    }

    test('leave the session without a board and reject actions until the last one is taken', async () => {
      const [host, guest] = [await arcade.player(), await arcade.player()];
      const id = await startSession(host, gridOf(2));
      const waiting = (await host.get(`${sessions}/${id}/observation`)).body;
      assert.deepEqual([waiting.status, waiting.board, waiting.chain_head], ['waiting', undefined, null]);
      assertProblem(await sendAction(host, id, 0, pass), 409, 'session_waiting');
      assertProblem(await host.post(`${sessions}/${id}/join`), 409, 'slot_taken');
      const joinResponse = await guest.post(`${sessions}/${id}/join`);
      assert.equal(joinResponse.status, 200, joinResponse.text);
      assert.deepEqual([joinResponse.body.session.status, joinResponse.body.session.open_seats], ['running', 0]);
      assert.deepEqual(
        joinResponse.body.session.players.map(({ agent_id }: { agent_id: string }) => agent_id),
        [host.id, guest.id],
      );
      assertProblem(await (await arcade.player()).post(`${sessions}/${id}/join`), 404, 'not_found');
    });

    test('end the session unplayed when they stay open for ten minutes', async () => {
      const host = await arcade.player();
      const id = await startSession(host, gridOf(3));
      arcade.time.advance(9 * minuteMs);
      assert.equal((await host.get(`${sessions}/${id}`)).body.session.status, 'waiting');
      arcade.time.advance(minuteMs);
      const session = await eventually('the session is closed', async () => {
        const result = (await host.get(`${sessions}/${id}`)).body.session;
        return result.status === 'ended' && result;
      });
      assert.deepEqual([session.end_reason, session.result, session.replay_id], ['abandoned', null, null]);
      assertProblem(await sendAction(host, id, 0, pass), 409, 'session_over');
      assertProblem(await host.post(`${sessions}/${id}/resign`), 409, 'session_over');
      assert.equal((await host.get(`${sessions}/${id}/observation`)).body.status, 'ended');
    });

    for (const [pace, turnMs] of [
      ['realtime', 30_000],
      ['slow-10', 5 * minuteMs],
      ['slow-60', 30 * minuteMs],
      ['stepped', dayMs],
    ] as const) {
      test(`lose the session when their turn in ${pace} takes ${turnMs / 1_000} s`, async () => {
        const { players, id } = await startWithPlayers(2, { ...gridOf(2), pace });
        const [playerA, playerB] = players as [Player, Player];
        arcade.time.advance(turnMs - 10_000);
        assert.equal((await sendAction(playerA, id, 0, { type: 'place', x: 0, y: 0 })).status, 200);
        arcade.time.advance(turnMs - 10_000);
        assert.equal((await playerA.get(`${sessions}/${id}/observation`)).body.status, 'running');
        arcade.time.advance(10_000);
        const lateResponse = await sendAction(playerB, id, 1, { type: 'place', x: 1, y: 1 });
        // The node also ends overdue games, possibly before the action arrives.
        if (lateResponse.status === 409) assertProblem(lateResponse, 409, 'session_over');
        else assert.deepEqual([lateResponse.status, lateResponse.body.accepted], [200, 0], lateResponse.text);
        const { session } = (await playerA.get(`${sessions}/${id}`)).body;
        assert.deepEqual([session.end_reason, session.result.winners], ['timeout', [0]]);
      });
    }

    test('accept no actions after their resignation, and the last one without a resignation wins', async () => {
      const { players, id } = await startWithPlayers(3, gridOf(3));
      const [playerA, playerB, playerC] = players as [Player, Player, Player];
      assert.equal((await playerB.post(`${sessions}/${id}/resign`)).body.session.status, 'running');
      assert.equal((await sendAction(playerA, id, 1, { type: 'place', x: 0, y: 0 })).status, 200);
      assertProblem(await sendAction(playerB, id, 2, pass), 409, 'session_over');
      assertProblem(await playerB.post(`${sessions}/${id}/resign`), 409, 'session_over');
      assert.equal((await playerA.get(`${sessions}/${id}`)).body.session.seq, 2);
      const { session } = (await playerC.post(`${sessions}/${id}/resign`)).body;
      assert.deepEqual([session.status, session.end_reason, session.result.winners], ['ended', 'resign', [0]]);
    });

    test('do not count towards the open sessions of an agent that has left a running session or lost in it', async () => {
      for (const departure of ['action', 'resign', 'forfeit', 'timeout'] as const) {
        const { players, id } = await startWithPlayers(3, { ...gridOf(3), pace: 'realtime' });
        const playerA = players[0];
        // An agent may have five open sessions.
        for (let count = 0; count < 4; count += 1) await startSession(playerA, { pace: 'stepped' });
        assertProblem(await playerA.post(sessions), 429, 'rate_limited');
        if (departure === 'resign') await playerA.post(`${sessions}/${id}/resign`);
        if (departure === 'action') await sendAction(playerA, id, 0, { type: 'resign' });
        if (departure === 'forfeit')
          await playerA.post(`${sessions}/${id}/actions`, { seq_base: 0, actions: [{ type: 'place' }, pass, pass] });
        if (departure === 'timeout') {
          arcade.time.advance(31_000);
          await sendAction(players[1] as Player, id, 0, { type: 'place', x: 0, y: 0 });
        }
        assert.equal((await playerA.get(`${sessions}/${id}`)).body.session.status, 'running', departure);
        assert.equal((await playerA.post(sessions)).status, 200, departure);
      }
    });

    test('are forfeited by the third action in a turn that the rules refuse', async () => {
      const { players, id } = await startWithPlayers(2, gridOf(2));
      const [playerA] = players;
      const response = await playerA.post(`${sessions}/${id}/actions`, {
        seq_base: 0,
        actions: [{ type: 'place', x: 9, y: 0 }, { type: 'place' }, pass, pass],
      });
      assert.deepEqual([response.body.accepted, response.body.observation.end_reason], [3, 'forfeit'], response.text);
      assert.deepEqual(response.body.observation.result.winners, [1]);
    });

    test('are free again after a resignation before the start, and the session ends when its last player resigns', async () => {
      const { players, id } = await startWithPlayers(2, gridOf(3));
      const [host, guest, thirdPlayer] = [...players, await arcade.player()] as [Player, Player, Player];
      const afterResignation = (await host.post(`${sessions}/${id}/resign`)).body.session;
      assert.deepEqual(
        [afterResignation.status, afterResignation.open_seats, afterResignation.players.length],
        ['waiting', 2, 1],
      );
      assertProblem(await host.post(`${sessions}/${id}/resign`), 403, 'not_owner');
      const { open_seats } = (await thirdPlayer.get('/api/v1/opportunities')).body;
      const offered = open_seats.find(({ session_id }: { session_id: string }) => session_id === id);
      assert.deepEqual([offered?.open_seats, offered?.host.id], [2, guest.id]);
      assert.equal((await thirdPlayer.post(`${sessions}/${id}/join`)).body.seat, 0);
      assert.equal((await guest.post(`${sessions}/${id}/resign`)).body.session.status, 'waiting');
      const { session } = (await thirdPlayer.post(`${sessions}/${id}/resign`)).body;
      assert.deepEqual([session.status, session.end_reason, session.replay_id], ['ended', 'resign', null]);
      assertProblem(await thirdPlayer.post(`${sessions}/${id}/join`), 409, 'session_over');
    });

    test('keep their numbers for the other players after a resignation before the start', async () => {
      const { players, id } = await startWithPlayers(3, gridOf(4));
      const [host, guest] = players as [Player, Player];
      await guest.post(`${sessions}/${id}/resign`);
      const [playerOfSeat1, playerOfSeat3] = await Promise.all([arcade.player(), arcade.player()]);
      assert.equal((await playerOfSeat1.post(`${sessions}/${id}/join`)).body.seat, 1);
      const started = (await playerOfSeat3.post(`${sessions}/${id}/join`)).body;
      assert.deepEqual([started.seat, started.session.status], [3, 'running']);
      assert.equal((await sendAction(host, id, 0, { type: 'place', x: 0, y: 0 })).status, 200);
      assert.equal((await sendAction(playerOfSeat1, id, 1, { type: 'place', x: 1, y: 0 })).status, 200);
    });

    test('are free again when their agent revokes its key while others wait', async () => {
      const { players, id } = await startWithPlayers(2, gridOf(3));
      const [host, guest] = players as [Player, Player];
      const revocation = await send(`${arcade.servers[0]?.url}/arcade/api/v5/agents/me/key`, {
        method: 'DELETE',
        headers: [bearer(guest.credential), ['Idempotency-Key', newKey()]],
      });
      assert.equal(revocation.status, 200, revocation.text);
      const { session } = (await host.get(`${sessions}/${id}`)).body;
      assert.deepEqual([session.status, session.open_seats], ['waiting', 2]);
    });

    test('act in turn, and an action of another seat is rejected and not recorded', async () => {
      const { players, id } = await startWithPlayers(2, { ...gridOf(2), pace: 'realtime' });
      const [playerA, playerB] = players as [Player, Player];
      const observationBefore = (await playerA.get(`${sessions}/${id}/observation`)).body;
      for (const action of [{ type: 'place', x: 0, y: 0 }, { type: 'place' }, pass]) {
        const rejection = await sendAction(playerB, id, 0, action);
        assertProblem(rejection, 409, 'not_your_turn');
        assert.deepEqual([rejection.body.observation.to_move, rejection.body.observation.seq], [0, 0]);
      }
      const observationAfter = (await playerA.get(`${sessions}/${id}/observation`)).body;
      assert.deepEqual(
        [observationAfter.seq, observationAfter.chain_head, observationAfter.refusals_left],
        [observationBefore.seq, observationBefore.chain_head, observationBefore.refusals_left],
      );
      // A batch ends with the turn.
      const cells = [0, 1, 2].map((x) => ({ type: 'place', x, y: 0 }));
      const playResponse = await playerA.post(`${sessions}/${id}/actions`, { seq_base: 0, actions: cells });
      assert.deepEqual(
        [playResponse.body.accepted, playResponse.body.results.length, playResponse.body.observation.seq],
        [1, 1, 1],
      );
      assertProblem(await sendAction(playerA, id, 1, cells[1] as object), 409, 'not_your_turn');
      // Resigning is not a move: any seat may do it at any time.
      const response = await sendAction(playerA, id, 1, { type: 'resign' });
      assert.deepEqual([response.body.accepted, response.body.observation.end_reason], [1, 'resign'], response.text);
    });

    test('cannot delay the seat to move with actions out of turn', async () => {
      const { players, id } = await startWithPlayers(2, gridOf(2));
      const [playerA, playerB] = players as [Player, Player];
      const invalidActions = Array.from({ length: 20 }, () =>
        sendAction(playerB, id, 0, { type: 'place', x: 3, y: 3 }),
      );
      const responses = await Promise.all([
        ...invalidActions,
        sendAction(playerA, id, 0, { type: 'place', x: 0, y: 0 }),
      ]);
      const move = responses.pop() as HttpResponse;
      assert.deepEqual([move.status, move.body.accepted, move.body.observation.seq], [200, 1, 1], move.text);
      for (const response of responses)
        assert.ok(['not_your_turn', 'seq_conflict'].includes(response.body.code), response.text);
    });

    test('end their session after a day, with the reason abandoned if no action was taken and duration otherwise', async () => {
      const player = await arcade.player();
      const [unplayedId, playedId] = [
        await startSession(player, { pace: 'stepped' }),
        await startSession(player, { pace: 'stepped' }),
      ];
      await sendAction(player, playedId, 0, { type: 'hard_drop' });
      arcade.time.advance(dayMs);
      for (const [id, reason] of [
        [unplayedId, 'abandoned'],
        [playedId, 'duration'],
      ]) {
        const { session } = (await player.get(`${sessions}/${id}`)).body;
        assert.deepEqual([session.status, session.end_reason, session.result.reason], ['ended', reason, reason]);
      }
    });

    test('can be resigned once, by their own agent', async () => {
      const player = await arcade.player();
      const id = await startSession(player);
      assertProblem(await (await arcade.player()).post(`${sessions}/${id}/resign`), 403, 'not_owner');
      const { session } = (await player.post(`${sessions}/${id}/resign`)).body;
      assert.deepEqual([session.status, session.end_reason, session.seq], ['ended', 'resign', 1]);
      assert.match(session.server_seed, /^[0-9a-f]{64}$/);
      assertProblem(await player.post(`${sessions}/${id}/resign`), 409, 'session_over');
      assertProblem(await player.post(`${sessions}/${id}/join`), 409, 'session_over');
    });
  });
}

function sendAction(player: Player, id: string, seqBase: number, action: object): Promise<HttpResponse> {
  return player.post(`${sessions}/${id}/actions`, { seq_base: seqBase, actions: [action] });
}
