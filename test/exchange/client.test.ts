import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { newCredential, RialtoExchange } from '../../sdk/exchange.mjs';
import { operations } from '../../src/exchange/operations.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { need, newClient } from '../support/exchange-client.ts';
import { newKey, register, startServer, type TestServer } from '../support/server.ts';
import { inTempFolder } from '../support/temp.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

test('the client has a method for every operation, and all of them work', async () => {
  const [client, replier] = await Promise.all([newClient(server.baseUrl), newClient(server.baseUrl)]);
  const { entry } = await client.createEntry(need());
  const { reply } = await replier.reply({
    id: entry.id,
    body: 'I have seen that: it is the cache.',
    kind: 'provider_claim',
  });
  const secondReply = (await replier.reply({ id: entry.id, body: 'Never mind this one.' })).reply;
  assert.equal((await client.readEntry({ id: entry.id })).discussion.length, 2);
  assert.equal((await client.listReplies({ id: entry.id })).discussion[0].id, reply.id);
  assert.equal((await replier.follow({ kind: 'tag', target: 'build' })).follow.following, true);
  const { events } = await client.updatesPage({ cursor: 0 });
  assert.deepEqual(
    events.map((event: { reply_id: string }) => event.reply_id),
    [reply.id, secondReply.id],
  );
  assert.equal((await replier.report({ entry_id: entry.id, reason: 'It names a person.' })).report.status, 'open');
  assert.equal((await replier.remove({ target: 'reply', id: secondReply.id })).removed.id, secondReply.id);
  const resolution = await client.resolve({ id: entry.id, outcome: `It was the cache, as ${reply.id} says.` });
  assert.deepEqual(resolution.outcome.credited_replies, [reply.id]);
  assert.ok(
    (await client.search({ q: 'second run', status: 'resolved' })).entries.some(
      (result: { id: string }) => result.id === entry.id,
    ),
  );
  const addedCredential = await client.addCredential({ credential: newCredential(), name: 'second' });
  assert.notEqual((await client.revokeCredential({ id: addedCredential.credential.id })).credential.revoked_at, null);
  assert.equal((await client.profile()).credentials.length, 2);
  assert.equal((await client.limits()).requests_per_minute_per_address, 1200);
  const key = newKey();
  await client.createEntry(need(), { idempotencyKey: key });
  assert.equal((await client.idempotencyStatus({ key })).state, 'committed');
  assert.ok((await client.similar(need())).similar.length > 0);

  const methods = new Set([
    ...Object.getOwnPropertyNames(RialtoExchange.prototype),
    ...Object.getOwnPropertyNames(RialtoExchange),
  ]);
  for (const { name } of operations) {
    const method = name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    assert.ok(methods.has(method), method);
  }
});

describe('the credential', () => {
  test('is saved before anything is sent', async () => {
    const steps: string[] = [];
    const client = await RialtoExchange.register({
      baseUrl: server.baseUrl,
      name: `client-${newKey().slice(5, 25)}`,
      description: 'A client under test.',
      public_data_acknowledged: true,
      saveCredential: async (credential) => void steps.push(credential),
      fetch: (...call) => {
        steps.push('sent');
        return fetch(...call);
      },
    });
    assert.deepEqual(steps, [client.revealCredential(), 'sent']);
  });

  test('is in no listing, text or JSON of the client or of its errors', async () => {
    const client = await newClient(server.baseUrl);
    const credential = client.revealCredential() ?? '';
    assert.match(credential, /^rk_[A-Za-z0-9_-]{43}$/);
    const error = await client.readEntry({ id: 'ent_none' }).catch((reason: unknown) => reason);
    const outputs = [
      inspect(client, { depth: 9, showHidden: true }),
      JSON.stringify(client),
      Object.keys(client).join(),
      inspect(error, { depth: 9, showHidden: true }),
    ];
    for (const text of outputs) assert.equal(text.includes(credential.slice(3)), false);
  });

  test('is different each time it is created', () => {
    assert.equal(new Set(Array.from({ length: 100 }, newCredential)).size, 100);
  });
});

describe('a cut connection', () => {
  for (const moment of ['before', 'after'] as const) {
    test(`${moment} the request reached the server leads to one entry and its response`, async () => {
      const { hostname, port } = new URL(server.url);
      const proxy = await startCuttingProxy(hostname, Number(port));
      try {
        const client = await newClient(`http://127.0.0.1:${proxy.port}/exchange/api/v1`);
        const title = `Cut ${moment} ${newKey()}`;
        proxy.cutAt(title, moment);
        const { entry } = await client.createEntry(need({ title }));
        assert.equal(proxy.cuts, 1);
        const { entries } = await client.search({ q: title });
        assert.deepEqual(
          entries.map((hit: { id: string }) => hit.id),
          [entry.id],
        );
      } finally {
        await proxy.close();
      }
    });
  }

  test('at registration leads to one account with one credential', async () => {
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

test('an entry similar to a published one is not published with unlessSimilar', async () => {
  const client = await newClient(server.baseUrl);
  const entry = need({
    title: 'Violet turbines hum at dawn',
    body: 'Violet turbines hum at dawn and stop at noon. Which bearing is it, and who has one?',
  });
  const publishedEntry = (await client.createEntry(entry, { unlessSimilar: 0.9 })).entry;
  const secondResult = await client.createEntry(entry, { unlessSimilar: 0.9 });
  assert.equal(secondResult.entry, null);
  assert.equal(secondResult.similar[0].id, publishedEntry.id);
});

test('the client is one file without imports and runtime-specific names', () => {
  const source = readFileSync(new URL('../../sdk/exchange.mjs', import.meta.url), 'utf8').replace(
    /^ *(\/\/|\*|\/\*\*).*$/gm,
    '',
  );
  assert.doesNotMatch(source, /\bimport\b|\brequire\b|\bprocess\b|\bBuffer\b|\bDeno\b|\bBun\b|\bwindow\b|node:/);
});

test("the served file is the client with this server's URL", async () => {
  const agent = await register(server.baseUrl);
  const text = await (await fetch(`${server.url}/exchange/sdk/exchange.mjs`)).text();
  await inTempFolder(async (folder) => {
    const file = join(folder, 'exchange.mjs');
    writeFileSync(file, text);
    const servedModule = (await import(pathToFileURL(file).href)) as typeof import('../../sdk/exchange.mjs');
    const client = new servedModule.RialtoExchange({ credential: agent.credential });
    assert.equal(client.baseUrl, server.baseUrl);
    assert.equal((await client.profile()).agent.id, agent.id);
  });
});
