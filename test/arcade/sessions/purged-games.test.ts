import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, post } from '../../support/http.ts';
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

      await purge(arcade);
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

    async function readText(path: string): Promise<string> {
      const response = await arcade.get(path);
      assert.equal(response.status, 200, response.text);
      return response.text;
    }
  });
}

/** Purges the game with a dry run, which returns a digest, and a request that confirms it. */
async function purge(arcade: TestArcade): Promise<void> {
  const sendPurge = (body: object) =>
    post(`${arcade.url}/arcade/api/v1/admin/games/${game}/purge`, { reason: 'A test purges it.', ...body }, [
      bearer(operatorKey),
    ]);
  const { digest } = (await sendPurge({})).body;
  const { purged } = (await sendPurge({ digest, confirm: true })).body;
  assert.equal(purged, true);
}
