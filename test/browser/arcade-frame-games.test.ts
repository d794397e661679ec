// Slow: renders the states of each game many times.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openFrame } from '../arcade/bundle/frame-fixture.ts';
import { draw, openFrameServer, waitForAnimationFrames } from '../arcade/bundle/frame-server.ts';
import { type Pair, type PublicState, statePairs } from '../arcade/bundle/state-pairs.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { packagedGames } from '../support/packaged-games.ts';

const frameSize = { width: 480, height: 540 };
const taskMsMax = 50;

for (const game of packagedGames()) {
  const { title, slug, version } = game.manifest;

  describe(`${title} ${version}`, { skip: browserMissing() }, () => {
    let browser: Browser;
    before(async () => {
      browser = await launchBrowser();
    });
    after(() => browser?.close());

    for (const colorScheme of ['light', 'dark'] as const)
      test(`renders changes in ${colorScheme} colours, and the same state identically`, async (t) => {
        const frameServer = await openFrameServer(t, [game]);
        const page = await openPage(frameServer, { colorScheme, reducedMotion: 'reduce' });
        const screenshots = new Map<string, string>();
        for (const { name, before: from, after: to } of statePairs()) {
          const beforeScreenshot = await screenshotOf(page, from);
          const afterScreenshot = await screenshotOf(page, to);
          assert.notEqual(beforeScreenshot, afterScreenshot, name);
          assert.equal(await screenshotOf(page, from), beforeScreenshot, `${name}, once more`);
          screenshots.set(`${name} before`, beforeScreenshot).set(`${name} after`, afterScreenshot);
        }
        const newPage = await openPage(frameServer, { colorScheme, reducedMotion: 'reduce' });
        for (const { name, after: to } of statePairs())
          assert.equal(await screenshotOf(newPage, to), screenshots.get(`${name} after`), `${name} in a fresh frame`);
        assert.ok(new Set(screenshots.values()).size >= statePairs().length + 5, 'most screenshots are different');
      });

    test('renders differently in light and in dark', async (t) => {
      const frameServer = await openFrameServer(t, [game]);
      const { after: state } = pairNamed('lock');
      const light = await screenshotOf(await openPage(frameServer, { colorScheme: 'light' }), state);
      const dark = await screenshotOf(await openPage(frameServer, { colorScheme: 'dark' }), state);
      assert.notEqual(light, dark);
    });

    test('renders a change of score, lines, level, next pieces, status, last event, remaining limits, active piece or board', async (t) => {
      const page = await openPage(await openFrameServer(t, [game]), { reducedMotion: 'reduce' });
      const { after: state } = pairNamed('lock');
      const originalScreenshot = await screenshotOf(page, state);
      const changes: Record<string, unknown> = {
        score: 496_001,
        lines: 3,
        level: 4,
        next: ['T', 'T', 'T', 'T', 'T'],
        status: 'ended',
        last_event: { type: 'level_up', t_us: 5, level: 9 },
        left: { duration_us: 61_000_000, actions: 5 },
        active: null,
        board: [...(state['board'] as string[]).slice(1), 'IIIIIIIII.'],
      };
      for (const [name, value] of Object.entries(changes))
        assert.notEqual(await screenshotOf(page, { ...state, [name]: value }), originalScreenshot, name);
    });

    test('animates events, stops afterwards, and respects reduced motion', async (t) => {
      const frameServer = await openFrameServer(t, [game]);
      const { before: from, after: to } = pairNamed('four lines');
      const reducedMotionPage = await openPage(frameServer, { reducedMotion: 'reduce' });
      await screenshotOf(reducedMotionPage, from);
      const finalScreenshot = await screenshotOf(reducedMotionPage, to);
      assert.equal(await waitForStableScreenshot(reducedMotionPage), finalScreenshot);
      const animatedPage = await openPage(frameServer, { reducedMotion: 'no-preference' });
      await stableScreenshotOf(animatedPage, from);
      const animatedScreenshot = await screenshotOf(animatedPage, to);
      assert.notEqual(animatedScreenshot, finalScreenshot);
      assert.equal(await waitForStableScreenshot(animatedPage), finalScreenshot);
    });

    test('fits frames of several aspect ratios and pixel densities, and renders the same after a resize', async (t) => {
      const frameServer = await openFrameServer(t, [game]);
      const { after: state } = pairNamed('level up');
      for (const [width, height, deviceScaleFactor] of [
        [160, 260, 1],
        [320, 600, 3],
        [1200, 420, 1.5],
        [700, 700, 2],
      ] as const) {
        const page = await openPage(frameServer, {
          viewport: { width, height },
          deviceScaleFactor,
          reducedMotion: 'reduce',
        });
        await draw(page, state);
        const [overflow, failures] = [await overflowOf(page), await page.evaluate(() => window.failures)];
        assert.deepEqual([overflow, failures], [0, []], `${width} x ${height}`);
        await page.context().close();
      }
      const page = await openPage(frameServer, { reducedMotion: 'reduce' });
      const originalScreenshot = await screenshotOf(page, state);
      await page.setViewportSize({ width: 300, height: 500 });
      await page.setViewportSize(frameSize);
      assert.equal(await waitForStableScreenshot(page), originalScreenshot);
    });

    test('draws each state change without requests, console errors or tasks of more than 50 ms', async (t) => {
      const frameServer = await openFrameServer(t, [game]);
      const context = await browser.newContext({ viewport: frameSize });
      const page = await context.newPage();
      const pageErrors: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => pageErrors.push(message.text()));
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      await frameServer.stage(page, game, game);
      await draw(page, statePairs()[0]?.before);
      page.on('request', (request) => requests.push(request.url()));
      const frame = await openFrame(page);
      await frame.evaluate(watchLongTasks, taskMsMax);
      // A busy machine can delay any task, so one of at most `drawingsMax` drawings without a long task is enough.
      for (const { name, before: from, after: to } of statePairs()) {
        const longTasksByDrawing: number[][] = [];
        while (longTasksByDrawing.length < drawingsMax && longTasksByDrawing.at(-1)?.length !== 0) {
          await draw(page, from);
          await stableScreenshotOf(page, to);
          longTasksByDrawing.push(await frame.evaluate(() => window.longTasks.splice(0), null));
        }
        assert.equal(
          longTasksByDrawing.at(-1)?.length,
          0,
          `${name}: tasks took ${JSON.stringify(longTasksByDrawing)} ms`,
        );
      }
      assert.deepEqual({ pageErrors, requests }, { pageErrors: [], requests: [] }, slug);
      assert.deepEqual(await page.evaluate(() => window.failures), []);
      await context.close();
    });

    async function openPage(
      frameServer: Awaited<ReturnType<typeof openFrameServer>>,
      options: BrowserContextOptions,
    ): Promise<Page> {
      const context = await browser.newContext({ viewport: frameSize, ...options });
      const page = await context.newPage();
      await frameServer.stage(page, game, game);
      return page;
    }
  });
}

/** Maximum number of attempts to draw a state without a long task. */
const drawingsMax = 8;

declare global {
  interface Window {
    longTasks: number[];
  }
}

function pairNamed(name: string): Pair {
  return statePairs().find((pair) => pair.name === name) ?? assert.fail(name);
}

/** A screenshot as soon as a state is painted, possibly during an animation. */
async function screenshotOf(page: Page, state: PublicState): Promise<string> {
  await draw(page, state);
  await waitForPaint(page);
  return (await page.screenshot()).toString('base64');
}

async function stableScreenshotOf(page: Page, state: PublicState): Promise<string> {
  await screenshotOf(page, state);
  return waitForStableScreenshot(page);
}

/** A screenshot after all animations: three successive screenshots equal the one before them. */
async function waitForStableScreenshot(page: Page): Promise<string> {
  const deadlineMs = performance.now() + 60_000;
  let lastScreenshot = '';
  for (let equalScreenshots = 0; equalScreenshots < 3; ) {
    assert.ok(performance.now() < deadlineMs, 'the screenshot keeps changing');
    await page.evaluate(waitForAnimationFrames, 6);
    const screenshot = (await page.screenshot()).toString('base64');
    equalScreenshots = screenshot === lastScreenshot ? equalScreenshots + 1 : 0;
    lastScreenshot = screenshot;
  }
  return lastScreenshot;
}

/** Resolves when the frame has painted its last state. */
async function waitForPaint(page: Page): Promise<void> {
  await (await openFrame(page)).evaluate(waitForAnimationFrames, 2);
}

/** Records long tasks; evaluated in the frame. */
function watchLongTasks(durationMsMax: number): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (duration > durationMsMax) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Pixels by which the document of the frame is wider or higher than the frame. */
async function overflowOf(page: Page): Promise<number> {
  const frame = await openFrame(page);
  return frame.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth, scrollHeight - clientHeight);
  }, null);
}
