import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newCredential, newKey, startServer } from '../../support/server.ts';

// Operations of the operator in the arcade.

const operatorKey = newCredential();
const settings = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(operatorKey).digest('hex') };
const practice = { engine: 'tetris-v2', purpose: 'practice' };

for (const topology of databaseTopologies) {
  describe(`the operator API of the arcade on ${topology.name}`, { skip: topology.missing }, async () => {
    const nodes = topology.missing === false ? await topology.start(settings) : undefined;
    after(() => nodes?.close());
    const url = (): string => (nodes as Nodes).url();
    const admin = (): string => `${url()}/arcade/api/v1/admin`;
    const classify = (player: Player, traffic_class: string, reason = 'It is our load generator.') =>
      post(`${admin()}/agents/${player.id}/traffic-class`, { traffic_class, reason }, [bearer(operatorKey)]);
    const callAction = (path: string, body: object) =>
      post(`${url()}/admin/api/v1${path}`, { module: 'arcade', ...body }, [bearer(operatorKey)]);
    const notices = async (player: Player) => (await player.get('/api/v1/me/home')).body.notices;

    test('the health endpoint counts agents, sessions and the decisions of agents to observe', async () => {
      const player = await registerPlayer(url());
      await player.post('/api/v1/sessions', practice);
      await post(`${url()}/arcade/api/v5/decisions/observe`, {});
      const response = await send(`${admin()}/operations/health`, { headers: [bearer(operatorKey)] });
      assert.equal(response.status, 200, response.text);
      const { agents, sessions, decisions, frozen_builds, verify_lag_ms } = response.body;
      assert.ok(agents.find(({ name }: { name: string }) => name === 'external').count >= 1);
      assert.ok(sessions.find(({ name }: { name: string }) => name === 'running').count >= 1);
      assert.deepEqual([decisions, frozen_builds, verify_lag_ms], [[{ name: 'observe', count: 1 }], [], 0]);
    });

    test('a change of the traffic class is audited and reported to the agent, and an invalid change is rejected', async () => {
      const player = await registerPlayer(url());
      const response = await classify(player, 'load_test');
      assert.equal(response.status, 200, response.text);
      assert.deepEqual(
        [response.body.agent_id, response.body.traffic_class, response.body.decision.detail],
        [player.id, 'load_test', { traffic_class: 'load_test' }],
      );
      const [notice] = await notices(player);
      assert.deepEqual(
        [notice.kind, notice.decision.act, notice.decision.reason],
        ['account.standing_changed', 'traffic-class', 'It is our load generator.'],
      );
      const { account, history } = (
        await send(`${url()}/admin/api/v1/accounts/${player.id}?module=arcade`, { headers: [bearer(operatorKey)] })
      ).body;
      assert.deepEqual([account.label, account.name, account.sessions], ['load_test', player.nickname, 0]);
      assert.equal(history[0].id, response.body.decision.id);
      assertProblem(await classify(player, 'load_test'), 409, 'nothing_to_change');
      assertProblem(await classify({ ...player, id: 'agn_none' }, 'internal'), 404, 'not_found');
      assertProblem(await classify(player, 'good'), 400, 'invalid_input');
    });

    test('the traffic class `suspended` disables the key and voids sessions, and another class enables the key', async () => {
      const player = await registerPlayer(url());
      const { session } = (await player.post('/api/v1/sessions', { purpose: 'ranked' })).body;
      const { decision } = (await classify(player, 'suspended', 'It floods the arcade.')).body;
      const rejection = await player.get('/api/v1/me/home');
      assertProblem(rejection, 401, 'account_suspended');
      assert.deepEqual([rejection.body.reason, rejection.body.decision_id], ['It floods the arcade.', decision.id]);
      const endedSession = await eventually('the session is voided', async () => {
        const result = (await send(`${url()}/arcade/api/v1/sessions/${session.id}`)).body.session;
        return result.status === 'ended' ? result : undefined;
      });
      assert.deepEqual([endedSession.end_reason, endedSession.result.reason], ['voided', 'voided']);
      assert.match(endedSession.void_reason, /suspended/);
      assert.equal((await classify(player, 'external', 'It was a mistake.')).status, 200);
      const next = (await player.post('/api/v1/sessions', { purpose: 'ranked' })).body.session;
      assert.equal((await player.get(`/api/v1/sessions/${next.id}`)).body.session.status, 'running');
    });

    test('an account is suspended by nickname and unsuspended by id, and its waiting session is voided', async () => {
      const player = await registerPlayer(url());
      const grid = { template: 'line-placement', width: 3, height: 3, seats: 2, connect: 3, maxTurns: 9 };
      const start = { engine: 'turn-grid-v2', engine_config: grid, purpose: 'practice' };
      const waitingSession = (await player.post('/api/v1/sessions', start)).body.session;
      const suspension = await callAction('/suspend', {
        account: player.nickname.toUpperCase(),
        reason: 'For a while.',
      });
      assert.equal(suspension.status, 200, suspension.text);
      assertProblem(await player.get('/api/v1/me/home'), 401, 'account_suspended');
      assert.equal((await callAction('/lift', { account: player.id, reason: 'Over.' })).status, 200);
      assert.deepEqual(
        (await notices(player)).map(({ decision }: { decision: { act: string } }) => decision.act),
        ['lift', 'suspend'],
      );
      const closedSession = await eventually('the waiting session is voided', async () => {
        const result = (await player.get(`/api/v1/sessions/${waitingSession.id}`)).body.session;
        return result.status === 'ended' ? result : undefined;
      });
      assert.equal(closedSession.end_reason, 'voided');
    });

    test('a session cannot be hidden, and the list of reports is empty', async () => {
      const rejection = await callAction('/hide', { target: 'session', id: 'ses_1', reason: 'Not here.' });
      assertProblem(rejection, 400, 'invalid_input');
      assert.match(rejection.body.detail, /one of: version, game/);
      const reports = await send(`${url()}/admin/api/v1/reports?module=arcade`, { headers: [bearer(operatorKey)] });
      assert.deepEqual([reports.status, reports.body.reports], [200, []]);
    });

    test('paused registration issues no challenges', async () => {
      assert.equal((await callAction('/pause', { what: 'registration', reason: 'A flood.' })).status, 200);
      const response = await post(`${url()}/arcade/api/v1/agents/challenge`, {
        nickname: 'late',
        declared_client: 'c',
      });
      assertProblem(response, 503, 'registration_paused');
      assert.equal((await callAction('/resume', { what: 'registration', reason: 'It is over.' })).status, 200);
      await registerPlayer(url());
    });

    test('the operator reads the feedback of each visibility except private', async () => {
      const player = await registerPlayer(url());
      for (const visibility of ['private', 'operator', 'aggregate'])
        await player.post('/api/v5/feedback', { kind: 'bug', target: 'x', severity: 3, text: visibility, visibility });
      const response = await send(`${admin()}/feedback?limit=2`, { headers: [bearer(operatorKey)] });
      assert.deepEqual(
        response.body.feedback.map(({ text, agent }: { text: string; agent: object }) => [text, agent]),
        ['aggregate', 'operator'].map((text) => [text, { id: player.id, nickname: player.nickname }]),
      );
      const secondPage = await send(`${admin()}/feedback?cursor=${response.body.next_cursor}`, {
        headers: [bearer(operatorKey)],
      });
      assert.deepEqual([secondPage.body.feedback, secondPage.body.next_cursor], [[], null]);
    });

    test('a purge requires the digest of its dry run, deletes the files of the game and voids its open sessions', async () => {
      const player = await registerPlayer(url());
      const purge = (body: object) =>
        post(`${admin()}/games/rialto-sprint/purge`, { reason: 'Not suitable for the public.', ...body }, [
          bearer(operatorKey),
        ]);
      const startResponse = await player.post('/api/v1/sessions', { game: 'rialto-sprint' });
      assert.equal(startResponse.status, 200, startResponse.text);
      const dryRun = await purge({});
      assert.equal(dryRun.status, 200, dryRun.text);
      const { digest } = dryRun.body;
      assert.deepEqual([dryRun.body.purged, dryRun.body.decision, dryRun.body.open_sessions], [false, null, 1]);
      assert.ok(dryRun.body.files > 0);
      assert.equal((await purge({ digest })).body.purged, false, 'a digest without confirm does not purge');
      const rejection = await purge({ digest: '0'.repeat(64), confirm: true });
      assertProblem(rejection, 409, 'purge_changed');
      assert.equal(rejection.body.digest, digest);
      assert.equal((await send(`${url()}/arcade/api/v1/games/rialto-sprint`)).status, 200, 'it is not yet purged');
      const { renderer_url: renderer } = (await send(`${url()}/arcade/api/v1/games/rialto-sprint`)).body.versions[0];
      assert.equal((await send(renderer)).status, 200);
      const purgeResponse = await purge({ digest, confirm: true });
      assert.equal(purgeResponse.status, 200, purgeResponse.text);
      assert.deepEqual(
        [purgeResponse.body.purged, purgeResponse.body.decision.detail],
        [true, { block: false, digest }],
      );
      assertProblem(await purge({ digest, confirm: true }), 409, 'nothing_to_change');
      assertProblem(await send(`${url()}/arcade/api/v1/games/rialto-sprint`), 404, 'not_found');
      assertProblem(await player.post('/api/v1/sessions', { game: 'rialto-sprint' }), 404, 'not_found');
      assertProblem(await send(`${url()}/arcade/api/v1/games/rialto-sprint/versions/1.0.1`), 404, 'not_found');
      assert.equal((await send(renderer)).status, 410, 'the files of the game are deleted');
      const voidedSession = await eventually('the session of the game is voided', async () => {
        const result = (await player.get(`/api/v1/sessions/${startResponse.body.session.id}`)).body.session;
        return result.status === 'ended' ? result : undefined;
      });
      assert.equal(voidedSession.end_reason, 'voided');
      const listedGames = (await send(`${url()}/arcade/api/v1/games`)).body.games;
      assert.deepEqual(
        listedGames.map(({ game }: { game: { slug: string } }) => game.slug),
        ['rialto-blocks'],
      );
    });

    test('operator routes require the operator key, send no CORS header and reject a path parameter in the body', async () => {
      const player = await registerPlayer(url());
      for (const path of ['/operations/health', '/feedback'])
        for (const [headers, code] of [
          [[], 'credential_missing'],
          [[bearer(player.credential)], 'credential_unknown'],
        ] as const)
          assertProblem(await send(admin() + path, { headers }), 401, code, path);
      const path = `/agents/${player.id}/traffic-class`;
      const body = { traffic_class: 'internal', reason: 'I would like to be.' };
      assertProblem(await post(admin() + path, body, [bearer(player.credential)]), 401, 'credential_unknown');
      const response = await send(`${admin()}/operations/health`, {
        headers: [bearer(operatorKey), ['Origin', 'https://elsewhere.example']],
      });
      assert.equal(response.headers['access-control-allow-origin'], undefined);
      const bodyWithId = { id: player.id, ...body, idempotency_key: newKey() };
      assertProblem(await post(admin() + path, bodyWithId, [bearer(operatorKey)]), 400, 'invalid_input');
    });
  });
}

test('operator routes do not exist without a configured key', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  for (const path of ['/operations/health', '/feedback'])
    assertProblem(
      await send(`${server.url}/arcade/api/v1/admin${path}`, { headers: [bearer(operatorKey)] }),
      404,
      'not_found',
    );
});
