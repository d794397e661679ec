import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { otherSecretAdvice } from '../../src/core/db/secret-check.ts';
import { rialto, rialtoProcess, startServeProcess, tempDataDir } from '../cli/rialto.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';

const secret = 'the secret that the database was used with';
const otherSecret = 'another secret than that of the database';

describe('a database on PostgreSQL that was used with another secret', { skip: postgresMissing() ?? false }, () => {
  test('refuses a node whether or not another node runs, and stays unchanged', async (t) => {
    const { settings, secretRows } = await usedDatabase(t);
    const secretRowsBefore = await secretRows();
    await assertRefused(settings);
    assert.deepEqual(await secretRows(), secretRowsBefore);
    const node = await startServeProcess(t, { ...settings, RIALTO_SECRET: secret });
    await assertRefused(settings);
    assert.deepEqual(await secretRows(), secretRowsBefore);
    assert.equal((await fetch(`${node.url}/readyz`)).status, 200);
  });

  test('refuses a node before its pending migrations are applied', async (t) => {
    const { settings, query } = await usedDatabase(t);
    // As after an upgrade: the newest migration is pending, and would fail because its changes exist already.
    const [newest] = await query('delete from migration where name = (select max(name) from migration) returning name');
    await assertRefused(settings);
    assert.deepEqual(await query('select name from migration where name = $1', [newest?.['name']]), []);
  });

  test('accepts a node with both secrets, and one with only the other secret if the old one is declared lost', async (t) => {
    const { settings, secretRows } = await usedDatabase(t);
    const secretRowsBefore = await secretRows();
    await startAndStop(t, { ...settings, RIALTO_SECRET: `${secret},${otherSecret}` });
    assert.deepEqual(await secretRows(), secretRowsBefore);
    await startAndStop(t, { ...settings, RIALTO_SECRET: otherSecret, RIALTO_SECRET_LOST: '1' });
    assert.notDeepEqual(await secretRows(), secretRowsBefore);
    await startAndStop(t, { ...settings, RIALTO_SECRET: otherSecret });
  });

  test('is reported by rialto doctor', async (t) => {
    const { settings } = await usedDatabase(t);
    const doctor = async (extraSettings: Readonly<Record<string, string>>) =>
      (await rialto(['doctor'], { ...settings, ...extraSettings })).output.match(/^\w+ +secret: .*$/gm);
    assert.deepEqual(await doctor({ RIALTO_SECRET: otherSecret }), [`fail  secret: ${otherSecretAdvice}`]);
    const matching = await doctor({ RIALTO_SECRET: `${otherSecret},${secret}` });
    assert.deepEqual(matching, ['ok    secret: RIALTO_SECRET is the secret of the database']);
    const lost = await doctor({ RIALTO_SECRET: otherSecret, RIALTO_SECRET_LOST: '1' });
    assert.deepEqual(lost, [`warn  secret: ${otherSecretAdvice}`]);
  });
});

/** A database on which a server has started, and a reader of its rows that depend on the secret. */
async function usedDatabase(t: TestContext) {
  const { url, drop } = await freshDatabase();
  t.after(drop);
  const settings = { ...tempDataDir(t), RIALTO_PORT: '0', DATABASE_URL: url };
  await startAndStop(t, { ...settings, RIALTO_SECRET: secret });
  const query = async (text: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  const secretRows = async () => [
    ...(await query(`select * from meta where key = 'secret_check'`)),
    ...(await query('select * from relay_secret_in_use')),
  ];
  return { settings, secretRows, query };
}

async function startAndStop(t: TestContext, settings: Readonly<Record<string, string>>): Promise<void> {
  const node = await startServeProcess(t, settings);
  node.child.kill('SIGTERM');
  await node.ended;
}

async function assertRefused(settings: Readonly<Record<string, string>>): Promise<void> {
  const { code, output } = await rialtoProcess(['serve'], { ...settings, RIALTO_SECRET: otherSecret });
  assert.equal(code, 2, output);
  assert.ok(output.includes(otherSecretAdvice), output);
}
