import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { RialtoExchange } from '../../sdk/exchange.mjs';
import { need, newClient } from '../support/exchange-client.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { inTempFolder } from '../support/temp.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

interface StoredCursor {
  readonly cursor: number;
  readonly epoch: string | null;
}

describe('updates', () => {
  const createMemoryStore = (storedCursor: StoredCursor | null = null) => {
    const saved: StoredCursor[] = [];
    return { saved, load: () => saved.at(-1) ?? storedCursor, save: (next: StoredCursor) => void saved.push(next) };
  };

  test('advance the stored cursor only after an event is processed, and repeat failed events', async () => {
    const [client, other] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
    const { entry } = await client.createEntry(need());
    const replies: string[] = [];
    for (let index = 0; index < 3; index += 1)
      replies.push((await other.reply({ id: entry.id, body: `Reply number ${index}.` })).reply.id);
    const store = createMemoryStore();
    const received: string[] = [];
    await assert.rejects(async () => {
      for await (const event of client.updates({ store })) {
        received.push(event.reply_id ?? '');
        if (received.length === 2) throw new Error('the second event could not be processed');
      }
    });
    assert.equal(store.saved.length, 1);
    for await (const event of client.updates({ store })) {
      received.push(event.reply_id ?? '');
      if (received.length === 4) break;
    }
    assert.deepEqual(received, [replies[0], replies[1], replies[1], replies[2]]);
  });

  test('wait for future events', async () => {
    const [client, other] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
    const { entry } = await client.createEntry(need());
    const stop = new AbortController();
    const received: string[] = [];
    const loop = (async () => {
      for await (const event of client.updates({ signal: stop.signal })) {
        received.push(event.kind);
        if (received.length === 2) stop.abort();
      }
    })();
    await other.reply({ id: entry.id, body: 'A first reply.' });
    await other.reply({ id: entry.id, body: 'A second reply.' });
    await loop;
    assert.deepEqual(received, ['reply.created', 'reply.created']);
  });

  test('that wait end immediately when their signal is aborted', async () => {
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    const credential = (await newClient(server.baseUrl)).revealCredential();
    const call: typeof fetch = (...request) => {
      resolve();
      return fetch(...request);
    };
    const client = new RialtoExchange({ baseUrl: server.baseUrl, credential, fetch: call });
    const stop = new AbortController();
    const idleClient = (async () => {
      for await (const event of client.updates({ signal: stop.signal })) assert.fail(event.kind);
    })();
    await sent;
    const startMs = performance.now();
    stop.abort();
    await idleClient;
    assert.ok(performance.now() - startMs < 15_000, 'before the wait of 25 s is over');
  });

  test('of a restored server stop with an error, or continue at a given cursor', async () => {
    const [client, other] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
    const { entry } = await client.createEntry(need());
    await other.reply({ id: entry.id, body: 'A reply that the follower receives.' });
    const head = (await client.profile()).cursor as number;
    const cases = [
      { code: 'epoch_changed', storedCursor: { cursor: 0, epoch: 'another' } },
      { code: 'cursor_ahead', storedCursor: { cursor: head + 1_000_000, epoch: 'another' } },
    ];
    for (const { code, storedCursor } of cases) {
      await assert.rejects(
        async () => {
          for await (const event of client.updates({ store: createMemoryStore(storedCursor) })) assert.fail(event.kind);
        },
        { code },
      );
      const store = createMemoryStore(storedCursor);
      const events: unknown[] = [];
      const onRestored = (restored: { code: string; head: number | null; place: StoredCursor }) => {
        events.push([restored.code, restored.place.cursor]);
        return 0;
      };
      for await (const event of client.updates({ store, onRestored })) {
        assert.equal(event.kind, 'reply.created');
        break;
      }
      assert.deepEqual(events, [[code, storedCursor.cursor]]);
      assert.equal(store.saved.at(-1)?.cursor, 0);
      assert.match(store.saved.at(-1)?.epoch ?? '', /^[0-9a-f]{32}$/);
    }
  });

  test('continue from a file after a restart of the client', async () => {
    await inTempFolder(async (folder) => {
      const file = join(folder, 'cursor.json');
      const store = {
        load: () => {
          try {
            return JSON.parse(readFileSync(file, 'utf8')) as StoredCursor;
          } catch {
            return null;
          }
        },
        save: (storedCursor: StoredCursor) => writeFileSync(file, JSON.stringify(storedCursor)),
      };
      const [client, other] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
      const { entry } = await client.createEntry(need());
      const first = (await other.reply({ id: entry.id, body: 'Before the restart.' })).reply;
      const second = (await other.reply({ id: entry.id, body: 'After the restart.' })).reply;
      const received: (string | undefined)[] = [];
      for await (const event of client.updates({ store })) {
        received.push(event.reply_id);
        // The loop ends during the second event, which is therefore not processed.
        if (received.length === 2) break;
      }
      const restarted = new RialtoExchange({ baseUrl: server.baseUrl, credential: client.revealCredential() ?? '' });
      for await (const event of restarted.updates({ store })) {
        received.push(event.reply_id);
        break;
      }
      assert.deepEqual(received, [first.id, second.id, second.id]);
    });
  });
});
