import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { probeFixturesDigest } from '../../../src/arcade/games/probes/fixtures.ts';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { newCredential } from '../../support/server.ts';

const proberKey = newCredential();

for (const topology of databaseTopologies) {
  describe(`the probe state in responses on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    before(async () => {
      nodes = await topology.start({ RIALTO_PROBER_KEY_SHA256: createHash('sha256').update(proberKey).digest('hex') });
      url = nodes.url();
    });
    after(() => nodes.close());

    test('comes with a notice for the author from the upload on, while no prober polls', async () => {
      const author = await registerPlayer(url);
      const files = starterFiles({ slug: 'uploaded-without-prober', title: 'Uploaded without a prober' });
      const path = '/api/v1/games/uploaded-without-prober/versions/0.1.0';
      const notices = [
        (await author.post('/api/v1/games', { files })).body.version.probe_notice,
        (await author.post(`${path}/submit`)).body.version.probe_notice,
        (await author.get('/api/v1/games/mine')).body.games[0].versions[0].probe_notice,
      ];
      for (const notice of notices)
        assert.match(String(notice), /^No prober is connected to this server: .* until the operator connects one\.$/);
    });

    test('is unavailable while no prober polls, then pending', async () => {
      const author = await registerPlayer(url);
      const path = '/api/v1/games/waits-for-probes/versions/0.1.0';
      const files = starterFiles({ slug: 'waits-for-probes', title: 'Waits for probes' });
      const uploadResponse = await author.post('/api/v1/games', { files });
      assert.deepEqual(
        [uploadResponse.status, uploadResponse.body.version.probes],
        [201, 'not_run'],
        uploadResponse.text,
      );
      assert.equal((await author.post(`${path}/submit`)).body.version.probes, 'unavailable');
      const response = await post(`${url}/arcade${path}/preview`, {}, [bearer(author.credential)]);
      const preview = new URL(response.body.url).hash.slice('#t='.length);
      const readProbeStates = async () => {
        const { games } = (await author.get('/api/v1/games/mine')).body;
        const headers: [string, string][] = [['X-Rialto-Preview', preview]];
        return [
          games[0].versions[0].probes,
          (await author.get(path)).body.version.probes,
          (await author.get('/api/v1/games/waits-for-probes')).body.versions[0].probes,
          (await send(`${url}/arcade/api/v1/previews`, { headers })).body.version.probes,
          (await send(`${url}/arcade/api/v1/system/status`)).body.prober,
        ];
      };
      const unavailable = 'unavailable';
      assert.deepEqual(await readProbeStates(), [unavailable, unavailable, unavailable, unavailable, false]);
      const claim = { prober: 'test-1', browser: 'Chromium 1.2.3', fixtures: probeFixturesDigest() };
      await post(`${url}/arcade/api/v1/admin/probes/claim`, claim, [bearer(proberKey)]);
      assert.deepEqual(await readProbeStates(), ['pending', 'pending', 'pending', 'pending', true]);
      const { games } = (await author.get('/api/v1/games/mine')).body;
      assert.equal(games[0].versions[0].probe_notice, null);
    });
  });
}
