import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { systemClock } from '../../src/core/base/clock.ts';
import { inspectPostgres } from '../../src/core/db/inspect.ts';
import { openDatabase } from '../../src/core/db/open.ts';
import { rialto, tempDataDir } from '../cli/rialto.ts';
import { noopLog, testMigrations } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';
import { poolerMissing, startPooler } from '../support/postgres/pooler.ts';
import { startRenamingPooler } from '../support/postgres/renaming-pooler.ts';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { callOperation, newKey, register, startServer, type TestServer, validEntry } from '../support/server.ts';
import { readEvents } from '../support/updates.ts';

const missing = postgresMissing() ?? poolerMissing;
const secret = 'the secret of a node behind a pooler';

describe('a connection pooler in transaction mode without a direct address', { skip: missing }, () => {
  for (const [behaviour, settings, refusedBy] of [
    ['refuses', [], 'at start and by rialto doctor'],
    [
      'ignores',
      ['ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout'],
      'at start',
    ],
  ] as const) {
    test(`that ${behaviour} session settings is refused in one sentence ${refusedBy}`, async (t) => {
      const database = await newDatabaseUrl(t);
      const { url, stop } = await startPooler(database, settings);
      t.after(stop);
      const environment = { ...tempDataDir(t), RIALTO_PORT: '0', RIALTO_SECRET: secret, DATABASE_URL: url };
      const serveResult = await rialto(['serve'], environment);
      assert.match(
        serveResult.output,
        /^rialto: DATABASE_URL points to a connection pooler [^\n]+DIRECT_URL[^\n]+\.$/m,
      );
      assert.doesNotMatch(serveResult.output, /\n\s+at /);
      assert.equal(serveResult.code, 2);
      if (behaviour === 'ignores') return;
      const { output, code } = await rialto(['doctor'], environment);
      assert.match(output, /^fail +database: DATABASE_URL points to a connection pooler/m);
      assert.equal(code, 1);
    });
  }
});

describe('a connection pooler in transaction mode with a direct address', { skip: missing }, () => {
  test('serves two nodes with a pool of four connections to PostgreSQL', async (t) => {
    const { baseUrl } = await startPooledNodes(t, 2, ['default_pool_size = 4']);
    const agent = await register(baseUrl(0));
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        callOperation(baseUrl(index), 'create_entry', withIdempotencyKey(validEntry()), agent.credential),
      ),
    );
    for (const { status, body } of responses) assert.equal(status, 200, JSON.stringify(body));
    const ids = responses.map(({ body }) => body.entry.id as string);
    const events = await eventually('all events have positions', async () => {
      const currentEvents = await readEvents(agent, { all: true, cursor: 0 });
      const createdEvents = currentEvents.filter(({ kind }) => kind === 'entry.created');
      return createdEvents.length === ids.length ? createdEvents : undefined;
    });
    assert.deepEqual(new Set(events.map((event) => event.entry?.id)), new Set(ids));
  });

  test('executes one write for one idempotency key sent to two nodes concurrently', async (t) => {
    const { baseUrl } = await startPooledNodes(t, 2, ['default_pool_size = 4']);
    const agent = await register(baseUrl(0));
    const entry = withIdempotencyKey(validEntry());
    const responses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => callOperation(baseUrl(index), 'create_entry', entry, agent.credential)),
    );
    const createdIds = responses.filter(({ status }) => status === 200).map(({ body }) => body.entry.id as string);
    assert.ok(createdIds.length > 0);
    assert.equal(new Set(createdIds).size, 1);
  });

  test('makes its node not ready while it is stopped, and ready again after its restart', async (t) => {
    const { pooler, servers } = await startPooledNodes(t, 1);
    const [node] = servers as [TestServer];
    const readinessStatus = async () => (await fetch(`${node.url}/readyz`)).status;
    assert.equal(await readinessStatus(), 200);
    await pooler.kill();
    await eventually('readiness returns 503', async () => (await readinessStatus()) === 503);
    const refusal = await callOperation(node.baseUrl, 'search', { q: 'cache' });
    assert.equal(refusal.status, 503, JSON.stringify(refusal.body));
    await pooler.start();
    await eventually('readiness returns 200', async () => (await readinessStatus()) === 200);
    const response = await callOperation(node.baseUrl, 'search', { q: 'cache' });
    assert.equal(response.status, 200, JSON.stringify(response.body));
  });

  test('is refused when it connects to another database than the direct address', async (t) => {
    const pooler = await startPooler(await newDatabaseUrl(t));
    t.after(pooler.stop);
    const directUrl = await newDatabaseUrl(t);
    const serverPromise = startServer({ DATABASE_URL: pooler.url, RIALTO_DATABASE_DIRECT_URL: directUrl });
    await assert.rejects(serverPromise, {
      name: 'StartupError',
      message: 'DATABASE_URL and RIALTO_DATABASE_DIRECT_URL point to different databases.',
    });
    const inspection = inspectPostgres({ databaseUrl: pooler.url, directUrl: directUrl }, []);
    await assert.rejects(inspection, { name: 'StartupError' });
  });

  test('lets PostgreSQL reject a write inside a read', async (t) => {
    const { pooler, database } = await startPooledNodes(t, 0);
    const openedDatabase = await openDatabase({
      databaseUrl: pooler.url,
      directUrl: database,
      dataDir: '',
      clock: systemClock,
      log: noopLog,
      migrations: testMigrations,
      onFatal: (error) => assert.fail(String(error)),
    });
    const insert = { compile: () => ({ sql: "insert into meta (key, value) values ('a', 'b')", parameters: [] }) };
    const refusal = await openedDatabase.db.all(insert as never).catch((error: unknown) => error);
    await openedDatabase.close();
    assert.match(String((refusal as Error).cause), /read-only transaction/);
  });
});

describe('a pooler that keeps prepared statements', { skip: postgresMissing() ?? false }, () => {
  test('receives statements whose names are hashes of their SQL', async (t) => {
    const database = await freshDatabase();
    const pooler = await startRenamingPooler(database.url);
    const node = await startServer({ DATABASE_URL: pooler.url, RIALTO_DATABASE_DIRECT_URL: database.url });
    t.after(async () => {
      await node.close();
      pooler.stop();
      await database.drop();
    });
    const agent = await register(node.baseUrl);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body } = await agent.call('create_entry', validEntry());
      assert.equal(status, 200, JSON.stringify(body));
    }
    const hashes = [...pooler.names].filter((name) => /^[0-9a-f]{32}$/.test(name));
    assert.ok(hashes.length > 5, `names: ${[...pooler.names].join(' ')}`);
  });
});

function withIdempotencyKey(input: Record<string, unknown>): Record<string, unknown> {
  return { idempotency_key: newKey(), ...input };
}

async function newDatabaseUrl(t: TestContext): Promise<string> {
  const { url, drop } = await freshDatabase();
  t.after(drop);
  return url;
}

/** Nodes that share a pooler, closed before it in one hook, since hooks run in order of registration. */
async function startPooledNodes(t: TestContext, nodes: number, settings: readonly string[] = []) {
  const database = await freshDatabase();
  const pooler = await startPooler(database.url, settings);
  const servers: TestServer[] = [];
  t.after(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await pooler.stop();
    await database.drop();
  });
  for (let index = 0; index < nodes; index += 1)
    servers.push(await startServer({ DATABASE_URL: pooler.url, RIALTO_DATABASE_DIRECT_URL: database.url }));
  return {
    pooler,
    servers,
    database: database.url,
    baseUrl: (nodeIndex: number) => (servers[nodeIndex % nodes] as TestServer).baseUrl,
  };
}
