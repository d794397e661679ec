import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
import { rawRows } from '../../support/raw-rows.ts';
import { newCredential } from '../../support/server.ts';
import { startSession, type TestArcade } from '../live/test-arcade.ts';
import { drop, testArcadeKinds } from './test-arcade-kinds.ts';

const operatorKey = newCredential();
const options = { RIALTO_ADMIN_KEY_SHA256: createHash('sha256').update(operatorKey).digest('hex') };
const game = 'rialto-sprint';

for (const kind of testArcadeKinds) {
  describe(`sessions of a purged game, on ${kind.name}`, { skip: kind.missing }, async () => {
    const arcade = kind.missing === false ? await kind.open({ after }, options) : (undefined as unknown as TestArcade);

    test('are visible to their players only and are in no list or feed, and the files of the game return 410', async () => {
      const player = await arcade.player();
      const endedId = await startSession(player, { game, pace: 'stepped' });
      await player.post(`/api/v1/sessions/${endedId}/actions`, { seq_base: 0, actions: [drop] });
      const replayId = (await player.post(`/api/v1/sessions/${endedId}/resign`)).body.session.replay_id;
      await eventually('the replay is public', async () => (await readText('/api/v5/replays')).includes(replayId));
      const openId = await startSession(player, { game, pace: 'stepped' });
      assert.ok((await readText('/api/v5/live')).includes(openId));

      const { digest } = (await arcade.get(`/api/v1/games/${game}/versions/1.0.1`)).body.version;
      const frameUrl = `${arcade.url}/arcade/frame/${digest}/index.html`;
      const responseBefore = await fetch(frameUrl);
      assert.equal(responseBefore.status, 200, await responseBefore.text());

      await purge(arcade, game);
      const conditionalHeaders = { 'if-none-match': responseBefore.headers.get('etag') ?? assert.fail('no ETag') };
      const inits: RequestInit[] = [
        {},
        { method: 'HEAD' },
        { headers: conditionalHeaders },
        { headers: { range: 'bytes=0-9' } },
      ];
      for (const init of inits) assert.equal((await fetch(frameUrl, init)).status, 410, JSON.stringify(init));
      for (const path of [`sessions/${endedId}`, `sessions/${openId}`, `sessions/${openId}/observation`])
        assertProblem(await arcade.get(`/api/v1/${path}`), 404, 'not_found');
      for (const path of ['', '/log', '/state'])
        assertProblem(await arcade.get(`/api/v5/replays/${replayId}${path}`), 404, 'not_found');
      for (const path of ['/api/v5/live', '/api/v5/replays', '/agent-feed.xml', '/']) {
        const text = await readText(path);
        for (const id of [endedId, openId, replayId]) assert.ok(!text.includes(id), `${path} contains ${id}`);
      }
      assert.equal((await player.get(`/api/v1/sessions/${endedId}`)).status, 200);
      assert.equal((await player.get(`/api/v5/replays/${replayId}`)).status, 200);
    });

    test('a duel that is verified after the purge is void and adds no rating', async () => {
      let purgedGame = '';
      const location = { dataDir: arcade.servers[0]?.dataDir ?? '', databaseUrl: arcade.databaseUrl };
      const sql = (statement: string) => rawRows(location, statement);
      const players = [await arcade.player(), await arcade.player()];
      const sessionIds: string[] = [];
      for (const player of players) {
        const { task } = (await player.get('/api/v5/tasks/next?kind=duel')).body;
        purgedGame = task.version.slug;
        const response = await player.post(task.accept.path, { pace: 'stepped' });
        assert.equal(response.status, 200, response.text);
        sessionIds.push(response.body.session_id);
      }
      // No server verifies games of an unknown engine build.
      const [{ engine_build: build } = {}] = await sql(
        `select engine_build from arcade_session where purpose = 'duel'`,
      );
      await sql(`update arcade_session set engine_build = 'unknown' where purpose = 'duel'`);
      for (const [index, player] of players.entries())
        await player.post(`/api/v1/sessions/${sessionIds[index]}/resign`);
      await purge(arcade, purgedGame);
      await sql(`update arcade_session set engine_build = '${build}' where purpose = 'duel'`);
      await eventually(
        'the duel is settled',
        async () => (await sql(`select state from arcade_duel`))[0]?.['state'] !== 'running',
      );
      assert.deepEqual(await sql(`select state, rated_at from arcade_duel`), [{ state: 'void', rated_at: null }]);
      assert.deepEqual(await sql(`select * from arcade_duel_rating`), []);
    });

    async function readText(path: string): Promise<string> {
      const response = await arcade.get(path);
      assert.equal(response.status, 200, response.text);
      return response.text;
    }
  });
}

/** Purges the game with a dry run, which returns a digest, and a request that confirms it. */
async function purge(arcade: TestArcade, slug: string): Promise<void> {
  const sendPurge = (body: object) =>
    post(`${arcade.url}/arcade/api/v1/admin/games/${slug}/purge`, { reason: 'A test purges it.', ...body }, [
      bearer(operatorKey),
    ]);
  const { digest } = (await sendPurge({})).body;
  const { purged } = (await sendPurge({ digest, confirm: true })).body;
  assert.equal(purged, true);
}
