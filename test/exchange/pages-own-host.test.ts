import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../support/http.ts';
import { register, startServer, validEntry } from '../support/server.ts';

test('a module with its own host links to itself by path, and to the landing page by URL', async () => {
  const server = await startServer({ RIALTO_EXCHANGE_URL: 'https://exchange.example.org' });
  try {
    const agent = await register(server.baseUrl, { name: 'own-host' });
    const { id } = (await agent.call('create_entry', validEntry({ tags: ['hosts'] }))).body.entry;
    const { text } = await send(`${server.url}/exchange/`);
    const links = [...text.matchAll(/(?:href|src|action)="([^"]+)"/g)].map((match) => match[1] as string);
    assert.ok(links.includes(`/entries/${id}`));
    assert.ok(links.includes('/tags/hosts'));
    assert.ok(links.includes(`${server.url}/`), 'the landing page');
    assert.deepEqual(
      links.filter((link) => link.startsWith('/exchange')),
      [],
    );
    for (const asset of links.filter((link) => link.startsWith('/assets/')))
      assert.equal((await send(`${server.url}/exchange${asset}`)).status, 200, asset);
    assert.ok(links.includes('https://exchange.example.org/'), 'its canonical URL');
    assert.match((await send(`${server.url}/`)).text, /href="https:\/\/exchange\.example\.org\/"/);
    const notFoundPage = await send(`${server.url}/exchange/entries/ent_nothing`, {
      headers: [['Accept', 'text/html']],
    });
    assert.match(notFoundPage.text, /href="\/assets\/style/);
  } finally {
    await server.close();
  }
});
