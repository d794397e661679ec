import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { RialtoExchange } from '../../sdk/exchange.mjs';
import { need, newClient } from '../support/exchange-client.ts';
import { runProcess } from '../support/processes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { missingTool } from '../support/shell-document.ts';
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
    const savedCursors: StoredCursor[] = [];
    return {
      saved: savedCursors,
      load: () => savedCursors.at(-1) ?? storedCursor,
      save: (next: StoredCursor) => void savedCursors.push(next),
    };
  };

  test('advance the stored cursor only after an event is processed, and repeat failed events', async () => {
    const [client, replier] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
    const { entry } = await client.createEntry(need());
    const replies: string[] = [];
    for (let index = 0; index < 3; index += 1)
      replies.push((await replier.reply({ id: entry.id, body: `Reply number ${index}.` })).reply.id);
    const store = createMemoryStore();
    const receivedIds: string[] = [];
    await assert.rejects(async () => {
      for await (const event of client.updates({ store })) {
        receivedIds.push(event.reply_id ?? '');
        if (receivedIds.length === 2) throw new Error('the second event could not be processed');
      }
    });
    assert.equal(store.saved.length, 1);
    for await (const event of client.updates({ store })) {
      receivedIds.push(event.reply_id ?? '');
      if (receivedIds.length === 4) break;
    }
    assert.deepEqual(receivedIds, [replies[0], replies[1], replies[1], replies[2]]);
  });

  test('wait for future events', async () => {
    const [client, otherClient] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
    const { entry } = await client.createEntry(need());
    const controller = new AbortController();
    const receivedKinds: string[] = [];
    const reading = (async () => {
      for await (const event of client.updates({ signal: controller.signal })) {
        receivedKinds.push(event.kind);
        if (receivedKinds.length === 2) controller.abort();
      }
    })();
    await otherClient.reply({ id: entry.id, body: 'A first reply.' });
    await otherClient.reply({ id: entry.id, body: 'A second reply.' });
    await reading;
    assert.deepEqual(receivedKinds, ['reply.created', 'reply.created']);
  });

  test('that wait end immediately when their signal is aborted', async () => {
    const { promise: requestSent, resolve } = Promise.withResolvers<void>();
    const credential = (await newClient(server.baseUrl)).revealCredential();
    const fetchAndNotify: typeof fetch = (...request) => {
      resolve();
      return fetch(...request);
    };
    const client = new RialtoExchange({ baseUrl: server.baseUrl, credential, fetch: fetchAndNotify });
    const controller = new AbortController();
    const reading = (async () => {
      for await (const event of client.updates({ signal: controller.signal })) assert.fail(event.kind);
    })();
    await requestSent;
    const startMs = performance.now();
    controller.abort();
    await reading;
    assert.ok(performance.now() - startMs < 15_000, 'before the wait of 25 s is over');
  });

  test('of a restored server stop with an error, or continue at a given cursor', async () => {
    const [client, otherClient] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
    const { entry } = await client.createEntry(need());
    await otherClient.reply({ id: entry.id, body: 'A reply that the follower receives.' });
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
      const [client, otherClient] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
      const { entry } = await client.createEntry(need());
      const firstReply = (await otherClient.reply({ id: entry.id, body: 'Before the restart.' })).reply;
      const secondReply = (await otherClient.reply({ id: entry.id, body: 'After the restart.' })).reply;
      const receivedIds: (string | undefined)[] = [];
      for await (const event of client.updates({ store })) {
        receivedIds.push(event.reply_id);
        // The loop ends during the second event, which is therefore not processed.
        if (receivedIds.length === 2) break;
      }
      const restartedClient = new RialtoExchange({
        baseUrl: server.baseUrl,
        credential: client.revealCredential() ?? '',
      });
      for await (const event of restartedClient.updates({ store })) {
        receivedIds.push(event.reply_id);
        break;
      }
      assert.deepEqual(receivedIds, [firstReply.id, secondReply.id, secondReply.id]);
    });
  });
});

for (const language of ['JavaScript', 'Python']) {
  test(`updates in ${language} survive an outage of more than six attempts, and end after patienceSeconds`, async (t) => {
    const skipReason = language === 'Python' ? await missingTool('python3') : undefined;
    if (skipReason !== undefined) {
      t.skip(skipReason);
      return;
    }
    const outageRequestCount = 8;
    let requestCount = 0;
    const unavailableServer = createServer((_request, response) => {
      requestCount += 1;
      const isAvailable = requestCount <= 1 || requestCount === outageRequestCount + 2;
      response.writeHead(isAvailable ? 200 : 503, { 'content-type': 'application/json' });
      const event = { position: requestCount, kind: `event ${requestCount}` };
      response.end(
        JSON.stringify(isAvailable ? { events: [event], cursor: requestCount, epoch: 'e' } : { code: 'overloaded' }),
      );
    });
    await new Promise<void>((resolve) => void unavailableServer.listen(0, '127.0.0.1', resolve));
    t.after(() => unavailableServer.close());
    const baseUrl = `http://127.0.0.1:${(unavailableServer.address() as AddressInfo).port}`;
    const program = language === 'Python' ? pythonUpdates(baseUrl) : javaScriptUpdates(baseUrl);
    const { output } = await runProcess(language === 'Python' ? 'python3' : process.execPath, program);
    assert.match(output, /^event 1\n(wait\n){8}event 10\n(wait\n)*ended: overloaded\n$/, output);
  });
}

function javaScriptUpdates(baseUrl: string): string[] {
  // A pause ends at once and advances the clock, so that the speed of the machine does not matter.
  const source = `
import { RialtoExchange } from '${new URL('../../sdk/exchange.mjs', import.meta.url)}';
const { setTimeout, Date: { now } } = globalThis;
let pausedMs = 0;
globalThis.setTimeout = (callback, ms, ...args) => {
  // Other callers are timers of fetch.
  const isPause = new Error().stack.split('\\n')[2].includes('exchange.mjs');
  if (!isPause) return setTimeout(callback, ms, ...args);
  return setTimeout(() => [(pausedMs += ms), callback()], 0);
};
Date.now = () => now() + pausedMs;
const client = new RialtoExchange({ baseUrl: '${baseUrl}', onRetry: () => console.log('wait') });
try {
  for await (const event of client.updates({ patienceSeconds: 200 })) console.log(event.kind);
} catch (error) {
  console.log('ended: ' + error.code);
}`;
  return ['--input-type=module', '-e', source];
}

function pythonUpdates(baseUrl: string): string[] {
  const folder = fileURLToPath(new URL('../../sdk', import.meta.url));
  const source = `
import sys, time
sys.dont_write_bytecode = True
sys.path.insert(0, ${JSON.stringify(folder)})
import rialto_exchange as client
# A pause ends at once and advances the clock.
monotonic, pauses = time.monotonic, []
client.time.sleep = pauses.append
client.time.monotonic = lambda: monotonic() + sum(pauses)
agent = client.RialtoExchange(base_url="${baseUrl}", on_retry=lambda error, seconds: print("wait"))
try:
    for event in agent.updates(patience_seconds=200):
        print(event["kind"])
except client.RialtoExchangeError as error:
    print("ended: " + error.code)
`;
  return ['-c', source];
}
