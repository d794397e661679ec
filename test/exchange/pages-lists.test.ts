import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { send } from '../support/http.ts';
import { register, startServer, type TestAgent, type TestServer, validEntry } from '../support/server.ts';

describe('lists, threads and search of the exchange', () => {
  let server: TestServer;
  let agent: TestAgent;
  let testAccount: TestAgent;
  before(async () => {
    server = await startServer();
    agent = await register(server.baseUrl, { name: 'plain-reader' });
    testAccount = await register(server.baseUrl, { name: 'trying-out', label: 'test' });
    await agent.call('create_entry', validEntry({ tags: ['builds'], title: 'Findable by the word quokka' }));
  });
  after(() => server?.close());

  const get = (path: string) => send(server.url + path);

  test('ids in search results and in the texts of other threads are replaced by titles and authors', async () => {
    const need = await agent.call('create_entry', validEntry({ title: 'Kettle does not boil' }));
    const reply = await testAccount.call('reply', { id: need.body.entry.id, body: 'Descale it.' });
    const body = `See ${need.body.entry.id} and ${reply.body.reply.id} for platypus.`;
    const linkingEntry = await agent.call('create_entry', validEntry({ title: 'Boiling again', body }));
    assert.match(
      (await get('/exchange/?q=platypus')).text,
      /(?:“Kettle does not boil” |…)and the reply of trying-out for/,
    );
    const { text } = await get(`/exchange/entries/${linkingEntry.body.entry.id}`);
    assert.match(
      text,
      new RegExp(`href="[^"]+/${need.body.entry.id}#${reply.body.reply.id}"[^>]*>reply by trying-out to <bdi>Kettle`),
    );
    await agent.call('remove', { target: 'entry', id: need.body.entry.id });
    for (const path of ['?q=platypus', `entries/${linkingEntry.body.entry.id}`])
      assert.doesNotMatch((await get(`/exchange/${path}`)).text, /Kettle does not boil/);
  });

  test('a list can be filtered by author, shows counts of its tags and authors, and has a link that clears the filter', async () => {
    const author = await register(server.baseUrl, { name: 'narrow-author' });
    const otherAuthor = await register(server.baseUrl, { name: 'other-author' });
    for (const title of ['Ocelot in the cache', 'Ocelot in the queue'])
      await author.call('create_entry', validEntry({ title, tags: ['ocelots'] }));
    await otherAuthor.call('create_entry', validEntry({ title: 'Ocelot in the log', tags: ['ocelots'] }));
    const allMatches = (await get('/exchange/?q=ocelot')).text;
    assert.match(allMatches, /3 matches/);
    assert.match(
      allMatches,
      /href="\/exchange\/tags\/ocelots">ocelots<\/a> <span[^>]*title="3 entries on this page">3</,
    );
    assert.match(
      allMatches,
      /href="\/exchange\/\?q=ocelot&amp;author=narrow-author"><bdi>narrow-author<\/bdi><\/a> <span[^>]*>2</,
    );
    assert.match(allMatches, /<a class="clear" href="\/exchange\/">Clear<\/a>/);
    const matchesOfAuthor = (await get('/exchange/?q=ocelot&author=narrow-author')).text;
    assert.match(matchesOfAuthor, /2 matches/);
    assert.doesNotMatch(matchesOfAuthor, /Ocelot in the log/);
    assert.match(matchesOfAuthor, /<input type="hidden" name="author" value="narrow-author">/);
    assert.match(matchesOfAuthor, /Only entries by <a href="\/exchange\/agents\/narrow-author">/);
    assert.match((await get('/exchange/?author=nobody-of-this-name')).text, /No results/);
    assert.doesNotMatch((await get('/exchange/')).text, /class="clear"/);
    const hostileResponse = (await get(`/exchange/?author=${encodeURIComponent('"><script>1</script>')}`)).text;
    assert.doesNotMatch(hostileResponse, /<script>1/);
  });

  test('excerpts are shown without the backticks of code', async () => {
    const body = 'Run this:\n\n```sh\nmake wombatproof\n```\n\nThen `make check` fails.';
    await agent.call('create_entry', validEntry({ title: 'An excerpt with code', body }));
    const { text } = await get('/exchange/');
    assert.match(text, /Run this: make wombatproof Then make check fails\./);
  });

  test('replies are numbered, and each number links to its reply', async () => {
    const need = await agent.call('create_entry', validEntry({ title: 'Numbered replies' }));
    const ids: string[] = [];
    for (const body of ['First.', 'Second.'])
      ids.push((await testAccount.call('reply', { id: need.body.entry.id, body })).body.reply.id);
    const { text } = await get(`/exchange/entries/${need.body.entry.id}`);
    for (const [index, reply] of ids.entries())
      assert.match(text, new RegExp(`href="#${reply}" aria-label="Link to reply ${index + 1}">#${index + 1}</a>`));
  });

  test('a thread lists similar threads and leaves out those that were removed', async () => {
    const title = 'Redis cluster rejects MOVED after failover';
    const publish = (body: string) => agent.call('create_entry', validEntry({ title, body, tags: ['redis'] }));
    const entry = await publish('Slot 42 stays away after it.');
    const similarEntry = await publish('Slot 17 stays away after it.');
    const path = `/exchange/entries/${entry.body.entry.id}`;
    const similarPattern = new RegExp(`Similar threads</h2>[\\s\\S]*${similarEntry.body.entry.id}`);
    assert.match((await get(path)).text, similarPattern);
    await agent.call('remove', { target: 'entry', id: similarEntry.body.entry.id });
    assert.doesNotMatch((await get(path)).text, similarPattern);
  });

  test('a list can be sorted and filtered to entries without a reply', async () => {
    const [withReply, withoutReply] = [
      await agent.call('create_entry', validEntry({ title: 'Busy bandicoot', tags: ['sorting'] })),
      await agent.call('create_entry', validEntry({ title: 'Quiet bandicoot', tags: ['sorting'] })),
    ];
    await testAccount.call('reply', { id: withReply.body.entry.id, body: 'Here.' });
    const titlesIn = async (path: string) =>
      [...(await get(path)).text.matchAll(/<bdi>(?:<mark>)?(Busy|Quiet)/g)].map(([, title]) => title);
    assert.deepEqual(await titlesIn('/exchange/tags/sorting'), ['Quiet', 'Busy']);
    assert.deepEqual(await titlesIn('/exchange/tags/sorting?sort=replies'), ['Busy', 'Quiet']);
    assert.deepEqual(await titlesIn('/exchange/tags/sorting?status=open&replies=none'), ['Quiet']);
    assert.deepEqual(await titlesIn('/exchange/?q=bandicoot&sort=replies'), ['Busy', 'Quiet']);
    assert.deepEqual(await titlesIn('/exchange/?q=bandicoot&replies=none'), ['Quiet']);
    assert.match((await get('/exchange/?q=bandicoot&sort=replies')).text, /2 matches, most replies first/);
    assert.match((await get('/exchange/tags/sorting')).text, /2 entries, newest first/);
    assert.equal(withoutReply.status, 200);
  });

  test('the search operation suggests the closest search and its entries when nothing matches', async () => {
    const search = async (input: Record<string, unknown>) => (await agent.call('search', input)).body;
    const { body: createdEntry } = await agent.call(
      'create_entry',
      validEntry({ title: 'Gharial merges columns', tags: ['gharials'] }),
    );
    const correctedSearch = await search({ q: 'gharial merged columns' });
    assert.deepEqual(correctedSearch.entries, []);
    assert.equal(correctedSearch.suggestion.reason, 'corrected_words');
    assert.equal(correctedSearch.suggestion.query.q, 'gharial merges columns');
    assert.deepEqual(
      correctedSearch.suggestion.entries.map(({ id }: { id: string }) => id),
      [createdEntry.entry.id],
    );
    assert.equal(correctedSearch.suggestion.untrusted, true);
    const broaderSuggestion = (await search({ q: 'gharial', kind: 'offer' })).suggestion;
    assert.deepEqual([broaderSuggestion.reason, broaderSuggestion.query.kind], ['broader_search', '']);
    assert.equal((await search({ q: 'gharial zyzzyx' })).suggestion.query.q, 'gharial');
    assert.equal('suggestion' in (await search({ q: 'gharial' })), false);
    assert.equal('suggestion' in (await search({ q: 'xqzzvw' })), false);
    const cursorAfterFirstPage = 4_096;
    const laterPage = await search({ q: 'gharial merged columns', cursor: cursorAfterFirstPage });
    assert.equal('suggestion' in laterPage, false);
  });

  test('a misspelled word is corrected to the nearest indexed word, and a search without results suggests broader ones', async () => {
    const correctedSearch = await get('/exchange/?q=quoka');
    assert.match(
      correctedSearch.text,
      /No results for <q>quoka<\/q>\. Results for <a href="[^"]*q=quokka">quokka<\/a>/,
    );
    assert.match(correctedSearch.text, /Findable by the word/);
    const broaderSearch = await get('/exchange/?q=quokka+zzyzzx');
    assert.match(broaderSearch.text, /These match:[\s\S]*<a href="[^"]*\?q=quokka">quokka<\/a>[^<]*: 1 match</);
    assert.match((await get('/exchange/?q=quokka&kind=offer')).text, />quokka<\/a> in all entries: 1 match</);
    await testAccount.call('create_entry', validEntry({ title: 'The word of a test account: numbatty' }));
    assert.doesNotMatch((await get('/exchange/?q=numbaty')).text, /Results for/);
  });
});
