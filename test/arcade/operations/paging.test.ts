import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { registerPlayer } from '../../support/arcade.ts';
import { send } from '../../support/http.ts';
import { startServer, type TestServer } from '../../support/server.ts';

describe('lists of the arcade', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
    for (let count = 0; count < 3; count += 1) {
      const player = await registerPlayer(server.url);
      assert.equal((await player.post('/api/v1/sessions', { pace: 'stepped' })).status, 200);
    }
  });
  after(() => server.close());

  const lists = [
    { path: '/api/v5/store', items: 'games', idOf: (item: { game: { slug: string } }) => item.game.slug },
    { path: '/api/v5/live', items: 'sessions', idOf: (item: { id: string }) => item.id },
  ];

  for (const { path, items, idOf } of lists)
    for (const parameter of ['cursor', 'after'])
      test(`${path} returns every item once, page by page, with the parameter ${parameter}`, async () => {
        const wholeList = (await send(`${server.url}/arcade${path}`)).body;
        assert.deepEqual([wholeList.next_cursor, wholeList.next], [null, null]);
        assert.ok(wholeList[items].length >= 2);
        const pagedIds: string[] = [];
        for (let next: string | null = ''; next !== null; ) {
          const query: string = next === '' ? '' : `&${parameter}=${encodeURIComponent(next)}`;
          const { body } = await send(`${server.url}/arcade${path}?limit=1${query}`);
          assert.equal(body.next, body.next_cursor);
          pagedIds.push(...body[items].map(idOf));
          next = body.next_cursor;
        }
        assert.deepEqual(pagedIds, wholeList[items].map(idOf));
      });

  test('use the parameter cursor and ignore after when both are sent', async () => {
    const [firstSession, secondSession] = (await send(`${server.url}/arcade/api/v5/live`)).body.sessions;
    const { body } = await send(
      `${server.url}/arcade/api/v5/live?limit=1&cursor=${firstSession.id}&after=${secondSession.id}`,
    );
    assert.equal(body.sessions[0].id, secondSession.id);
  });

  test('are documented with the parameter cursor, and with after as its deprecated name', async () => {
    const { paths } = (await send(`${server.url}/arcade/api/v5/openapi`)).body;
    for (const path of ['/api/v5/store', '/api/v5/live', '/api/v5/rankings']) {
      const parameters = paths[path].get.parameters as { name: string; schema: { deprecated?: boolean } }[];
      const deprecated = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.deprecated === true]));
      assert.deepEqual([deprecated['cursor'], deprecated['after']], [false, true], path);
    }
  });
});
