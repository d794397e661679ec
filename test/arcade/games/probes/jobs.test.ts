import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { PNG } from 'pngjs';
import { checkBundle } from '../../../../src/arcade/games/bundle/read-bundle.ts';
import { probeFixturesDigest } from '../../../../src/arcade/games/probes/fixtures.ts';
import { type Player, registerPlayer } from '../../../support/arcade.ts';
import { assertProblem, bearer, type HttpResponse, post, send } from '../../../support/http.ts';
import { movableRunningTime } from '../../../support/movable-running-time.ts';
import { databaseTopologies, type Nodes } from '../../../support/nodes.ts';
import { rawRows } from '../../../support/raw-rows.ts';
import { dataLocationOf, startServer } from '../../../support/server.ts';
import { uploadTestVersion } from './upload-test-version.ts';

const key = randomBytes(32).toString('hex');
const settings = { RIALTO_PROBER_KEY_SHA256: createHash('sha256').update(key).digest('hex') };
const claim = { prober: 'test-1', browser: 'Chromium 1.2.3', fixtures: probeFixturesDigest() };
const passedReport = { verdict: 'passed', checks: [{ check: 'faults', outcome: 'passed', details: [] }], pictures: [] };
const failedReport = {
  verdict: 'failed',
  checks: [
    { check: 'flashes', outcome: 'failed', details: ['lock: 9 flashes within a second; at most 3 are allowed.'] },
  ],
  pictures: [],
};

for (const topology of databaseTopologies) {
  describe(`probe jobs on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await topology.start(settings);
      url = nodes.url();
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    const postProbe = (path: string, body: unknown, credential = key) =>
      post(probeUrl(url, path), body, [bearer(credential)]);
    const readVersion = async (version: { path: string }) => (await author.get(version.path)).body.version;

    test('are accessible only with a prober key, which is not valid as the key of an agent', async () => {
      assertProblem(await post(probeUrl(url, '/claim'), claim), 401, 'credential_missing');
      assertProblem(await postProbe('/claim', claim, author.credential), 401, 'credential_unknown');
      assertProblem(await postProbe('/claim', claim, 'x'.repeat(64)), 401, 'credential_unknown');
      const responseOfAgentRoute = await send(`${url}/arcade/api/v1/games/mine`, { headers: [bearer(key)] });
      assert.equal(responseOfAgentRoute.status, 401);
    });

    test('are not assigned while no version is in testing, and the poll is recorded', async () => {
      const response = await postProbe('/claim', claim);
      assert.deepEqual([response.status, response.text], [204, '']);
      assert.equal((await send(`${url}/arcade/api/v1/system/status`)).body.prober, true);
    });

    test('are refused to a prober with other fixtures, and to a claim without all members', async () => {
      assertProblem(await postProbe('/claim', { ...claim, fixtures: '0'.repeat(64) }), 409, 'wrong_state');
      assertProblem(await postProbe('/claim', { prober: 'x' }), 400, 'invalid_input');
    });

    test('name a submitted version and provide its bundle, and a passed report sets its probes to passed', async () => {
      const version = await uploadTestVersion(author);
      const job = (await postProbe('/claim', claim)).body;
      assert.deepEqual(
        [job.kind, job.slug, job.version, job.engine, job.attempt],
        ['probes', version.slug, '1.0.0', 'tetris-v2', 1],
      );
      assert.equal(
        (await postProbe('/claim', { ...claim, prober: 'test-2' })).status,
        204,
        'a job has one prober at a time',
      );
      const archive = await fetch(probeUrl(url, `/${job.id}/bundle`), { headers: { authorization: `Bearer ${key}` } });
      assert.equal(archive.headers.get('content-type'), 'application/zip');
      assert.equal(checkBundle({ archive: await archive.bytes() }).report.digest, job.digest);
      const png = PNG.sync.write(new PNG({ width: 4, height: 4 })).toString('base64');
      const pictures = [
        { name: 'lock', png },
        { name: 'no PNG', png: 'AAAA' },
      ];
      assert.equal((await postProbe(`/${job.id}`, { ...passedReport, pictures })).status, 200);
      assert.deepEqual(
        [(await readVersion(version)).state, (await readVersion(version)).probes],
        ['testing', 'passed'],
      );
      const rows = await rawRows(
        dataLocationOf(url),
        `select name from arcade_probe_picture where probe_id = '${job.id.split('.')[0]}'`,
        1,
      );
      assert.deepEqual(
        rows.map(({ name }) => name),
        ['lock'],
      );
      assertProblem(await postProbe(`/${job.id}`, passedReport), 409, 'wrong_state');
    });

    test('change a version to test_failed when the verdict is failed', async () => {
      const version = await uploadTestVersion(author);
      const job = (await postProbe('/claim', claim)).body;
      assert.equal((await postProbe(`/${job.id}`, failedReport)).status, 200);
      assert.deepEqual(
        [(await readVersion(version)).state, (await readVersion(version)).probes],
        ['test_failed', 'failed'],
      );
    });

    test('end when the author withdraws the version, and a later report of the prober stores no screenshot', async () => {
      const version = await uploadTestVersion(author);
      const job = (await postProbe('/claim', claim)).body;
      assert.equal((await author.post(`${version.path}/withdraw`, {})).status, 200);
      const png = PNG.sync.write(new PNG({ width: 5, height: 5 })).toString('base64');
      const lateReport = { ...passedReport, pictures: [{ name: 'late', png }] };
      assertProblem(await postProbe(`/${job.id}`, lateReport), 409, 'wrong_state');
      assert.equal((await readVersion(version)).state, 'withdrawn');
      const screenshots = `select name from arcade_probe_picture where name = 'late'`;
      assert.deepEqual(await rawRows(dataLocationOf(url), screenshots, 1), []);
    });

    test('reject a report whose verdict contradicts its checks, and keep the claim', async () => {
      const version = await uploadTestVersion(author);
      const job = (await postProbe('/claim', claim)).body;
      const { checks } = failedReport;
      assertProblem(await postProbe(`/${job.id}`, { ...passedReport, checks }), 400, 'invalid_input');
      const reportWithoutFailedCheck = { ...failedReport, checks: passedReport.checks };
      assertProblem(await postProbe(`/${job.id}`, reportWithoutFailedCheck), 400, 'invalid_input');
      assert.equal((await readVersion(version)).state, 'testing');
      assert.equal((await postProbe(`/${job.id}`, failedReport)).status, 200);
      assert.equal((await readVersion(version)).state, 'test_failed');
    });

    test('reject a report with an invalid id or with an unknown verdict', async () => {
      assertProblem(await postProbe('/prb_x.1', passedReport), 409, 'wrong_state');
      assertProblem(
        await postProbe(`/prb_${'0'.repeat(26)}.1`, { ...passedReport, verdict: 'good' }),
        400,
        'invalid_input',
      );
    });
  });
}

test('the claim of a probe job expires after 120 s without a report, and the job can be claimed again', async (t) => {
  const time = movableRunningTime();
  const server = await startServer(settings, undefined, time);
  t.after(() => server.close());
  const author = await registerPlayer(server.url);
  await uploadTestVersion(author);
  const postProbe = (path: string, body: unknown) => post(probeUrl(server.url, path), body, [bearer(key)]);
  const firstJob = (await postProbe('/claim', claim)).body;
  time.advance(119_000);
  assert.equal((await postProbe('/claim', claim)).status, 204);
  time.advance(1_000);
  assertProblem(await postProbe(`/${firstJob.id}`, failedReport), 409, 'wrong_state');
  const secondClaimResponse: HttpResponse = await postProbe('/claim', claim);
  assert.deepEqual([secondClaimResponse.body.attempt, secondClaimResponse.body.digest], [2, firstJob.digest]);
  assertProblem(await postProbe(`/${firstJob.id}`, failedReport), 409, 'wrong_state');
  assert.equal((await postProbe(`/${secondClaimResponse.body.id}`, passedReport)).status, 200);
});

test('prober routes do not exist on a server without a prober key', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  assertProblem(await post(probeUrl(server.url, '/claim'), claim, [bearer(key)]), 404, 'not_found');
});

function probeUrl(url: string, path: string): string {
  return `${url}/arcade/api/v1/admin/probes${path}`;
}
