import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { RialtoArcade } from '../../../sdk/arcade.mjs';
import { systemClock } from '../../../src/core/base/clock.ts';
import { chooseLowest, newArcadeClient } from '../../support/arcade-client.ts';
import { type CuttingProxy, startCuttingProxy } from '../../support/cutting-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { movableRunningTime } from '../../support/movable-running-time.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let proxy: CuttingProxy;
before(async () => {
  server = await startServer();
  const { hostname, port } = new URL(server.url);
  proxy = await startCuttingProxy(hostname, Number(port));
});
after(async () => {
  await proxy.close();
  await server.close();
});

const clientThroughProxy = (options = {}) => newArcadeClient(`http://127.0.0.1:${proxy.port}`, options);

describe('the client on a connection that is cut', () => {
  for (const moment of ['before', 'after'] as const) {
    test(`applies a batch once when the connection is cut ${moment} the batch reaches the server`, async () => {
      const arcade = await clientThroughProxy();
      const session = await arcade.startSession({ pace: 'stepped' });
      const cutsBefore = proxy.cuts;
      proxy.cutAt('"actions"', moment);
      const playResponse = await session.act([{ type: 'move', direction: 'left' }, { type: 'hard_drop' }]);
      assert.equal(proxy.cuts, cutsBefore + 1);
      assert.deepEqual(
        [playResponse.accepted, playResponse.observation.seq, playResponse.observation.pieces],
        [2, 2, 2],
      );
      assert.equal(playResponse.results === null, moment === 'after', 'the results are lost with the response');
      assert.equal((await session.act([{ type: 'hard_drop' }])).observation.seq, 3);
    });
  }

  test('returns the end of the game when the connection is cut after the last batch', async () => {
    const arcade = await clientThroughProxy();
    const session = await arcade.startSession({ pace: 'stepped' });
    const drops = Array.from({ length: 32 }, () => ({ type: 'hard_drop' }));
    proxy.cutAt('"actions"', 'after');
    const { accepted, observation } = await session.act(drops);
    assert.equal(observation.end_reason, 'top_out');
    assert.equal(accepted, observation.seq);
  });

  test('registers, starts a session and resigns once when each response is lost', async () => {
    proxy.cutAt('"nonce"', 'after');
    const arcade = await clientThroughProxy();
    proxy.cutAt('"pace"', 'after');
    const session = await arcade.startSession({ pace: 'stepped' });
    const { unfinished } = await arcade.request('GET', '/api/v1/me/home');
    assert.deepEqual(sessionIdsOf(unfinished), [session.id]);
    proxy.cutAt('/resign', 'after');
    assert.equal((await session.resign()).end_reason, 'resign');
  });

  test('records every action once when the connection is cut repeatedly during play', async () => {
    const arcade = await clientThroughProxy();
    const session = await arcade.startSession({ pace: 'slow-10' });
    const planLengths: number[] = [];
    const cutsBefore = proxy.cuts;
    const { record } = await arcade.play(session, async (position) => {
      if (planLengths.length === 12) await session.resign();
      else proxy.cutAt('"actions"', planLengths.length % 2 === 0 ? 'before' : 'after');
      const actions = chooseLowest(position);
      planLengths.push(actions.length);
      return actions;
    });
    assert.equal(proxy.cuts - cutsBefore, 12);
    const plannedCount = planLengths.slice(0, 12).reduce((sum, length) => sum + length, 0);
    assert.deepEqual([record.seq, record.result.pieces], [plannedCount + 1, 13]);
  });

  test('resumes a stream without missing or repeated events', async () => {
    const arcade = await clientThroughProxy();
    const session = await arcade.startSession({ pace: 'slow-10' });
    const numbers: number[] = [];
    for await (const { type, data } of arcade.watch(session.id)) {
      numbers.push(...(data.records ?? []).map(({ n }: { n: number }) => n));
      if (type === 'end') break;
      if (numbers.length < 5) await playAfterInterruption(arcade, session.id, numbers.length);
      else if (numbers.length === 5) await session.resign();
    }
    assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6]);
  });
});

/** Ends all connections, accepts new ones again, and then plays one action. */
async function playAfterInterruption(arcade: RialtoArcade, id: string, actionsPlayed: number): Promise<void> {
  proxy.interrupt();
  proxy.resume();
  const session = await arcade.openSession(id);
  assert.equal(session.observation.seq, actionsPlayed);
  await session.act([{ type: 'move', direction: actionsPlayed % 2 === 0 ? 'left' : 'right' }]);
}

describe('a request to an unreachable server', () => {
  test('is retried until the server responds and the game continues', async () => {
    const arcade = await clientThroughProxy();
    const session = await arcade.startSession({ pace: 'stepped' });
    let isUnreachable = false;
    const game = arcade.play(session, async (position) => {
      if (position.pieces === 3 && !isUnreachable) {
        isUnreachable = true;
        proxy.interrupt();
      }
      if (position.pieces === 5) return null;
      return chooseLowest(position);
    });
    await eventually('the server is unreachable', () => isUnreachable);
    proxy.resume();
    assert.equal((await game).observation.pieces, 5);
  });

  test('causes one error when the time for retries is over', async () => {
    const arcade = await clientThroughProxy({ patienceMs: 300 });
    proxy.interrupt();
    try {
      await assert.rejects(arcade.startSession(), { name: 'ArcadeError', status: 0, code: 'unreachable' });
    } finally {
      proxy.resume();
    }
  });

  test('is not retried after the caller aborts the game', async () => {
    const arcade = await clientThroughProxy();
    const session = await arcade.startSession({ pace: 'slow-60' });
    const abortController = new AbortController();
    const game = arcade.play(session, () => [], { signal: abortController.signal });
    proxy.interrupt();
    abortController.abort(new Error('enough'));
    await assert.rejects(game, { message: 'enough' });
    proxy.resume();
  });
});

test('a plan for a piece that has already locked is not recorded, and the policy is called again', async () => {
  const time = movableRunningTime();
  const serverWithMovableTime = await startServer({}, systemClock, time);
  try {
    const arcade = await newArcadeClient(serverWithMovableTime.url);
    const session = await arcade.startSession({ pace: 'slow-10' });
    const plannedPieces: number[] = [];
    const { record } = await arcade.play(session, ({ pieces }) => {
      plannedPieces.push(pieces);
      // 300 s are 30 s of game time in this pace: the first piece locks.
      if (plannedPieces.length === 1) time.advance(300_000);
      if (plannedPieces.length === 3) return null;
      return [{ type: 'hard_drop' }];
    });
    const [firstPiece = 0, secondPiece = 0, thirdPiece = 0] = plannedPieces;
    assert.ok(firstPiece === 1 && secondPiece > 1, `planned for ${plannedPieces}`);
    assert.deepEqual([thirdPiece, record.seq], [secondPiece + 1, 1]);
  } finally {
    await serverWithMovableTime.close();
  }
});

test('a request with a rate limit or overload error is retried after the time in Retry-After', async () => {
  const arcade = await newArcadeClient(server.url);
  const responses = [
    new Response(JSON.stringify({ code: 'rate_limited' }), { status: 429, headers: { 'retry-after': '1' } }),
    new Response(JSON.stringify({ code: 'overloaded' }), { status: 503, headers: { 'retry-after': '0' } }),
  ];
  const requestTimesMs: number[] = [];
  const limitedClient = RialtoArcade.connect(arcade.revealCredential() ?? '', {
    baseUrl: arcade.baseUrl,
    fetch: async (...call) => {
      requestTimesMs.push(performance.now());
      return responses.shift() ?? fetch(...call);
    },
  });
  const session = await limitedClient.startSession({ pace: 'stepped' });
  assert.equal(session.observation.seq, 0);
  const [firstMs = 0, secondMs = 0, thirdMs = 0] = requestTimesMs;
  // Two rejected requests, then the seed ticket and the session.
  assert.equal(requestTimesMs.length, 4);
  assert.ok(
    secondMs - firstMs >= 1_000 && thirdMs - secondMs < 10_000,
    `${secondMs - firstMs} and ${thirdMs - secondMs} ms`,
  );
});

test('each of sixty actions is recorded when the server enforces rate limits', {
  timeout: 300_000,
}, async () => {
  const limitedServer = await startServer({ RIALTO_RATE_LIMITS: 'on' });
  try {
    const arcade = await newArcadeClient(limitedServer.url);
    const session = await arcade.startSession({ pace: 'stepped' });
    for (let seq = 1; seq <= 60; seq += 1) {
      const { observation } = await session.act([{ type: 'move', direction: seq % 2 === 0 ? 'left' : 'right' }]);
      assert.equal(observation.seq, seq);
    }
  } finally {
    await limitedServer.close();
  }
});

function sessionIdsOf(unfinished: readonly { session_id: string }[]): string[] {
  return unfinished.map(({ session_id }) => session_id);
}
