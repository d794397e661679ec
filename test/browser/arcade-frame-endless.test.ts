// Slow: waits for the timeouts of frames that do not respond.

import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Bundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { openFrame } from '../arcade/bundle/frame-fixture.ts';
import { bundleWith, draw, type Faults, openFrameServer, show } from '../arcade/bundle/frame-server.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

const validRenderer = bundleWith(
  "window.RialtoRenderer = { render(state) { document.body.textContent += 'score ' + state.score + ';'; } };",
);

/** Shortens the interval of the checks, and so the timeouts. */
const withFastChecks: Faults = {
  script(path, text) {
    if (!path.includes('renderer-frame')) return text;
    assert.match(text, /checkIntervalMs = 250;/);
    return text.replace('checkIntervalMs = 250', 'checkIntervalMs = 100');
  },
};

for (const [name, flags] of [
  ['in the process of the page', []],
  ['with site isolation, as in Chrome on desktop systems', ['--site-per-process']],
] satisfies [string, string[]][])
  describe(`a frame ${name}`, { skip: browserMissing() }, () => {
    let browser: Browser;
    before(async () => {
      browser = await launchBrowser(flags);
    });
    after(() => browser?.close());

    test('is replaced when its animation frames request two more each', async (t) => {
      const doublingRenderer = bundleWith(`
        const double = () => { requestAnimationFrame(double); requestAnimationFrame(double); };
        window.RialtoRenderer = { render: double };`);
      const page = await openStage(t, browser, doublingRenderer);
      await show(page, { score: 7 });
      await assertReplaced(page, 'error', /^The renderer requested more than 10000 animation frames at once/);
    });

    test('may request and cancel any number of animation frames one after another', async (t) => {
      const animatedRenderer = bundleWith(`
        let frames = 0;
        const next = () => { frames += 1; if (frames < 5) requestAnimationFrame(next); else document.body.textContent = 'done'; };
        window.RialtoRenderer = { render() {
          for (let n = 0; n < 30000; n += 1) cancelAnimationFrame(requestAnimationFrame(next));
          requestAnimationFrame(next);
        } };`);
      const page = await openStage(t, browser, animatedRenderer);
      await draw(page, { score: 1 });
      await eventually('the animation has ended', async () => (await textOf(page)) === 'done');
      assert.deepEqual(await page.evaluate(() => window.failures), []);
    });

    test('stays while it answers pings and draws nothing', async (t) => {
      const page = await openStage(t, browser, validRenderer);
      await draw(page, { score: 1 });
      await page.waitForFunction(() => window.answeredPings >= 3);
      await draw(page, { score: 2 });
      assert.equal(await textOf(page), 'score 1;score 2;');
      assert.deepEqual(await page.evaluate(() => window.failures), []);
    });
  });

describe('a frame in a separate process', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser(['--site-per-process']);
  });
  after(() => browser?.close());

  for (const [name, script] of [
    ['its first script', 'let n = 0; for (;;) n += 1;'],
    ['render', 'window.RialtoRenderer = { render() { let n = 0; for (;;) n += 1; } };'],
    [
      'an animation frame',
      'window.RialtoRenderer = { render() { requestAnimationFrame(() => { let n = 0; for (;;) n += 1; }); } };',
    ],
    [
      'a resize observer',
      `window.RialtoRenderer = { render() {
        new ResizeObserver(() => { let n = 0; for (;;) n += 1; }).observe(document.body);
      } };`,
    ],
  ] as const)
    test(`is replaced while the page responds when ${name} contains an endless loop`, async (t) => {
      const page = await openStage(t, browser, bundleWith(script));
      await show(page, { score: 7 });
      await assertReplaced(page, 'silent', /stopped responding/);
    });
});

/** Opens a page whose stage frames the bundle, with `validRenderer` as its fallback. */
async function openStage(t: TestContext, browser: Browser, bundle: Bundle): Promise<Page> {
  const frameServer = await openFrameServer(t, [bundle, validRenderer], withFastChecks);
  const context = await browser.newContext();
  t.after(() => context.close());
  const page = await context.newPage();
  await page.addInitScript(countPings);
  await frameServer.stage(page, bundle, validRenderer);
  return page;
}

async function assertReplaced(page: Page, reason: string, message: RegExp): Promise<void> {
  const [failure] = await eventually('the renderer has failed', async () => {
    const failures = await page.evaluate(() => window.failures);
    return failures.length > 0 ? failures : undefined;
  });
  assert.deepEqual([failure?.reason, failure?.isFallback], [reason, false]);
  assert.match(failure?.message ?? '', message);
  await eventually('the fallback renderer draws the state', async () => (await textOf(page)) === 'score 7;');
  assert.equal((await page.evaluate(() => window.failures)).length, 1);
}

/** Runs in the page, before its scripts. */
function countPings(): void {
  window.answeredPings = 0;
  const { MessageChannel: Channel } = window;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      this.port1.addEventListener('message', ({ data }) => {
        if (data?.type === 'alive') window.answeredPings += 1;
      });
    }
  };
}

declare global {
  interface Window {
    answeredPings: number;
  }
}

/** The text that a renderer has written; empty while its frame is being replaced. */
async function textOf(page: Page): Promise<string> {
  const frame = await openFrame(page).catch(() => null);
  return (await frame?.evaluate(() => document.body?.textContent ?? '', null).catch(() => '')) ?? '';
}
