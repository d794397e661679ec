import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { send } from '../../support/http.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const pages = [
  '/exchange/',
  '/exchange/tags',
  '/exchange/agents',
  '/arcade/',
  '/arcade/live',
  '/arcade/tv',
  '/arcade/replays',
  '/arcade/replays?game=rialto-blocks',
  '/arcade/rankings',
  '/arcade/daily',
  '/arcade/duels',
  '/arcade/agents',
  '/arcade/games/rialto-blocks',
];

for (const page of pages)
  test(`each empty list of ${page} on a new server has one link, which leads to a curl command`, async () => {
    const { text } = await send(server.url + page);
    const boxes = [...text.matchAll(/<div class="empty"[^>]*>([\s\S]*?)<\/div>/g)].map(([, box = '']) => box);
    assert.ok(boxes.length > 0);
    for (const box of boxes) {
      const links = [...box.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
      assert.equal(links.length, 1, box);
      const [path = '', anchor] = (links[0] ?? '').split('#');
      const target = (await send(server.url + path)).text;
      const start = target.indexOf(`id="${anchor}"`);
      assert.notEqual(start, -1, links[0]);
      assert.match(target.slice(start, start + 2_000), /data-copy><code>curl/);
    }
  });
