import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { after, describe, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { bearer, send } from '../../support/http.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { startSubscribers } from '../../support/subscribers/subscribers.ts';
import { openTestArcade, startSession } from './test-arcade.ts';

const watchers = soakScaled(300, 10_000);
const moves = 20;
const lagMsMax = 1_000;
const operatorKey = 'an-operator-who-counts-streams';

describe(`a game with ${watchers} viewers`, async () => {
  const keyHash = createHash('sha256').update(operatorKey).digest('hex');
  const arcade = await openTestArcade({ after }, { RIALTO_ADMIN_KEY_SHA256: keyHash });
  const openStreams = async () => {
    const { text } = await send(`${arcade.url}/metrics`, { headers: [bearer(operatorKey)] });
    return Number(/^arcade_live_streams (\d+)$/m.exec(text)?.[1]);
  };

  test('is sent to all within a second of each move, and leaves no state when they disconnect', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'slow-60' });
    const crowd = startSubscribers();
    t.after(() => crowd.stop());
    await crowd.open(arcade.streamOf(id), watchers);
    assert.equal(await openStreams(), watchers);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    for (let seq = 1; seq <= moves; seq += 1) {
      const move = { type: 'move', direction: seq % 2 === 0 ? 'left' : 'right' };
      await crowd.expect(seq);
      await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq - 1, actions: [move] });
      await crowd.haveReceivedAll(seq, watchers);
    }
    delay.disable();
    const { lags } = await crowd.report();
    const all = lags.flatMap(({ lagsMs }) => lagsMs).sort((left, right) => left - right);
    assert.equal(all.length, moves * watchers, 'every spectator received every move once');
    const p99Ms = all[Math.floor(all.length * 0.99)] ?? Number.POSITIVE_INFINITY;
    t.diagnostic(`p99 ${p99Ms.toFixed(0)} ms, event loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`);
    assert.ok(p99Ms <= lagMsMax, `p99 ${p99Ms}`);
    await player.post(`/api/v1/sessions/${id}/resign`);
    await eventually('all spectators receive the end', async () => (await crowd.report()).ended === watchers);
    await eventually('no stream to be left', async () => (await openStreams()) === 0);
  });

  test('continues when all viewers disconnect in the middle', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { pace: 'stepped' });
    const crowd = startSubscribers();
    t.after(() => crowd.stop());
    await crowd.open(arcade.streamOf(id), watchers);
    await crowd.leave();
    const { status } = await player.post(`/api/v1/sessions/${id}/actions`, {
      seq_base: 0,
      actions: [{ type: 'hard_drop' }],
    });
    assert.equal(status, 200);
    await eventually('no stream to be left', async () => (await openStreams()) === 0);
  });
});
