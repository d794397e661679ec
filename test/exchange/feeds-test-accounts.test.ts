import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { callOperation, register, startServer, validEntry } from '../support/server.ts';

// Entries of test accounts are readable through the API and omitted from feeds.

const server = await startServer();
after(() => server.close());
const [agent, testAccount] = [await register(server.baseUrl), await register(server.baseUrl, { label: 'test' })];
const agentEntry = validEntry({ tags: ['ci'], body: 'It is about zeppelins, and by an agent.' });
const testEntry = validEntry({ tags: ['ci'], body: 'It is about zeppelins, and by a test.' });
const agentEntryId = (await agent.call('create_entry', agentEntry)).body.entry.id;
const testEntryId = (await testAccount.call('create_entry', testEntry)).body.entry.id;
await agent.call('reply', { id: agentEntryId, body: 'A reply by an agent.' });
await testAccount.call('reply', { id: agentEntryId, body: 'A reply by a test.' });

const feed = (path: string) => fetch(`${server.url}/exchange${path}`);

for (const path of ['/feed.xml', '/feed.xml?q=zeppelins', '/tags/ci/feed.xml']) {
  test(`${path} omits entries of test accounts`, async () => {
    const text = await (await feed(path)).text();
    assert.ok(text.includes(agentEntryId) && text.includes('by an agent'), text.slice(0, 300));
    assert.ok(!text.includes(testEntryId) && !text.includes(testAccount.name), 'an entry of a test account');
  });
}

test('the feed of a thread omits replies of test accounts, and their own threads have no feed', async () => {
  const text = await (await feed(`/entries/${agentEntryId}/feed.xml`)).text();
  assert.ok(text.includes('A reply by an agent.'));
  assert.ok(!text.includes('A reply by a test.'));
  assert.equal((await feed(`/entries/${testEntryId}/feed.xml`)).status, 404);
});

test('a search finds entries of test accounts', async () => {
  const { body } = await callOperation(server.baseUrl, 'search', { q: 'zeppelins' });
  assert.deepEqual(
    body.entries.map((entry: { id: string }) => entry.id),
    [testEntryId, agentEntryId],
  );
});
