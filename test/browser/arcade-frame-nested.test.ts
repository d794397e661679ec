// Slow: a renderer without scripts is replaced only after its response timeout.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Bundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { type Faults, openFrameSite } from '../arcade/bundle/frame-site.ts';
import { sampleBundle, unscannedBundle } from '../arcade/bundle/sample-bundle.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';

// Only a document without the bootstrap has a console.
const inner = "if (typeof console !== 'undefined') console.log('ran without the bootstrap');";
const nested = '<script src=inner.js></script>';
const iframeMarkup = `<iframe srcdoc="${nested.replaceAll('<', '&lt;')}"></iframe>`;
const createdBy = (create: string) => `const frame = ${create};
  frame.setAttribute('srcdoc', '${nested.replace('</', '<\\/')}');
  document.body.append(frame);`;

const frameVariants: Readonly<Record<string, { readonly markup?: string; readonly script?: string }>> = {
  'in the markup': { markup: iframeMarkup },
  'in upper case': { markup: iframeMarkup.replace('iframe', 'IFRAME') },
  'in a shadow tree': { markup: `<div><template shadowrootmode="closed">${iframeMarkup}</template></div>` },
  'by createElement': { script: createdBy("document.createElement('iframe')") },
  'by createElement of a text that changes': {
    script: createdBy("document.createElement({ toString: () => (this.n = (this.n ?? 0) + 1, 'iFrame') })"),
  },
  'by createElementNS': { script: createdBy("document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe')") },
};

describe('a document within the frame', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  for (const [name, variant] of Object.entries(frameVariants))
    test(`runs no script when it is opened ${name}`, async (t) => {
      const bundle = bundleOf(name, variant);
      const site = await openFrameSite(t, [bundle, validRenderer]);
      const page = await browser.newPage();
      const messages = collectMessages(page);
      await site.stage(page, bundle, validRenderer);
      await page.waitForFunction(() => window.failures.length > 0, undefined, { polling: 50 });
      assert.deepEqual(messages, []);
      await page.close();
    });

  test('runs scripts with every interface when neither server nor bootstrap prevents it', async (t) => {
    for (const name of ['in the markup', 'by createElement']) {
      const bundle = bundleOf(name, frameVariants[name] ?? {});
      const site = await openFrameSite(t, [bundle, validRenderer], withoutProtections);
      const page = await browser.newPage();
      const messagePromise = page.waitForEvent('console', (message) => message.text() === 'ran without the bootstrap');
      await site.stage(page, bundle, validRenderer);
      await messagePromise;
      await page.close();
    }
  });
});

const validRenderer = bundleOf('a valid renderer', {});

/** The server sends a policy that allows scripts, and the bootstrap allows frames. */
const withoutProtections: Faults = {
  headers(_path, headers) {
    const policy = String(headers['content-security-policy']);
    const bundle = /img-src ([^;]+)/.exec(policy)?.[1] ?? '';
    const bootstrap = bundle.replaceAll(/\/frame\/[^ ]+/g, '/frame-bootstrap/');
    headers['content-security-policy'] = policy.replace("script-src 'none'", `script-src ${bundle} ${bootstrap}`);
  },
  script(path, text) {
    return path.includes('frame-bootstrap') ? text.replaceAll(/^ {2}refuseFrames\(.*$/gm, '') : text;
  },
};

function bundleOf(
  name: string,
  { markup = '', script = '' }: { readonly markup?: string; readonly script?: string },
): Bundle {
  const files = {
    'index.html': `<!doctype html><body>${markup}<script src="draw.js"></script>`,
    'draw.js': `window.RialtoRenderer = { render() {} };\n${script}`,
    'inner.js': inner,
  };
  return unscannedBundle(sampleBundle(files, { slug: `nested-${name.replaceAll(/\W/g, '').toLowerCase()}` }));
}

function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('ran ')) messages.push(message.text());
  });
  return messages;
}
