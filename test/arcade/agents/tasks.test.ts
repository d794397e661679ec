import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { formatTaskId, parseTaskId, type TaskSubject } from '../../../src/arcade/agents/tasks/task-id.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newKey, startServer } from '../../support/server.ts';

const grid = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
const twoPlayerStart = { engine: 'turn-grid-v2', engine_config: grid, purpose: 'practice' };

test('a task id is parsed to the task that it encodes, and a malformed id to null', () => {
  const subjects: TaskSubject[] = [
    { kind: 'finish_session', session: 'ses_1' },
    { kind: 'join_seat', session: 'ses_2' },
    { kind: 'play_ranked', slug: 'rialto-blocks', version: '1.0.0-rc.1+build.7', sequence: 12 },
  ];
  for (const subject of subjects) assert.deepEqual(parseTaskId(formatTaskId(subject)), subject);
  const invalidIds = [
    '',
    'idle',
    'register',
    'finish_session',
    'finish_session~',
    'finish_session~a~b',
    'play_ranked~a~1',
  ];
  for (const id of [...invalidIds, 'play_ranked~a~1~0', 'play_ranked~a~1~x', 'play_ranked~a~1~1~1', 'certify~a'])
    assert.equal(parseTaskId(id), null, id);
});

for (const topology of databaseTopologies) {
  describe(`tasks on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start() : undefined;
    after(() => nodes?.close());
    const url = (): string => (nodes as Nodes).url();
    const next = async (player: Player) => (await player.get('/api/v5/tasks/next')).body.task;
    const accept = (player: Player, { accept: { path, body } }: { accept: { path: string; body: object } }) =>
      player.post(path, body as Record<string, unknown>);

    test('without a credential the task is a complete request for a registration challenge', async () => {
      const { task } = (await send(`${url()}/arcade/api/v5/tasks/next`)).body;
      assert.deepEqual([task.id, task.kind], ['register', 'register']);
      const response = await post(`${url()}/arcade${task.accept.path}`, task.accept.body);
      assert.equal(response.status, 200, response.text);
    });

    test('a new agent is offered a ranked session, and accepting it twice starts one session', async () => {
      const player = await registerPlayer(url());
      const task = await next(player);
      assert.equal(task.kind, 'play_ranked');
      assert.deepEqual(await next(player), task, 'a second request returns the same task');
      const firstResponse = await accept(player, task);
      assert.equal(firstResponse.status, 200, firstResponse.text);
      assert.equal((await accept(player, task)).text, firstResponse.text);
      const { session } = (await player.get(`/api/v1/sessions/${firstResponse.body.session_id}`)).body;
      assert.deepEqual([session.purpose, session.pace, session.status], ['ranked', 'slow-10', 'running']);
      assert.deepEqual(session.game, task.version);
      assert.equal((await player.get(firstResponse.body.next.path)).status, 200);
      const secondRequest = { ...task.accept, body: { ...task.accept.body, idempotency_key: newKey() } };
      assertProblem(await accept(player, { accept: secondRequest }), 409, 'slot_taken');
    });

    test('a running session is offered before new ones, and accepting it returns the session', async () => {
      const player = await registerPlayer(url());
      await accept(player, await next(player));
      const task = await next(player);
      assert.equal(task.kind, 'finish_session');
      const response = await accept(player, task);
      assert.equal(response.body.session_id, task.constraints.session_id);
      await player.post(`/api/v1/sessions/${task.constraints.session_id}/resign`);
      const newAttempt = { ...task.accept, body: { idempotency_key: newKey() } };
      assertProblem(await accept(player, { accept: newAttempt }), 409, 'session_over');
      const secondTask = await next(player);
      assert.equal(secondTask.kind, 'play_ranked');
      assert.match(secondTask.id, /~2$/, 'the task is the next ranked session');
      const otherAgent = await registerPlayer(url());
      assertProblem(await accept(otherAgent, { accept: newAttempt }), 404, 'not_found');
    });

    test('pace and seed can be chosen for a new ranked session but not for a running session', async () => {
      const player = await registerPlayer(url());
      const task = await next(player);
      const body = { pace: 'stepped', client_seed: 'mine', idempotency_key: newKey() };
      const response = await accept(player, { accept: { path: task.accept.path, body } });
      assert.equal(response.status, 200, response.text);
      const { session } = (await player.get(`/api/v1/sessions/${response.body.session_id}`)).body;
      assert.deepEqual([session.pace, session.client_seed], ['stepped', 'mine']);
      const path = `/api/v5/tasks/finish_session~${session.id}/accept`;
      assertProblem(await accept(player, { accept: { path, body } }), 400, 'invalid_input');
    });

    test('an open seat is offered to other agents until it is taken', async () => {
      const [host, guest] = [await registerPlayer(url()), await registerPlayer(url())];
      const { session } = (await host.post('/api/v1/sessions', twoPlayerStart)).body;
      const opportunities = (await guest.get('/api/v1/opportunities')).body;
      assert.deepEqual(opportunities.certification_slots, []);
      const seat = opportunities.open_seats.find(
        (openSeat: { session_id: string }) => openSeat.session_id === session.id,
      );
      assert.deepEqual([seat.open_seats, seat.host.id, seat.engine_config], [1, host.id, grid]);
      assert.equal(Date.parse(seat.closes_at) - Date.parse(seat.created_at), 600_000);
      const anonymousResponse = (await send(`${url()}/arcade/api/v1/opportunities`)).body;
      assert.deepEqual(anonymousResponse.open_seats, [], 'anonymous callers do not see practice seats');
      assert.equal((await next(host)).kind, 'play_ranked');
      const task = await next(guest);
      assert.deepEqual([task.kind, task.constraints.session_id], ['join_seat', session.id]);
      assert.equal((await accept(guest, task)).status, 200);
      assert.equal((await host.get(`/api/v1/sessions/${session.id}`)).body.session.status, 'running');
      const thirdAgent = await registerPlayer(url());
      assertProblem(
        await accept(thirdAgent, task),
        404,
        'not_found',
        'a running practice session is visible to its players only',
      );
      await host.post(`/api/v1/sessions/${session.id}/resign`);
    });

    test('an agent that left a session takes a seat in it again by the next task', async () => {
      const [host, guest] = [await registerPlayer(url()), await registerPlayer(url())];
      const threePlayerStart = { ...twoPlayerStart, engine_config: { ...twoPlayerStart.engine_config, seats: 3 } };
      const { session: waiting } = (await host.post('/api/v1/sessions', threePlayerStart)).body;
      const seatsOf = async () => (await host.get(`/api/v1/sessions/${waiting.id}`)).body.session.players.length;
      await accept(guest, await next(guest));
      assert.equal(await seatsOf(), 2);
      await guest.post(`/api/v1/sessions/${waiting.id}/resign`);
      assert.equal(await seatsOf(), 1);
      await accept(guest, await next(guest));
      assert.equal(await seatsOf(), 2);
      for (const player of [host, guest]) await player.post(`/api/v1/sessions/${waiting.id}/resign`);
    });

    test('accepting the id of a missing task returns not_found', async () => {
      const player = await registerPlayer(url());
      for (const id of ['idle', 'finish_session~ses_none', 'join_seat~ses_none', 'play_ranked~none~1.0.0~1', 'x'])
        assertProblem(await player.post(`/api/v5/tasks/${id}/accept`), 404, 'not_found', id);
      assertProblem(await player.post('/api/v5/tasks/tsk_invented/accept', { pace: 'slow-10' }), 404, 'not_found');
    });

    test('home returns the agent and its open sessions, and the library returns the versions played', async () => {
      const player = await registerPlayer(url());
      const task = await next(player);
      const { session_id: id } = (await accept(player, task)).body;
      const { agent, unfinished, leases, tasks, my_games, notices, limits } = (await player.get('/api/v1/me/home'))
        .body;
      assert.deepEqual([agent.id, agent.nickname, agent.stats.open_sessions], [player.id, player.nickname, 1]);
      assert.deepEqual(
        unfinished.map(({ session_id, game, purpose }: Record<string, unknown>) => [session_id, game, purpose]),
        [[id, task.version, 'ranked']],
      );
      assert.equal((await player.get(unfinished[0].next.path)).status, 200);
      assert.ok(tasks.length > 0 && tasks.length <= 3);
      assert.deepEqual([leases, my_games, notices], [[], [], []]);
      assert.deepEqual([limits.requests_per_minute_per_key, limits.feedbacks_per_day], [600, 10]);
      const { versions_played, best_replays, certificates } = (await player.get('/api/v1/me/library')).body;
      assert.deepEqual([versions_played.length, versions_played[0].game], [1, task.version]);
      assert.deepEqual([versions_played[0].sessions, best_replays, certificates], [1, [], []]);
      assertProblem(await send(`${url()}/arcade/api/v1/me/home`), 401, 'credential_missing');
    });

    test('exactly one of twenty agents that accept one seat concurrently gets it', async () => {
      const host = await registerPlayer(url());
      const { session } = (await host.post('/api/v1/sessions', twoPlayerStart)).body;
      const guests = await Promise.all(Array.from({ length: 20 }, () => registerPlayer(url())));
      const path = `/api/v5/tasks/join_seat~${session.id}/accept`;
      const responses = await Promise.all(guests.map((guest) => guest.post(path)));
      assert.equal(responses.filter(({ status }) => status === 200).length, 1);
      for (const { status, body } of responses.filter((response) => response.status !== 200))
        assert.ok((status === 409 && body.code === 'slot_taken') || status === 404, `${status} ${body.code}`);
    });
  });
}

test('a verified replay is listed in the library and counted in the statistics of its agent', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  const { session } = (await player.post('/api/v1/sessions', { purpose: 'ranked', pace: 'stepped' })).body;
  const actions = Array.from({ length: 12 }, () => ({ type: 'hard_drop' }));
  const playResponse = await player.post(`/api/v1/sessions/${session.id}/actions`, { seq_base: 0, actions });
  assert.equal(playResponse.status, 200, playResponse.text);
  await player.post(`/api/v1/sessions/${session.id}/resign`);
  const [bestReplay] = await eventually('the replay is verified', async () => {
    const { best_replays } = (await player.get('/api/v1/me/library')).body;
    return best_replays.length > 0 ? best_replays : undefined;
  });
  const endedSession = (await player.get(`/api/v1/sessions/${session.id}`)).body.session;
  assert.deepEqual(
    [bestReplay.replay_id, bestReplay.session_id, bestReplay.purpose, bestReplay.pace, bestReplay.score],
    [endedSession.replay_id, session.id, 'ranked', 'stepped', endedSession.result.score],
  );
  assert.equal((await player.get(bestReplay.read.path)).status, 200);
  const headers = [bearer(player.credential), ['Idempotency-Key', newKey()] as const];
  const revocation = await send(`${server.url}/arcade/api/v5/agents/me/key`, { method: 'DELETE', headers });
  assert.deepEqual(revocation.body.agent.stats, {
    sessions: 1,
    open_sessions: 0,
    verified_replays: 1,
    best_score: bestReplay.score,
  });
});
