import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { bearer, post, send } from '../../support/http.ts';
import { checkStream, eventsIn } from './check-stream.ts';
import { spectate } from './spectator.ts';
import { openTestArcade, startSession } from './test-arcade.ts';

const grid = { template: 'line-placement', width: 4, height: 4, seats: 2, connect: 3, maxTurns: 16 };
const practiceGrid = { engine: 'turn-grid-v2', engine_config: grid, mode: 'competitive', purpose: 'practice' };
const drop = { type: 'hard_drop' };
const operatorKey = 'an-operator-of-a-test';

describe('the end of a session', async () => {
  const keyHash = createHash('sha256').update(operatorKey).digest('hex');
  const arcade = await openTestArcade({ after }, { RIALTO_ADMIN_KEY_SHA256: keyHash });

  test('is sent after the last records when the player resigns', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'slow-10' });
    const spectator = spectate(arcade.streamOf(id));
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 0, actions: [drop, drop] });
    await player.post(`/api/v1/sessions/${id}/resign`);
    const end = await spectator.ended();
    const session = (await arcade.get(`/api/v1/sessions/${id}`)).body.session;
    assert.equal(end.end_reason, 'resign');
    assert.equal(end.seq, 3);
    assert.deepEqual(end.result, session.result);
    assert.equal(end.replay_id, session.replay_id);
    checkStream(spectator.text(), session);
    const finalState = spectator.states.at(-1);
    assert.deepEqual(
      [finalState.status, finalState.end_reason, finalState.score],
      ['ended', 'resign', session.result.score],
    );
  });

  test('is reached after the maximum duration of the manifest', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'realtime', game: 'rialto-sprint' });
    const spectator = spectate(arcade.streamOf(id));
    t.after(() => spectator.close());
    let seq = 0;
    // Pieces are placed side by side and fall slowly, so the board is far from full after three minutes.
    for (let piece = 0; piece < 12; piece += 1) {
      const move = { type: 'move', direction: piece % 2 === 0 ? 'left' : 'right' };
      const batch = { seq_base: seq, actions: [move, move, move, move, move] };
      seq = (await player.post(`/api/v1/sessions/${id}/actions`, batch)).body.observation.seq;
      arcade.time.advance(15_000);
    }
    const end = await spectator.ended();
    const session = (await arcade.get(`/api/v1/sessions/${id}`)).body.session;
    assert.deepEqual(end.result, session.result);
    assert.deepEqual([end.end_reason, end.result.t_us], ['duration', 180_000_000]);
    checkStream(spectator.text(), session);
  });

  test('is sent as voided when its player is suspended', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'slow-60' });
    const spectator = spectate(arcade.streamOf(id));
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    const suspension = { module: 'arcade', account: player.id, reason: 'A reason.' };
    const { status, text } = await post(`${arcade.url}/admin/api/v1/suspend`, suspension, [bearer(operatorKey)]);
    assert.equal(status, 200, text);
    const end = await spectator.ended();
    assert.equal(end.end_reason, 'voided');
    checkStream(spectator.text(), (await arcade.get(`/api/v1/sessions/${id}`)).body.session);
  });

  test('is sent to later viewers with the final state', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'stepped' });
    await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 0, actions: [drop] });
    await player.post(`/api/v1/sessions/${id}/resign`);
    const spectator = spectate(arcade.streamOf(id));
    t.after(() => spectator.close());
    const end = await spectator.ended();
    const events = eventsIn(spectator.text());
    assert.deepEqual(
      events.map(({ name }) => name),
      ['snapshot', 'end'],
    );
    assert.equal(events[0]?.data.state_hash, end.state_hash);
    assert.equal(spectator.states.at(-1).status, 'ended');
    const secondResponse = await send(arcade.streamOf(id), { headers: [['Last-Event-ID', String(events[1]?.id)]] });
    assert.equal(secondResponse.status, 204);
  });

  test('is reached in a session of two players by a line, a resignation, or a turn timeout', async (t) => {
    for (const finish of ['line', 'resign', 'timeout'] as const) {
      const [playerA, playerB] = [await arcade.player(), await arcade.player()];
      const id = await startSession(playerA, { ...practiceGrid, pace: 'realtime' });
      await playerB.post(`/api/v1/sessions/${id}/join`);
      const spectator = spectate(arcade.streamOf(id), { headers: Object.fromEntries([bearer(playerB.credential)]) });
      t.after(() => spectator.close());
      const place = (seq: number, x: number, y: number) =>
        (seq % 2 === 0 ? playerA : playerB).post(`/api/v1/sessions/${id}/actions`, {
          seq_base: seq,
          actions: [{ type: 'place', x, y }],
        });
      await place(0, 0, 0);
      await place(1, 0, 1);
      if (finish === 'resign') await playerA.post(`/api/v1/sessions/${id}/resign`);
      if (finish === 'timeout') {
        await spectator.waitForSeq(2);
        // A turn lasts 30 seconds.
        arcade.time.advance(31_000);
      }
      for (let x = 1; finish === 'line' && x < 3; x += 1) {
        await place(2 * x, x, 0);
        if (x < 2) await place(2 * x + 1, x, 1);
      }
      const end = await spectator.ended();
      assert.equal(end.end_reason, finish);
      assert.deepEqual(end.result.winners, [finish === 'line' ? 0 : 1]);
      const session = (await playerA.get(`/api/v1/sessions/${id}`)).body.session;
      checkStream(spectator.text(), session);
      assert.equal(spectator.stats.mismatches, 0);
      assert.deepEqual(spectator.states.at(-1).result.winners, end.result.winners);
    }
  });
});
