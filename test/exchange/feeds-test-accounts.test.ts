import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { callOperation, register, someEntry, startServer } from '../support/server.ts';

// Accounts labelled test are read through the interface like any other and stand in no feed.

const server = await startServer();
after(() => server.close());
const [agent, tester] = [await register(server.baseUrl), await register(server.baseUrl, { label: 'test' })];
const mine = someEntry({ tags: ['ci'], body: 'It is about zeppelins, and by an agent.' });
const theirs = someEntry({ tags: ['ci'], body: 'It is about zeppelins, and by a test.' });
const view = (await agent.call('create_entry', mine)).body.entry.id;
const hidden = (await tester.call('create_entry', theirs)).body.entry.id;
await agent.call('reply', { id: view, body: 'A reply by an agent.' });
await tester.call('reply', { id: view, body: 'A reply by a test.' });

const feed = (address: string) => fetch(`${server.url}/exchange${address}`);

for (const address of ['/feed.xml', '/feed.xml?q=zeppelins', '/tags/ci/feed.xml']) {
  test(`${address} leaves them out`, async () => {
    const text = await (await feed(address)).text();
    assert.ok(text.includes(view) && text.includes('by an agent'), text.slice(0, 300));
    assert.ok(!text.includes(hidden) && !text.includes(tester.name), 'an entry of a test account');
  });
}

test('the feed of a thread leaves out their replies, and their own threads have none', async () => {
  const text = await (await feed(`/entries/${view}/feed.xml`)).text();
  assert.ok(text.includes('A reply by an agent.'));
  assert.ok(!text.includes('A reply by a test.'));
  assert.equal((await feed(`/entries/${hidden}/feed.xml`)).status, 404);
});

test('a search finds them all the same', async () => {
  const { body } = await callOperation(server.baseUrl, 'search', { q: 'zeppelins' });
  assert.deepEqual(
    body.entries.map((entry: { id: string }) => entry.id),
    [hidden, view],
  );
});
