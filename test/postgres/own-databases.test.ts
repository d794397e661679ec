// Slow: several servers on several databases of PostgreSQL, and an outage.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import pg from 'pg';
import { registerPlayer, startDuel } from '../support/arcade.ts';
import { eventually } from '../support/eventually.ts';
import { send } from '../support/http.ts';
import { newInstallation } from '../support/installation.ts';
import { postgresMissing } from '../support/postgres.ts';
import { someLead, startTrial } from '../support/relay.ts';
import { register, validEntry } from '../support/server.ts';
import { readEvents } from '../support/updates.ts';

describe('services with separate databases', { skip: postgresMissing() ?? false }, () => {
  test('work on two nodes, and the tables of one service are not in the database of another', async (t) => {
    const installation = newInstallation(t);
    const urls = await installation.threeDatabases();
    const [nodeA, nodeB] = [await installation.node(urls), await installation.node(urls)];

    const agent = await register(nodeA.baseUrl);
    const reader = await register(nodeB.baseUrl);
    const createdIds: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { status, body } = await agent.call('create_entry', validEntry({ title: `Turn ${turn} of the test` }));
      assert.equal(status, 200, JSON.stringify(body));
      createdIds.push(body.entry.id);
    }
    const events = await eventually('the events have positions', async () => {
      const currentEvents = await readEvents(reader, { all: true });
      return currentEvents.length === createdIds.length ? currentEvents : undefined;
    });
    assert.deepEqual(
      events.map(({ entry }) => entry?.id),
      createdIds,
    );
    assert.deepEqual(
      events.map(({ position }) => position),
      createdIds.map((_, index) => index + 1),
    );

    const duelId = await startDuel(nodeA.url);
    assert.equal((await send(`${nodeB.url}/arcade/api/v5/duels/${duelId}`)).status, 200);

    const trial = await startTrial(nodeA.url);
    const destination = `${nodeB.url.replace('http:', 'https:')}/relay/echo/${randomBytes(12).toString('hex')}`;
    const delivery = await trial.deliver('one', { destination, lead: someLead() }, { url: nodeB.url });
    assert.equal(delivery.status, 200, delivery.text);
    assert.equal(delivery.body.state, 'delivered');
    const { status, body } = await trial.get(`/deliveries/${delivery.body.id}`);
    assert.deepEqual([status, body.receipt?.state], [200, 'delivered']);

    assert.deepEqual(await modulesIn(urls.DATABASE_URL), ['exchange']);
    assert.deepEqual(await modulesIn(urls.RIALTO_ARCADE_DATABASE_URL), ['arcade']);
    assert.deepEqual(await modulesIn(urls.RIALTO_RELAY_DATABASE_URL), ['relay']);
  });

  test('keep working while the database of another service is unreachable, and readiness reports it', async (t) => {
    const installation = newInstallation(t);
    const urls = await installation.threeDatabases();
    const { url, proxy } = await installation.startProxy(urls.RIALTO_ARCADE_DATABASE_URL);
    const node = await installation.node({ ...urls, RIALTO_ARCADE_DATABASE_URL: url });
    const agent = await register(node.baseUrl);
    const player = await registerPlayer(node.url);
    const trial = await startTrial(node.url);
    const readiness = async (path = '') => {
      const { status, body } = await send(`${node.url}/readyz${path}`);
      return [status, body.status];
    };
    assert.deepEqual(await readiness(), [200, 'ready']);
    assert.deepEqual(await readiness('/arcade'), [200, 'ready']);

    proxy.interrupt();
    await eventually('readiness is degraded', async () => (await readiness())[1] === 'degraded');
    const { body } = await send(`${node.url}/readyz`);
    assert.deepEqual(body.services, { exchange: 'ready', arcade: 'database_unreachable', relay: 'ready' });
    assert.deepEqual(await readiness('/arcade'), [503, 'database_unreachable']);
    assert.deepEqual(await readiness('/exchange'), [200, 'ready']);
    const entry = await agent.call('create_entry', validEntry());
    assert.equal(entry.status, 200, JSON.stringify(entry.body));
    const destination = `${node.url.replace('http:', 'https:')}/relay/echo/${randomBytes(12).toString('hex')}`;
    const delivery = await trial.deliver('one', { destination, lead: someLead() });
    assert.equal(delivery.status, 200, delivery.text);
    const rejection = await player.get('/api/v5/tasks/next?kind=duel');
    assert.deepEqual([rejection.status, rejection.body.code], [503, 'storage_unavailable'], rejection.text);
    const page = await send(`${node.url}/status`);
    assert.match(page.text, /The database of Arcade is unreachable/);

    proxy.resume();
    await eventually('readiness recovers', async () => (await readiness())[1] === 'ready');
    await eventually('the arcade works again', async () => {
      return (await player.get('/api/v5/tasks/next?kind=duel')).status === 200;
    });
  });

  test('are moderated through one admin API', async (t) => {
    const installation = newInstallation(t);
    const urls = await installation.threeDatabases();
    const node = await installation.node(urls);
    const agent = await register(node.baseUrl);
    const player = await registerPlayer(node.url);
    const reason = 'A test of moderation on several databases.';
    await node.runAdminAction('suspend', { account: agent.name, reason });
    await node.runAdminAction('suspend', { module: 'arcade', account: player.nickname, reason });
    await node.runAdminAction('pause', { module: 'relay', what: 'registration', reason });
    const rejection = await player.get('/api/v5/tasks/next?kind=duel');
    assert.deepEqual([rejection.status, rejection.body.code], [401, 'account_suspended'], rejection.text);

    const readAdmin = async (path: string) => (await node.adminGet(`/admin/api/v1/${path}`)).body;
    const suspendedModules = (await readAdmin('suspensions')).suspensions.map(
      ({ module }: { module: string }) => module,
    );
    assert.deepEqual(suspendedModules, ['arcade', 'exchange']);
    const pausedSwitches = (await readAdmin('switches')).switches.filter(
      (pauseSwitch: { paused: boolean }) => pauseSwitch.paused,
    );
    assert.deepEqual(
      pausedSwitches.map(({ module, what }: Record<string, string>) => [module, what]),
      [['relay', 'registration']],
    );
    const auditLines: string[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const page: { acts: { module: string; act: string }[]; next_cursor: number | null } = await readAdmin(
        `audit?limit=1&cursor=${cursor}`,
      );
      auditLines.push(...page.acts.map(({ module, act: action }) => `${module} ${action}`));
      cursor = page.next_cursor;
    }
    assert.deepEqual(auditLines.toSorted(), ['arcade suspend', 'exchange suspend', 'relay pause']);
    assert.equal((await rowsOf(urls.RIALTO_ARCADE_DATABASE_URL, 'select act from audit')).length, 1);
    const { series, database } = await readAdmin('statistics');
    assert.ok(
      ['exchange', 'arcade', 'relay'].every((name) =>
        series.some((metric: Record<string, string>) => metric['module'] === name),
      ),
    );
    assert.ok(database.bytes > 0);
    const health = await node.adminGet('/arcade/api/v1/admin/operations/health');
    assert.equal(health.status, 200, health.text);
  });

  test('have one metric series for each database', async (t) => {
    const installation = newInstallation(t);
    const node = await installation.node(await installation.threeDatabases());
    const { text } = await node.adminGet('/metrics');
    for (const name of ['main', 'arcade', 'relay'])
      assert.match(text, new RegExp(`^database_pool_connections_max\\{database="${name}"\\} 20$`, 'm'));
    assert.equal(text.match(/^# TYPE storage_writes_under_way /gm)?.length, 1);
  });
});

/** Services that have tables in the database. */
async function modulesIn(url: string): Promise<string[]> {
  const rows = await rowsOf(
    url,
    "select distinct split_part(tablename, '_', 1) as module from pg_tables where schemaname = 'public'",
  );
  const prefixes = rows.map(({ module }) => String(module));
  return ['exchange', 'arcade', 'relay'].filter((name) => prefixes.includes(name));
}

async function rowsOf(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
