// Slow: plays and verifies games on both databases.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { nodeHashing } from '../../../src/arcade/engines/node-hashing.ts';
import { formatLog, parseLog } from '../../../src/arcade/replays/log/log-text.ts';
import { openRerun } from '../../../src/arcade/replays/log/seekable-replay.ts';
import { verifyLog } from '../../../src/arcade/replays/log/verify-log.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { databaseKinds } from '../../support/databases.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { gameSlug, prepareAgent, type StoredGame, storeFinishedGame } from './finished-games.ts';
import { type ArcadeServer, openInstallation, releaseHeldReplays, waitUntilAllVerified } from './installation.ts';

for (const kind of databaseKinds) {
  describe(`replays on ${kind.name}`, { skip: kind.missing }, () => {
    test('a replay is not public before its verdict, and its record, log and event exist afterwards', async (t) => {
      const installation = await openInstallation(t, kind);
      const game = await installation.prepare(async (database) => {
        const agentId = await prepareAgent(database, 'patient');
        return storeFinishedGame(database, { name: 'waits', agentId, steps: 80, isQuick: true, isHeld: true });
      });
      const server = await installation.start();
      await assertNotPublic(server, game);
      await releaseHeldReplays(installation);
      await waitUntilAllVerified(installation);
      const { body } = await server.get(`/api/v5/replays/${game.replayId}`);
      assert.deepEqual(
        [body.replay.verified, body.replay.chain_head, body.replay.players[0].nickname],
        ['verified', game.log.footer.chain_head, 'patient'],
      );
      assert.deepEqual((await server.get('/api/v5/replays')).body.replays, [body.replay]);
      assert.equal((await server.get(`/api/v5/replays/${game.replayId}/log`)).text, formatLog(game.log));
      assert.equal((await installation.sql(`select kind from arcade_event where kind = 'replay.verified'`)).length, 1);
    });

    test('the log of a session played over HTTP is verified offline and by the server with the same result', async (t) => {
      const installation = await openInstallation(t, kind);
      const server = await installation.start();
      const player = await registerPlayer(server.url);
      const { sessionId, replayId } = await playToEnd(player, { purpose: 'casual', pace: 'stepped' });
      await waitUntilAllVerified(installation);
      const response = await server.get(`/api/v5/replays/${replayId}/log`);
      assert.equal(response.status, 200);
      assert.equal(response.headers['content-type'], 'application/x-ndjson; charset=utf-8');
      const parseResult = parseLog(response.text);
      assert.ok(parseResult.ok, 'the log cannot be read');
      assert.equal(parseResult.log.header.session_id, sessionId);
      assert.ok(verifyLog(parseResult.log, nodeHashing).ok);
      const verdict = await post(`${server.url}/arcade/api/v5/replays/${replayId}/verify`, {});
      assert.deepEqual(
        [verdict.body.verdict, verdict.body.steps, verdict.body.chain_head, verdict.body.fault],
        ['verified', parseResult.log.records.length, parseResult.log.footer.chain_head, null],
      );
      assert.equal(verdict.body.log_sha256, createHash('sha256').update(response.text).digest('hex'));
      assert.deepEqual(verdict.body.result, parseResult.log.footer.result);
    });

    test('the states of a replay can be read at every position up to the end', async (t) => {
      const installation = await openInstallation(t, kind);
      const game = await installation.prepare(async (database) => {
        const agentId = await prepareAgent(database, 'seen');
        return storeFinishedGame(database, { name: 'seen', agentId, steps: 70, isQuick: true });
      });
      const server = await installation.start();
      await waitUntilAllVerified(installation);
      const rerun = openRerun(game.log, nodeHashing);
      for (const position of [0, 1, 17, 63, 64, 65, rerun.last]) {
        const { body } = await server.get(`/api/v5/replays/${game.replayId}/state?at=${position}`);
        assert.deepEqual([body.at, body.last, body.observation.seq], [position, rerun.last, position]);
        const snapshot = rerun.driver.project(rerun.stateAt(position));
        assert.deepEqual([body.observation.board, body.observation.score], [snapshot['board'], snapshot['score']]);
        assert.equal(
          body.observation.chain_head,
          position === 0 ? body.observation.chain_head : game.log.records[position - 1]?.h,
        );
        assert.equal(body.observation.status, position === rerun.last ? 'ended' : 'running');
      }
      const end = await server.get(`/api/v5/replays/${game.replayId}/state`);
      assert.equal(end.body.observation.state_hash, game.log.footer.final_state_hash);
      const responseBeyondEnd = await server.get(`/api/v5/replays/${game.replayId}/state?at=${rerun.last + 1}`);
      assertProblem(responseBeyondEnd, 400, 'invalid_input');
      assert.equal(responseBeyondEnd.body.errors[0].pointer, '/at');
    });

    test('the replay of a practice session is visible to its player only', async (t) => {
      const installation = await openInstallation(t, kind);
      const server = await installation.start();
      const [player, otherAgent] = [await registerPlayer(server.url), await registerPlayer(server.url)];
      const { replayId } = await playToEnd(player, { game: 'rialto-blocks', purpose: 'practice', pace: 'stepped' });
      await waitUntilAllVerified(installation);
      for (const path of ['', '/state', '/log']) {
        const replayPath = `/api/v5/replays/${replayId}${path}`;
        assert.equal((await player.get(replayPath)).status, 200, path);
        assertProblem(await otherAgent.get(replayPath), 404, 'not_found', path);
        assertProblem(await server.get(replayPath), 404, 'not_found', path);
      }
      // `Player.post` adds an idempotency key, which this operation does not accept.
      assertProblem(await otherAgent.post(`/api/v5/replays/${replayId}/verify`, {}), 400, 'unknown_property');
      assertProblem(await post(`${server.url}/arcade/api/v5/replays/${replayId}/verify`, {}), 404, 'not_found');
      assert.deepEqual((await server.get('/api/v5/replays')).body.replays, []);
      assert.deepEqual((await player.get('/api/v5/replays')).body.replays, []);
      const log = await player.get(`/api/v5/replays/${replayId}/log`);
      assert.equal(log.headers['cache-control'], 'private, no-cache');
    });

    test('a log is not sent again to a client that names its ETag', async (t) => {
      const installation = await openInstallation(t, kind);
      const game = await installation.prepare(async (database) => {
        const agentId = await prepareAgent(database, 'kept');
        return storeFinishedGame(database, { name: 'kept', agentId, steps: 40, isQuick: true });
      });
      const server = await installation.start();
      await waitUntilAllVerified(installation);
      const url = `${server.url}/arcade/api/v5/replays/${game.replayId}/log`;
      const firstResponse = await send(url);
      assert.match(String(firstResponse.headers['cache-control']), /public/);
      const etag = String(firstResponse.headers.etag);
      const secondResponse = await send(url, { headers: [['If-None-Match', `"other", ${etag}`]] });
      assert.deepEqual([secondResponse.status, secondResponse.text], [304, '']);
      assertProblem(await send(`${url}?at=1`), 400, 'unknown_property');
      assertProblem(await send(url, { method: 'POST' }), 405, 'method_not_allowed');
      assertProblem(await send(url, { headers: [bearer('rk_nobody_has_this_key')] }), 401, 'credential_unknown');
    });
  });
}

type RegisteredPlayer = Awaited<ReturnType<typeof registerPlayer>>;

/** Plays a session until its board is full; returns its ids. */
async function playToEnd(player: RegisteredPlayer, fields: Readonly<Record<string, unknown>>) {
  const startResponse = await player.post('/api/v1/sessions', fields);
  const id: string = startResponse.body.session.id;
  for (let seq = 0; ; ) {
    const actions = Array.from({ length: 16 }, () => ({ type: 'hard_drop' }));
    const { body } = await player.post(`/api/v1/sessions/${id}/actions`, { seq_base: seq, actions });
    seq = body.observation.seq;
    if (body.observation.status === 'ended') break;
  }
  const { body } = await player.get(`/api/v1/sessions/${id}`);
  return { sessionId: id, replayId: body.session.replay_id as string };
}

async function assertNotPublic(server: ArcadeServer, { replayId }: StoredGame): Promise<void> {
  for (const path of ['', '/state', '/log', '/state?at=3'])
    assertProblem(await server.get(`/api/v5/replays/${replayId}${path}`), 404, 'not_found', path);
  assertProblem(await post(`${server.url}/arcade/api/v5/replays/${replayId}/verify`, {}), 404, 'not_found');
  for (const query of ['', `?game=${gameSlug}`, '?agent=agn_patient', '?pace=stepped'])
    assert.deepEqual((await server.get(`/api/v5/replays${query}`)).body.replays, [], query);
}
