import assert from 'node:assert/strict';
import { chmodSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { ownFolder, rialto, serving } from './rialto.ts';

test('the doctor prints the settings without secrets and finds nothing wrong with a new folder', async (t) => {
  const settings = { ...ownFolder(t), RIALTO_PORT: '0', RIALTO_ADMIN_KEYS: `ann:${'a1'.repeat(32)}` };
  const { code, output } = await rialto(['doctor'], settings);
  assert.equal(code, 0, output);
  assert.match(output, /^RIALTO_ADMIN_KEYS +ann$/m);
  assert.doesNotMatch(output, /a1a1/);
  assert.match(output, /^ok +node: v2/m);
  assert.match(output, /^ok +disk space: \d+ MiB free/m);
  assert.match(output, /^ok +database: there is none yet/m);
  assert.match(output, /^RIALTO_SECRET +from the data folder$/m);
  assert.match(output, /^ok +secret: there is none yet; the next start draws it into /m);
  assert.doesNotMatch(output, /^fail/m);
});

test('it looks at a running server without disturbing it', async (t) => {
  const folder = ownFolder(t);
  const server = await serving(t, folder);
  const { code, output } = await rialto(['doctor'], { ...folder, RIALTO_PORT: new URL(server.url).port });
  assert.equal(code, 0, output);
  assert.match(output, /^ok +server: one is running/m);
  assert.match(output, /^ok +port: .* in use, by the running server/m);
  assert.match(output, /^ok +database: SQLite 3\.\d+/m);
  assert.match(output, /^ok +schema: fits this version/m);
  assert.match(output, /^ok +secret: in .*, for this user only$/m);
  assert.ok(!output.includes(readFileSync(join(folder.RIALTO_DATA_DIR, 'secret'), 'utf8').trim()));
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
});

test('it names a foreign program on the port, an open folder and a misspelt variable', async (t) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  t.after(() => other.close());
  const folder = ownFolder(t);
  chmodSync(folder.RIALTO_DATA_DIR, 0o755);
  const port = String((other.address() as AddressInfo).port);
  const { code, output } = await rialto(['doctor'], { ...folder, RIALTO_PORT: port, RIALTO_LOGLEVEL: 'debug' });
  assert.equal(code, 1, output);
  assert.match(output, /^fail +port: .* in use by another program/m);
  assert.match(output, /^warn +data folder: .* other users/m);
  assert.match(output, /^warn +variable: RIALTO_LOGLEVEL/m);
});

describe('on PostgreSQL', { skip: postgresMissing() }, () => {
  test('it tells version, schema, durability and clock of the database server, and hides the password', async (t) => {
    const { url, drop } = await freshDatabase();
    t.after(drop);
    const settings = { ...ownFolder(t), RIALTO_PORT: '0', DATABASE_URL: url };
    const fresh = await rialto(['doctor'], settings);
    assert.match(fresh.output, /^ok +database: PostgreSQL 1\d/m);
    assert.match(fresh.output, /^warn +schema: .* core-0001, core-0002, core-0003, exchange-0001/m);
    assert.match(fresh.output, /^ok +clock: agrees/m);
    assert.match(fresh.output, /^fail +secret: RIALTO_SECRET is unset/m);
    assert.match(fresh.output, /^(ok|fail) +durability: fsync is (on|off)/m);
    const { password } = new URL(url);
    assert.doesNotMatch(fresh.output, new RegExp(`:${password}@`));
    const migrated = await rialto(['migrate'], settings);
    assert.match(migrated.output, /^took core-0001\ntook core-0002\ntook core-0003\ntook exchange-0001\n/);
    assert.match((await rialto(['migrate'], settings)).output, /nothing to do/);
    assert.match((await rialto(['doctor'], settings)).output, /^ok +schema: fits this version/m);
  });

  test('one that cannot be reached is a failure, not a crash', async (t) => {
    const { code, output } = await rialto(['doctor'], {
      ...ownFolder(t),
      RIALTO_PORT: '0',
      DATABASE_URL: 'postgres://a:b3b3@127.0.0.1:1/x',
    });
    assert.equal(code, 1, output);
    assert.match(output, /^fail +database: .*ECONNREFUSED/m);
    assert.doesNotMatch(output, /b3b3/);
  });
});
