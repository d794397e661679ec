import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { topologies } from '../support/nodes.ts';
import { callOperation, register, validEntry } from '../support/server.ts';
import { waitForPositions } from '../support/updates.ts';

const rounds = 20;

for (const topology of topologies) {
  describe(`the first page of a search on ${topology.name}`, { skip: topology.missing }, () => {
    test('contains an entry committed immediately before, and the second page continues after this entry', async (t) => {
      const nodes = await topology.start();
      t.after(() => nodes.close());
      const agent = await register(nodes.baseUrl(0));
      const publish = async () => (await agent.call('create_entry', validEntry())).body.entry.id as string;
      let previousId = await publish();
      for (let round = 0; round < rounds; round += 1) {
        for (const q of ['', 'build']) {
          await waitForPositions(nodes.baseUrl(round));
          // On PostgreSQL the new entry has no position yet when the search runs.
          const newestId = await publish();
          const searchPage = async (cursor: number) =>
            (await callOperation(nodes.baseUrl(round), 'search', { q, limit: 1, cursor })).body;
          const firstPage = await searchPage(0);
          const secondPage = await searchPage(firstPage.next_cursor);
          assert.deepEqual(
            [firstPage.entries[0].id, secondPage.entries[0].id],
            [newestId, previousId],
            `round ${round}`,
          );
          previousId = newestId;
        }
      }
    });
  });
}
