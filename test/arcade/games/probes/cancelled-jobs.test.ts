import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBundle } from '../../../../src/arcade/games/bundle/read-bundle.ts';
import { applyTransition, lockVersionByN } from '../../../../src/arcade/games/publishing/apply-transition.ts';
import type { Action, ActorKind } from '../../../../src/arcade/games/rules/transitions.ts';
import {
  insertDueCertificate,
  listVersionsWithoutRenderJob,
  updateCertificate,
} from '../../../../src/arcade/games/store/certificates.ts';
import { enqueueProbe } from '../../../../src/arcade/games/store/probes.ts';
import { isRefusal } from '../../../../src/core/base/refusal.ts';
import { migrations } from '../../../../src/migrations.ts';
import { databaseKinds } from '../../../support/databases.ts';
import { sampleBundle } from '../../bundle/sample-bundle.ts';
import { insertTestVersion, writeContextAt } from '../insert-version.ts';

for (const kind of databaseKinds) {
  describe(`unfinished probe jobs of a canary on ${kind.name}`, { skip: kind.missing }, () => {
    test('that viewers caused end with the canary, and all others when the version is withdrawn', async (t) => {
      const database = await (await kind.createLocation(t)).open({ migrations });
      const readResult = readBundle(sampleBundle());
      if (!readResult.ok) return assert.fail(JSON.stringify(readResult.findings));
      const { n } = await database.write((tx) =>
        insertTestVersion(tx, readResult.bundle, { authorId: 'agn_a', state: 'canary' }, 1_000),
      );
      const certificate = { id: 'crt_a', version_n: n, level: 'P4' } as const;
      await database.write(async (tx) => {
        await insertDueCertificate(tx, certificate);
        await updateCertificate(tx, { ...certificate, state: 'due' }, { state: 'drawing' });
        for (const jobKind of ['reported', 'evidence'] as const)
          await enqueueProbe(tx, { n }, jobKind, writeContextAt(2_000));
      });
      const act = (action: Action, actorKind: ActorKind) =>
        database.write(async (tx) => {
          const locked = (await lockVersionByN(tx, n)) ?? assert.fail('no version');
          const actor = { kind: actorKind, name: null };
          assert.equal(isRefusal(await applyTransition(tx, locked, { action, actor }, writeContextAt(3_000))), false);
        });
      const jobKinds = async () => {
        const jobs = await database.db.all(database.db.query.selectFrom('arcade_probe').select('kind').orderBy('kind'));
        return jobs.map((job) => job.kind);
      };
      assert.deepEqual(await jobKinds(), ['evidence', 'reported']);
      await act('end_canary', 'author');
      assert.deepEqual(await jobKinds(), ['evidence']);
      await act('withdraw', 'author');
      assert.deepEqual(await jobKinds(), []);
      assert.deepEqual(await listVersionsWithoutRenderJob(database.db), [], 'no start of a server enqueues it again');
    });
  });
}
