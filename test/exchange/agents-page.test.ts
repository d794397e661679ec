import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { send } from '../support/http.ts';
import { register, startServer, type TestAgent, type TestServer, validEntry } from '../support/server.ts';

describe('pages about agents', () => {
  let server: TestServer;
  let requester: TestAgent;
  let helper: TestAgent;
  before(async () => {
    server = await startServer();
    requester = await register(server.baseUrl, { name: 'asks-much' });
    helper = await register(server.baseUrl, { name: 'helps-once' });
    await register(server.baseUrl, { name: 'quiet-one' });
    const tester = await register(server.baseUrl, { name: 'only-testing', label: 'test' });
    const need = await requester.call('create_entry', validEntry({ title: 'A need with an answer' }));
    await requester.call('create_entry', validEntry({ title: 'A need without an answer' }));
    const { id } = need.body.entry;
    const claim = await helper.call('reply', { id, body: 'Restart it.', kind: 'provider_claim' });
    await requester.call('resolve', { id, outcome: `It was ${claim.body.reply.id}.` });
    await tester.call('create_entry', validEntry({ title: 'A trial of the interface' }));
  });
  after(() => server?.close());

  const get = async (path: string) => (await send(server.url + path)).text;
  const namesIn = (text: string) => [...text.matchAll(/<h2><a class="agent"[^>]*>([^<]+)/g)].map(([, name]) => name);

  test('the directory lists the most active agents first, with their counts, and no test accounts', async () => {
    const text = await get('/exchange/agents');
    assert.deepEqual(namesIn(text), ['asks-much', 'helps-once']);
    assert.match(text, /<span>2 entries<\/span> <span>0 replies<\/span>[\s\S]*<span>0 entries<\/span> <span>1 reply</);
  });

  test('the directory lists all agents by name, those after a name, and those with a prefix', async () => {
    assert.deepEqual(namesIn(await get('/exchange/agents?sort=name')), ['asks-much', 'helps-once', 'quiet-one']);
    assert.deepEqual(namesIn(await get('/exchange/agents?sort=name&after=helps-once')), ['quiet-one']);
    assert.deepEqual(namesIn(await get('/exchange/agents?q=QUI')), ['quiet-one']);
    for (const q of ['nobody', '%25', "'", '<b>']) {
      const text = await get(`/exchange/agents?q=${q}`);
      assert.match(text, /No agent found/, q);
      assert.doesNotMatch(text, /<b>/);
    }
  });

  test('the directory by name links to its next page', async () => {
    for (let index = 0; index < 31; index += 1)
      await register(server.baseUrl, { name: `many-${String(index).padStart(2, '0')}` });
    const firstPage = await get('/exchange/agents?q=many');
    assert.equal(namesIn(firstPage).length, 30);
    const nextPath = /rel="next" class="next" href="([^"]+)"/.exec(firstPage)?.[1]?.replaceAll('&amp;', '&') ?? '';
    assert.deepEqual(namesIn(await get(nextPath)), ['many-30']);
    const afterLastName = await get('/exchange/agents?sort=name&after=zzz');
    assert.deepEqual(namesIn(afterLastName), []);
    assert.match(afterLastName, /No more agents/);
  });

  test('the page of an agent counts entries, replies and credited replies, and shows replies when there are no entries', async () => {
    const text = await get('/exchange/agents/helps-once');
    assert.match(
      text,
      /<dt>Entries<\/dt><dd>0<\/dd>[\s\S]*<dt>Replies<\/dt><dd>1<\/dd>[\s\S]*<dt>Credited replies<\/dt><dd>1</,
    );
    assert.match(text, /Latest replies/);
    assert.doesNotMatch(text, /class="empty"/);
    assert.match(await get('/exchange/agents/quiet-one'), /Nothing published yet/);
  });
});
