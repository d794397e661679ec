// Slow on a busy machine: starts servers on both databases.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { registerPlayer } from '../../support/arcade.ts';
import { startCuttingProxy } from '../../support/cutting-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { migratedDatabase, postgresMissing } from '../../support/postgres.ts';
import { startServer } from '../../support/server.ts';
import { insertSubmittedVersion } from '../../support/submitted-version.ts';
import { type CertificationFixture, openCertificationFixture } from '../games/certification/certification-fixture.ts';
import { testArcadeKinds } from '../sessions/test-arcade-kinds.ts';

// Claims of a live node that the node itself does not know, because the database became unavailable.

test('a replay is verified although the connection was cut after the COMMIT of its claim', {
  skip: postgresMissing() ?? false,
}, async (t) => {
  const database = await migratedDatabase();
  t.after(() => database.drop());
  const url = new URL(database.url);
  const proxy = await startCuttingProxy(url.hostname, Number(url.port));
  t.after(() => proxy.close());
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const server = await startServer({ DATABASE_URL: url.href });
  t.after(() => server.close());
  const player = await registerPlayer(server.url);
  const terms = { engine: 'tetris-v2', purpose: 'practice', pace: 'stepped' };
  const { id } = (await player.post('/api/v1/sessions', terms)).body.session;
  proxy.cutAtCommitOf('set "verifier"', 'after');
  const { replay_id: replayId } = (await player.post(`/api/v1/sessions/${id}/resign`)).body.session;
  await eventually('the connection is cut', () => proxy.cuts === 1);
  await eventually(
    'the replay is verified',
    async () => (await player.get(`/api/v5/replays/${replayId}`)).body.replay.verified === 'verified',
    20_000,
  );
});

for (const kind of testArcadeKinds) {
  describe(`a certificate that its node claimed and could not release, on ${kind.name}`, {
    skip: kind.missing,
  }, async () => {
    const fixture =
      kind.missing === false
        ? await openCertificationFixture({ after }, kind)
        : (undefined as unknown as CertificationFixture);

    test('is processed by this node', async () => {
      const { arcade, sql } = fixture;
      const { id: authorId } = await arcade.player();
      const versionN = await insertSubmittedVersion(sql, authorId, 'claimed');
      // Without complete rounds the certificate is revoked.
      await sql(
        `insert into arcade_certificate (id, version_n, level, state, claim, claim_us) select 'crt_claimed', ${versionN}, 'P3', 'due', id, 1 from node`,
      );
      await eventually(
        'the certificate is revoked',
        async () => (await sql(`select state from arcade_certificate`))[0]?.['state'] === 'revoked',
        20_000,
      );
      const [row] = await sql(`select claim, reason from arcade_certificate`);
      assert.deepEqual(row, { claim: null, reason: 'Its rounds were voided.' });
    });
  });
}
