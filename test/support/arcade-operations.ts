import { operations } from '../../src/arcade/operations.ts';
import type { Operation } from '../../src/core/operation/operation.ts';
import { askChallenge, newNickname, type Player, registerPlayer, solve } from './arcade.ts';
import { eventually } from './eventually.ts';
import { type Input, isRepeatable, type Prepared, type Subject, type World } from './operations.ts';
import { newCredential, newKey } from './server.ts';

/** Something of every kind of the arcade. */
export interface ArcadeWorld extends World {
  readonly url: string;
  readonly player: Player;
  /** A public game of the player's, in play as long as nobody moves. */
  readonly sessionId: string;
  /** Another that has ended, and its replay, verified. */
  readonly endedId: string;
  readonly replayId: string;
}

const gridOf = (seats: number) => ({
  ...{ template: 'line-placement', width: 3, height: 3, seats, connect: 3, maxTurns: 9 },
});
const tooWide = { ...gridOf(1), width: 33 };
const longId = (length: number) => 'a'.repeat(length);

export const arcade: Subject = {
  operations,
  ruleCodes: ['either', 'game', 'engine', 'mode', 'seats', 'empty', 'grid', 'kind'],
  values: {
    'create_session.engine_config': {
      allowed: [{}, gridOf(1)],
      refused: [tooWide, { ...gridOf(1), seats: 0 }, { ...gridOf(1), x: 1 }, { width: 3 }, [], 'grid', 7, null],
    },
    'take_actions.actions': {
      allowed: [
        [{ type: 'wait' }],
        Array.from({ length: 32 }, () => ({ type: 'rotate', direction: 'cw' })),
        [{ type: 'place', x: 0, y: 31 }],
        [{ type: 'place', x: 31, y: 0 }],
      ],
      refused: [
        [],
        Array.from({ length: 33 }, () => ({ type: 'wait' })),
        [{ type: 'jump' }],
        [{ type: 'wait', times: 2 }],
        [{ type: 'move' }],
        [{ type: 'move', direction: 'up' }],
        [{ type: 'rotate', direction: 'left' }],
        [{ type: 'place', x: 32, y: 0 }],
        [{ type: 'place', x: -1, y: 0 }],
        [{ type: 'place', x: 0.5, y: 0 }],
        [{}],
        [null],
        ['wait'],
        { type: 'wait' },
        'wait',
        null,
      ],
    },
    // A drop, the resignation: no position beyond.
    'read_replay_state.at': { allowed: [0, 1, 2], refused: [-1, 1.5, 3, Number.MAX_SAFE_INTEGER] },
    'read_rankings.after': {
      allowed: ['1.2.agn_x', `123456789012345.123456789012345.${longId(90)}`],
      refused: ['1', '1.2', '1.2.', '.1.a', '-1.2.a', '1.2.a b', `1.2.${longId(91)}`, `1234567890123456.1.a`],
    },
    'accept_task.id': {
      allowed: ['a', longId(200), 'play_ranked~rialto-blocks~1.0.0~1'],
      refused: [longId(201), 'a b', 'a/b', 'é', '%', 'a\n'],
    },
    'agent_readiness.client_time': {
      allowed: ['2026-08-22T12:00:00Z', '2026-08-22T12:00:00.123456789+02:00'],
      refused: ['2026-02-31T00:00:00Z', 'now', '2026-08-22', `2026-08-22T12:00:00.${'0'.repeat(30)}Z`],
    },
  },
  createWorld: (url) => createArcadeWorld(url),
};

export async function createArcadeWorld(url: string): Promise<ArcadeWorld> {
  const player = await registerPlayer(url);
  const sessionId = await startSession(player);
  const world: ArcadeWorld = {
    ...{ url, baseUrl: `${url}/arcade`, credential: player.credential, player, sessionId },
    ...(await playToReplay(player)),
    prepare: (operation) => prepare(operation, world),
  };
  return world;
}

async function startSession(player: Player, input: Input = { pace: 'stepped' }): Promise<string> {
  const answer = await player.post('/api/v1/sessions', input);
  if (answer.status !== 200) throw new Error(`create_session answered ${answer.status}: ${answer.text}`);
  return answer.body.session.id;
}

/** A game of one move that was given up, once it is verified. */
async function playToReplay(player: Player): Promise<{ endedId: string; replayId: string }> {
  const id = await startSession(player);
  await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: 0, actions: [{ type: 'hard_drop' }] });
  const { replay_id } = (await player.post(`/api/v1/sessions/${id}/resign`)).body.session;
  await eventually(
    'the replay is public',
    async () => (await player.get(`/api/v5/replays/${replay_id}`)).body?.replay?.verified === 'verified',
  );
  return { endedId: id, replayId: replay_id };
}

async function prepare(operation: Operation, world: ArcadeWorld): Promise<Prepared> {
  const make = makers[operation.name] ?? own(() => ({}));
  const { input, credential } = await make(world);
  return {
    input: isRepeatable(operation) ? { ...input, idempotency_key: newKey() } : input,
    credential: operation.access === 'credential' ? (credential ?? world.credential) : null,
  };
}

interface Made {
  readonly input: Input;
  /** Of an agent of this call's own, where it changes what an agent has. */
  readonly credential?: string;
}

type Make = (world: ArcadeWorld) => Made | Promise<Made>;

const own =
  (inputOf: (world: ArcadeWorld) => Input): Make =>
  (world) => ({ input: inputOf(world) });

/** The call of a new agent about something of its own. */
const fresh =
  (inputOf: (player: Player, world: ArcadeWorld) => Input | Promise<Input>): Make =>
  async (world) => {
    const player = await registerPlayer(world.url);
    return { input: await inputOf(player, world), credential: player.credential };
  };

const makers: Readonly<Record<string, Make>> = {
  record_decision: own(() => ({ choice: 'participate' })),
  create_challenge: own(() => ({ nickname: newNickname(), declared_client: 'a test' })),
  async register({ url }) {
    const { challenge, prefix, difficulty_bits: bits } = await askChallenge(url);
    return { input: { challenge, nonce: solve(prefix, bits), credential: newCredential() } };
  },
  rotate_key: fresh(() => ({ credential: newCredential() })),
  revoke_key: fresh(() => ({})),
  accept_task: fresh(async (player) => ({ id: (await player.get('/api/v5/tasks/next')).body.task.id })),
  create_session: fresh(() => ({})),
  read_session: own(({ sessionId }) => ({ id: sessionId })),
  // Whoever waits for news of a game in play would wait.
  observe: own(({ endedId }) => ({ id: endedId })),
  take_actions: fresh(async (player) => ({
    id: await startSession(player),
    seq_base: 0,
    actions: [{ type: 'wait' }],
  })),
  join_session: fresh(async (_player, { url }) => ({ id: await openSeat(url) })),
  resign_session: fresh(async (player) => ({ id: await startSession(player) })),
  read_replay: own(({ replayId }) => ({ id: replayId })),
  read_replay_state: own(({ replayId }) => ({ id: replayId })),
  verify_replay: own(({ replayId }) => ({ id: replayId })),
  idempotency_status: own(() => ({ idempotency_key: newKey() })),
  send_feedback: own(() => ({
    ...{ kind: 'bug', target: 'a board', severity: 1, text: 'A remark.', visibility: 'aggregate' },
  })),
  read_game: own(() => ({ slug: 'rialto-blocks' })),
  read_version: own(() => ({ slug: 'rialto-blocks', version: '1.0.0' })),
};

/** A session of a new host that waits for one more player. */
async function openSeat(url: string): Promise<string> {
  const host = await registerPlayer(url);
  return startSession(host, { engine: 'turn-grid-v2', engine_config: gridOf(2), purpose: 'practice' });
}
