import assert from 'node:assert/strict';
import { after, describe, type TestContext, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { bearer, post } from '../../support/http.ts';
import { freshDatabase, postgresMissing } from '../../support/postgres.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { newKey, type TestServer } from '../../support/server.ts';
import { checkStream, eventsIn, type StreamEvent } from './check-stream.ts';
import { spectate } from './spectator.ts';
import { openTestArcade, startSession, type TestArcade } from './test-arcade.ts';

const drop = { type: 'hard_drop' };
const grid = { template: 'line-placement', width: 4, height: 4, seats: 4, connect: 3, maxTurns: 16 };
const clockStepMs = 5_000;
const joinedAgentIds = ({ data }: StreamEvent): string =>
  data.players.map((player: { agent_id: string }) => player.agent_id).join();

describe('live streams on several nodes', { skip: postgresMissing() }, async () => {
  const database = postgresMissing() === undefined ? await freshDatabase() : undefined;
  const arcade =
    database === undefined ? undefined : await openTestArcade({ after }, { nodes: 2, databaseUrl: database.url });
  after(() => database?.drop());
  const nodes = () => arcade as TestArcade;

  test('a move on one node is received on the other, in the median within five seconds', async (t) => {
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'slow-60' });
    const spectator = spectate(nodes().streamOf(id, 1));
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    const lags: number[] = [];
    for (let seq = 0; seq < 12; seq += 1) {
      const move = { type: 'move', direction: seq % 2 === 0 ? 'left' : 'right' };
      const response = await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq, actions: [move] });
      const respondedAt = performance.now();
      assert.equal(response.status, 200);
      await spectator.waitForSeq(seq + 1);
      lags.push(performance.now() - respondedAt);
    }
    lags.sort((left, right) => left - right);
    t.diagnostic(`median ${lags[6]?.toFixed(0)} ms, longest ${lags.at(-1)?.toFixed(0)} ms`);
    assert.ok((lags[6] ?? Number.POSITIVE_INFINITY) < 5_000);
    assert.equal(spectator.stats.mismatches, 0);
  });

  test('a client that reconnects to another node receives every record exactly once', async (t) => {
    const random = seededRandom();
    t.diagnostic(`seed ${random.seed}`);
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'stepped' });
    const spectator = spectate('', { urlOf: (connection) => nodes().streamOf(id, connection % 2) });
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    let seq = 0;
    for (let batch = 0; batch < 24; batch += 1) {
      const { url } = nodes().servers[random.between(0, 1)] as TestServer;
      const body = { idempotency_key: newKey(), seq_base: seq, actions: [{ type: 'wait' }, drop].slice(batch % 2) };
      const response = await post(`${url}/arcade/api/v1/sessions/${id}/actions`, body, [bearer(player.credential)]);
      seq = response.body.observation.seq;
      if (response.body.observation.status === 'ended') break;
      if (batch % 6 === 3) spectator.disconnect();
    }
    await player.post(`/api/v1/sessions/${id}/resign`);
    await spectator.ended();
    const session = (await nodes().get(`/api/v1/sessions/${id}`)).body.session;
    checkStream(spectator.text(), session);
    assert.ok(spectator.stats.connections > 1);
    assert.deepEqual([spectator.stats.mismatches, spectator.stats.snapshots], [0, 1]);
  });

  test('clients resume on a node that closed all connections', async (t) => {
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'slow-60' });
    const spectator = spectate(nodes().streamOf(id, 1));
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    const move = { type: 'move', direction: 'left' };
    await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 0, actions: [move] });
    (nodes().servers[1] as TestServer).app.server.server.closeAllConnections();
    await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 1, actions: [move, move] });
    await spectator.waitForSeq(3);
    assert.deepEqual([spectator.stats.mismatches, spectator.stats.snapshots], [0, 1]);
    await player.post(`/api/v1/sessions/${id}/resign`);
    await spectator.ended();
    checkStream(spectator.text(), (await nodes().get(`/api/v1/sessions/${id}`)).body.session);
  });

  for (const node of [0, 1])
    test(`joining and leaving a waiting session at node 0 is shown at node ${node} before the next periodic message`, async (t) => {
      const [playerA, playerB, playerC] = [await nodes().player(), await nodes().player(), await nodes().player()];
      const id = await startSession(playerA, { engine: 'turn-grid-v2', engine_config: grid, purpose: 'practice' });
      // Uses one connection, since each new connection gets the seats in any case.
      const stream = await openSingleConnection(t, nodes().streamOf(id, node), playerA.credential);
      let clockOffsetMs = 0;
      t.after(() => nodes().time.advance(clockOffsetMs));
      // Sets the clock back, so that no periodic message is due.
      const setClockBack = () => {
        nodes().time.advance(-clockStepMs);
        clockOffsetMs += clockStepMs;
      };
      const waitForSeats = (...players: readonly { readonly id: string }[]) =>
        eventually(`the seats of ${players.length} players to be shown`, () => {
          setClockBack();
          const event = eventsIn(stream.text()).at(-1);
          return event?.name === 'waiting' && joinedAgentIds(event) === players.map((player) => player.id).join();
        });
      await waitForSeats(playerA);
      await playerB.post(`/api/v1/sessions/${id}/join`);
      await waitForSeats(playerA, playerB);
      await playerC.post(`/api/v1/sessions/${id}/join`);
      await waitForSeats(playerA, playerB, playerC);
      await playerB.post(`/api/v1/sessions/${id}/resign`);
      await waitForSeats(playerA, playerC);
      await playerB.post(`/api/v1/sessions/${id}/join`);
      await waitForSeats(playerA, playerB, playerC);
      await playerC.post(`/api/v1/sessions/${id}/resign`);
      await (await nodes().player()).post(`/api/v1/sessions/${id}/join`);
      await eventually('another player has the seat', () => {
        setClockBack();
        const event = eventsIn(stream.text()).at(-1);
        return (
          event !== undefined &&
          joinedAgentIds(event).split(',').length === 3 &&
          !joinedAgentIds(event).includes(playerC.id)
        );
      });
    });

  test('clients of a node that shuts down resume on another node', async (t) => {
    const player = await nodes().player();
    const id = await startSession(player, { pace: 'slow-10' });
    const spectator = spectate('', { urlOf: (connection) => nodes().streamOf(id, connection === 0 ? 1 : 0) });
    t.after(() => spectator.close());
    await spectator.waitForSeq(0);
    const stoppingNode = nodes().servers[1] as TestServer;
    stoppingNode.app.drain();
    for (let seq = 0; seq < 5; seq += 1)
      await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq, actions: [drop] });
    await spectator.waitForSeq(5);
    assert.match(spectator.text(), /\n: the server is shutting down/);
    assert.deepEqual([spectator.stats.mismatches, spectator.stats.snapshots], [0, 1]);
    assert.ok(spectator.statuses.includes('reconnecting'));
  });
});

/** Reads one connection without reconnecting. */
async function openSingleConnection(t: TestContext, url: string, credential: string): Promise<{ text(): string }> {
  const abortController = new AbortController();
  t.after(() => abortController.abort());
  const { body } = await fetch(url, {
    headers: Object.fromEntries([bearer(credential)]),
    signal: abortController.signal,
  });
  let text = '';
  const readChunks = async () => {
    const decoder = new TextDecoderStream() as TransformStream<Uint8Array, string>;
    for await (const chunk of (body as ReadableStream<Uint8Array>).pipeThrough(decoder)) text += chunk;
  };
  readChunks().catch(() => undefined);
  // The last frame may be incomplete.
  return { text: () => text.slice(0, text.lastIndexOf('\n\n') + 2) };
}
