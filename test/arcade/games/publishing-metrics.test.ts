import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { probeFixturesDigest } from '../../../src/arcade/games/probes/fixtures.ts';
import { starterFiles } from '../../../src/arcade/games/starter/starter-files.ts';
import { registerPlayer } from '../../support/arcade.ts';
import { eventually } from '../../support/eventually.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { rawRows } from '../../support/raw-rows.ts';
import { dataLocationOf, newCredential } from '../../support/server.ts';
import { stageRejection, stageVersion } from '../../support/stage-version.ts';

const operatorKey = newCredential();
const proberKey = newCredential();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const settings = { RIALTO_ADMIN_KEY_SHA256: sha256(operatorKey), RIALTO_PROBER_KEY_SHA256: sha256(proberKey) };

for (const topology of databaseTopologies) {
  describe(`the metrics of publishing on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    before(async () => {
      nodes = await topology.start(settings);
      url = nodes.url();
    });
    after(() => nodes.close());

    const readMetrics = async () => (await send(`${url}/metrics`, { headers: [bearer(operatorKey)] })).text;
    const metricValue = async (name: string) => {
      const line = (await readMetrics()).split('\n').find((metricLine) => metricLine.startsWith(`${name} `));
      return line === undefined ? undefined : Number(line.slice(name.length));
    };
    const readHealth = async () =>
      (await send(`${url}/arcade/api/v1/admin/operations/health`, { headers: [bearer(operatorKey)] })).body.publishing;
    const actAsOperator = (path: string, body: object = {}) =>
      post(`${url}/arcade/api/v1/admin${path}`, { reason: 'This action is part of a test.', ...body }, [
        bearer(operatorKey),
      ]);
    const runProbe = async (verdict: 'passed' | 'failed') => {
      const postProbe = (path: string, body: object) =>
        post(`${url}/arcade/api/v1/admin/probes${path}`, body, [bearer(proberKey)]);
      const claim = { prober: 'test-1', browser: 'Chromium 1.2.3', fixtures: probeFixturesDigest() };
      const job = await postProbe('/claim', claim);
      assert.deepEqual([job.status, job.body?.kind, job.body?.slug], [200, 'reported', 'rialto-blocks'], job.text);
      const checks = [{ check: 'faults', outcome: verdict, details: [] }];
      const reportResponse = await postProbe(`/${job.body.id}`, { verdict, checks, pictures: [] });
      assert.equal(reportResponse.status, 200, reportResponse.text);
    };

    test('count uploads by outcome, and measure the duration of every scan', async () => {
      const author = await registerPlayer(url);
      const files = starterFiles({ slug: 'metered-game', title: 'Metered game' });
      const upload = (extraFiles: object[] = []) => author.post('/api/v1/games', { files: [...files, ...extraFiles] });
      assert.deepEqual(
        [(await upload()).status, (await upload()).status, (await upload([{ path: 'a.exe', text: 'x' }])).status],
        [201, 200, 422],
      );
      assertProblem(await upload([{ path: 'more.txt', text: 'Another bundle.' }]), 409, 'version_exists');
      const outcomes = ['stored', 'unchanged', 'bundle_refused', 'version_exists'];
      const counts = outcomes.map((outcome) => metricValue(`arcade_uploads_total{outcome="${outcome}"}`));
      assert.deepEqual(await Promise.all(counts), [1, 1, 1, 1]);
      assert.equal(await metricValue('arcade_scan_seconds_count'), 4);
    });

    test('count a built-in game whose probes fail, until its probes pass', async () => {
      const [row] = await rawRows(
        dataLocationOf(url),
        "select version from arcade_version where slug = 'rialto-blocks'",
        1,
      );
      const path = `/games/rialto-blocks/versions/${row?.['version']}/reprobe`;
      for (const [verdict, failedGames] of [
        ['failed', 1],
        ['passed', 0],
      ] as const) {
        const response = await actAsOperator(path);
        assert.deepEqual([response.status, response.body?.state], [200, 'released'], response.text);
        assertProblem(await actAsOperator(path), 409, 'nothing_to_change');
        await runProbe(verdict);
        assert.equal(await metricValue('arcade_server_bundle_failed'), failedGames);
        assert.equal((await readHealth()).server_bundle_failed, failedGames);
        assert.equal(
          (await send(`${url}/arcade/api/v1/games/rialto-blocks`)).body.game.stable_version,
          row?.['version'],
        );
      }
    });

    test('report the pending decisions of the operator, as the health response does', async () => {
      const author = await registerPlayer(url);
      await stageVersion(url, { authorId: author.id, state: 'review' });
      assert.equal(await metricValue('arcade_review_waiting'), 1);
      const rejected = await stageVersion(url, { authorId: author.id, state: 'rejected' });
      const decisionId = await stageRejection(url, rejected);
      assert.equal(await metricValue('arcade_appeals_open'), 0);
      const appeal = { decision_id: decisionId, text: 'The score is right.' };
      const appealPath = `/api/v1/games/${rejected.slug}/versions/${rejected.version}/appeal`;
      assert.equal((await author.post(appealPath, appeal)).status, 201);
      assert.deepEqual([await metricValue('arcade_appeals_open'), (await readHealth()).appeals_open], [1, 1]);
      const { queues } = (await send(`${url}/admin/api/v1/statistics?days=1`, { headers: [bearer(operatorKey)] })).body;
      const countOf = (name: string) => queues.find((queue: { name: string }) => queue.name === name)?.count;
      assert.deepEqual([countOf('versions to review'), countOf('open appeals')], [1, 1]);
      const { review_waiting, places_open, evidence_mismatches, rescan_refused, canary_stops } = await readHealth();
      assert.deepEqual([review_waiting, evidence_mismatches, rescan_refused, canary_stops], [1, 0, 0, 0]);
      assert.ok(Number.isInteger(places_open));
      // Places open in the background between two reads.
      await eventually(
        'both count the same places',
        async () => (await metricValue('arcade_places_open')) === (await readHealth()).places_open,
      );
    });

    test('are described in the document on monitoring, like all other metrics of the arcade', async () => {
      const monitoringDocument = readFileSync(new URL('../../../docs/monitoring.md', import.meta.url), 'utf8');
      const names = [...(await readMetrics()).matchAll(/^# TYPE (arcade_\w+) /gm)].map(([, name = '']) => name);
      assert.ok(names.length > 15, String(names.length));
      assert.deepEqual(
        names.filter((name) => !new RegExp(`\`${name}[\`{]`).test(monitoringDocument)),
        [],
      );
    });
  });
}
