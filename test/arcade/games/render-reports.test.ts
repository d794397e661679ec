import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { probeFixturesDigest } from '../../../src/arcade/games/probes/fixtures.ts';
import { type Player, registerPlayer } from '../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../support/http.ts';
import { databaseTopologies, type Nodes } from '../../support/nodes.ts';
import { rawRows } from '../../support/raw-rows.ts';
import { dataLocationOf, newCredential } from '../../support/server.ts';
import { type StagedVersion, stageVersion } from '../../support/stage-version.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const proberKey = randomBytes(32).toString('hex');
const operatorKey = newCredential();
const settings = { RIALTO_PROBER_KEY_SHA256: sha256(proberKey), RIALTO_ADMIN_KEY_SHA256: sha256(operatorKey) };
const claim = { prober: 'test-1', browser: 'Chromium 1.2.3', fixtures: probeFixturesDigest() };

for (const topology of databaseTopologies) {
  describe(`render reports on ${topology.name}`, { skip: topology.missing }, () => {
    let nodes: Nodes;
    let url: string;
    let author: Player;
    before(async () => {
      nodes = await topology.start(settings);
      url = nodes.url();
      author = await registerPlayer(url);
    });
    after(() => nodes.close());

    const sendReport = (
      { slug, version }: StagedVersion,
      outcome: string,
      origin: string | null = new URL(url).origin,
    ) =>
      post(
        `${url}/arcade/api/v5/render-reports`,
        { slug, version, outcome },
        origin === null ? [] : [['Origin', origin]],
      );
    const readCounts = ({ id }: StagedVersion) =>
      rawRows(
        dataLocationOf(url),
        `select outcome, n from arcade_render_count where version_n = (select n from arcade_version where id = '${id}') order by outcome`,
        0,
      );

    test('are counted for a canary by outcome, from pages of this server only', async () => {
      const canary = await stageVersion(url, { authorId: author.id, state: 'canary' });
      for (const outcome of ['drawn', 'drawn', 'error']) assert.equal((await sendReport(canary, outcome)).status, 204);
      assertProblem(await sendReport(canary, 'drawn', 'https://elsewhere.example'), 403, 'origin_refused');
      assertProblem(await sendReport(canary, 'drawn', null), 403, 'origin_refused');
      assertProblem(await sendReport(canary, 'unknown'), 400, 'invalid_input');
      assert.deepEqual(
        (await readCounts(canary)).map(({ outcome, n }) => [outcome, n]),
        [
          ['drawn', 2],
          ['error', 1],
        ],
      );
    });

    test('are ignored for a version that is no canary or does not exist', async () => {
      const released = await stageVersion(url, { authorId: author.id, state: 'released' });
      assert.equal((await sendReport(released, 'error')).status, 204);
      assert.deepEqual(await readCounts(released), []);
      assert.equal((await sendReport({ ...released, slug: 'no-such-game' }, 'error')).status, 204);
    });

    test('can be checked with a probe that the operator requests, whose failed verdict stops the canary', async () => {
      const canary = await stageVersion(url, { authorId: author.id, state: 'canary' });
      const path = `/arcade/api/v1/admin/games/${canary.slug}/versions/1.0.0/reprobe`;
      const reprobe = () => post(url + path, { reason: 'Viewers report it.' }, [bearer(operatorKey)]);
      const postProbe = (requestPath: string, body: unknown) =>
        post(`${url}/arcade/api/v1/admin/probes${requestPath}`, body, [bearer(proberKey)]);
      const readState = async () =>
        (await author.get(`/api/v1/games/${canary.slug}/versions/1.0.0`)).body.version.state;
      for (const [verdict, state] of [
        ['passed', 'canary'],
        ['failed', 'rolled_back'],
      ] as const) {
        assert.equal((await reprobe()).status, 200);
        assertProblem(await reprobe(), 409, 'nothing_to_change');
        const job = (await postProbe('/claim', claim)).body;
        assert.deepEqual([job.kind, job.slug], ['reported', canary.slug]);
        const headers = [bearer(proberKey)];
        const logs = await send(`${url}/arcade/api/v1/admin/probes/${job.id}/logs`, { headers });
        assert.deepEqual([logs.status, logs.text], [200, ''], 'the version has no replays');
        const checks = [{ check: 'drawing', outcome: verdict, details: [] }];
        assert.equal((await postProbe(`/${job.id}`, { verdict, checks, pictures: [] })).status, 200);
        assert.equal(await readState(), state);
      }
    });
  });
}

test('at most twelve render reports an hour of one network are accepted, and at most three failure reports a day are counted', async (t) => {
  const nodes = await databaseTopologies[0]?.start({ RIALTO_RATE_LIMITS: 'on' });
  assert.ok(nodes !== undefined);
  t.after(() => nodes.close());
  const url = nodes.url();
  const author = await registerPlayer(url);
  const canary = await stageVersion(url, { authorId: author.id, state: 'canary' });
  const body = { slug: canary.slug, version: '1.0.0' };
  for (const outcome of [...Array(5).fill('silent'), ...Array(10).fill('drawn')])
    await post(`${url}/arcade/api/v5/render-reports`, { ...body, outcome }, [['Origin', new URL(url).origin]]);
  const counts = await rawRows(dataLocationOf(url), 'select outcome, n from arcade_render_count order by outcome', 0);
  assert.deepEqual(
    counts.map(({ outcome, n }) => [outcome, n]),
    [
      ['drawn', 7],
      ['silent', 3],
    ],
  );
});
