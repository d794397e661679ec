import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import type { ChangeListener } from '../../../src/core/db/change-feed.ts';
import type { Database } from '../../../src/core/db/transaction.ts';
import { databaseKinds, postgres } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';

for (const kind of databaseKinds) {
  test(`on ${kind.name}, a change calls the listeners of its topic immediately until they unsubscribe`, {
    skip: kind.missing,
  }, async (t) => {
    const { feed } = await (await kind.createLocation(t)).open();
    const calls: string[] = [];
    const unsubscribe = feed.subscribe(
      'game',
      onKey((key) => calls.push(`first ${key}`)),
    );
    t.after(
      feed.subscribe(
        'game',
        onKey((key) => calls.push(`second ${key}`)),
      ),
    );
    t.after(
      feed.subscribe(
        'other',
        onKey((key) => calls.push(`other ${key}`)),
      ),
    );
    feed.notify('game', 'a');
    assert.deepEqual(calls, ['first a', 'second a']);
    unsubscribe();
    feed.notify('game', 'b');
    assert.deepEqual(calls, ['first a', 'second a', 'second b']);
  });
}

describe('the change feed of several nodes', { skip: postgres.missing }, () => {
  test('calls a listener of another node exactly once for a notification', async (t) => {
    const { firstNode, secondNode } = await openTwoNodes(t);
    const localCalls: string[] = [];
    const remoteCalls: string[] = [];
    t.after(
      firstNode.feed.subscribe(
        'game',
        onKey((key) => localCalls.push(key)),
      ),
    );
    t.after(
      secondNode.feed.subscribe(
        'game',
        onKey((key) => remoteCalls.push(key)),
      ),
    );
    await eventually('notifications arrive', () => {
      firstNode.feed.notify('game', 'probe');
      return remoteCalls.length > 0;
    });
    firstNode.feed.notify('game', 'last');
    // Earlier notifications may arrive later, because they were sent on other connections of the pool.
    await eventually('the last notification arrives', () => remoteCalls.includes('last'));
    const sentCount = localCalls.length;
    secondNode.feed.notify('game', 'back');
    await eventually('the notification of the other node arrives', () => localCalls.includes('back'));
    assert.equal(localCalls.length, sentCount + 1);
  });

  test('calls a listener periodically after the connection of its node is terminated, and listens again', async (t) => {
    const { secondNode, url } = await openTwoNodes(t);
    let calls = 0;
    const unsubscribe = secondNode.feed.subscribe('game', (key) => {
      if (key === null) calls += 1;
    });
    t.after(unsubscribe);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const feedBackends =
      "from pg_stat_activity where application_name = 'rialto changes' and datname = current_database()";
    const isListening = async () => ((await admin.query(`select pid ${feedBackends}`)).rowCount ?? 0) > 0;
    await eventually('the node listens', isListening);
    await admin.query(`select pg_terminate_backend(pid) ${feedBackends}`);
    const callsBefore = calls;
    await eventually('the node polls', () => calls > callsBefore + 2);
    await eventually('the node listens again', isListening);
    await admin.end();
  });
});

async function openTwoNodes(t: TestContext): Promise<{ firstNode: Database; secondNode: Database; url: string }> {
  const location = await postgres.createLocation(t);
  const [firstNode, secondNode] = [await location.open(), await location.open()];
  return { firstNode, secondNode, url: location.databaseUrl ?? assert.fail('The PostgreSQL location has no URL.') };
}

/** Ignores calls without a key. */
function onKey(listener: (key: string) => void): ChangeListener {
  return (key) => {
    if (key !== null) listener(key);
  };
}
