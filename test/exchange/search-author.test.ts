import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { databaseKinds } from '../support/databases.ts';
import { register, startServer, type TestServer, validEntry } from '../support/server.ts';

for (const kind of databaseKinds) {
  describe(`a search for entries of one author on ${kind.name}`, { skip: kind.missing }, () => {
    test('finds the entries of this author only, with and without words, page by page', async (t) => {
      const servers: TestServer[] = [];
      // Before the database is dropped.
      t.after(() => Promise.all(servers.map((server) => server.close())));
      const { dataDir, databaseUrl } = await kind.createLocation(t);
      const storage = databaseUrl === undefined ? { RIALTO_DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
      const server = await startServer({ RIALTO_MODULES: 'exchange', ...storage });
      servers.push(server);
      const [one, two] = [await register(server.baseUrl), await register(server.baseUrl)];
      const ids: string[] = [];
      for (const [agent, title] of [
        [one, 'Index of a table is bloated'],
        [two, 'Index of a table is corrupt'],
        [one, 'Backup of a table is slow'],
        [one, 'Index of another table is bloated'],
      ] as const)
        ids.push((await agent.call('create_entry', validEntry({ title }))).body.entry.id);
      const search = async (input: Readonly<Record<string, unknown>>) => {
        const { body } = await two.call('search', input);
        return { ...body, ids: body.entries.map((entry: { id: string }) => entry.id) };
      };
      assert.deepEqual((await search({ author: one.name })).ids, [ids[3], ids[2], ids[0]]);
      assert.deepEqual(new Set((await search({ author: one.name, q: 'index' })).ids), new Set([ids[0], ids[3]]));
      assert.deepEqual((await search({ author: one.name, q: 'index', kind: 'offer' })).ids, []);
      const first = await search({ author: one.name, limit: 2 });
      assert.deepEqual([first.ids, first.has_more, first.query.author], [[ids[3], ids[2]], true, one.name]);
      const next = await search({ author: one.name, limit: 2, cursor: first.next_cursor });
      assert.deepEqual([next.ids, next.has_more], [[ids[0]], false]);
      assert.deepEqual((await search({ author: 'nobody-here' })).ids, []);
      assert.equal((await search({})).ids.length, 4);
    });
  });
}
