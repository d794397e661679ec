// Slow: plays and re-runs the rounds of certificates on both databases.

import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { nodeHashing } from '../../../../src/arcade/engines/node-hashing.ts';
import { probeFixturesDigest } from '../../../../src/arcade/games/probes/fixtures.ts';
import { evidenceRoot } from '../../../../src/arcade/games/rules/certificate.ts';
import { replayRound, splitLogs } from '../../../../src/cli/verify/replay-log.ts';
import type { Player } from '../../../support/arcade.ts';
import { assertProblem, bearer, post, send } from '../../../support/http.ts';
import { testArcadeKinds } from '../../sessions/test-arcade-kinds.ts';
import { type CertificationFixture, certifyP4, openCertificationFixture } from './certification-fixture.ts';

const proberKey = randomBytes(32).toString('hex');
const operatorKey = randomBytes(32).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const settings = { RIALTO_PROBER_KEY_SHA256: sha256(proberKey), RIALTO_ADMIN_KEY_SHA256: sha256(operatorKey) };
const claim = { prober: 'test-1', browser: 'Chromium 1.2.3', fixtures: probeFixturesDigest() };
const passedReport = {
  verdict: 'passed',
  checks: ['rerun', 'drawing'].map((check) => ({ check, outcome: 'passed', details: [] })),
  pictures: [],
};

for (const kind of testArcadeKinds) {
  describe(`the evidence of a P4 certificate on ${kind.name}`, { skip: kind.missing }, async () => {
    const fixture =
      kind.missing === false
        ? await openCertificationFixture({ after }, kind, settings)
        : (undefined as unknown as CertificationFixture);
    const certifiers: Player[] = [];
    before(async () => {
      for (let count = 0; count < 3; count += 1) certifiers.push(await fixture.createCertifier());
    });

    const postProbe = (path: string, body: unknown) =>
      post(`${fixture.arcade.url}/arcade/api/v1/admin/probes${path}`, body, [bearer(proberKey)]);
    const certificateCounts = async () => {
      const { text } = await send(`${fixture.arcade.url}/metrics`, { headers: [bearer(operatorKey)] });
      const lines = text.matchAll(/^arcade_certificates_total\{level="P4",outcome="(\w+)"\} (\d+)$/gm);
      return [...lines].map(([, outcome, count]) => `${outcome} ${count}`);
    };
    const createRenderingJob = async (slug: string) => {
      const author = await fixture.arcade.player();
      const versionN = await fixture.submitVersion(author, slug, { probes: 'passed' });
      const { id } = await certifyP4(fixture, versionN, certifiers);
      const job = (await postProbe('/claim', claim)).body;
      assert.deepEqual([job.kind, job.slug], ['evidence', slug]);
      const { certificates } = (await author.get(`/api/v1/games/${slug}/versions/1.0.0`)).body;
      assert.deepEqual(
        certificates.map(({ level }: { level: string }) => level),
        ['P3'],
        'a certificate whose rounds are not rendered is not issued',
      );
      const readState = async () => {
        const [certificate] = await fixture.sql(`select * from arcade_certificate where id = '${id}'`);
        const [version] = await fixture.sql(`select level, held, state from arcade_version where n = ${versionN}`);
        return { certificate, version };
      };
      return { author, id, job, readState };
    };

    test('can be replayed from the logs, and leads to a certificate with the rendering result of the prober', async () => {
      const { author, id, job, readState } = await createRenderingJob('drawn-rounds');
      const headers = { authorization: `Bearer ${proberKey}` };
      const logs = await fetch(`${fixture.arcade.url}/arcade/api/v1/admin/probes/${job.id}/logs`, { headers });
      assert.match(logs.headers.get('content-type') ?? '', /^application\/x-ndjson/);
      const rounds = [];
      for (const [index, log] of splitLogs(await logs.text()).entries()) {
        const replayedRound = await replayRound(log, index + 1, job, null);
        rounds.push('fault' in replayedRound ? assert.fail(replayedRound.detail) : replayedRound.evidence);
      }
      assert.equal(rounds.length, 3);
      const root = evidenceRoot(rounds, nodeHashing.sha256Hex);
      const reportResponse = await postProbe(`/${job.id}`, { ...passedReport, evidence: { root, drawn: 75 } });
      assert.equal(reportResponse.status, 200, reportResponse.text);
      const { certificate, version } = await readState();
      assert.deepEqual([certificate?.['state'], certificate?.['root']], ['issued', root]);
      assert.deepEqual([version?.['level'], version?.['held'], version?.['state']], ['P4', null, 'review']);
      const issuedCertificate = (await author.get(`/api/v1/certificates/${id}`)).body.certificate;
      const { browser, fixtures } = claim;
      assert.deepEqual([issuedCertificate.level, issuedCertificate.rendered], ['P4', { drawn: 75, browser, fixtures }]);
      assertProblem(
        await postProbe(`/${job.id}`, { ...passedReport, evidence: { root, drawn: 75 } }),
        409,
        'wrong_state',
      );
      assert.deepEqual(await certificateCounts(), ['issued 1', 'revoked 0']);
      const revoke = `${fixture.arcade.url}/arcade/api/v1/admin/certificates/${id}/revoke`;
      assert.equal((await post(revoke, { reason: 'A test decides it.' }, [bearer(operatorKey)])).status, 200);
      assert.deepEqual(await certificateCounts(), ['issued 1', 'revoked 1']);
    });

    test('leads to a hold of the version and to no certificate when the prober computes another root', async () => {
      const { job, readState } = await createRenderingJob('other-rounds');
      const reportResponse = await postProbe(`/${job.id}`, {
        ...passedReport,
        evidence: { root: '0'.repeat(64), drawn: 75 },
      });
      assert.equal(reportResponse.status, 200, reportResponse.text);
      const { certificate, version } = await readState();
      assert.deepEqual([certificate?.['state'], certificate?.['signature']], ['mismatch', null]);
      assert.deepEqual([version?.['level'], version?.['held']], ['P3', 'evidence_mismatch']);
    });

    test('leads to a hold of the version when the renderer fails and the report has no root', async () => {
      const { job, readState } = await createRenderingJob('undrawn-rounds');
      const checks = [{ check: 'drawing', outcome: 'failed', details: ['Round 1, record 9: 0 pixels change.'] }];
      assert.equal((await postProbe(`/${job.id}`, { ...passedReport, verdict: 'failed', checks })).status, 200);
      const { certificate, version } = await readState();
      assert.deepEqual([certificate?.['state'], version?.['held']], ['mismatch', 'evidence_mismatch']);
    });
  });
}
