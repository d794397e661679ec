import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { bearer, post } from '../../support/http.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { newKey, type TestServer } from '../../support/server.ts';
import { type Arena, openArena, startSession } from './arena.ts';
import { judgeStream } from './judge-stream.ts';
import { spectate } from './spectator.ts';

const drop = { type: 'hard_drop' };

describe('on several nodes', { skip: postgresMissing() }, async () => {
  const database = postgresMissing() === undefined ? await freshDatabase() : undefined;
  const arena =
    database === undefined ? undefined : await openArena({ after }, { nodes: 2, databaseUrl: database.url });
  after(() => database?.drop());
  const nodes = () => arena as Arena;

  test('a move made at one node is seen at the other soon', async (t) => {
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'slow-60' });
    const spectator = spectate(nodes().streamOf(id, 1));
    t.after(() => spectator.close());
    await spectator.reaches(0);
    const lags: number[] = [];
    for (let seq = 0; seq < 12; seq += 1) {
      const move = { type: 'move', direction: seq % 2 === 0 ? 'left' : 'right' };
      const answer = await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq, actions: [move] });
      const answered = performance.now();
      assert.equal(answer.status, 200);
      await spectator.reaches(seq + 1);
      lags.push(performance.now() - answered);
    }
    lags.sort((left, right) => left - right);
    t.diagnostic(`median ${lags[6]?.toFixed(0)} ms, longest ${lags.at(-1)?.toFixed(0)} ms`);
    assert.ok((lags[6] ?? Number.POSITIVE_INFINITY) < 500);
    assert.equal(spectator.stats.mismatches, 0);
  });

  test('who comes to another node with its last event misses nothing and is told nothing twice', async (t) => {
    const random = seededRandom();
    t.diagnostic(`seed ${random.seed}`);
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'stepped' });
    const spectator = spectate('', { urlOf: (connection) => nodes().streamOf(id, connection % 2) });
    t.after(() => spectator.close());
    await spectator.reaches(0);
    let seq = 0;
    for (let batch = 0; batch < 24; batch += 1) {
      const { url } = nodes().servers[random.between(0, 1)] as TestServer;
      const body = { idempotency_key: newKey(), seq_base: seq, actions: [{ type: 'wait' }, drop].slice(batch % 2) };
      const answer = await post(`${url}/arcade/api/v1/sessions/${id}/actions`, body, [bearer(player.credential)]);
      seq = answer.body.observation.seq;
      if (answer.body.observation.status === 'ended') break;
      if (batch % 6 === 3) spectator.cut();
    }
    await player.post(`/api/v1/sessions/${id}/resign`);
    await spectator.ended();
    const session = (await nodes().get(`/api/v1/sessions/${id}`)).body.session;
    judgeStream(spectator.text(), session);
    assert.ok(spectator.stats.connections > 1);
    assert.deepEqual([spectator.stats.mismatches, spectator.stats.snapshots], [0, 1]);
  });

  test('a node that breaks all connections without a word is come back to where one was', async (t) => {
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'slow-60' });
    const spectator = spectate(nodes().streamOf(id, 1));
    t.after(() => spectator.close());
    await spectator.reaches(0);
    const move = { type: 'move', direction: 'left' };
    await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 0, actions: [move] });
    (nodes().servers[1] as TestServer).app.server.server.closeAllConnections();
    await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 1, actions: [move, move] });
    await spectator.reaches(3);
    assert.deepEqual([spectator.stats.mismatches, spectator.stats.snapshots], [0, 1]);
    await player.post(`/api/v1/sessions/${id}/resign`);
    await spectator.ended();
    judgeStream(spectator.text(), (await nodes().get(`/api/v1/sessions/${id}`)).body.session);
  });

  test('a node that goes leaves its watchers to another', async (t) => {
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'slow-10' });
    const spectator = spectate('', { urlOf: (connection) => nodes().streamOf(id, connection === 0 ? 1 : 0) });
    t.after(() => spectator.close());
    await spectator.reaches(0);
    const going = nodes().servers[1] as TestServer;
    going.app.drain();
    for (let seq = 0; seq < 5; seq += 1)
      await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq, actions: [drop] });
    await spectator.reaches(5);
    assert.match(spectator.text(), /\n: this server is shutting down/);
    assert.deepEqual([spectator.stats.mismatches, spectator.stats.snapshots], [0, 1]);
    assert.ok(spectator.statuses.includes('reconnecting'));
  });
});
