// Slow: waits for the periodic check of a stream's credential, and opens more streams than the limits allow.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, send } from '../../support/http.ts';
import { newCredential } from '../../support/server.ts';
import { eventsIn } from './check-stream.ts';
import { spectate } from './spectator.ts';
import { openTestArcade, startSession } from './test-arcade.ts';

const grid = { template: 'line-placement', width: 4, height: 4, seats: 2, connect: 3, maxTurns: 16 };
const practiceGrid = { engine: 'turn-grid-v2', engine_config: grid, mode: 'competitive', purpose: 'practice' };

describe('permission to watch', async () => {
  const arcade = await openTestArcade({ after });

  test('a practice session can be watched by its players and is not found by others', async (t) => {
    const [player, otherAgent] = [await arcade.player(), await arcade.player()];
    const id = await startSession(player, { engine: 'tetris-v2', purpose: 'practice' });
    assertProblem(await send(arcade.streamOf(id)), 404, 'not_found');
    assertProblem(await send(arcade.streamOf(id), { headers: [bearer(otherAgent.credential)] }), 404, 'not_found');
    assertProblem(await send(arcade.streamOf('ses_that_never_was')), 404, 'not_found');
    const unknownKey = bearer(`rk_${'Zq7'.repeat(15)}`);
    assertProblem(await send(arcade.streamOf(id), { headers: [unknownKey] }), 401, 'credential_unknown');
    assertProblem(await send(arcade.streamOf('a%20b')), 400, 'invalid_input');
    assertProblem(await send(arcade.streamOf(id), { method: 'POST', body: '{}' }), 405, 'method_not_allowed');
    const spectator = spectate(arcade.streamOf(id), { headers: Object.fromEntries([bearer(player.credential)]) });
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    assert.deepEqual(spectator.statuses, ['connecting', 'live']);
  });

  test('a player receives the list of players while seats are open, and the snapshot once all seats are taken', async (t) => {
    const [host, guest] = [await arcade.player(), await arcade.player()];
    const id = await startSession(host, practiceGrid);
    assertProblem(await send(arcade.streamOf(id)), 404, 'not_found');
    assertProblem(await send(arcade.streamOf(id), { headers: [bearer(guest.credential)] }), 404, 'not_found');
    const spectator = spectate(arcade.streamOf(id), { headers: Object.fromEntries([bearer(host.credential)]) });
    t.after(() => spectator.close());
    await eventually('the spectator receives the status waiting', () => spectator.statuses.includes('waiting'));
    await guest.post(`/api/v1/sessions/${id}/join`);
    await spectator.waitForSeq(0);
    const [waiting, snapshot] = eventsIn(spectator.text());
    assert.deepEqual([waiting?.name, snapshot?.name], ['waiting', 'snapshot']);
    assert.deepEqual(waiting?.data.players, [{ seat: 0, agent_id: host.id, nickname: host.nickname }]);
    assert.deepEqual(
      snapshot?.data.players.map(({ agent_id }: { agent_id: string }) => agent_id),
      [host.id, guest.id],
    );
    assert.equal(spectator.states[0].to_move, 0);
  });

  test('the stream of a session with open seats ends when the player resigns', async (t) => {
    const host = await arcade.player();
    const id = await startSession(host, practiceGrid);
    const spectator = spectate(arcade.streamOf(id), { headers: Object.fromEntries([bearer(host.credential)]) });
    t.after(() => spectator.close());
    await eventually('the spectator receives the status waiting', () => spectator.statuses.includes('waiting'));
    await host.post(`/api/v1/sessions/${id}/resign`);
    const end = await spectator.ended();
    assert.deepEqual([end.end_reason, end.result, end.replay_id], ['resign', null, null]);
    await eventually('the status is ended', () => spectator.statuses.at(-1) === 'ended');
  });

  test('a stream ends with the reason when its key is rotated', async (t) => {
    const player = await arcade.player();
    const id = await startSession(player, { engine: 'tetris-v2', purpose: 'practice', pace: 'slow-60' });
    const spectator = spectate(arcade.streamOf(id), { headers: Object.fromEntries([bearer(player.credential)]) });
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    assert.equal((await player.post('/api/v5/agents/me/key', { credential: newCredential() })).status, 200);
    await eventually('the stream is refused', () => spectator.statuses.at(-1) === 'refused');
    assert.equal(eventsIn(spectator.text()).at(-1)?.data.code, 'credential_revoked');
  });

  test('a stream with an unknown Last-Event-ID starts with a snapshot', async (t) => {
    const id = await startSession(await arcade.player());
    for (const lastEventId of ['deadbeef-3-9', '12', 'nonsense', '']) {
      const spectator = spectate(arcade.streamOf(id), { headers: { 'last-event-id': lastEventId } });
      t.after(() => spectator.close());
      await spectator.waitForSeq(0);
      assert.equal(eventsIn(spectator.text())[0]?.name, 'snapshot', lastEventId);
    }
  });
});

describe('stream limits', async () => {
  const arcade = await openTestArcade({ after }, { RIALTO_RATE_LIMITS: 'on' });

  test('allow four streams per key and eight per address, and a closed stream is not counted', async (t) => {
    const player = await arcade.player();
    const url = arcade.streamOf(await startSession(player));
    const allStreams = new AbortController();
    t.after(() => allStreams.abort());
    const open = (headers: [string, string][], signal: AbortSignal = allStreams.signal) =>
      fetch(url, { headers: Object.fromEntries(headers), signal }).then(({ status }) => status);
    const key = bearer(player.credential) as [string, string];
    const firstStream = new AbortController();
    const isStreamCheckOk = async () =>
      (await player.get('/api/v1/agent-readiness')).body.checks.find(({ name }: { name: string }) => name === 'stream')
        .ok;
    assert.equal(await open([key], firstStream.signal), 200);
    assert.equal(await isStreamCheckOk(), true);
    for (let streamCount = 1; streamCount < 4; streamCount += 1) assert.equal(await open([key]), 200);
    const fifth = await send(url, { headers: [key] });
    assertProblem(fifth, 429, 'rate_limited');
    assert.equal(await isStreamCheckOk(), false, 'the self-test reports the limit');
    assert.equal(fifth.headers['ratelimit-policy'], '"live-streams-of-a-key";q=4');
    for (let streamCount = 4; streamCount < 8; streamCount += 1) assert.equal(await open([]), 200);
    const ninth = await send(url);
    assertProblem(ninth, 429, 'rate_limited');
    assert.equal(ninth.headers['ratelimit-policy'], '"live-streams-of-an-address";q=8');
    firstStream.abort();
    await eventually('another stream is admitted', async () => (await open([key])) === 200);
  });
});
