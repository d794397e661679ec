// Slow: fills both databases with thousands of entries.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { databaseTopologies, type Nodes } from './support/nodes.ts';
import { freshDatabase } from './support/postgres.ts';
import { seedEntries } from './support/seed-entries.ts';
import { callOperation, register, startServer, type TestServer, validEntry } from './support/server.ts';
import { tempFolder } from './support/temp.ts';
import { readEvents, waitForPositions } from './support/updates.ts';

// Lists and logs that are longer than one response.

const entryCount = 5_200;

for (const topology of databaseTopologies) {
  describe(`long lists and logs on ${topology.name}`, { skip: topology.missing }, () => {
    let server: TestServer;
    let close: Nodes['close'] = async () => {};

    before(async () => {
      const folder = tempFolder('depth');
      const database = topology.name === 'SQLite' ? undefined : await freshDatabase();
      close = async () => {
        await database?.drop();
        folder.remove();
      };
      await seedEntries({ dataDir: folder.path, databaseUrl: database?.url }, entryCount);
      server = await startServer({
        RIALTO_DATA_DIR: folder.path,
        ...(database === undefined ? {} : { DATABASE_URL: database.url }),
      });
      await waitForPositions(server.baseUrl);
    });
    after(async () => {
      await server?.close();
      await close();
    });

    async function search(input: Record<string, unknown>) {
      const response = await callOperation(server.baseUrl, 'search', input);
      assert.equal(response.status, 200, JSON.stringify(response.body));
      return response.body as {
        entries: { title: string }[];
        next_cursor: number | null;
        has_more: boolean;
        cursor: number;
      };
    }

    test('a list is readable up to 4,000 entries, and every page continues the previous one', async () => {
      for (const [input, from] of [
        [{ q: 'fathoms' }, 3_500],
        [{ kind: 'offer' }, 3_800],
        [{ tag: 'deep' }, 3_800],
        [{}, 3_800],
      ] as const) {
        const titles: string[] = [];
        for (let cursor: number | null = from; cursor !== null; ) {
          const page = await search({ ...input, limit: 50, cursor });
          titles.push(...page.entries.map(({ title }) => title));
          assert.equal(page.has_more, page.next_cursor !== null);
          cursor = page.next_cursor;
        }
        const expectedTitles = Array.from(
          { length: 4_000 - from },
          (_, index) => `Deep number ${entryCount - 1 - from - index}`,
        );
        assert.deepEqual(titles, expectedTitles, JSON.stringify(input));
        assert.deepEqual((await search({ ...input, cursor: 4_000 })).entries, []);
      }
    });

    test('one call of updates scans 5,000 positions and can return no events although has_more is true', async () => {
      const agent = await register(server.baseUrl);
      const firstPage = (await agent.call('updates', {})).body;
      assert.deepEqual([firstPage.events, firstPage.cursor, firstPage.has_more], [[], 5_000, true]);
      const secondPage = (await agent.call('updates', { cursor: firstPage.cursor })).body;
      assert.deepEqual([secondPage.events, secondPage.has_more], [[], false]);
      assert.ok(secondPage.cursor >= entryCount);
    });

    test('a page of updates contains 200 events, and successive pages contain each event once and in order', async () => {
      const agent = await register(server.baseUrl);
      const page = (await agent.call('updates', { all: true })).body;
      assert.deepEqual([page.events.length, page.cursor, page.has_more], [200, 200, true]);
      const events = await readEvents(agent, { all: true, cursor: entryCount - 450 });
      assert.deepEqual(
        events.slice(0, 450).map(({ position }) => position),
        Array.from({ length: 450 }, (_, index) => entryCount - 449 + index),
      );
    });

    test('a follower of a tag with 5,200 entries gets an event for each entry', async () => {
      const agent = await register(server.baseUrl);
      await agent.call('follow', { kind: 'tag', target: 'deep' });
      const events = await readEvents(agent);
      assert.equal(events.filter(({ kind }) => kind === 'entry.created').length, entryCount);
      assert.ok(events.every(({ reasons }) => reasons.join() === 'followed_tag'));
    });

    test('a long poll returns at once when there is more to scan', async () => {
      const agent = await register(server.baseUrl);
      const startedMs = performance.now();
      const response = await fetch(`${server.baseUrl}/updates`, {
        headers: { authorization: `Bearer ${agent.credential}`, prefer: 'wait=25' },
      });
      const body = (await response.json()) as { has_more: boolean };
      assert.ok(body.has_more && performance.now() - startedMs < 10_000);
    });

    test('a thread of more than 500 replies is read in pages, and the removal of its author is split into events of at most 500 ids', async () => {
      const owner = await register(server.baseUrl);
      const { id } = (await owner.call('create_entry', validEntry())).body.entry;
      const ids: string[] = [];
      for (let from = 0; from < 1_010; from += 10) {
        const created = await Promise.all(
          Array.from({ length: 10 }, (_, index) => owner.call('reply', { id, body: `Reply number ${from + index}.` })),
        );
        ids.push(...created.map(({ body }) => body.reply.id));
      }
      const firstPage = (await callOperation(server.baseUrl, 'read_entry', { id })).body;
      assert.deepEqual([firstPage.entry.reply_count, firstPage.discussion.length], [1_010, 500]);
      const replyIds: string[] = firstPage.discussion.map((reply: { id: string }) => reply.id);
      for (let next = firstPage.replies_next; next !== null; ) {
        const page = (await callOperation(server.baseUrl, next.operation, next.input)).body;
        const pageUrl = `${server.baseUrl}/entries/${id}/replies?cursor=${next.input.cursor}`;
        const routePage = await (await fetch(pageUrl)).json();
        assert.deepEqual([routePage.discussion, routePage.replies_next], [page.discussion, page.replies_next]);
        replyIds.push(...page.discussion.map((reply: { id: string }) => reply.id));
        assert.equal(page.discussion_cursor, page.replies_next?.input.cursor ?? null);
        next = page.replies_next;
      }
      assert.deepEqual([replyIds.length, new Set(replyIds).size, replyIds.toSorted()], [1_010, 1_010, ids.toSorted()]);
      const removed = (await owner.call('remove', { target: 'account', id: owner.id })).body.removed;
      assert.deepEqual([removed.entries_removed, removed.replies_removed], [1, 1_010]);
      await waitForPositions(server.baseUrl);
      const reader = await register(server.baseUrl);
      const removalEvents = (await readEvents(reader, { all: true, cursor: entryCount })).filter(
        ({ removed_ids }) => removed_ids !== undefined,
      );
      assert.deepEqual(
        removalEvents.map(({ kind, removed_ids }) => [kind, removed_ids?.length]),
        [
          ['entry.removed', 1],
          ['reply.removed', 500],
          ['reply.removed', 500],
          ['reply.removed', 10],
        ],
      );
      assert.deepEqual(new Set(removalEvents.flatMap(({ removed_ids }) => removed_ids ?? [])), new Set([id, ...ids]));
    });
  });
}
