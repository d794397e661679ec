import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { ownFolder, rialto } from '../cli/rialto.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { unprivilegedUser } from '../support/postgres/user.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { tempFolder } from '../support/temp.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const missing = postgresMissing() ?? (isInstalled ? false : 'PgBouncer is not installed');

describe('a connection pooler in transaction mode', { skip: missing }, () => {
  for (const [does, settings] of [
    ['refuses', []],
    ['ignores', ['ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout']],
  ] as const) {
    test(`that ${does} session settings is refused in one sentence at start and by rialto doctor`, async (t) => {
      const { url, drop } = await freshDatabase();
      t.after(drop);
      const DATABASE_URL = await startPooler(t, url, settings);
      const environment = {
        ...ownFolder(t),
        RIALTO_PORT: '0',
        RIALTO_SECRET: 'the secret of a node behind a pooler',
        DATABASE_URL,
      };
      const served = await rialto(['serve'], environment);
      assert.match(served.output, /^rialto: DATABASE_URL points to a connection pooler [^\n]+\.$/m);
      assert.doesNotMatch(served.output, /\n\s+at /);
      assert.equal(served.code, 2);
      const { output, code } = await rialto(['doctor'], environment);
      assert.match(output, /^fail +database: DATABASE_URL points to a connection pooler/m);
      assert.equal(code, 1);
    });
  }
});

/** PgBouncer before the database, on a port of its own. */
async function startPooler(t: TestContext, databaseUrl: string, settings: readonly string[]): Promise<string> {
  const url = new URL(databaseUrl);
  const folder = tempFolder('pooler');
  const port = await freePort();
  const server = `host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`;
  const file = join(folder.path, 'pgbouncer.ini');
  const general = ['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'auth_type = any', 'pool_mode = transaction'];
  const lines = ['[databases]', `* = ${server}`, '[pgbouncer]', ...general, 'unix_socket_dir =', ...settings];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const user = unprivilegedUser();
  if (user !== undefined) for (const path of [folder.path, file]) chownSync(path, user.uid, user.gid);
  const child = spawn('pgbouncer', [file], { ...user, stdio: 'ignore' });
  t.after(() => {
    child.kill('SIGKILL');
    folder.remove();
  });
  url.host = `127.0.0.1:${port}`;
  await eventually('the pooler answers', () => answers(url.href), 30_000);
  return url.href;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
