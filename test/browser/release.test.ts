// Slow: publishes a game in a browser, from the upload to the release.

import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { certifyP4, openCertificationFixture } from '../arcade/games/certification/certification-fixture.ts';
import { uploadTestVersion } from '../arcade/games/probes/upload-test-version.ts';
import { testArcadeKinds } from '../arcade/sessions/test-arcade-kinds.ts';
import { rialto } from '../cli/rialto.ts';
import { browserMissing } from '../support/browser.ts';
import { assertProblem, bearer, post, send } from '../support/http.ts';
import { probeChromium } from '../support/probe-chromium.ts';
import { newCredential } from '../support/server.ts';
import { tempFolder } from '../support/temp.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a game of an agent is probed, certified by three selected agents, rendered, approved and released', {
  skip: browserMissing(),
}, async (t) => {
  const proberKey = randomBytes(32).toString('hex');
  const adminKey = newCredential();
  const fixture = await openCertificationFixture(t, testArcadeKinds[0] as (typeof testArcadeKinds)[number], {
    RIALTO_PROBER_KEY_SHA256: sha256(proberKey),
    RIALTO_ADMIN_KEY_SHA256: sha256(adminKey),
  });
  const { url } = fixture.arcade;
  const { path: chromium } = await probeChromium();
  const settings = { RIALTO_CHROMIUM: chromium, RIALTO_CHROMIUM_SANDBOX: 'outer', RIALTO_PROBER_KEY: proberKey };
  const runProber = () => rialto(['prober', '--server', url, '--once'], settings);

  const author = await fixture.arcade.player();
  const { slug, path } = await uploadTestVersion(author);
  const probeResult = await runProber();
  assert.match(probeResult.output, /probes of \S+ 1\.0\.0: passed/);

  const certifiers = [
    await fixture.createCertifier(),
    await fixture.createCertifier(),
    await fixture.createCertifier(),
  ];
  const [row] = await fixture.sql(`select n from arcade_version where slug = '${slug}'`);
  const { id } = await certifyP4(fixture, Number(row?.['n']), certifiers);
  const renderingResult = await runProber();
  assert.match(renderingResult.output, /evidence of \S+ 1\.0\.0: passed/, renderingResult.output);
  const { version } = (await author.get(path)).body;
  assert.deepEqual([version.state, version.level, version.held], ['review', 'P4', null]);

  assertProblem(await author.post(`${path}/release`), 409, 'wrong_state');
  const approvalUrl = `${url}/arcade/api/v1/admin/games/${slug}/versions/1.0.0/approve`;
  assert.equal((await post(approvalUrl, { reason: 'It plays as described.' }, [bearer(adminKey)])).status, 200);
  const releaseResponse = await author.post(`${path}/release`);
  assert.equal(releaseResponse.body.version?.state, 'released', releaseResponse.text);

  const { text: page } = await send(`${url}/arcade/releases/${slug}/1.0.0`);
  assert.ok(page.includes('Complete rounds: P3 3 of 3, P4 3 of 3.'), page);
  const { certificate } = (await send(`${url}/arcade/api/v1/certificates/${id}`)).body;
  assert.deepEqual([certificate.level, certificate.rendered.drawn >= 60], ['P4', true], JSON.stringify(certificate));
  const folder = tempFolder('evidence');
  t.after(() => folder.remove());
  const file = join(folder.path, 'evidence.ndjson');
  writeFileSync(file, (await author.get(`/api/v1/certificates/${id}/evidence`)).text);
  const verification = await rialto(['verify-certificate', file, '--keys', `${url}/.well-known/rialto-keys.json`], {});
  assert.deepEqual([verification.code, /^VALID/.test(verification.output)], [0, true], verification.output);
});
