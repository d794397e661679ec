import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { createDatabase, dropDatabase } from '../../../src/core/db/postgres/maintenance.ts';
import { PostgresAddress } from '../../../src/core/db/postgres/postgres-address.ts';
import { withClient } from '../../../src/core/db/postgres/with-client.ts';
import { StartupError } from '../../../src/core/db/startup-error.ts';
import { freePort } from '../../support/free-port.ts';
import { type FreshDatabase, freshDatabase, postgresMissing } from '../../support/postgres.ts';

describe('a database for the verification of a backup', { skip: postgresMissing() }, () => {
  test('is created empty on the server of the address', async (t) => {
    const { url, drop } = await freshDatabase();
    const [address, name] = [new PostgresAddress(url, 'DATABASE_URL'), randomName()];
    t.after(async () => {
      await dropDatabase(address, name);
      await drop();
    });
    const newAddress = new PostgresAddress(await createDatabase(address, name), 'DATABASE_URL');
    const { rows } = await withClient(newAddress, (client) => client.query('select current_database() as name'));
    assert.deepEqual(rows, [{ name }]);
  });

  test('is refused with the missing attribute when the user may not create databases', async (t) => {
    const database = await freshDatabase();
    t.after(database.drop);
    const url = await urlOfOrdinaryUser(database);
    await assert.rejects(createDatabase(new PostgresAddress(url, 'DATABASE_URL'), randomName()), (error: Error) => {
      assert.ok(error instanceof StartupError);
      assert.match(error.message, /permission denied.*Give the user the attribute CREATEDB/);
      return true;
    });
  });

  test('is not created when the server cannot be reached, and the error does not name a missing attribute', async () => {
    const address = new PostgresAddress(`postgres://127.0.0.1:${await freePort()}/rialto`, 'DATABASE_URL');
    await assert.rejects(createDatabase(address, randomName()), (error: Error) => {
      assert.ok(error instanceof StartupError);
      assert.match(error.message, /cannot be created on 127\.0\.0\.1:\d+\/rialto: .*ECONNREFUSED/);
      assert.doesNotMatch(error.message, /CREATEDB/);
      return true;
    });
  });
});

function randomName(): string {
  return `created_${randomBytes(8).toString('hex')}`;
}

/** Creates a user without the attribute CREATEDB; returns the URL of the database for this user. */
async function urlOfOrdinaryUser({ url }: FreshDatabase): Promise<string> {
  const user = randomName();
  await withClient(new PostgresAddress(url, 'DATABASE_URL'), (client) =>
    client.query(`create role ${user} login password '${user}'`),
  );
  const userUrl = new URL(url);
  [userUrl.username, userUrl.password] = [user, user];
  return userUrl.href;
}
