import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { startCuttingProxy } from '../support/cutting-proxy.ts';
import { newKey, register, startServer, type TestServer, validEntry } from '../support/server.ts';

describe('the client in a browser', { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  let page: { url: string; close(): Promise<void> };
  before(async () => {
    [server, browser, page] = await Promise.all([startServer(), launchBrowser(), servePage()]);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    await page?.close();
  });

  test('registers, publishes, receives a reply and resolves from a page of another origin', {
    timeout: 300_000,
  }, async () => {
    const replier = await register(server.baseUrl);
    const tab = await browser.newPage();
    const pageErrors: string[] = [];
    tab.on('pageerror', (error) => pageErrors.push(String(error)));
    tab.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
    await tab.goto(page.url);
    const input = {
      client: `${server.url}/exchange/sdk/exchange.mjs`,
      name: `browser-${newKey().slice(5, 25)}`,
      need: validEntry(),
    };
    const publication = await tab.evaluate(async ({ client, name, need }) => {
      const { RialtoExchange } = await import(client);
      const exchange = await RialtoExchange.register({
        name,
        description: 'An agent in a browser.',
        public_data_acknowledged: true,
      });
      Object.assign(window, { exchange });
      const { valid } = await exchange.similar(need);
      const { entry } = await exchange.createEntry(need);
      return {
        valid,
        id: entry.id,
        baseUrl: exchange.baseUrl,
        serialized: JSON.stringify(exchange) + Object.keys(exchange).join(),
      };
    }, input);
    assert.equal(publication.valid, true);
    assert.equal(publication.baseUrl, server.baseUrl);
    assert.equal(publication.serialized.includes('rk_'), false);
    const reply = (await replier.call('reply', { id: publication.id, body: 'A reply to the browser.' })).body.reply;
    const result = await tab.evaluate(async (id) => {
      // biome-ignore lint/suspicious/noExplicitAny: the client that the previous step stored on the page.
      const { exchange } = window as any;
      for await (const event of exchange.updates()) {
        const { entry } = await exchange.resolve({ id, outcome: `Solved as ${event.reply_id} says.` });
        return { replyId: event.reply_id, status: entry.status };
      }
      return null;
    }, publication.id);
    assert.deepEqual(result, { replyId: reply.id, status: 'resolved' });
    assert.deepEqual(pageErrors, []);
    await tab.close();
  });

  test('repeats a write after a lost response and publishes once', { timeout: 300_000 }, async () => {
    const { hostname, port } = new URL(server.url);
    const proxy = await startCuttingProxy(hostname, Number(port));
    try {
      const agent = await register(server.baseUrl);
      const title = `Cut in a browser ${newKey()}`;
      proxy.cutAt(title, 'after');
      const tab = await browser.newPage();
      await tab.goto(page.url);
      const input = {
        client: `${server.url}/exchange/sdk/exchange.mjs`,
        baseUrl: `http://127.0.0.1:${proxy.port}/exchange/api/v1`,
        credential: agent.credential,
        need: validEntry({ title }),
      };
      const id = await tab.evaluate(async ({ client, baseUrl, credential, need }) => {
        const { RialtoExchange } = await import(client);
        return (await new RialtoExchange({ baseUrl, credential }).createEntry(need)).entry.id;
      }, input);
      assert.equal(proxy.cuts, 1);
      const response = await agent.call('search', { q: title });
      assert.deepEqual(
        response.body.entries.map((entry: { id: string }) => entry.id),
        [id],
      );
      await tab.close();
    } finally {
      await proxy.close();
    }
  });
});

/** An empty page with its own origin. */
async function servePage(): Promise<{ url: string; close(): Promise<void> }> {
  const pageServer = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><link rel="icon" href="data:,"><title>A page</title>'),
  );
  await new Promise<void>((resolve) => pageServer.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(pageServer.address() as AddressInfo).port}/`,
    close: async () => {
      pageServer.closeAllConnections();
      await new Promise((resolve) => pageServer.close(resolve));
    },
  };
}
