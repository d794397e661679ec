// Slow: runs each attack on the frame in a separate page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type EscapeDetector, startEscapeDetector } from '../arcade/bundle/escape-detector.ts';
import {
  bundleWith,
  draw,
  type Faults,
  type FrameServer,
  openFrameServer,
  show,
  waitForAnimationFrames,
  withoutInterfaceRemoval,
} from '../arcade/bundle/frame-server.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { tempFolder } from '../support/temp.ts';

const attackScript = readFileSync(join(import.meta.dirname, '../arcade/bundle/fixtures/hostile.js'), 'utf8');
const hostileBundle = bundleWith(attackScript, {
  'other.html': '<!doctype html><body><script src="other.js"></script>',
  'other.js': "new Image().src = location.hash.slice(1) + '/other-document';",
});
const validRenderer = bundleWith(
  'window.RialtoRenderer = { render(state) { document.title = String(state.score); } };',
);

const attacks = [...attackScript.matchAll(/^ {4}'?([a-z-]+)'?: \(/gm)].map((match) => match[1] as string);
/**
 * Attacks that replace their document when they succeed, or show a browser error when they fail; the link with a ping
 * changes the fragment, which ends the frame.
 */
const navigationAttacks = attacks.filter((name) =>
  /^(location|refresh|other-document|download|top|parent|ping)/.test(name),
);
const nonNavigationAttacks = attacks.filter((name) => !navigationAttacks.includes(name));
/** Resource hints, which only Connection-Allowlist blocks and which browsers may ignore. */
const resourceHints = ['preconnect', 'dns-prefetch', 'anchor-prefetch'];
const webRtcAttacks = ['webrtc', 'webrtc-prefixed', 'webrtc-of-frame'];

describe('a hostile renderer', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  test('reaches no outside host by any attack', (t) => assertNoOutsideRequests(t, {}, nonNavigationAttacks));

  test('reaches no outside host in browsers without Connection-Allowlist', (t) =>
    assertNoOutsideRequests(
      t,
      { headers: withoutAllowlist },
      nonNavigationAttacks.filter((name) => !resourceHints.includes(name)),
    ));

  test('reaches no outside host without interface removal in browsers with Connection-Allowlist', (t) =>
    assertNoOutsideRequests(t, { script: withoutInterfaceRemoval }, nonNavigationAttacks));

  test('reaches an outside host by each attack that the browser does not block, without protections', async (t) => {
    const { frameServer, detector, context } = await openStage(t, browser, unprotected);
    const failedAttacks: string[] = [];
    for (const attack of attacks.filter((name) => !blockedByBrowser.includes(name))) {
      detector.clearMessages();
      const page = await attackFrom(context, frameServer, detector, [attack]);
      if (!(await isReceived(detector, webRtcAttacks.includes(attack) ? 'packet' : `/${attack}`)))
        failedAttacks.push(attack);
      await page.close();
    }
    assert.deepEqual(
      failedAttacks,
      [],
      'the attack fails even without protection, so the other tests cannot detect it',
    );
  });

  test('sends packets when the bootstrap removes no interfaces, unless Connection-Allowlist blocks them', async (t) => {
    const unprotectedStage = await openStage(t, browser, {
      headers: withoutAllowlist,
      script: withoutInterfaceRemoval,
    });
    for (const attack of ['webrtc', 'webrtc-prefixed']) {
      unprotectedStage.detector.clearMessages();
      const page = await attackFrom(unprotectedStage.context, unprotectedStage.frameServer, unprotectedStage.detector, [
        attack,
      ]);
      assert.ok(await isReceived(unprotectedStage.detector, 'packet'), attack);
      await page.close();
    }
    const stageWithAllowlist = await openStage(t, browser, { script: withoutInterfaceRemoval });
    const page = await attackFrom(
      stageWithAllowlist.context,
      stageWithAllowlist.frameServer,
      stageWithAllowlist.detector,
      ['webrtc'],
    );
    await waitForArrivals(page, stageWithAllowlist);
    assert.deepEqual(stageWithAllowlist.detector.receivedMessages, []);
  });

  test('navigates to an outside host when the policy of the page allows any frame', async (t) => {
    const { frameServer, detector, context } = await openStage(t, browser, {
      headers: withAnyFrame,
      script: withoutInterfaceRemoval,
    });
    for (const attack of ['location', 'location-link', 'refresh']) {
      detector.clearMessages();
      const page = await attackFrom(context, frameServer, detector, [attack]);
      assert.ok(await isReceived(detector, `/${attack}`), attack);
      await page.close();
    }
  });

  async function assertNoOutsideRequests(
    t: TestContext,
    faults: Faults,
    attackNames: readonly string[],
  ): Promise<void> {
    const folder = tempFolder('connections');
    const netLogFile = join(folder.path, 'record.json');
    const loggingBrowser = await launchBrowser([
      `--log-net-log=${netLogFile}`,
      '--net-log-capture-mode=Everything',
      '--host-resolver-rules=MAP *.detector.example 127.0.0.1',
    ]);
    t.after(() => loggingBrowser.close().then(() => folder.remove()));
    const stageWithLog = await openStage(t, loggingBrowser, faults);
    const { frameServer, detector, context } = stageWithLog;
    const page = await attackFrom(context, frameServer, detector, attackNames);
    await waitForArrivals(page, stageWithLog);
    assert.deepEqual(await page.evaluate(() => window.failures), [], 'the renderer ran until its last attack');
    assert.equal(new URL(page.url()).pathname, '/arcade/stage');
    for (const attack of navigationAttacks) {
      const attackedPage = await attackFrom(context, frameServer, detector, [attack]);
      await waitForArrivals(attackedPage, stageWithLog);
      assert.equal(new URL(attackedPage.url()).pathname, '/arcade/stage', attack);
      await attackedPage.close();
    }
    assert.deepEqual(detector.receivedMessages, []);
    assert.equal(context.pages().length, 1, 'no window was opened');
    await loggingBrowser.close();
    const netLog = readFileSync(netLogFile, 'utf8');
    assert.ok(netLog.includes(new URL(stageWithLog.control.url).host), 'the log contains the control request');
    assert.ok(!netLog.includes('detector.example'), 'no detector name was resolved');
    assert.ok(!netLog.includes(new URL(detector.url).host), 'no connection to the detector was opened');
  }
});

interface Stage {
  readonly frameServer: FrameServer;
  readonly detector: EscapeDetector;
  /** A second listener that the test contacts last, so that earlier messages have arrived. */
  readonly control: EscapeDetector;
  readonly context: BrowserContext;
}

/** Starts the servers of an attack, and opens a browser context without a page. */
async function openStage(t: TestContext, browser: Browser, faults: Faults): Promise<Stage> {
  const frameServer = await openFrameServer(t, [hostileBundle, validRenderer], faults);
  const [detector, control] = [await startEscapeDetector(t), await startEscapeDetector(t)];
  const context = await browser.newContext();
  t.after(() => context.close().catch(() => {}));
  return { frameServer, detector, control, context };
}

/** Opens a page whose renderer runs each of these attacks. */
async function attackFrom(
  context: BrowserContext,
  frameServer: FrameServer,
  detector: EscapeDetector,
  attackNames: readonly string[],
): Promise<Page> {
  const page = await context.newPage();
  await frameServer.stage(page, hostileBundle, validRenderer);
  for (const attack of attackNames) {
    const state = { attack, to: detector.url, udpPort: detector.udpPort };
    await (navigationAttacks.includes(attack) ? show(page, state) : draw(page, state));
  }
  return page;
}

/** Waits for thirty animation frames and for the arrival of a control request. */
async function waitForArrivals(page: Page, { control, context }: Stage): Promise<void> {
  await page.evaluate(waitForAnimationFrames, 30);
  const controlPage = await context.newPage();
  await controlPage.goto(`${control.url}/control`);
  assert.ok(await isReceived(control, '/control'));
  await controlPage.close();
}

async function isReceived({ receivedMessages: messages }: EscapeDetector, message: string): Promise<boolean> {
  const findMessage = () => (messages.includes(message) ? true : undefined);
  return eventually(`the detector receives ${message}`, findMessage, 30_000).catch(() => false);
}

function withoutAllowlist(_path: string, headers: Record<string, unknown>): void {
  delete headers['connection-allowlist'];
}

function withAnyFrame(path: string, headers: Record<string, unknown>): void {
  withoutAllowlist(path, headers);
  const policy = headers['content-security-policy'];
  if (path.includes('/stage') && typeof policy === 'string')
    headers['content-security-policy'] = policy.replace(/frame-src [^;]*/, 'frame-src *');
}

/** Removes the policy and the sandbox, and keeps all interfaces. */
const unprotected: Faults = {
  headers(_path, headers) {
    for (const name of ['content-security-policy', 'connection-allowlist', 'permissions-policy']) delete headers[name];
  },
  script(path, text) {
    return withoutInterfaceRemoval(path, text).replace("frame.setAttribute('sandbox', 'allow-scripts');", '');
  },
};

/**
 * Attacks that fail in this browser even without protection: hints, speculation and SVG symbols of other origins; QUIC,
 * which these tests disable; and a worker that the page would have to serve.
 */
const blockedByBrowser = [...resourceHints, 'speculation-rules', 'svg-use', 'webtransport', 'service-worker'];
