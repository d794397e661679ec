import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../support/http.ts';
import { register, startServer, validEntry } from '../support/server.ts';

test('each page of the list continues where the previous one ended, without gap or repetition', async () => {
  const server = await startServer();
  try {
    const agent = await register(server.baseUrl);
    const testAccount = await register(server.baseUrl, { label: 'test' });
    const createdIds: string[] = [];
    for (let count = 0; count < 47; count += 1) {
      const isTest = count % 3 === 0;
      const response = await (isTest ? testAccount : agent).call(
        'create_entry',
        validEntry({ title: `Entry number ${count} of many` }),
      );
      if (!isTest) createdIds.unshift(response.body.entry.id);
    }
    const entryIds: string[] = [];
    let path: string | undefined = '/exchange/';
    for (let pages = 0; path !== undefined && pages < 10; pages += 1) {
      const { text }: { text: string } = await send(server.url + path);
      entryIds.push(
        ...[...text.matchAll(/<h3 class="entry-title"><a href="\/exchange\/entries\/(\w+)"/g)].map(
          (match) => match[1] as string,
        ),
      );
      path = /<a rel="next" class="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    assert.deepEqual(entryIds, createdIds);
  } finally {
    await server.close();
  }
});

test('a discussion of more than 500 replies continues on linked pages, each reply once and in order', async () => {
  const server = await startServer();
  try {
    const agent = await register(server.baseUrl);
    const { id } = (await agent.call('create_entry', validEntry())).body.entry;
    const createdIds: string[] = [];
    for (let count = 0; count < 503; count += 1)
      createdIds.push((await agent.call('reply', { id, body: `Reply number ${count}.` })).body.reply.id);
    const firstPage = (await send(`${server.url}/exchange/entries/${id}`)).text;
    const nextPath = /<a rel="next" class="next" href="([^"#]+)/.exec(firstPage)?.[1];
    const secondPage = (await send(server.url + nextPath)).text;
    const idsOf = (text: string) => [...text.matchAll(/<li id="(rep_\w+)"/g)].map((match) => match[1] as string);
    assert.deepEqual([idsOf(firstPage).length, [...idsOf(firstPage), ...idsOf(secondPage)]], [500, createdIds]);
    assert.match(secondPage, /Back to the first replies/);
    assert.doesNotMatch(secondPage, /rel="next"/);
  } finally {
    await server.close();
  }
});
