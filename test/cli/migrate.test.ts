import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { migrations } from '../../src/migrations.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { rialto, tempDataDir } from './rialto.ts';

describe('rialto migrate on PostgreSQL', { skip: postgresMissing() }, () => {
  test('applies all migrations, and --check lists the pending ones before and none afterwards', async (t) => {
    const { url, drop } = await freshDatabase();
    t.after(drop);
    const settings = { ...tempDataDir(t), RIALTO_PORT: '0', DATABASE_URL: url };
    const checkResult = await rialto(['migrate', '--check'], settings);
    assert.equal(checkResult.code, 1, checkResult.output);
    assert.match(checkResult.output, /^pending core-0001$/m);
    assert.match(checkResult.output, /^pending core-0002, incompatible with running nodes$/m);
    assert.match(checkResult.output, /^Stop all nodes of the previous version/m);
    const migrateResult = await rialto(['migrate'], settings);
    const appliedLines = migrations.map(({ name }) => `applied ${name}\n`).join('');
    assert.ok(migrateResult.output.startsWith(appliedLines), migrateResult.output);
    const secondCheckResult = await rialto(['migrate', '--check'], settings);
    assert.deepEqual(
      [secondCheckResult.code, secondCheckResult.output],
      [0, 'The database is up to date: no pending migrations.\n'],
    );
  });
});
