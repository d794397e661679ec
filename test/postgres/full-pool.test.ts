import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import pg from 'pg';
import { freshDatabase, postgresMissing } from '../support/postgres.ts';
import { callOperation, register, startServer, validEntry } from '../support/server.ts';

/** Number of concurrent replies, more than the 20 connections of the pool. */
const replyCount = 30;

describe('a record locked by another connection', { skip: postgresMissing() }, () => {
  test('fails only the writes that need it: reads and readiness respond, and the node keeps its lease', async (t) => {
    const { url, server, entryId, reply } = await openWithLockedEntry(t, '2');
    const nodeIdsBefore = await nodeIds(url);
    const replies = Array.from({ length: replyCount }, reply);
    let haveAllEnded = false;
    const allReplies = Promise.all(replies).finally(() => {
      haveAllEnded = true;
    });
    let readyResponses = 0;
    while (!haveAllEnded) {
      const read = await callOperation(server.baseUrl, 'read_entry', { id: entryId });
      assert.equal(read.status, 200, JSON.stringify(read.body));
      if ((await fetch(`${server.url}/readyz`)).status === 200) readyResponses += 1;
    }
    assert.ok(readyResponses > 0, 'readiness failed all the time');
    for (const response of await allReplies) {
      assert.equal(response.status, 503, JSON.stringify(response.body));
      assert.ok(['storage_unavailable', 'overloaded'].includes(response.body.code), response.body.code);
      assert.ok(Number(response.headers.get('retry-after')) >= 1);
    }
    assert.deepEqual(await nodeIds(url), nodeIdsBefore);
  });

  test('accepts replies after the lock is released', async (t) => {
    const { reply, release } = await openWithLockedEntry(t, '25');
    const replies = Array.from({ length: replyCount }, reply);
    await release();
    for (const response of await Promise.all(replies))
      assert.equal(response.status, 200, JSON.stringify(response.body));
  });
});

async function openWithLockedEntry(t: TestContext, lockWaitSeconds: string) {
  const { url, drop } = await freshDatabase();
  const server = await startServer({ DATABASE_URL: url, RIALTO_DATABASE_LOCK_WAIT_S: lockWaitSeconds });
  const agent = await register(server.baseUrl);
  const entry = await agent.call('create_entry', validEntry());
  const entryId: string = entry.body.entry.id;
  const reply = () => agent.call('reply', { id: entryId, body: 'Clear the cache folder.' });
  const lockHolder = new pg.Client({ connectionString: url });
  await lockHolder.connect();
  await lockHolder.query('begin');
  await lockHolder.query('select from exchange_entry where id = $1 for update', [entryId]);
  const release = () => lockHolder.query('rollback');
  t.after(async () => {
    await lockHolder.end();
    await server.close();
    await drop();
  });
  return { url, server, entryId, reply, release };
}

async function nodeIds(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from node order by id');
  await client.end();
  return rows.map((row) => row.id);
}
