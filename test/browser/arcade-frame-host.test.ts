// Slow: waits for the timeouts of frames that do not respond.

import assert from 'node:assert/strict';
import { after, before, describe, type TestContext, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Bundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { openFrame } from '../arcade/bundle/frame-fixture.ts';
import {
  bundleWith,
  draw,
  type Faults,
  openFrameServer,
  show,
  withoutInterfaceRemoval,
} from '../arcade/bundle/frame-server.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

/** A renderer that writes its state where the test can read it. */
const validRenderer = bundleWith(
  "window.RialtoRenderer = { render(state) { document.body.textContent += 'score ' + state.score + ';'; } };",
);

const replacementNote = /renderer of this game failed/;

describe('the page that frames a renderer', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  test('passes states one at a time, and only the newest when they arrive too fast', async (t) => {
    const page = await openStage(t, validRenderer);
    await page.evaluate(() => {
      for (let score = 1; score <= 1_000; score += 1) window.stage.show({ score });
    });
    await eventually('the last state is drawn', async () => (await textOf(page)).endsWith('score 1000;'));
    const states = (await textOf(page)).split(';').length - 1;
    assert.ok(states >= 1 && states <= 10, `${states} states were drawn`);
    assert.deepEqual(await failuresOf(page), []);
  });

  test('passes the renderer frozen data', async (t) => {
    const tamperingRenderer = bundleWith(`'use strict';
      window.RialtoRenderer = { render(state) {
        const tries = [() => { state.score = 9; }, () => { state.board[0] = 'x'; }, () => { state.active.cells[0].push(1); }, () => { delete state.score; }];
        const rejected = tries.filter((change) => { try { change(); return false; } catch { return true; } });
        throw new Error('rejected ' + rejected.length + ' of ' + tries.length);
      } };`);
    const page = await openStage(t, tamperingRenderer);
    await show(page, { score: 1, board: ['..'], active: { cells: [[1, 2]] } });
    const [failure] = await waitForFailure(page);
    assert.match(failure?.message ?? '', /rejected 4 of 4/);
  });

  for (const [name, script, reason, message, faults] of [
    ['throws', "window.RialtoRenderer = { render() { throw new Error('no paint left'); } };", 'error', /no paint left/],
    [
      'throws an object that cannot be converted to a string',
      'window.RialtoRenderer = { render() { throw { toString() { throw 1; } }; } };',
      'error',
      /The renderer failed/,
    ],
    [
      'throws in an animation frame',
      "window.RialtoRenderer = { render() { requestAnimationFrame(() => { throw new Error('too late'); }); } };",
      'error',
      /^Script error/,
    ],
    [
      'rejects a promise',
      "window.RialtoRenderer = { async render() { throw new Error('promised'); } };",
      'error',
      /promised/,
    ],
    ['has a syntax error', 'window.RialtoRenderer = {', 'error', /SyntaxError|Script error/],
    ['sets no renderer', 'window.Renderer = { render() {} };', 'error', /sets no window.RialtoRenderer/],
    [
      'changes the fragment of its URL',
      "window.RialtoRenderer = { render() { location.hash = 'x'; } };",
      'error',
      /changed its address/,
    ],
    [
      'reloads its document',
      'window.RialtoRenderer = { render() { location.reload(); } };',
      'navigated',
      /navigated away/,
    ],
    [
      'reopens its document',
      'window.RialtoRenderer = { render() { document.open(); document.close(); } };',
      'navigated',
      /navigated away/,
      { script: withoutInterfaceRemoval },
    ],
    [
      'posts a message to the page',
      "window.RialtoRenderer = { render() { top.postMessage({ type: 'timing', ms: 1 }, '*'); } };",
      'unexpected_message',
      /outside its port/,
    ],
  ] satisfies [string, string, string, RegExp, Faults?][])
    test(`replaces, only once and with a message, a renderer that ${name}`, async (t) => {
      const page = await openStage(t, bundleWith(script), validRenderer, faults);
      await show(page, { score: 7 });
      const [failure] = await waitForFailure(page);
      assert.deepEqual([failure?.reason, failure?.isFallback], [reason, false]);
      assert.match(failure?.message ?? '', message);
      await eventually('the fallback renderer draws the state', async () => /score 7;$/.test(await textOf(page)));
      assert.match(await noteOf(page), replacementNote);
      assert.equal(await page.locator('iframe').count(), 1);
      await draw(page, { score: 8 });
      assert.match(await textOf(page), /score 7;score 8;$/);
      assert.equal((await failuresOf(page)).length, 1);
    });

  test('replaces a renderer that does not respond within 40 checks, and removes a fallback that does not respond either', async (t) => {
    const withoutTimingMessages: Faults = {
      script(path, text) {
        if (path.includes('frame-bootstrap'))
          return text.replace("sendToHost({ type: 'timing'", "void ({ type: 'timing'");
        if (!path.includes('renderer-frame')) return text;
        // Shortens the timeout of ten seconds, which each of the two renderers reaches.
        assert.match(text, /checkIntervalMs = 250;\s+const silentChecksMax = 40;/);
        return text.replace('checkIntervalMs = 250', 'checkIntervalMs = 40');
      },
    };
    const page = await openStage(t, validRenderer, validRenderer, withoutTimingMessages);
    const startedMs = performance.now();
    await show(page, { score: 1 });
    const failures = await eventually('both renderers have failed', async () => {
      const pageFailures = await failuresOf(page);
      return pageFailures.length === 2 ? pageFailures : undefined;
    });
    assert.deepEqual(
      failures.map(({ reason, isFallback }) => [reason, isFallback]),
      [
        ['silent', false],
        ['silent', true],
      ],
    );
    assert.ok(performance.now() - startedMs > 3_000, 'each renderer had 40 checks');
    assert.equal(await page.locator('iframe').count(), 0);
    assert.match(await noteOf(page), /cannot be drawn/);
  });

  test('replaces a renderer only when its last 20 states took more than 100 ms on average', async (t) => {
    // The clock of the frame reads an attribute that only the renderer advances: a busy machine has no effect.
    const slowRenderer = bundleWith(`window.RialtoRenderer = { render({ score, ms }) {
      const { documentElement } = document;
      documentElement.setAttribute('data-ms', String(Number(documentElement.getAttribute('data-ms')) + ms));
      document.body.textContent += 'score ' + score + ';';
    } };`);
    const withRendererTime: Faults = {
      script(path, text) {
        if (!path.includes('frame-bootstrap')) return text;
        const clock = 'const { now } = Performance.prototype;';
        assert.ok(text.includes(clock));
        return text.replace(clock, "const now = () => Number(document.documentElement.getAttribute('data-ms'));");
      },
    };
    const page = await openStage(t, slowRenderer, validRenderer, withRendererTime);
    for (let score = 1; score <= 25; score += 1) await draw(page, { score, ms: score % 4 === 0 ? 200 : 0 });
    assert.deepEqual(await failuresOf(page), []);
    await page.evaluate(() => {
      const { drawn } = window;
      window.stage.show({ score: 26, ms: 150 });
      setInterval(() => {
        if (window.failures.length === 0) window.stage.show({ score: window.drawn - drawn, ms: 150 });
      }, 10);
    });
    const [failure] = await waitForFailure(page);
    assert.deepEqual([failure?.reason, failure?.isFallback], ['slow', false]);
    assert.match(await noteOf(page), replacementNote);
    await draw(page, { score: 99 });
    assert.match(await textOf(page), /score 99;$/);
  });

  test('gives the renderer no access to the page, storage or dialogs', async (t) => {
    const accessingRenderer = bundleWith(`
      const accesses = {
        page: () => parent.document.title, top: () => top.location.href, frame: () => frameElement.id, opener: () => parent.stage.show,
        cookies: () => { if (document.cookie === undefined) throw 1; document.cookie = 'a=b'; },
        storage: () => localStorage.length, session: () => sessionStorage.length, caches: () => caches.open('x'),
        workers: () => navigator.serviceWorker.controller, dialog: () => { if (confirm('x')) return true; throw 1; },
        clipboard: () => { throw navigator.clipboard === undefined ? 1 : 2; },
      };
      window.RialtoRenderer = { render() {
        const done = Object.entries(accesses).filter(([, access]) => { try { access(); return true; } catch { return false; } });
        throw new Error('accessed: ' + done.map(([name]) => name).join());
      } };`);
    const dialogs: string[] = [];
    const page = await openStage(t, accessingRenderer);
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.evaluate(() => Object.assign(document, { cookie: 'secret=1' }));
    await show(page, {});
    const [failure] = await waitForFailure(page);
    assert.equal(failure?.message, 'Error: accessed: ');
    assert.deepEqual(dialogs, []);
    assert.equal(await page.evaluate(() => document.cookie), 'secret=1');
  });

  test('replaces a renderer that floods the page with messages, and draws later states', async (t) => {
    const floodingRenderer = bundleWith(
      "window.RialtoRenderer = { render() { for (let n = 0; n < 200000; n += 1) top.postMessage('x'.repeat(100), '*'); } };",
    );
    const page = await openStage(t, floodingRenderer);
    await show(page, { score: 5 });
    assert.equal((await waitForFailure(page))[0]?.reason, 'unexpected_message');
    await eventually('the state is drawn', async () => /score 5;$/.test(await textOf(page)));
    await draw(page, { score: 6 });
    assert.equal((await failuresOf(page)).length, 1);
  });

  test('does not expose its message port to a renderer that replaces built-in methods', async (t) => {
    const stealingRenderer = bundleWith(`
      let stolen = [];
      const steal = (value) => { if (value instanceof MessagePort) stolen.push(value); };
      for (const [owner, name] of [[MessagePort.prototype, 'postMessage'], [MessagePort.prototype, 'start'], [EventTarget.prototype, 'addEventListener'], [Event.prototype, 'stopImmediatePropagation'], [Reflect, 'apply'], [Object, 'freeze'], [Object, 'values'], [Function.prototype, 'call'], [Function.prototype, 'apply'], [Performance.prototype, 'now']]) {
        const own = owner[name];
        owner[name] = function (...args) { steal(this); for (let n = 0; n < args.length; n += 1) steal(args[n]); return Reflect.construct === 0 ? 0 : own.bind(this)(...args); };
      }
      for (const name of ['ports', 'data', 'source'])
        Object.defineProperty(MessageEvent.prototype, name, { get() { stolen.push(this); return null; } });
      Object.defineProperty(Object.prototype, 'type', { set() { stolen.push(this); } });
      window.addEventListener('message', (event) => stolen.push(event));
      window.dispatchEvent(new MessageEvent('message', { source: parent, ports: [new MessageChannel().port1] }));
      window.RialtoRenderer = { render(state) { if (state.last) throw new Error('stolen: ' + stolen.length); } };`);
    const stolenFrom = async (faults: Faults) => {
      const page = await openStage(t, stealingRenderer, validRenderer, faults);
      await draw(page, { score: 1 });
      await show(page, { last: true });
      return (await waitForFailure(page))[0]?.message;
    };
    assert.equal(await stolenFrom({ script: withoutInterfaceRemoval }), 'Error: stolen: 0');
    const unguarded = (path: string, text: string) =>
      withoutInterfaceRemoval(path, text).replace('apply(postMessage, port, [message])', 'port.postMessage(message)');
    assert.match(String(await stolenFrom({ script: unguarded })), /stolen: [1-9]/);
  });

  test('does not expose the functions that call the renderer', async (t) => {
    const tracingRenderer = bundleWith(`
      Error.prepareStackTrace = (error, sites) => sites.map((site) => site.getFunction() ?? site.getThis());
      function render() {
        const found = [...(new Error().stack ?? []), render.caller].filter((each) => each && each !== render && each !== window.RialtoRenderer);
        throw new TypeError('found ' + found.length);
      }
      window.RialtoRenderer = { render };`);
    const foundIn = async (faults: Faults) => {
      const page = await openStage(t, tracingRenderer, validRenderer, faults);
      await show(page, { score: 1 });
      return (await waitForFailure(page))[0]?.message;
    };
    assert.equal(await foundIn({}), 'TypeError: found 0');
    const withoutStrictMode: Faults = { script: (_path, text) => text.replace("'use strict';", '') };
    assert.match(String(await foundIn(withoutStrictMode)), /found [1-9]/);
  });

  test('does not pass pointer events or focus to the frame', async (t) => {
    const page = await openStage(t, validRenderer);
    await draw(page, { score: 1 });
    await page.mouse.click(200, 200);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName !== 'IFRAME'), true);
    assert.equal(await (await openFrame(page)).evaluate(() => document.hasFocus(), null), false);
  });

  test('removes its elements when it is closed', async (t) => {
    const page = await openStage(t, validRenderer);
    await draw(page, { score: 1 });
    await page.evaluate(() => window.stage.close());
    assert.equal(await page.locator('#stage > *').count(), 0);
    await page.evaluate(() => window.stage.show({ score: 2 }));
    assert.deepEqual(await failuresOf(page), []);
  });

  async function openStage(
    t: TestContext,
    bundle: Bundle,
    fallback = validRenderer,
    faults: Faults = {},
  ): Promise<Page> {
    const frameServer = await openFrameServer(t, [bundle, fallback], faults);
    const context = await browser.newContext();
    t.after(() => context.close());
    const page = await context.newPage();
    await frameServer.stage(page, bundle, fallback);
    return page;
  }
});

function failuresOf(page: Page): Promise<Window['failures']> {
  return page.evaluate(() => window.failures);
}

function waitForFailure(page: Page): Promise<Window['failures']> {
  return eventually('a renderer has failed', async () => {
    const failures = await failuresOf(page);
    return failures.length > 0 ? failures : undefined;
  });
}

/** The text written by the valid renderer; empty while its frame is being replaced. */
async function textOf(page: Page): Promise<string> {
  const frame = await openFrame(page).catch(() => null);
  return (await frame?.evaluate(() => document.body?.textContent ?? '', null).catch(() => '')) ?? '';
}

async function noteOf(page: Page): Promise<string> {
  return (await page.locator('.renderer-note').textContent()) ?? '';
}
