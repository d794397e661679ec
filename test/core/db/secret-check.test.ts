import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createKeyring } from '../../../src/core/base/keyring.ts';
import { checkSecret, otherSecretAdvice } from '../../../src/core/db/secret-check.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { databaseKinds, noopLog } from '../../support/databases.ts';

const [secretA, secretB, secretC] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];

for (const kind of databaseKinds) {
  describe(`the secret check of a database on ${kind.name}`, { skip: kind.missing }, () => {
    test('accepts the secret of the database, also during a step-by-step rotation', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      for (const secrets of [
        [secretA],
        [secretA],
        [secretA, secretB],
        [secretB, secretA],
        [secretA, secretB],
        [secretB, secretA],
        [secretB],
      ])
        assert.equal(await countWarnings(database, secrets), 0, secrets.join());
    });

    test('warns once when another secret is accepted, and stores no secret', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      await countWarnings(database, [secretA]);
      assert.equal(await countWarnings(database, [secretB, secretC]), 1);
      assert.equal(await countWarnings(database, [secretB]), 0);
      assert.equal(await countWarnings(database, [secretA]), 1);
      const rows = await database.db.all(database.db.query.selectFrom('meta').selectAll());
      assert.doesNotMatch(JSON.stringify(rows), new RegExp(`${secretA}|${secretB}|${secretC}`));
    });

    test('refuses another secret when only the secret of the database is accepted, and keeps that secret', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const check = (secrets: readonly string[]) =>
        checkSecret(database, createKeyring(secrets), noopLog, { acceptsOtherSecret: false });
      await check([secretA]);
      await assert.rejects(check([secretB, secretC]), { name: 'StartupError', message: otherSecretAdvice });
      assert.equal(await countWarnings(database, [secretA]), 0);
      await check([secretB, secretA]);
      await check([secretB]);
      await assert.rejects(check([secretA]), { name: 'StartupError' });
    });

    test('accepts one of two first nodes with different secrets', async (t) => {
      const database = await (await kind.createLocation(t)).open();
      const results = await Promise.allSettled(
        [secretA, secretB].map((secret) =>
          checkSecret(database, createKeyring([secret]), noopLog, { acceptsOtherSecret: false }),
        ),
      );
      assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    });
  });
}

async function countWarnings(database: Database, secrets: readonly string[]): Promise<number> {
  const warningTexts: string[] = [];
  const warn = (_fields: object, message: string) => void warningTexts.push(message);
  await checkSecret(database, createKeyring(secrets), { ...noopLog, warn }, { acceptsOtherSecret: true });
  return warningTexts.length;
}
