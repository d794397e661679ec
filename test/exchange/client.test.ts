import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { inspect } from 'node:util';
import { ExchangeError, newCredential, RialtoExchange } from '../../sdk/exchange.mjs';
import { operations } from '../../src/exchange/operations.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { newKey, register, someEntry, startServer, type TestServer } from '../support/server.ts';
import { inTempFolder } from '../support/temp.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

interface Place {
  readonly cursor: number;
  readonly epoch: string | null;
}

type Need = Parameters<RialtoExchange['createEntry']>[0];
const need = (fields: Partial<Need> = {}) => ({ ...someEntry(), ...fields }) as unknown as Need;

function newClient(baseUrl = server.baseUrl): Promise<RialtoExchange> {
  return RialtoExchange.register({ baseUrl, name: `client-${newKey().slice(5, 25)}`, description: 'A client under test.', public_data_acknowledged: true });
}

test('every operation is a method, and works', async () => {
  const [client, other] = await Promise.all([newClient(), newClient()]);
  const { entry } = await client.createEntry(need());
  const { reply } = await other.reply({ id: entry.id, body: 'I have seen that: it is the cache.', kind: 'provider_claim' });
  const second = (await other.reply({ id: entry.id, body: 'Never mind this one.' })).reply;
  assert.equal((await client.readEntry({ id: entry.id })).discussion.length, 2);
  assert.equal((await client.listReplies({ id: entry.id })).discussion[0].id, reply.id);
  assert.equal((await other.follow({ kind: 'tag', target: 'build' })).follow.following, true);
  const { events } = await client.updatesPage({ cursor: 0 });
  assert.deepEqual(events.map((event: { reply_id: string }) => event.reply_id), [reply.id, second.id]);
  assert.equal((await other.report({ entry_id: entry.id, reason: 'It names a person.' })).report.status, 'open');
  assert.equal((await other.remove({ target: 'reply', id: second.id })).removed.id, second.id);
  const resolved = await client.resolve({ id: entry.id, outcome: `It was the cache, as ${reply.id} says.` });
  assert.deepEqual(resolved.outcome.credited_replies, [reply.id]);
  assert.ok((await client.search({ q: 'second run', status: 'resolved' })).entries.some((hit: { id: string }) => hit.id === entry.id));
  const added = await client.addCredential({ credential: newCredential(), name: 'second' });
  assert.notEqual((await client.revokeCredential({ id: added.credential.id })).credential.revoked_at, null);
  assert.equal((await client.profile()).credentials.length, 2);
  assert.equal((await client.limits()).requests_per_minute_per_address, 1200);
  const key = newKey();
  await client.createEntry(need(), { idempotencyKey: key });
  assert.equal((await client.idempotencyStatus({ key })).state, 'committed');
  assert.ok((await client.similar(need())).similar.length > 0);

  const methods = new Set([...Object.getOwnPropertyNames(RialtoExchange.prototype), ...Object.getOwnPropertyNames(RialtoExchange)]);
  for (const { name } of operations) {
    const method = name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    assert.ok(methods.has(method), method);
  }
});

describe('the credential', () => {
  test('is saved before anything is sent', async () => {
    const order: string[] = [];
    const client = await RialtoExchange.register({
      baseUrl: server.baseUrl,
      name: `client-${newKey().slice(5, 25)}`,
      description: 'A client under test.',
      public_data_acknowledged: true,
      saveCredential: async (credential) => void order.push(credential),
      fetch: (...call) => {
        order.push('sent');
        return fetch(...call);
      },
    });
    assert.deepEqual(order, [client.revealCredential(), 'sent']);
  });

  test('stands in no listing, text or JSON of the client or of its errors', async () => {
    const client = await newClient();
    const credential = client.revealCredential() ?? '';
    assert.match(credential, /^rk_[A-Za-z0-9_-]{43}$/);
    const error = await client.readEntry({ id: 'ent_none' }).catch((reason: unknown) => reason);
    const shown = [inspect(client, { depth: 9, showHidden: true }), JSON.stringify(client), Object.keys(client).join(), String(client), inspect(error, { depth: 9, showHidden: true })];
    for (const text of shown) assert.equal(text.includes(credential.slice(3)), false);
  });

  test('is new each time', () => {
    assert.equal(new Set(Array.from({ length: 100 }, newCredential)).size, 100);
  });
});

describe('a cut connection', () => {
  for (const moment of ['before', 'after'] as const) {
    test(`${moment} the request reached the server: the entry is published once, and its answer comes`, async () => {
      const { hostname, port } = new URL(server.url);
      const proxy = await startCuttingProxy(hostname, Number(port));
      try {
        const client = await newClient(`http://127.0.0.1:${proxy.port}/exchange/api/v1`);
        const title = `Cut ${moment} ${newKey()}`;
        proxy.cutAt(title, moment);
        const { entry } = await client.createEntry(need({ title }));
        assert.equal(proxy.cuts, 1);
        const { entries } = await client.search({ q: title });
        assert.deepEqual(entries.map((hit: { id: string }) => hit.id), [entry.id]);
      } finally {
        await proxy.close();
      }
    });
  }

  test('at registration: the identical request is sent again and gets its stored answer', async () => {
    const { hostname, port } = new URL(server.url);
    const proxy = await startCuttingProxy(hostname, Number(port));
    try {
      proxy.cutAt('public_data_acknowledged', 'after');
      const client = await newClient(`http://127.0.0.1:${proxy.port}/exchange/api/v1`);
      assert.equal(proxy.cuts, 1);
      assert.equal((await client.profile()).credentials.length, 1);
    } finally {
      await proxy.close();
    }
  });
});

/** A server that answers each request as the test says, and keeps their bodies. */
async function withServer(answer: (attempt: number, response: ServerResponse) => void, body: (baseUrl: string, bodies: string[]) => Promise<void>): Promise<void> {
  const bodies: string[] = [];
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    answer(bodies.push(text), response);
  };
  const scripted = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => scripted.listen(0, '127.0.0.1', resolve));
  try {
    await body(`http://127.0.0.1:${(scripted.address() as AddressInfo).port}`, bodies);
  } finally {
    scripted.closeAllConnections();
    await new Promise((resolve) => scripted.close(resolve));
  }
}

function refuse(response: ServerResponse, status: number, problem: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(JSON.stringify(problem));
}

describe('a refusal', () => {
  for (const status of [429, 503]) {
    test(`with ${status} is followed by the identical request, no sooner than Retry-After says`, async () => {
      const times: number[] = [];
      await withServer(
        (attempt, response) => {
          times.push(performance.now());
          if (attempt < 3) refuse(response, status, { code: 'later', retry_after_seconds: 1 }, { 'retry-after': '1' });
          else response.end('{"entry":{"id":"ent_1"}}');
        },
        async (baseUrl, bodies) => {
          const client = new RialtoExchange({ baseUrl, credential: newCredential() });
          assert.equal((await client.createEntry(need())).entry.id, 'ent_1');
          assert.equal(bodies.length, 3);
          assert.equal(new Set(bodies).size, 1);
          assert.match(JSON.parse(bodies[0] ?? '').idempotency_key, /^[0-9a-f-]{36}$/);
          for (const gap of [(times[1] ?? 0) - (times[0] ?? 0), (times[2] ?? 0) - (times[1] ?? 0)]) assert.ok(gap >= 1000 && gap < 4000, `${gap} ms`);
        },
      );
    });
  }

  test('that will not pass is thrown at once, with all that the server said', async () => {
    const client = await newClient();
    const error = await client.search({ limit: 99 }).catch((reason: unknown) => reason);
    assert.ok(error instanceof ExchangeError);
    assert.equal(error.status, 400);
    assert.equal(error.code, 'invalid_input');
    assert.equal(error.errors[0]?.pointer, '/limit');
    assert.match(error.requestId ?? '', /^[0-9a-f]{32}$/);
    assert.match(error.detail, /limit/);
    await withServer(
      (_attempt, response) => refuse(response, 409, { code: 'thread_closed' }),
      async (baseUrl, bodies) => {
        const refused = new RialtoExchange({ baseUrl });
        await assert.rejects(refused.reply({ id: 'ent_1', body: 'Hello there.' }), { code: 'thread_closed', status: 409 });
        assert.equal(bodies.length, 1);
      },
    );
  });

  test('that asks for more than a minute is thrown', async () => {
    await withServer(
      (_attempt, response) => refuse(response, 429, { code: 'rate_limited' }, { 'retry-after': '3600' }),
      async (baseUrl, bodies) => {
        await assert.rejects(new RialtoExchange({ baseUrl }).search(), { code: 'rate_limited' });
        assert.equal(bodies.length, 1);
      },
    );
  });

  test('that never passes is thrown after a bounded number of attempts', { timeout: 60_000 }, async () => {
    await withServer(
      (_attempt, response) => refuse(response, 503, { code: 'overloaded' }),
      async (baseUrl, bodies) => {
        await assert.rejects(new RialtoExchange({ baseUrl }).search(), { code: 'overloaded' });
        assert.equal(bodies.length, 6);
      },
    );
  });
});

test('an entry like a published one is not published when the caller says so', async () => {
  const client = await newClient();
  const entry = need({ title: 'Violet turbines hum at dawn', body: 'Violet turbines hum at dawn and stop at noon. Which bearing is it, and who has one?' });
  const first = (await client.createEntry(entry, { unlessSimilar: 0.9 })).entry;
  const second = await client.createEntry(entry, { unlessSimilar: 0.9 });
  assert.equal(second.entry, null);
  assert.equal(second.similar[0].id, first.id);
});

describe('updates', () => {
  const memory = (place: Place | null = null) => {
    const saved: Place[] = [];
    return { saved, load: () => saved.at(-1) ?? place, save: (next: Place) => void saved.push(next) };
  };

  test('move the stored place only when an event is processed; what failed comes again', async () => {
    const [client, other] = await Promise.all([newClient(), newClient()]);
    const { entry } = await client.createEntry(need());
    const replies: string[] = [];
    for (let index = 0; index < 3; index += 1) replies.push((await other.reply({ id: entry.id, body: `Reply number ${index}.` })).reply.id);
    const store = memory();
    const seen: string[] = [];
    await assert.rejects(async () => {
      for await (const event of client.updates({ store })) {
        seen.push(event.reply_id ?? '');
        if (seen.length === 2) throw new Error('the second event could not be processed');
      }
    });
    assert.equal(store.saved.length, 1);
    for await (const event of client.updates({ store })) {
      seen.push(event.reply_id ?? '');
      if (seen.length === 4) break;
    }
    assert.deepEqual(seen, [replies[0], replies[1], replies[1], replies[2]]);
  });

  test('wait for what has not happened yet, and end when the signal says so', async () => {
    const [client, other] = await Promise.all([newClient(), newClient()]);
    const { entry } = await client.createEntry(need());
    const stop = new AbortController();
    const seen: string[] = [];
    const loop = (async () => {
      for await (const event of client.updates({ signal: stop.signal })) {
        seen.push(event.kind);
        if (seen.length === 2) stop.abort();
      }
    })();
    await other.reply({ id: entry.id, body: 'A first reply.' });
    await other.reply({ id: entry.id, body: 'A second reply.' });
    await loop;
    assert.deepEqual(seen, ['reply.created', 'reply.created']);
    const waiting = new AbortController();
    const quiet = (async () => {
      for await (const event of client.updates({ signal: waiting.signal })) assert.fail(event.kind);
    })();
    waiting.abort();
    await quiet;
  });

  test('of a restored server stop with a clear error, or go on where the caller says', async () => {
    const [client, other] = await Promise.all([newClient(), newClient()]);
    const { entry } = await client.createEntry(need());
    await other.reply({ id: entry.id, body: 'A reply to be told of.' });
    const head = (await client.profile()).cursor as number;
    const cases = [
      { code: 'epoch_changed', place: { cursor: 0, epoch: 'another' } },
      { code: 'cursor_ahead', place: { cursor: head + 1_000_000, epoch: 'another' } },
    ];
    for (const { code, place } of cases) {
      await assert.rejects(async () => {
        for await (const event of client.updates({ store: memory(place) })) assert.fail(event.kind);
      }, { code });
      const store = memory(place);
      const told: unknown[] = [];
      const onRestored = (restored: { code: string; head: number | null; place: Place }) => {
        told.push([restored.code, restored.place.cursor]);
        return 0;
      };
      for await (const event of client.updates({ store, onRestored })) {
        assert.equal(event.kind, 'reply.created');
        break;
      }
      assert.deepEqual(told, [[code, place.cursor]]);
      assert.equal(store.saved.at(-1)?.cursor, 0);
      assert.match(store.saved.at(-1)?.epoch ?? '', /^[0-9a-f]{32}$/);
    }
  });

  test('go on from a file after a restart of the client', async () => {
    await inTempFolder(async (folder) => {
      const file = join(folder, 'place.json');
      const store = {
        load: () => {
          try {
            return JSON.parse(readFileSync(file, 'utf8')) as Place;
          } catch {
            return null;
          }
        },
        save: (place: Place) => writeFileSync(file, JSON.stringify(place)),
      };
      const [client, other] = await Promise.all([newClient(), newClient()]);
      const { entry } = await client.createEntry(need());
      const first = (await other.reply({ id: entry.id, body: 'Before the restart.' })).reply;
      const second = (await other.reply({ id: entry.id, body: 'After the restart.' })).reply;
      const seen: (string | undefined)[] = [];
      for await (const event of client.updates({ store })) {
        seen.push(event.reply_id);
        // Left in the middle of the second event, which is therefore not processed.
        if (seen.length === 2) break;
      }
      const restarted = new RialtoExchange({ baseUrl: server.baseUrl, credential: client.revealCredential() ?? '' });
      for await (const event of restarted.updates({ store })) {
        seen.push(event.reply_id);
        break;
      }
      assert.deepEqual(seen, [first.id, second.id, second.id]);
    });
  });
});

test('the served file is the client with the address of this installation', async () => {
  const agent = await register(server.baseUrl);
  const text = await (await fetch(`${server.url}/exchange/sdk/exchange.mjs`)).text();
  await inTempFolder(async (folder) => {
    const file = join(folder, 'exchange.mjs');
    writeFileSync(file, text);
    const served = (await import(pathToFileURL(file).href)) as typeof import('../../sdk/exchange.mjs');
    const client = new served.RialtoExchange({ credential: agent.credential });
    assert.equal(client.baseUrl, server.baseUrl);
    assert.equal((await client.profile()).agent.id, agent.id);
  });
});
