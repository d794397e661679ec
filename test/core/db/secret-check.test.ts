import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { checkSecret } from '../../../src/core/db/secret-check.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { databaseKinds, noopLog } from '../../support/databases.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];

for (const kind of databaseKinds) {
  describe(`the secret check of a database on ${kind.name}`, { skip: kind.missing }, () => {
    test('accepts the secret of the database, also during a step-by-step rotation', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      for (const secrets of [[one], [one], [one, two], [two, one], [one, two], [two, one], [two]])
        assert.equal(await warnings(database, secrets), 0, secrets.join());
    });

    test('warns once when another secret is used, and stores no part of any secret', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await warnings(database, [one]);
      assert.equal(await warnings(database, [two, three]), 1);
      assert.equal(await warnings(database, [two]), 0);
      assert.equal(await warnings(database, [one]), 1);
      const rows = await database.db.all(database.db.query.selectFrom('meta').selectAll());
      assert.doesNotMatch(JSON.stringify(rows), new RegExp(`${one}|${two}|${three}`));
    });
  });
}

async function warnings(database: Database, secrets: readonly string[]): Promise<number> {
  const warned: string[] = [];
  const warn = (_fields: object, message: string) => void warned.push(message);
  await checkSecret(database, createKeyring(secrets), { ...noopLog, warn });
  return warned.length;
}
