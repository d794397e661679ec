import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { placementsOf, RialtoArcade } from '../../../sdk/arcade.mjs';
import { testVector } from '../../../src/arcade/agents/challenge/proof-of-work.ts';
import { newNickname } from '../../support/arcade.ts';
import { browserMissing, launchBrowser } from '../../support/browser.ts';
import { startCuttingProxy } from '../../support/cutting-proxy.ts';
import { startServer, type TestServer } from '../../support/server.ts';

type Client = typeof import('../../../sdk/arcade.mjs');

describe("the arcade's client in a browser", { skip: browserMissing() }, () => {
  let server: TestServer;
  let browser: Browser;
  let pages: { open: string; strict: string; close(): Promise<void> };
  before(async () => {
    [server, browser, pages] = await Promise.all([startServer(), launchBrowser(), servePages()]);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    await pages?.close();
  });

  test('registers, plays, watches and verifies from a page of another origin', { timeout: 300_000 }, async () => {
    const { tab, pageErrors } = await openTab(browser, pages.open);
    const result = await tab.evaluate(playInPage, { clientUrl: clientUrlOf(server), nickname: newNickname() });
    assert.deepEqual(result, {
      baseUrl: `${server.url}/arcade`,
      exposesKey: false,
      result: { reason: 'resign', pieces: 6 },
      eventTypes: ['snapshot', 'end'],
      verdict: { ok: true, signed: true },
    });
    assert.deepEqual(pageErrors, []);
    await tab.close();
  });

  for (const [where, page] of [
    ['in a worker', 'open'],
    ['in slices in a page that may not start workers', 'strict'],
  ] as const) {
    test(`solves the proof of work ${where}`, { timeout: 300_000 }, async () => {
      const { tab } = await openTab(browser, pages[page]);
      const input = { clientUrl: clientUrlOf(server), vector: { ...testVector } };
      const { nonce, hashes } = await tab.evaluate(async ({ clientUrl, vector }) => {
        const { solveChallenge } = (await import(clientUrl)) as Client;
        const hashes: number[] = [];
        const challenge = { ...vector, test_vector: vector };
        const nonce = await solveChallenge(challenge, { onProgress: (progress) => hashes.push(progress.hashes) });
        return { nonce, hashes };
      }, input);
      assert.equal(nonce, testVector.nonce);
      // A worker reports progress every 20,000 hashes; a slice in the page has 2,000.
      assert.equal(hashes[0], page === 'open' ? 20_000 : 2_000);
      await tab.close();
    });
  }

  test('applies a batch once when its response was lost', { timeout: 300_000 }, async () => {
    const { hostname, port } = new URL(server.url);
    const proxy = await startCuttingProxy(hostname, Number(port));
    try {
      const { tab } = await openTab(browser, pages.open);
      proxy.cutAt('"hard_drop"', 'after');
      const seq = await tab.evaluate(
        async ({ clientUrl, baseUrl, nickname }) => {
          const { RialtoArcade } = (await import(clientUrl)) as Client;
          const arcade = await RialtoArcade.register({ baseUrl, nickname, client: 'a page' });
          const session = await arcade.startSession({ pace: 'stepped' });
          await session.act([{ type: 'move', direction: 'left' }, { type: 'hard_drop' }]);
          return (await session.observe()).seq;
        },
        { clientUrl: clientUrlOf(server), baseUrl: `http://127.0.0.1:${proxy.port}/arcade`, nickname: newNickname() },
      );
      assert.deepEqual([proxy.cuts, seq], [1, 2]);
      await tab.close();
    } finally {
      await proxy.close();
    }
  });
});

/** The URL of the client's module. */
function clientUrlOf({ url }: TestServer): string {
  return `${url}/arcade/sdk/agent-arcade-v3`;
}

/** Runs in the page. */
async function playInPage({ clientUrl, nickname }: { clientUrl: string; nickname: string }) {
  const { RialtoArcade, placementsOf, verify } = (await import(clientUrl)) as Client;
  const arcade: RialtoArcade = await RialtoArcade.register({
    nickname,
    client: 'a page',
  });
  const session = await arcade.startSession({ pace: 'slow-10' });
  const types = new Set<string>();
  const watch = (async () => {
    for await (const { type } of arcade.watch(session.id)) types.add(type);
  })();
  const { record } = await arcade.play(session, async (position) => {
    if (position.pieces < 6) return (placementsOf(position)[0] as ReturnType<typeof placementsOf>[number]).actions;
    await session.resign();
    return [];
  });
  await watch;
  const replay = await arcade.replay(record.replay_id, { wait: true });
  const { ok, signed } = await verify(await arcade.replayLog(replay.id), await arcade.keys());
  return {
    baseUrl: arcade.baseUrl,
    exposesKey: (JSON.stringify(arcade) + Object.keys(arcade).join()).includes('rk_'),
    result: { reason: record.result.reason, pieces: record.result.pieces },
    eventTypes: [...types].filter((type) => type !== 'moves'),
    verdict: { ok, signed },
  };
}

async function openTab(browser: Browser, url: string): Promise<{ tab: Page; pageErrors: string[] }> {
  const tab = await browser.newPage();
  const pageErrors: string[] = [];
  tab.on('pageerror', (error) => pageErrors.push(String(error)));
  tab.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
  await tab.goto(url);
  return { tab, pageErrors };
}

/** Pages with their own origin; the strict one allows no workers. */
async function servePages() {
  const pages = createServer((request, response) => {
    const policy = request.url === '/strict' ? { 'content-security-policy': "worker-src 'none'" } : {};
    response
      .writeHead(200, { 'content-type': 'text/html', ...policy })
      .end('<!doctype html><link rel=icon href=data:,>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  return {
    open: `${url}/`,
    strict: `${url}/strict`,
    close: () => new Promise<void>((resolve) => pages.close(() => resolve())),
  };
}
