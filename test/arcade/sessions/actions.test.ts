import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Player } from '../../support/arcade.ts';
import { greedyActions, type ObservedBoard } from '../../support/greedy-player.ts';
import { assertProblem, type HttpResponse } from '../../support/http.ts';
import { newKey } from '../../support/server.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { drop, left, right, testArcadeKinds, wait } from './test-arcade-kinds.ts';

for (const kind of testArcadeKinds) {
  describe(`actions on ${kind.name}`, { skip: kind.missing }, async () => {
    const arcade = kind.missing === false ? await kind.open({ after }) : (undefined as unknown as TestArcade);
    const player = kind.missing === false ? await arcade.player() : (undefined as unknown as Player);

    test('are all recorded, including blocked ones, and have their results in order', async () => {
      const id = await startSteppedSession(player);
      const possibleMoves = columnsToTheLeft(await readObservation(player, id));
      const actions = [...Array<object>(possibleMoves + 2).fill(left), right];
      const response = await sendActions(player, id, { seq_base: 0, actions });
      assert.equal(response.status, 200, response.text);
      const { accepted, results, observation } = response.body;
      assert.equal(accepted, possibleMoves + 3);
      assert.deepEqual(
        results.map(({ i, outcome }: { i: number; outcome: string }) => [i, outcome]),
        actions.map((_, i) => [i, i === possibleMoves || i === possibleMoves + 1 ? 'blocked' : 'applied']),
      );
      assert.equal(observation.seq, possibleMoves + 3);
      assert.equal(observation.left.actions, 20_000 - possibleMoves - 3);
      assert.equal(await readSeq(arcade, id), possibleMoves + 3);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    for (const [stopOn, skippedCount] of [
      ['none', 0],
      ['blocked', 2],
      ['lock', 1],
      ['line_clear', 0],
    ] as const) {
      test(`are skipped as stop_on ${stopOn} specifies: ${skippedCount} of a drop and a move after a blocked move`, async () => {
        const id = await startSteppedSession(player);
        const possibleMoves = columnsToTheLeft(await readObservation(player, id));
        const actions = [...Array<object>(possibleMoves + 1).fill(left), drop, left];
        const response = await sendActions(player, id, { seq_base: 0, actions, stop_on: stopOn });
        const accepted = actions.length - skippedCount;
        assert.equal(response.body.accepted, accepted, response.text);
        assert.equal(response.body.results.length, accepted);
        assert.equal(response.body.observation.seq, accepted);
        await player.post(`/api/v1/sessions/${id}/resign`);
      });
    }

    test('are skipped after the drop that clears a line with stop_on line_clear', async () => {
      const id = await startSteppedSession(player);
      let board = (await readObservation(player, id)) as ObservedBoard & { lines: number };
      for (let piece = 0; piece < 40 && board.lines === 0; piece += 1) {
        const plan = greedyActions(board);
        const body = { seq_base: board.seq, actions: [...plan, left, right], stop_on: 'line_clear' };
        const { accepted, results, observation } = (await sendActions(player, id, body)).body;
        assert.equal(accepted, observation.lines > 0 ? plan.length : plan.length + 2);
        const cleared = results.at(-1).events.some(({ type }: { type: string }) => type === 'line_clear');
        assert.equal(cleared, observation.lines > 0);
        board = observation;
      }
      assert.ok(board.lines > 0, 'the player clears a line');
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('return the board, its text or neither, as view specifies, and are recorded in each case', async () => {
      const seqs = [];
      for (const view of ['json', 'text', 'position']) {
        const id = await startSteppedSession(player);
        const { accepted, observation } = (await sendActions(player, id, { seq_base: 0, actions: [left, drop], view }))
          .body;
        assert.equal(accepted, 2);
        assert.equal('board' in observation, view === 'json');
        assert.equal('text' in observation, view === 'text');
        assert.equal(observation.state_hash === null, view === 'position');
        const board = await readObservation(player, id);
        const names = ['session_id', 'seq', 'status', 'end_reason', 'pace', 'chain_head'] as const;
        for (const name of names) assert.equal(observation[name], board[name as keyof typeof board], name);
        seqs.push(await readSeq(arcade, id));
        const rejection = await sendActions(player, id, { seq_base: 0, actions: [left], view });
        assert.ok('board' in rejection.body.observation, 'an error contains the board');
        await player.post(`/api/v1/sessions/${id}/resign`);
      }
      assert.deepEqual(seqs, [2, 2, 2]);
    });

    test('are rejected with the current observation when seq_base is not the current seq', async () => {
      const id = await startSteppedSession(player);
      await sendActions(player, id, { seq_base: 0, actions: [left, right] });
      for (const seqBase of [0, 1, 3, 20_001]) {
        const response = await sendActions(player, id, { seq_base: seqBase, actions: [drop] });
        assertProblem(response, 409, 'seq_conflict');
        assert.equal(response.body.observation.seq, 2);
      }
      assert.equal(await readSeq(arcade, id), 2);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('are rejected when planned for a piece that has locked', async () => {
      const id = await startSession(player, { pace: 'realtime' });
      assert.equal((await sendActions(player, id, { seq_base: 0, actions: [left], piece: 1 })).status, 200);
      arcade.time.advance(30_000);
      const rejection = await sendActions(player, id, { seq_base: 1, actions: [left], piece: 1 });
      assertProblem(rejection, 409, 'piece_changed');
      assert.equal(rejection.body.observation.pieces, 2);
      assert.equal(rejection.body.observation.seq, 1);
      assert.equal(await readSeq(arcade, id), 1);
      const planResponse = await sendActions(player, id, { seq_base: 1, actions: [left], piece: 2 });
      assert.equal(planResponse.body.accepted, 1, planResponse.text);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('are all rejected when one of them is malformed or not an action of the engine', async () => {
      const id = await startSteppedSession(player);
      const malformed = [
        { type: 'jump' },
        { type: 'move' },
        { type: 'move', direction: 'up' },
        { type: 'rotate', direction: 'left' },
        { type: 'hard_drop', direction: 'left' },
        { type: 'wait', ticks: 2 },
        {},
        null,
        'wait',
        { type: 'place', x: 32, y: 0 },
        { type: 'place', x: -1, y: 0 },
        { type: 'place', x: 0.5, y: 0 },
        { type: 'place', x: '1', y: 0 },
        { type: 'end', reason: 'resign' },
      ];
      for (const action of malformed) {
        const response = await sendActions(player, id, { seq_base: 0, actions: [left, action] });
        assert.equal(response.status, 400, `${JSON.stringify(action)} ${response.text}`);
      }
      for (const action of [{ type: 'place', x: 0, y: 0 }, { type: 'pass' }, { type: 'resign' }]) {
        const response = await sendActions(player, id, { seq_base: 0, actions: [left, action] });
        assertProblem(response, 400, 'invalid_input');
        assert.deepEqual(response.body.errors[0].pointer, '/actions/1');
      }
      assert.equal(await readSeq(arcade, id), 0);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('are limited to 1 to 32 per batch, and a batch with an invalid field is rejected', async () => {
      const id = await startSteppedSession(player);
      const alternatingMoves = (length: number) =>
        Array.from({ length }, (_, index) => (index % 2 === 0 ? left : right));
      const invalidBodies: Record<string, unknown>[] = [
        { seq_base: 0, actions: [] },
        { seq_base: 0, actions: alternatingMoves(33) },
        { seq_base: -1, actions: [left] },
        { seq_base: 20_002, actions: [left] },
        { seq_base: 0.5, actions: [left] },
        { seq_base: '0', actions: [left] },
        { actions: [left] },
        { seq_base: 0 },
        { seq_base: 0, actions: [left], stop_on: 'never' },
        { seq_base: 0, actions: [left], piece: -1 },
        { seq_base: 0, actions: [left], view: 'picture' },
        { seq_base: 0, actions: [left], more: true },
        { seq_base: 0, actions: [left], idempotency_key: 'short' },
      ];
      for (const body of invalidBodies)
        assert.equal((await sendActions(player, id, body)).status, 400, JSON.stringify(body));
      assert.equal(await readSeq(arcade, id), 0);
      assert.equal((await sendActions(player, id, { seq_base: 0, actions: alternatingMoves(32) })).body.accepted, 32);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('return the stored response to a retry with the same key, and a conflict for other actions or without the key', async () => {
      const id = await startSteppedSession(player);
      const body = { seq_base: 0, actions: [left, drop], idempotency_key: newKey() };
      const firstResponse = await player.post(`/api/v1/sessions/${id}/actions`, body);
      const secondResponse = await player.post(`/api/v1/sessions/${id}/actions`, body);
      assert.deepEqual([secondResponse.status, secondResponse.text], [200, firstResponse.text]);
      assert.equal(secondResponse.headers['idempotent-replayed'], 'true');
      assertProblem(
        await player.post(`/api/v1/sessions/${id}/actions`, { ...body, actions: [left] }),
        409,
        'idempotency_key_reused',
      );
      assertProblem(await sendActions(player, id, { seq_base: 0, actions: [left, drop] }), 409, 'seq_conflict');
      assert.equal(await readSeq(arcade, id), 2);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    test('are accepted from players of a running session only', async () => {
      const id = await startSteppedSession(player);
      const otherPlayer = await arcade.player();
      assertProblem(await sendActions(otherPlayer, id, { seq_base: 0, actions: [left] }), 403, 'not_owner');
      assertProblem(
        await sendActions(player, 'ses_00000000000000000000000000', { seq_base: 0, actions: [left] }),
        404,
        'not_found',
      );
      await player.post(`/api/v1/sessions/${id}/resign`);
      const lateResponse = await sendActions(player, id, { seq_base: 1, actions: [left] });
      assertProblem(lateResponse, 409, 'session_over');
      assert.equal(lateResponse.body.observation.status, 'ended');
      assert.equal(lateResponse.body.observation.end_reason, 'resign');
    });

    test('are not recorded after a realtime session has ended because of elapsed time, and the response shows the end', async () => {
      const id = await startSession(player, { pace: 'realtime' });
      await sendActions(player, id, { seq_base: 0, actions: [left] });
      arcade.time.advance(700_000);
      const response = await sendActions(player, id, { seq_base: 1, actions: [left] });
      // The node's own timer can end the game before the request arrives.
      if (response.status === 409) assertProblem(response, 409, 'session_over');
      else assert.deepEqual([response.status, response.body.accepted, response.body.results], [200, 0, []]);
      assert.equal(response.body.observation.status, 'ended');
      const { session } = (await arcade.get(`/api/v1/sessions/${id}`)).body;
      assert.deepEqual([session.status, session.end_reason], ['ended', response.body.observation.end_reason]);
    });

    test('advance the time of a stepped session by one tick per wait, and by one per 32 actions without a wait', async () => {
      const id = await startSteppedSession(player);
      arcade.time.advance(3_600_000);
      const observationBefore = await readObservation(player, id);
      assert.equal(observationBefore.t_us, 0);
      const afterWait = (await sendActions(player, id, { seq_base: 0, actions: [wait] })).body.observation;
      assert.deepEqual([afterWait.t_us, afterWait.active.y], [1_000_000, observationBefore.active.y - 1]);
      const moves = Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? left : right));
      const afterForcedTick = (await sendActions(player, id, { seq_base: 1, actions: moves })).body.observation;
      assert.equal(afterForcedTick.t_us, 2_000_000);
      await player.post(`/api/v1/sessions/${id}/resign`);
    });

    for (const pace of ['realtime', 'slow-10', 'slow-60', 'stepped']) {
      test(`include wait, which advances the time by one tick of a second at once in ${pace}`, async () => {
        const id = await startSession(player, { pace });
        const observationBefore = await readObservation(player, id);
        const { observation } = (await sendActions(player, id, { seq_base: 0, actions: [wait] })).body;
        assert.ok(observation.t_us >= 1_000_000 && observation.t_us < 1_400_000, `${observation.t_us}`);
        // The piece falls one row per second of game time.
        assert.equal(observation.active.y, observationBefore.active.y - 1);
        await player.post(`/api/v1/sessions/${id}/resign`);
      });
    }
  });
}

function startSteppedSession(player: Player): Promise<string> {
  return startSession(player, { pace: 'stepped' });
}

/** Sends a batch without an idempotency key. */
function sendActions(player: Player, id: string, body: Readonly<Record<string, unknown>>): Promise<HttpResponse> {
  return player.post(`/api/v1/sessions/${id}/actions`, { idempotency_key: undefined, ...body });
}

async function readObservation(player: Player, id: string) {
  return (await player.get(`/api/v1/sessions/${id}/observation`)).body;
}

async function readSeq(arcade: TestArcade, id: string): Promise<number> {
  return (await arcade.get(`/api/v1/sessions/${id}`)).body.session.seq;
}

/** Number of columns that the first piece can move left. */
function columnsToTheLeft({ active }: { active: { cells: [number, number][] } }): number {
  return Math.min(...active.cells.map(([x]) => x));
}
