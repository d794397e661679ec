import type { VersionState } from '../../src/arcade/games/rules/transitions.ts';
import { starterFiles } from '../../src/arcade/games/starter/starter-files.ts';
import { operations } from '../../src/arcade/operations.ts';
import type { Operation } from '../../src/core/operation/operation.ts';
import { newNickname, type Player, registerPlayer, requestChallenge, solve, startDuel } from './arcade.ts';
import { arcadeCursors } from './arcade-cursors.ts';
import { eventually } from './eventually.ts';
import { bearer, post } from './http.ts';
import { type Input, isRepeatable, type ModuleFixture, type PreparedInput, type TestData } from './operations.ts';
import { rawRows, waitUntilRowsAreVisible } from './raw-rows.ts';
import { dataLocationOf, newCredential, newKey } from './server.ts';
import { stageRejection, stageVersion } from './stage-version.ts';
import { insertCertificate, insertSubmittedVersion, insertTester, waitForPlace } from './submitted-version.ts';

/** Ids of arcade records that operations act on. */
export interface ArcadeFixtureData extends TestData {
  readonly url: string;
  readonly player: Player;
  /** A public session of the player that no other agent changes during the test. */
  readonly sessionId: string;
  /** A session that has ended, and its verified replay. */
  readonly endedId: string;
  readonly replayId: string;
}

const gridOf = (seats: number) => ({ template: 'line-placement', width: 3, height: 3, seats, connect: 3, maxTurns: 9 });
const tooWideGrid = { ...gridOf(1), width: 33 };
const longId = (length: number) => 'a'.repeat(length);

const bundleFiles = {
  allowed: [starterFiles({ slug: 'a-sample', title: 'A sample' })],
  refused: [
    [],
    Array.from({ length: 129 }, () => ({ path: 'a.txt', text: '' })),
    [{ path: 'a.txt' }],
    [{ path: '', text: '' }],
    [{ path: 'a.txt', text: '', base64: '' }],
    [{ path: 'a.txt', base64: 'a' }],
    [{ path: 'a.txt', base64: 'YQ' }],
    [{ path: 'a.txt', text: 1 }],
    ['a.txt'],
    'a.txt',
    null,
  ],
};

export const arcade: ModuleFixture = {
  operations,
  ruleCodes: ['either', 'game', 'engine', 'mode', 'seats', 'empty', 'grid', 'kind', 'daily', 'calendar'],
  values: {
    'create_session.engine_config': {
      allowed: [{}, gridOf(1)],
      refused: [tooWideGrid, { ...gridOf(1), seats: 0 }, { ...gridOf(1), x: 1 }, { width: 3 }, [], 'grid', 7, null],
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
    'validate_game.files': bundleFiles,
    'upload_game.files': bundleFiles,
    // The replay has two actions, a drop and the resignation; higher positions do not exist.
    'read_replay_state.at': { allowed: [0, 1, 2], refused: [-1, 1.5, 3, Number.MAX_SAFE_INTEGER] },
    ...arcadeCursors,
    'read_daily.day': {
      allowed: ['2026-08-22', '2028-02-29'],
      refused: ['2026-02-30', '2026-8-22', 'today', '2026-08-22T00:00:00Z', ''],
    },
    'accept_task.id': {
      allowed: ['a', longId(200), 'play_ranked~rialto-blocks~1.0.0~1'],
      refused: [longId(201), 'a b', 'a/b', 'é', '%', 'a\n'],
    },
    'release_task.id': {
      allowed: ['a', longId(200), 'certify~plc_01jd3k5v7w9x1y3z5a7b9c1d3e'],
      refused: [longId(201), 'a b', 'a/b', 'é', '%', 'a\n'],
    },
    'read_preview.preview': { allowed: ['a', 'a.b', 'a'.repeat(400)], refused: ['', 'a b', 'a'.repeat(401), 'é'] },
    'agent_readiness.client_time': {
      allowed: ['2026-08-22T12:00:00Z', '2026-08-22T12:00:00.123456789+02:00'],
      refused: ['2026-02-31T00:00:00Z', 'now', '2026-08-22', `2026-08-22T12:00:00.${'0'.repeat(30)}Z`],
    },
  },
  createTestData: (url) => seedArcade(url),
};

export async function seedArcade(url: string): Promise<ArcadeFixtureData> {
  const player = await registerPlayer(url);
  const sessionId = await startSession(player);
  const testData: ArcadeFixtureData = {
    url,
    baseUrl: `${url}/arcade`,
    credential: player.credential,
    player,
    sessionId,
    ...(await playToReplay(player)),
    prepare: (operation) => prepare(operation, testData),
  };
  return testData;
}

async function startSession(player: Player, input: Input = { pace: 'stepped' }): Promise<string> {
  const response = await player.post('/api/v1/sessions', input);
  if (response.status !== 200) throw new Error(`create_session returned ${response.status}: ${response.text}`);
  return response.body.session.id;
}

/** Plays one move, resigns, and waits until the replay is verified. */
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

async function prepare(operation: Operation, testData: ArcadeFixtureData): Promise<PreparedInput> {
  const prepareCall = callPreparations[operation.name] ?? sharedAgentInput(() => ({}));
  const { input, credential } = await prepareCall(testData);
  return {
    input: isRepeatable(operation) ? { ...input, idempotency_key: newKey() } : input,
    credential: operation.access === 'credential' ? (credential ?? testData.credential) : null,
  };
}

interface PreparedCall {
  readonly input: Input;
  /** The credential of a new agent, for operations that change the agent; by default, the credential of the test data. */
  readonly credential?: string;
}

const sqlAt = (url: string) => (statement: string) => rawRows(dataLocationOf(url), statement);
const newSlug = () => newNickname().slice(0, 60);

type PrepareCall = (testData: ArcadeFixtureData) => PreparedCall | Promise<PreparedCall>;

/** Prepares a call by the agent of the test data. */
const sharedAgentInput =
  (inputOf: (testData: ArcadeFixtureData) => Input | Promise<Input>): PrepareCall =>
  async (testData) => ({ input: await inputOf(testData) });

const replayInput = sharedAgentInput(({ replayId }) => ({ id: replayId }));

/** Prepares a call by a new agent, whose input may depend on this agent. */
const newAgentInput =
  (inputOf: (player: Player, testData: ArcadeFixtureData) => Input | Promise<Input>): PrepareCall =>
  async (testData) => {
    const player = await registerPlayer(testData.url);
    return { input: await inputOf(player, testData), credential: player.credential };
  };

const callPreparations: Readonly<Record<string, PrepareCall>> = {
  record_decision: sharedAgentInput(() => ({ choice: 'participate' })),
  create_challenge: sharedAgentInput(() => ({ nickname: newNickname(), declared_client: 'a test' })),
  async register({ url }) {
    const { challenge, prefix, difficulty_bits: bits } = await requestChallenge(url);
    return { input: { challenge, nonce: solve(prefix, bits), credential: newCredential() } };
  },
  rotate_key: newAgentInput(() => ({ credential: newCredential() })),
  revoke_key: newAgentInput(() => ({})),
  accept_task: newAgentInput(async (player) => ({ id: (await player.get('/api/v5/tasks/next')).body.task.id })),
  release_task: newAgentInput(async (player, { url }) => {
    const sql = sqlAt(url);
    const versionN = await insertSubmittedVersion(sql, (await registerPlayer(url)).id, newSlug());
    await insertTester(sql, versionN, player.id);
    const id = await waitForPlace(sql, versionN);
    await waitUntilRowsAreVisible(dataLocationOf(url));
    const accepted = await player.post(`/api/v5/tasks/certify~${id}/accept`);
    if (accepted.status !== 200) throw new Error(`accept_task returned ${accepted.status}: ${accepted.text}`);
    return { id: `certify~${id}` };
  }),
  async read_certificate({ url }) {
    const slug = newSlug();
    const columns = { state: 'released', shown_at: 1, level: 'P4' };
    const versionN = await insertSubmittedVersion(sqlAt(url), (await registerPlayer(url)).id, slug, columns);
    const id = await insertCertificate(sqlAt(url), versionN, slug);
    await waitUntilRowsAreVisible(dataLocationOf(url));
    return { input: { id } };
  },
  create_session: newAgentInput(() => ({})),
  read_session: sharedAgentInput(({ sessionId }) => ({ id: sessionId })),
  // An ended session, since the call would wait for a change of a running one.
  observe: sharedAgentInput(({ endedId }) => ({ id: endedId })),
  take_actions: newAgentInput(async (player) => ({
    id: await startSession(player),
    seq_base: 0,
    actions: [{ type: 'wait' }],
  })),
  join_session: newAgentInput(async (_player, { url }) => ({ id: await startSessionWithOpenSeat(url) })),
  resign_session: newAgentInput(async (player) => ({ id: await startSession(player) })),
  read_duel: sharedAgentInput(async ({ url }) => ({ id: await startDuel(url) })),
  read_rating_history: sharedAgentInput(({ player }) => ({ agent: player.id })),
  ...Object.fromEntries(['read_replay', 'read_replay_state', 'verify_replay'].map((name) => [name, replayInput])),
  idempotency_status: sharedAgentInput(() => ({ idempotency_key: newKey() })),
  link_profile: sharedAgentInput(() => ({ profile_id: `agt_${longId(26)}` })),
  send_feedback: sharedAgentInput(() => ({
    kind: 'bug',
    target: 'a board',
    severity: 1,
    text: 'A remark.',
    visibility: 'aggregate',
  })),
  read_game: sharedAgentInput(() => ({ slug: 'rialto-blocks' })),
  read_version: sharedAgentInput(() => ({ slug: 'rialto-blocks', version: '1.0.0' })),
  validate_game: sharedAgentInput(() => ({ files: starterFiles({ slug: 'a-sample', title: 'A sample' }) })),
  upload_game: newAgentInput(() => {
    const slug = `uploaded-${newKey().slice(-12)}`;
    return { files: starterFiles({ slug, title: slug }) };
  }),
  list_files: sharedAgentInput(() => ({ slug: 'rialto-blocks', version: '1.0.0' })),
  read_scan: sharedAgentInput(() => ({ slug: 'rialto-blocks', version: '1.0.0' })),
  read_history: sharedAgentInput(() => ({ slug: 'rialto-blocks', version: '1.0.0' })),
  compare_versions: sharedAgentInput(() => ({ slug: 'rialto-blocks', version: '1.0.0', to: '1.0.0' })),
  preview_version: newAgentInput(uploadVersion),
  read_preview: sharedAgentInput(async ({ url, baseUrl }) => {
    const author = await registerPlayer(url);
    const { slug, version } = await uploadVersion(author);
    const path = `${baseUrl}/api/v1/games/${slug}/versions/${version}/preview`;
    const { body } = await post(path, {}, [bearer(author.credential)]);
    return { preview: body.url.split('#t=')[1] };
  }),
  submit_version: withStagedVersion('scanned'),
  withdraw_version: withStagedVersion('scanned'),
  canary_version: withStagedVersion('approved', { percent: 5 }),
  release_version: withStagedVersion('approved'),
  rollback_game: newAgentInput(async (player, { url }) => {
    const { slug, version } = await stageVersion(url, { authorId: player.id, state: 'superseded' });
    await stageVersion(url, { authorId: player.id, state: 'released', slug, version: '1.1.0' });
    return { slug, version };
  }),
  appeal_decision: newAgentInput(async (player, { url }) => {
    const staged = await stageVersion(url, { authorId: player.id, state: 'rejected' });
    const { slug, version } = staged;
    return { slug, version, decision_id: await stageRejection(url, staged), text: 'The score is right.' };
  }),
  async invite_tester(testData) {
    const otherAgent = await registerPlayer(testData.url);
    return withStagedVersion('scanned', { agent_id: otherAgent.id })(testData);
  },
  async remove_tester(testData) {
    const otherPlayer = await registerPlayer(testData.url);
    const preparedCall = await withStagedVersion('scanned', { agent_id: otherPlayer.id })(testData);
    const { credential, input } = preparedCall;
    const path = `/api/v1/games/${input['slug']}/versions/1.0.0/testers`;
    const body = { agent_id: otherPlayer.id, idempotency_key: newKey() };
    await post(`${testData.baseUrl}${path}`, body, [bearer(String(credential))]);
    return preparedCall;
  },
};

/** Uploads a version through the API; returns its slug and version. */
async function uploadVersion(author: Player): Promise<{ slug: string; version: string }> {
  const slug = `uploaded-${newKey().slice(-12)}`;
  const response = await author.post('/api/v1/games', { files: starterFiles({ slug, title: slug }) });
  if (response.status !== 201) throw new Error(`upload_game returned ${response.status}: ${response.text}`);
  return { slug, version: '0.1.0' };
}

/** Prepares a call by a new author about its own version in this state. */
function withStagedVersion(state: VersionState, fields: Input = {}): PrepareCall {
  return newAgentInput(async (player, { url }) => {
    const { slug, version } = await stageVersion(url, { authorId: player.id, state });
    return { slug, version, ...fields };
  });
}

/** Starts a session with one free seat; returns its id. */
async function startSessionWithOpenSeat(url: string): Promise<string> {
  const host = await registerPlayer(url);
  return startSession(host, { engine: 'turn-grid-v2', engine_config: gridOf(2), purpose: 'practice' });
}
