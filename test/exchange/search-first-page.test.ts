import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { topologies } from '../support/nodes.ts';
import { callOperation, register, validEntry } from '../support/server.ts';
import { waitForPositions } from '../support/updates.ts';

const rounds = 20;

for (const layout of topologies) {
  describe(`the first page of a search on ${layout.name}`, { skip: layout.missing }, () => {
    test('shows entries committed immediately before, and the second page continues after it', async (t) => {
      const nodes = await layout.start();
      t.after(() => nodes.close());
      const agent = await register(nodes.baseUrl(0));
      const publish = async () => (await agent.call('create_entry', validEntry())).body.entry.id as string;
      let previous = await publish();
      for (let round = 0; round < rounds; round += 1) {
        for (const q of ['', 'build']) {
          await waitForPositions(nodes.baseUrl(round));
          // On PostgreSQL the new entry has no position yet when the search runs.
          const newest = await publish();
          const searchPage = async (cursor: number) =>
            (await callOperation(nodes.baseUrl(round), 'search', { q, limit: 1, cursor })).body;
          const first = await searchPage(0);
          const second = await searchPage(first.next_cursor);
          assert.deepEqual([first.entries[0].id, second.entries[0].id], [newest, previous], `round ${round}`);
          previous = newest;
        }
      }
    });
  });
}
