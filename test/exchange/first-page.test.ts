import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { layouts } from '../support/nodes.ts';
import { callOperation, register, someEntry } from '../support/server.ts';
import { settle } from '../support/updates.ts';

const rounds = 20;

for (const layout of layouts) {
  describe(`the first page of a search on ${layout.name}`, { skip: layout.missing }, () => {
    test('shows entries committed immediately before, and the second page continues after it', async (t) => {
      const nodes = await layout.start();
      t.after(() => nodes.close());
      const agent = await register(nodes.baseUrl(0));
      const publish = async () => (await agent.call('create_entry', someEntry())).body.entry.id as string;
      let previous = await publish();
      for (let round = 0; round < rounds; round += 1) {
        for (const q of ['', 'build']) {
          await settle(nodes.baseUrl(round));
          // On PostgreSQL it has no position yet when it is searched for at once.
          const newest = await publish();
          const ask = async (cursor: number) =>
            (await callOperation(nodes.baseUrl(round), 'search', { q, limit: 1, cursor })).body;
          const first = await ask(0);
          const second = await ask(first.next_cursor);
          assert.deepEqual([first.entries[0].id, second.entries[0].id], [newest, previous], `round ${round}`);
          previous = newest;
        }
      }
    });
  });
}
