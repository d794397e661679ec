import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, type TestContext, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openFrame } from '../arcade/bundle/frame-fixture.ts';
import {
  bundleWith,
  draw,
  type Faults,
  openFrameServer,
  waitForAnimationFrames,
  withoutInterfaceRemoval,
} from '../arcade/bundle/frame-server.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

const capabilityScript = readFileSync(join(import.meta.dirname, '../arcade/bundle/fixtures/capabilities.js'), 'utf8');
const renderer = bundleWith(capabilityScript);
const validRenderer = bundleWith(
  'window.RialtoRenderer = { render(state) { document.title = String(state.score); } };',
);
const capabilities = capabilitiesOf(capabilityScript);

/** The import of a `data:` URL is syntax, so only the content security policy of the document prevents it. */
const blockedByPolicyOnly = ['DYN/import-data'];

describe('the realm of a renderer', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  test('has no capability that the scan forbids', async (t) => {
    assert.deepEqual(await findWorkingCapabilities(t, {}), []);
  });

  test('has only the import of a data URL as a capability in a sandbox without policy headers', async (t) => {
    assert.deepEqual((await findWorkingCapabilities(t, { headers: withoutPolicies })).sort(), blockedByPolicyOnly);
  });

  test('has every capability without sandbox, policy and interface removal', async (t) => {
    const results = await findWorkingCapabilities(t, unprotected, capabilities.length);
    const missingCapabilities = capabilities.filter((name) => !results.includes(name));
    assert.deepEqual(
      missingCapabilities,
      [],
      'these capabilities do not work even without protection, so the other tests cannot show that they are blocked',
    );
  });

  test('has no constructors, and none of the sampled names and members that are not on the allowlist, except its own name and those that browsers do not allow to delete', async (t) => {
    const page = await openRenderer(t, inventoryRenderer, {});
    await draw(page, {});
    const text = await (await openFrame(page)).evaluate(() => document.body.textContent, null);
    const inventory: { names: string[]; members: string[]; constructors: number } = JSON.parse(text ?? '');
    assert.deepEqual(inventory.names, ['RialtoRenderer', 'location', 'top', 'window']);
    assert.deepEqual(inventory.members, []);
    assert.equal(inventory.constructors, 0);
  });

  /**
   * Returns the names of the capabilities that work. Waits for the expected number of results, or for 60 animation
   * frames when it is undefined.
   */
  async function findWorkingCapabilities(t: TestContext, faults: Faults, expectedCount?: number): Promise<string[]> {
    const page = await openRenderer(t, renderer, faults);
    for (const name of capabilities) {
      const [family, capability] = name.split('/');
      await draw(page, { family, capability });
    }
    const frame = await openFrame(page);
    const readResults = async () => {
      const text = await frame.evaluate(() => document.documentElement.getAttribute('data-works'), null);
      return [...new Set((text ?? '').split(' ').filter((name) => name.includes('/')))];
    };
    if (expectedCount === undefined) await page.evaluate(waitForAnimationFrames, 60);
    else
      await eventually(
        'all capabilities work',
        async () => (await readResults()).length >= expectedCount,
        30_000,
      ).catch(() => {});
    return readResults();
  }

  async function openRenderer(t: TestContext, bundle: typeof renderer, faults: Faults): Promise<Page> {
    const frameServer = await openFrameServer(t, [bundle, validRenderer], faults);
    const context = await browser.newContext();
    t.after(() => context.close());
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss());
    await frameServer.stage(page, bundle, validRenderer);
    return page;
  }
});

/** Names of the capabilities that the script tests, such as `DYN/import-data`. */
function capabilitiesOf(script: string): string[] {
  let family = '';
  return script.split('\n').flatMap((line) => {
    family = /^ {4}([A-Z]+): \{$/.exec(line)?.[1] ?? family;
    const name = /^ {6}'?([a-z-]+)'?: \(/.exec(line)?.[1];
    return name === undefined ? [] : [`${family}/${name}`];
  });
}

function withoutSandbox(_path: string, text: string): string {
  return text.replace("frame.setAttribute('sandbox', 'allow-scripts');", '');
}

function withoutPolicies(_path: string, headers: Record<string, unknown>): void {
  for (const name of ['content-security-policy', 'connection-allowlist', 'permissions-policy']) delete headers[name];
}

/** Removes the policy headers and the sandbox, and keeps all interfaces. */
const unprotected: Faults = {
  headers: withoutPolicies,
  script: (path, text) => withoutSandbox(path, withoutInterfaceRemoval(path, text)),
};

/**
 * Renderer that reports which sampled names of `window` remain that are not on the allowlist of the frame bootstrap, and
 * which members of objects and constructors of functions.
 */
const inventoryRenderer = bundleWith(`
  window.RialtoRenderer = { render() {
    const allowedNames = 'undefined NaN Infinity Array ArrayBuffer Boolean DataView Date Error Float32Array Float64Array Int16Array Int32Array Int8Array Intl JSON Map Math Number Object RangeError Set String Symbol TypeError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet isFinite isNaN parseFloat parseInt Path2D ResizeObserver cancelAnimationFrame devicePixelRatio document getComputedStyle innerHeight innerWidth matchMedia requestAnimationFrame'.split(' ');
    const names = [];
    for (const name of 'fetch XMLHttpRequest WebSocket Image Audio Worker self globalThis frames parent opener top window location history navigator console event name performance crypto Function Promise Proxy Reflect RegExp eval setTimeout RialtoRenderer EventTarget Node Element HTMLElement Document Window'.split(' '))
      if (window[name] !== undefined && !allowedNames.includes(name)) names.push(name);
    const members = [];
    const objects = [document, document.body, document.createTextNode('x'), document.createElement('img'), document.createElement('canvas'), document.createElement('canvas').getContext('2d'), document.createElementNS('http://www.w3.org/2000/svg', 'svg'), matchMedia('all'), document.body.style, document.body.dataset, document.body.animate({ opacity: [0, 1] }, 1)];
    const removed = 'constructor innerHTML outerHTML addEventListener dispatchEvent onclick cookie write ownerDocument defaultView getRootNode attachShadow insertAdjacentHTML click focus play pause finished onfinish addListener toDataURL cssText parentRule adoptNode importNode fonts styleSheets getAnimations baseURI referrer domain'.split(' ');
    for (const object of objects) for (const name of removed) if (object[name] !== undefined && object[name] !== Object) members.push(String(object) + '.' + name);
    const constructors = [() => {}, async () => {}, function* () {}, async function* () {}].filter((each) => each.constructor !== Object).length;
    document.body.textContent = JSON.stringify({ names: names.sort(), members, constructors });
  } };`);
