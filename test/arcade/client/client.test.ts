import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { inspect } from 'node:util';
import { ArcadeError, newCredential, RialtoArcade, verify } from '../../../sdk/arcade.mjs';
import { newNickname } from '../../support/arcade.ts';
import { chooseLowest, newArcadeClient } from '../../support/arcade-client.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

test('the client registers, plays a ranked game and verifies its replay offline', async () => {
  const arcade = await newArcadeClient(server.url, { capabilities: ['tetris'] });
  const session = await arcade.startSession({ purpose: 'ranked', pace: 'slow-10', client_seed: 'mine' });
  assert.equal(session.record.client_seed, 'mine');
  let pieces = 0;
  const { record, observation } = await arcade.play(session, async (position) => {
    pieces += 1;
    if (pieces > 12) await session.resign();
    return chooseLowest(position);
  });
  assert.deepEqual([record.status, record.end_reason, observation.status], ['ended', 'resign', 'ended']);
  assert.equal(record.result.pieces, 13);
  const replay = await arcade.replay(record.replay_id, { wait: true });
  assert.equal(replay.verified, 'verified');
  const verdict = await verify(await arcade.replayLog(replay.id), await arcade.keys());
  assert.deepEqual(
    { ok: verdict.ok, signed: verdict.signed, steps: verdict.steps, result: verdict.result },
    { ok: true, signed: true, steps: replay.steps, result: record.result },
  );
  assert.equal(verdict.finalStateHash, observation.state_hash);
});

test('the client splits a long plan into batches and sends no action twice', async () => {
  const arcade = await newArcadeClient(server.url);
  const session = await arcade.startSession({ purpose: 'casual', pace: 'stepped' });
  const rotations = Array.from({ length: 40 }, (_, index) => ({
    type: 'rotate',
    direction: index % 2 === 0 ? 'cw' : 'ccw',
  }));
  const plan = [...rotations, { type: 'hard_drop' }];
  const { record, observation } = await arcade.play(session, ({ pieces }) => (pieces <= 5 ? plan : null), {
    stopOn: 'none',
  });
  assert.deepEqual([record.seq, observation.pieces], [5 * plan.length, 6]);
});

test('the client plays a game to its end', async () => {
  const arcade = await newArcadeClient(server.url);
  const session = await arcade.startSession({ pace: 'stepped' });
  const pieceNumbers: number[] = [];
  const { record } = await arcade.play(session, () => [{ type: 'hard_drop' }], {
    onObservation: ({ pieces }) => pieceNumbers.push(pieces),
  });
  assert.equal(record.end_reason, 'top_out');
  assert.deepEqual(
    [...new Set(pieceNumbers)],
    Array.from({ length: record.result.pieces }, (_, index) => index + 1),
  );
});

test('a policy that returns no actions advances one tick in stepped pace, and null stops the client', async () => {
  const arcade = await newArcadeClient(server.url);
  const session = await arcade.startSession({ pace: 'stepped' });
  const times: number[] = [];
  const { record } = await arcade.play(session, ({ t_us }) => {
    times.push(t_us);
    return times.length < 4 ? [] : null;
  });
  assert.deepEqual(times, [0, 1_000_000, 2_000_000, 3_000_000]);
  assert.equal(record.status, 'running');
  assert.equal((await session.observe({ view: 'text' })).format, 'rialto-text/1');
});

test('another client with the same key can resume a session, and the first client gets seq_conflict for its next action', async () => {
  const arcade = await newArcadeClient(server.url);
  const session = await arcade.startSession({ pace: 'stepped' });
  await session.act([{ type: 'move', direction: 'left' }]);
  const reconnected = RialtoArcade.connect(`${arcade.revealCredential()}\n`, { baseUrl: arcade.baseUrl });
  const [open] = await reconnected.openSessions();
  assert.deepEqual([open.session_id, open.seat, open.status], [session.id, 0, 'running']);
  const reopened = await reconnected.openSession(open.session_id);
  assert.equal((await reopened.act([{ type: 'hard_drop' }])).observation.seq, 2);
  const conflict = await refusalOf(session.act([{ type: 'hard_drop' }]));
  assert.deepEqual([conflict.status, conflict.code], [409, 'seq_conflict']);
  assert.equal(session.observation.seq, 2, 'the error updates the observation of the client');
  assert.equal((await session.act([{ type: 'hard_drop' }], { piece: 2 })).accepted, 1);
});

test('two agents play on a grid in turn', async () => {
  const [firstAgent, secondAgent] = await Promise.all([newArcadeClient(server.url), newArcadeClient(server.url)]);
  const engine_config = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
  const gridTerms = {
    engine: 'turn-grid-v2',
    engine_config,
    mode: 'competitive',
    purpose: 'practice',
    pace: 'stepped',
  } as const;
  const session = await firstAgent.startSession(gridTerms);
  const placeInRow = (y: number) => (position: { board: string[] }) => [
    { type: 'place', x: position.board[y]?.indexOf('.') ?? 0, y },
  ];
  const firstGame = firstAgent.play(session, placeInRow(0));
  const joined = await secondAgent.joinSession(session.id);
  assert.deepEqual([session.seat, joined.seat], [0, 1]);
  const [{ record }, { observation }] = await Promise.all([firstGame, secondAgent.play(joined, placeInRow(1))]);
  assert.deepEqual(record.result.winners, [0]);
  assert.deepEqual(observation.board, ['000', '11.', '...']);
});

test('the client watches a game from start to end', async () => {
  const arcade = await newArcadeClient(server.url);
  const session = await arcade.startSession({ pace: 'slow-10' });
  const events: { type: string; data: { records?: { action: unknown }[] } }[] = [];
  for await (const event of new RialtoArcade({ baseUrl: arcade.baseUrl }).watch(session.id)) {
    events.push(event);
    if (event.type === 'snapshot') await session.act([{ type: 'hard_drop' }]).then(() => session.resign());
  }
  assert.equal(events[0]?.type, 'snapshot');
  assert.equal(events.at(-1)?.type, 'end');
  const records = events.flatMap(({ data }) => data.records ?? []);
  assert.deepEqual(
    records.map(({ action }) => action),
    [{ type: 'hard_drop' }, { type: 'end', reason: 'resign' }],
  );
  const notFoundError = await refusalOf(new RialtoArcade({ baseUrl: arcade.baseUrl }).watch('ses_none').next());
  assert.equal(notFoundError.code, 'not_found');
});

test('the client can call an operation by path, and a refusal is thrown as an ArcadeError', async () => {
  const arcade = await newArcadeClient(server.url);
  const { games } = await arcade.request('GET', '/api/v1/games', { limit: 1 });
  assert.equal(games.length, 1);
  const error = await refusalOf(arcade.startSession({ game: 'no-such-game' }));
  assert.ok(error instanceof ArcadeError && error instanceof Error);
  assert.deepEqual([error.status, error.code, error.problem['status']], [404, 'not_found', 404]);
  assert.match(error.detail, /./);
  const shortNicknameError = await refusalOf(
    RialtoArcade.register({ nickname: 'x', client: 'a', baseUrl: arcade.baseUrl }),
  );
  assert.equal(shortNicknameError.code, 'invalid_input');
});

describe('the credential', () => {
  test('is saved before it is sent and newly generated each time', async () => {
    const order: string[] = [];
    const arcade = await newArcadeClient(server.url, {
      saveCredential: (credential) => order.push(credential),
      fetch: async (...call) => {
        if (JSON.stringify(call[1]?.body)?.includes(String.raw`\"credential\"`)) order.push('sent');
        return fetch(...call);
      },
    });
    assert.deepEqual(order, [arcade.revealCredential(), 'sent']);
    assert.equal(new Set(Array.from({ length: 100 }, newCredential)).size, 100);
  });

  test('is replaced by a saved new one at a rotation, which revokes the old one', async () => {
    const arcade = await newArcadeClient(server.url);
    const oldCredential = arcade.revealCredential() ?? '';
    const saved: string[] = [];
    await arcade.rotateKey({ saveCredential: (credential) => saved.push(credential) });
    assert.deepEqual(saved, [arcade.revealCredential()]);
    await arcade.startSession({ pace: 'stepped' });
    const revokedError = await refusalOf(
      RialtoArcade.connect(oldCredential, { baseUrl: arcade.baseUrl }).startSession(),
    );
    assert.equal(revokedError.status, 401);
  });

  test('does not appear in the inspected text, JSON or keys of a client, session or error', async () => {
    const arcade = await newArcadeClient(server.url);
    const credential = arcade.revealCredential() ?? '';
    assert.match(credential, /^rk_[A-Za-z0-9_-]{43}$/);
    const session = await arcade.startSession({ pace: 'stepped' });
    const error = await refusalOf(session.act([{ type: 'fly' }]));
    for (const shownObject of [arcade, session, error]) {
      const text =
        inspect(shownObject, { depth: 9, showHidden: true }) +
        JSON.stringify(shownObject) +
        Object.keys(shownObject).join();
      assert.equal(text.includes(credential.slice(3)), false);
    }
  });
});

test('the client is one file without static imports or runtime-specific globals and contains its default URL once', () => {
  const source = readFileSync(new URL('../../../sdk/arcade.mjs', import.meta.url), 'utf8');
  assert.equal(source.split('http://localhost:8080/arcade').length, 2);
  const handWritten = `${source.slice(0, source.indexOf('// <verifier>'))}`;
  assert.ok(handWritten.split('\n').length < 1_100);
  // The dynamic import of `node:worker_threads` and comments may contain the names.
  const code = handWritten.replace(/^ *(\/\/|\*|\/\*\*).*$/gm, '').replace("'node:worker_threads'", '');
  assert.doesNotMatch(code, /^import|\bprocess\b|\bBuffer\b|\bDeno\b|\bBun\b|\bwindow\b|from 'node:/m);
});

test('a taken nickname is reported before the proof of work', async () => {
  const nickname = newNickname();
  await newArcadeClient(server.url, { nickname });
  const hashes: number[] = [];
  const error = await refusalOf(
    newArcadeClient(server.url, { nickname, onProgress: (progress) => hashes.push(progress.hashes) }),
  );
  assert.equal(error.code, 'nickname_taken');
  assert.deepEqual(hashes, []);
});

/** The error of the client that the promise rejects with. */
async function refusalOf(promise: Promise<unknown>): Promise<ArcadeError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ArcadeError, String(error));
  return error;
}
