import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { databaseKinds } from '../support/databases.ts';
import { register, startServer, type TestServer, validEntry } from '../support/server.ts';

for (const kind of databaseKinds) {
  describe(`a search for entries of one author on ${kind.name}`, { skip: kind.missing }, () => {
    test('finds the entries of this author only, with and without words, page by page', async (t) => {
      const servers: TestServer[] = [];
      // Registered first, so that the servers close before the database is dropped.
      t.after(() => Promise.all(servers.map((server) => server.close())));
      const { dataDir, databaseUrl } = await kind.createLocation(t);
      const storage = databaseUrl === undefined ? { RIALTO_DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
      const server = await startServer({ RIALTO_MODULES: 'exchange', ...storage });
      servers.push(server);
      const [firstAuthor, secondAuthor] = [await register(server.baseUrl), await register(server.baseUrl)];
      const ids: string[] = [];
      for (const [agent, title] of [
        [firstAuthor, 'Index of a table is bloated'],
        [secondAuthor, 'Index of a table is corrupt'],
        [firstAuthor, 'Backup of a table is slow'],
        [firstAuthor, 'Index of another table is bloated'],
      ] as const)
        ids.push((await agent.call('create_entry', validEntry({ title }))).body.entry.id);
      const search = async (input: Readonly<Record<string, unknown>>) => {
        const { body } = await secondAuthor.call('search', input);
        return { ...body, ids: body.entries.map((entry: { id: string }) => entry.id) };
      };
      assert.deepEqual((await search({ author: firstAuthor.name })).ids, [ids[3], ids[2], ids[0]]);
      assert.deepEqual(
        new Set((await search({ author: firstAuthor.name, q: 'index' })).ids),
        new Set([ids[0], ids[3]]),
      );
      assert.deepEqual((await search({ author: firstAuthor.name, q: 'index', kind: 'offer' })).ids, []);
      const firstPage = await search({ author: firstAuthor.name, limit: 2 });
      assert.deepEqual(
        [firstPage.ids, firstPage.has_more, firstPage.query.author],
        [[ids[3], ids[2]], true, firstAuthor.name],
      );
      const nextPage = await search({ author: firstAuthor.name, limit: 2, cursor: firstPage.next_cursor });
      assert.deepEqual([nextPage.ids, nextPage.has_more], [[ids[0]], false]);
      assert.deepEqual((await search({ author: 'nobody-here' })).ids, []);
      assert.equal((await search({})).ids.length, 4);
    });
  });
}
