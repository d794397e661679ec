// Slow: kills a server during sessions again and again.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { nodeHashing } from '../../src/arcade/engines/node-hashing.ts';
import { parseLog } from '../../src/arcade/replays/log/log-text.ts';
import { verifyLog } from '../../src/arcade/replays/log/verify-log.ts';
import { startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { eventually } from '../support/eventually.ts';
import { bearer, post, send } from '../support/http.ts';
import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { newKey } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';

const kills = soakScaled(5, 200);
const playerCount = 6;

/** A running session, and what the responses to its player acknowledged. */
interface PlayedSession {
  readonly player: Player;
  readonly id: string;
  readonly pace: string;
  /** Acknowledged chain head by sequence number. */
  readonly heads: Map<number, string>;
  /** Acknowledged actions by record number. */
  readonly actions: Map<number, string>;
  /** Newest acknowledged sequence number and game time. */
  seq: number;
  tUs: number;
}

test(`a server killed ${kills} times during play keeps every acknowledged action in the verifiable hash chain of its session`, async (t) => {
  const random = seededRandom();
  t.diagnostic(`RIALTO_SEED=${random.seed}`);
  const settings = { ...tempDataDir(t), RIALTO_POW_BITS: '4' };
  let playedSessions: PlayedSession[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServeProcess(t, settings);
    if (kill === 0)
      playedSessions = await Promise.all(
        Array.from({ length: playerCount }, (_, index) => startSession(server.url, index)),
      );
    await Promise.all(playedSessions.map((playedSession) => resume(server.url, playedSession)));
    let isOver = false;
    const playing = Promise.all(
      playedSessions.map((playedSession) => playUntilKilled(server.url, playedSession, random)),
    ).finally(() => {
      isOver = true;
    });
    const acknowledgedMin = acknowledgedCount(playedSessions) + random.between(playerCount + 1, 150);
    await eventually('actions are acknowledged', () => isOver || acknowledgedCount(playedSessions) >= acknowledgedMin);
    await delay(random.between(0, 40));
    server.child.kill('SIGKILL');
    await playing;
    await server.ended;
  }
  const server = await startServeProcess(t, settings);
  for (const playedSession of playedSessions) await resume(server.url, playedSession);
  for (const playedSession of playedSessions) await assertLogComplete(server.url, playedSession);
  server.child.kill('SIGKILL');
  await server.ended;
  const database = new Sqlite(join(settings.RIALTO_DATA_DIR, 'rialto.sqlite'));
  assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
  database.close();
  const acknowledged = acknowledgedCount(playedSessions);
  t.diagnostic(`${acknowledged} acknowledged actions`);
  assert.ok(acknowledged > kills * playerCount, `only ${acknowledged} actions were acknowledged`);
});

function acknowledgedCount(playedSessions: readonly PlayedSession[]): number {
  return playedSessions.reduce((sum, { actions }) => sum + actions.size, 0);
}

const paces = ['stepped', 'slow-60', 'slow-10'];

async function startSession(url: string, index: number): Promise<PlayedSession> {
  const player = await registerPlayer(url);
  const pace = paces[index % paces.length] as string;
  const { session } = (await player.post('/api/v1/sessions', { pace })).body;
  return { player, id: session.id, pace, heads: new Map(), actions: new Map(), seq: 0, tUs: 0 };
}

/** Checks after a start that no acknowledged state is lost and that time has not decreased. */
async function resume(url: string, playedSession: PlayedSession): Promise<void> {
  const { body, status } = await send(`${url}/arcade/api/v1/sessions/${playedSession.id}/observation`);
  assert.equal(status, 200);
  assert.ok(body.seq >= playedSession.seq, `record ${playedSession.seq} was acknowledged, the head is ${body.seq}`);
  const head = playedSession.heads.get(body.seq);
  if (head !== undefined && body.status === 'running') assert.equal(body.chain_head, head);
  assert.ok(body.t_us >= playedSession.tUs, `${body.t_us} us after ${playedSession.tUs} us`);
  playedSession.seq = body.seq;
  playedSession.tUs = body.t_us;
}

async function playUntilKilled(url: string, playedSession: PlayedSession, random: SeededRandom): Promise<void> {
  for (;;) {
    const actions = Array.from({ length: random.between(1, 5) }, () => randomAction(random));
    const body = { seq_base: playedSession.seq, actions, idempotency_key: newKey() };
    const actionsUrl = `${url}/arcade/api/v1/sessions/${playedSession.id}/actions`;
    const response = await post(actionsUrl, body, [bearer(playedSession.player.credential)]).catch(() => null);
    if (response === null || response.status !== 200) return;
    const { accepted, observation } = response.body;
    for (let index = 0; index < accepted; index += 1)
      playedSession.actions.set(playedSession.seq + index + 1, JSON.stringify(actions[index]));
    playedSession.seq = observation.seq;
    playedSession.tUs = observation.t_us;
    playedSession.heads.set(observation.seq, observation.chain_head);
    if (observation.status !== 'running') return;
  }
}

function randomAction(random: SeededRandom): object {
  const commonActions = [
    { type: 'move', direction: 'left' },
    { type: 'move', direction: 'right' },
    { type: 'rotate', direction: 'cw' },
    { type: 'soft_drop' },
    { type: 'wait' },
  ];
  // Hard drops are rare, so that the sessions do not end during the test.
  return random.between(0, 60) === 0
    ? { type: 'hard_drop' }
    : (commonActions[random.between(0, commonActions.length - 1)] as object);
}

/** Resigns, and checks that the public log verifies and contains every acknowledged action and chain head. */
async function assertLogComplete(url: string, playedSession: PlayedSession): Promise<void> {
  const headers = [bearer(playedSession.player.credential)];
  await post(`${url}/arcade/api/v1/sessions/${playedSession.id}/resign`, { idempotency_key: newKey() }, headers);
  const { session } = (await send(`${url}/arcade/api/v1/sessions/${playedSession.id}`)).body;
  const log = await eventually('the log is public', async () => {
    const response = await send(`${url}/arcade/api/v5/replays/${session.replay_id}/log`);
    return response.status === 200 && response.text;
  });
  const parseResult = parseLog(log);
  assert.ok(parseResult.ok);
  const { records } = parseResult.log;
  assert.ok(verifyLog(parseResult.log, nodeHashing).ok);
  for (const [n, action] of playedSession.actions)
    assert.deepEqual(records[n - 1]?.action, JSON.parse(action), `record ${n}`);
  for (const [n, head] of playedSession.heads) assert.equal(records[n - 1]?.h, head, `chain at ${n}`);
}
