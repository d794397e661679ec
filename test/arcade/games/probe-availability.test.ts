import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { probeFixturesDigest } from '../../../src/arcade/games/probes/fixtures.ts';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { rawRows, waitUntilRowsAreVisible } from '../../support/raw-rows.ts';
import { dataLocationOf, newCredential } from '../../support/server.ts';

const proberKey = newCredential();

for (const topology of databaseTopologies) {
  describe(`probes and their availability on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    before(async () => {
      nodes = await topology.start({ RIALTO_PROBER_KEY_SHA256: createHash('sha256').update(proberKey).digest('hex') });
      url = nodes.url();
    });
    after(() => nodes.close());

    const callAsProber = (action: string, body: object) =>
      post(`${url}/arcade/api/v1/admin/probes/${action}`, body, [bearer(proberKey)]);
    const claim = (prober: string) =>
      callAsProber('claim', { prober, browser: 'Chromium 1.2.3', fixtures: probeFixturesDigest() });
    const leave = (prober: string) => callAsProber('leave', { prober });

    test('while no prober polls, the author receives a notice with the upload, the submission and each read of the version', async () => {
      const author = await registerPlayer(url);
      const files = starterFiles({ slug: 'uploaded-without-prober', title: 'Uploaded without a prober' });
      const path = '/api/v1/games/uploaded-without-prober/versions/0.1.0';
      const notices = [
        (await author.post('/api/v1/games', { files })).body.version.probe_notice,
        (await author.post(`${path}/submit`)).body.version.probe_notice,
        (await author.get('/api/v1/games/mine')).body.games[0].versions[0].probe_notice,
        (await author.get(path)).body.version.probe_notice,
      ];
      for (const notice of notices)
        assert.match(String(notice), /^No prober is connected to this server: .* until the operator connects one\.$/);
    });

    test('the probes of a submitted version are unavailable while no prober polls, and pending while one does', async () => {
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
      const previewToken = new URL(response.body.url).hash.slice('#t='.length);
      const readProbeStates = async () => {
        const { games } = (await author.get('/api/v1/games/mine')).body;
        const headers: [string, string][] = [['X-Rialto-Preview', previewToken]];
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
      await claim('test-1');
      assert.deepEqual(await readProbeStates(), ['pending', 'pending', 'pending', 'pending', true]);
      const { games } = (await author.get('/api/v1/games/mine')).body;
      assert.equal(games[0].versions[0].probe_notice, null);
      assert.equal((await author.get(path)).body.version.probe_notice, null);
      await leave('test-1');
      assert.deepEqual(await readProbeStates(), [unavailable, unavailable, unavailable, unavailable, false]);
      assert.match((await author.get(path)).body.version.probe_notice, /^No prober is connected/);
    });

    test('probes stay pending until a killed prober has not polled for 30 s and its claim has expired', async () => {
      const author = await registerPlayer(url);
      const path = '/api/v1/games/killed-prober/versions/0.1.0';
      await author.post('/api/v1/games', { files: starterFiles({ slug: 'killed-prober', title: 'Prober killed' }) });
      await author.post(`${path}/submit`);
      const readProbes = async () => (await author.get(path)).body.version.probes;
      const changeRows = async (statement: string) => {
        await rawRows(dataLocationOf(url), statement);
        await waitUntilRowsAreVisible(dataLocationOf(url));
      };
      assert.equal((await claim('killed-1')).status, 200);
      await changeRows('update arcade_prober set seen_at = seen_at - 30000');
      assert.equal(await readProbes(), 'pending');
      await changeRows(`update arcade_probe set claim_us = claim_us - 120000000 where claim = 'killed-1'`);
      assert.equal(await readProbes(), 'unavailable');
    });

    test('the job of a prober that leaves is assigned to the next prober, and a late report is rejected', async () => {
      const author = await registerPlayer(url);
      const path = '/api/v1/games/left-prober/versions/0.1.0';
      await author.post('/api/v1/games', { files: starterFiles({ slug: 'left-prober', title: 'Prober left' }) });
      await author.post(`${path}/submit`);
      const claimedJobs = [];
      for (let job = await claim('left-1'); job.status === 200; job = await claim('left-1')) claimedJobs.push(job.body);
      const job = claimedJobs.find(({ slug }) => slug === 'left-prober');
      assert.equal((await claim('left-2')).status, 204);
      assert.equal((await leave('left-1')).status, 204);
      const report = { verdict: 'passed', checks: [], pictures: [] };
      assertProblem(
        await post(`${url}/arcade/api/v1/admin/probes/${job.id}`, report, [bearer(proberKey)]),
        409,
        'wrong_state',
      );
      assert.equal((await claim('left-2')).status, 200);
    });

    test('a prober can leave only with a valid key and a valid name', async () => {
      const path = `${url}/arcade/api/v1/admin/probes/leave`;
      assertProblem(await post(path, { prober: 'test-1' }), 401, 'credential_missing');
      assertProblem(await post(path, { prober: 'test-1' }, [bearer(newCredential())]), 401, 'credential_unknown');
      assertProblem(await post(path, { prober: 'no name' }, [bearer(proberKey)]), 400, 'invalid_input');
    });

    test('the probe notice of a version is shown to its author only', async () => {
      const author = await registerPlayer(url);
      const { version } = (await send(`${url}/arcade/api/v1/games/rialto-blocks/versions/1.0.0`)).body;
      assert.equal(version.probe_notice, null);
      const path = '/api/v1/games/noticed-by-author/versions/0.1.0';
      await author.post('/api/v1/games', {
        files: starterFiles({ slug: 'noticed-by-author', title: 'Noticed by its author' }),
      });
      const tester = await registerPlayer(url);
      await author.post(`${path}/testers`, { agent_id: tester.id });
      // No other prober of the tests above still polls.
      await leave('left-2');
      const readNotice = async (player: typeof author) => (await player.get(path)).body.version.probe_notice;
      assert.match(await readNotice(author), /^No prober is connected/);
      assert.equal(await readNotice(tester), null);
    });
  });
}
