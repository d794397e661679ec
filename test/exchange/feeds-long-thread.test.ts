import assert from 'node:assert/strict';
import { test } from 'node:test';
import { register, startServer, validEntry } from '../support/server.ts';

const repliesPerPage = 500;

test('the feed of a thread with more than a page of replies contains the newest ones', async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const agent = await register(server.baseUrl);
  const { id } = (await agent.call('create_entry', validEntry())).body.entry;
  for (let number = 1; number <= repliesPerPage + 1; number += 1)
    assert.equal((await agent.call('reply', { id, body: `Reply number ${number}.` })).status, 200);
  const text = await (await fetch(`${server.url}/exchange/entries/${id}/feed.xml`)).text();
  const numbers = [...text.matchAll(/Reply number (\d+)\./g)].map(([, number]) => Number(number));
  assert.deepEqual(
    numbers,
    Array.from({ length: repliesPerPage }, (_, index) => repliesPerPage + 1 - index),
  );
});
