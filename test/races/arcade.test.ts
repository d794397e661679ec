// Slow: sends concurrent calls of each write, on one node and on three nodes.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Operation } from '../../src/core/operation/operation.ts';
import { type Player, registerPlayer } from '../support/arcade.ts';
import { arcade } from '../support/arcade-operations.ts';
import { eventually } from '../support/eventually.ts';
import { bearer, type HttpResponse, post, send } from '../support/http.ts';
import { type Nodes, topologies } from '../support/nodes.ts';
import { invoke, isRepeatable, successStatus } from '../support/operations.ts';
import { newKey } from '../support/server.ts';
import { soakScaled } from '../support/soak-scale.ts';

// Identical calls take effect once. Of several conflicting calls, only as many succeed as the limits and rules allow.

const callers = 20;
const rounds = soakScaled(1, 100);

for (const topology of topologies) {
  describe(`races of arcade writes on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const race = createRaceAssertions(() => nodes as Nodes);

    for (const operation of arcade.operations.filter(isRepeatable))
      test(`${operation.name} takes effect once when twenty identical requests are sent concurrently`, async () => {
        for (let round = 0; round < rounds; round += 1) await race.assertExecutedOnce(operation);
      });
    test('one of twenty agents that join one open seat gets it', race.assertOneSeatTaken);
    test('five of twenty sessions requested by one agent are open', race.assertFiveSessionsOpen);
    test('one of twenty ranked sessions requested on one ladder is open', race.assertOneRankedSessionOpen);
    test('one of twenty batches with one seq_base is applied', race.assertOneBatchApplied);
    test(
      'a session resigned during play ends once, and its log has all acknowledged actions',
      race.assertSessionEndsOnce,
    );
  });
}

function createRaceAssertions(nodes: () => Nodes) {
  const urlOf = (callIndex: number) => (nodes().servers[callIndex % nodes().servers.length] as { url: string }).url;
  const concurrently = (call: (callIndex: number) => Promise<HttpResponse>) =>
    Promise.all(Array.from({ length: callers }, (_, callIndex) => call(callIndex)));
  const postAs = (callIndex: number, { credential }: Player, path: string, body: object) =>
    post(`${urlOf(callIndex)}/arcade${path}`, { idempotency_key: newKey(), ...body }, [bearer(credential)]);

  async function assertExecutedOnce(operation: Operation): Promise<void> {
    const testData = await arcade.createTestData(urlOf(0));
    const { input, credential } = await testData.prepare(operation);
    const responses = await concurrently((callIndex) =>
      untilAdmitted(() => invoke({ baseUrl: `${urlOf(callIndex)}/arcade` }, operation, input, credential)),
    );
    for (const response of responses) assert.equal(response.status, successStatus(operation), response.text);
    assert.equal(new Set(responses.map(({ text }) => text)).size, 1);
    assert.equal(responses.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1);
    const [readState, expected] = effects[operation.name] ?? [];
    if (readState === undefined || credential === null) return;
    const get = async (path: string) =>
      (await send(`${urlOf(1)}/arcade${path}`, { headers: [bearer(credential)] })).body;
    assert.deepEqual(await readState(get, responses[0]?.body), expected);
  }

  async function assertOneSeatTaken(): Promise<void> {
    const host = await registerPlayer(urlOf(0));
    const grid = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
    const request = { engine: 'turn-grid-v2', engine_config: grid, purpose: 'practice' };
    const { id } = (await host.post('/api/v1/sessions', request)).body.session;
    const players = await Promise.all(
      Array.from({ length: callers }, (_, callIndex) => registerPlayer(urlOf(callIndex))),
    );
    const responses = await concurrently((callIndex) =>
      postAs(callIndex, players[callIndex] as Player, `/api/v1/sessions/${id}/join`, {}),
    );
    // Once both seats are taken, the session may be hidden from other agents.
    assertCounts(responses, { '200': 1 }, ['slot_taken', 'not_found']);
    const winner = players[responses.findIndex(({ status }) => status === 200)];
    const session = (await host.get(`/api/v1/sessions/${id}`)).body.session;
    assert.deepEqual([session.status, session.players.length, session.players[1].agent_id], ['running', 2, winner?.id]);
  }

  async function assertFiveSessionsOpen(): Promise<void> {
    const player = await registerPlayer(urlOf(0));
    const responses = await concurrently((callIndex) =>
      postAs(callIndex, player, '/api/v1/sessions', { pace: 'stepped' }),
    );
    assertCounts(responses, { '200': 5 }, ['rate_limited']);
    assert.equal((await player.get('/api/v1/me/home')).body.unfinished.length, 5);
  }

  async function assertOneRankedSessionOpen(): Promise<void> {
    const player = await registerPlayer(urlOf(0));
    const responses = await concurrently((callIndex) =>
      postAs(callIndex, player, '/api/v1/sessions', { purpose: 'ranked' }),
    );
    assertCounts(responses, { '200': 1 }, ['rate_limited', 'slot_taken']);
    assert.equal((await player.get('/api/v1/me/home')).body.unfinished.length, 1);
  }

  async function assertOneBatchApplied(): Promise<void> {
    const player = await registerPlayer(urlOf(0));
    const { id } = (await player.post('/api/v1/sessions', { pace: 'stepped' })).body.session;
    for (let seq = 0; seq < 5; seq += 1) {
      const batch = { seq_base: seq, actions: [{ type: 'wait' }] };
      const responses = await concurrently((callIndex) =>
        postAs(callIndex, player, `/api/v1/sessions/${id}/actions`, batch),
      );
      assertCounts(responses, { '200': 1 }, ['seq_conflict']);
      assert.equal((await player.get(`/api/v1/sessions/${id}`)).body.session.seq, seq + 1);
    }
  }

  async function assertSessionEndsOnce(): Promise<void> {
    const player = await registerPlayer(urlOf(0));
    const { id } = (await player.post('/api/v1/sessions', { pace: 'stepped' })).body.session;
    const responses = await concurrently((callIndex) =>
      callIndex % 2 === 0
        ? postAs(callIndex, player, `/api/v1/sessions/${id}/resign`, {})
        : postAs(callIndex, player, `/api/v1/sessions/${id}/actions`, { seq_base: 0, actions: [{ type: 'wait' }] }),
    );
    const successes = responses.filter(({ status }) => status === 200);
    assert.equal(successes.filter(({ body }) => body.session !== undefined).length, 1, 'one resignation succeeds');
    const { session } = (await player.get(`/api/v1/sessions/${id}`)).body;
    assert.deepEqual([session.status, session.end_reason, session.seq], ['ended', 'resign', successes.length]);
    await eventually('the replay is verified', async () => {
      const { replay } = (await player.get(`/api/v5/replays/${session.replay_id}`)).body;
      return replay?.verified === 'verified' && replay.steps === successes.length;
    });
  }

  return {
    assertExecutedOnce,
    assertOneSeatTaken,
    assertFiveSessionsOpen,
    assertOneRankedSessionOpen,
    assertOneBatchApplied,
    assertSessionEndsOnce,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: responses have many shapes.
type Get = (path: string) => Promise<any>;

/** Reader of the state that one call of an operation changes, and the expected value after one call. */
// biome-ignore lint/suspicious/noExplicitAny: responses have many shapes.
const effects: Readonly<Record<string, [readState: (get: Get, response: any) => Promise<unknown>, expected: unknown]>> =
  {
    accept_task: [countUnfinishedSessions, 1],
    create_session: [countUnfinishedSessions, 1],
    take_actions: [async (get, { observation }) => (await readSession(get, observation.session_id)).seq, 1],
    join_session: [async (get, { session }) => (await readSession(get, session.id)).players.length, 2],
    // The resignation is the first action of the session.
    resign_session: [async (get, { session }) => (await readSession(get, session.id)).seq, 1],
    send_feedback: [async (get) => countFeedbackNotices(await get('/api/v1/me/home')), 1],
  };

async function countUnfinishedSessions(get: Get): Promise<number> {
  return (await get('/api/v1/me/home')).unfinished.length;
}

async function readSession(get: Get, id: string) {
  return (await get(`/api/v1/sessions/${id}`)).session;
}

function countFeedbackNotices({ notices }: { notices: readonly { kind: string }[] }): number {
  return notices.filter(({ kind }) => kind === 'feedback.received').length;
}

/** Asserts the number of responses of each status, and that all others are refusals with one of the codes. */
function assertCounts(responses: readonly HttpResponse[], statuses: Record<string, number>, codes: string[]): void {
  for (const [status, count] of Object.entries(statuses))
    assert.equal(responses.filter((response) => response.status === Number(status)).length, count, status);
  for (const response of responses.filter((response) => !(String(response.status) in statuses)))
    assert.ok(codes.includes(response.body.code), response.text);
}

/** An account may send two large bodies concurrently: others get 503 and are retried. */
async function untilAdmitted(call: () => Promise<HttpResponse>): Promise<HttpResponse> {
  return eventually('the server reads the body', async () => {
    const response = await call();
    return response.status === 503 && response.body.code === 'overloaded' ? null : response;
  });
}
