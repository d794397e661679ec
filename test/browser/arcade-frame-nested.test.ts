// Slow: a renderer without scripts is replaced only after its response timeout.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Bundle } from '../../src/arcade/games/bundle/read-bundle.ts';
import { type Faults, openFrameServer } from '../arcade/bundle/frame-server.ts';
import { sampleBundle, unscannedBundle } from '../arcade/bundle/sample-bundle.ts';
import { browserMissing, launchBrowser } from '../support/browser.ts';

// Only a document without the bootstrap has a console.
const innerScript = "if (typeof console !== 'undefined') console.log('ran without the bootstrap');";
const innerDocument = '<script src=inner.js></script>';
const iframeMarkup = `<iframe srcdoc="${innerDocument.replaceAll('<', '&lt;')}"></iframe>`;
const scriptThatCreates = (create: string) => `const frame = ${create};
  frame.setAttribute('srcdoc', '${innerDocument.replace('</', '<\\/')}');
  document.body.append(frame);`;

const frameVariants: Readonly<Record<string, { readonly markup?: string; readonly script?: string }>> = {
  'in the markup': { markup: iframeMarkup },
  'in upper case': { markup: iframeMarkup.replace('iframe', 'IFRAME') },
  'in a shadow tree': { markup: `<div><template shadowrootmode="closed">${iframeMarkup}</template></div>` },
  'by createElement': { script: scriptThatCreates("document.createElement('iframe')") },
  'by createElement with a changing name': {
    script: scriptThatCreates("document.createElement({ toString: () => (this.n = (this.n ?? 0) + 1, 'iFrame') })"),
  },
  'by createElementNS': {
    script: scriptThatCreates("document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe')"),
  },
};

describe('the frame of a renderer', { skip: browserMissing() }, () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  for (const [name, variant] of Object.entries(frameVariants))
    test(`runs no script of an inner document that is opened ${name}`, async (t) => {
      const bundle = bundleOf(name, variant);
      const frameServer = await openFrameServer(t, [bundle, validRenderer]);
      const page = await browser.newPage();
      const messages = collectMessages(page);
      await frameServer.stage(page, bundle, validRenderer);
      await page.waitForFunction(() => window.failures.length > 0, undefined, { polling: 50 });
      assert.deepEqual(messages, []);
      await page.close();
    });

  test('prevents a script from creating input, video and foreignObject elements', async (t) => {
    for (const [index, create] of [
      "document.createElement('input')",
      "document.createElementNS('http://www.w3.org/1999/xhtml', 'a:video')",
      "document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject')",
    ].entries()) {
      // A script error is reported without its message, so the script reports the expected error by removing `render`.
      const script = `try { document.body.append(${create}); } catch (error) {
        if (error.message.includes('must not create elements of type')) window.RialtoRenderer.render = undefined;
      }`;
      const bundle = bundleOf(`element ${index}`, { script });
      const frameServer = await openFrameServer(t, [bundle, validRenderer]);
      const page = await browser.newPage();
      await frameServer.stage(page, bundle, validRenderer);
      await page.waitForFunction(() => window.failures.length > 0, undefined, { polling: 50 });
      const { failures } = await page.evaluate(() => ({ failures: window.failures }));
      assert.match(failures[0]?.message ?? '', /sets no window.RialtoRenderer/, create);
      await page.close();
    }
  });

  test('runs the script of an inner document without the bootstrap when neither server nor bootstrap prevents it', async (t) => {
    for (const name of ['in the markup', 'by createElement']) {
      const bundle = bundleOf(name, frameVariants[name] ?? {});
      const frameServer = await openFrameServer(t, [bundle, validRenderer], withoutProtections);
      const page = await browser.newPage();
      const messagePromise = page.waitForEvent('console', (message) => message.text() === 'ran without the bootstrap');
      await frameServer.stage(page, bundle, validRenderer);
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
    const bundleSource = /img-src ([^;]+)/.exec(policy)?.[1] ?? '';
    const bootstrapSource = bundleSource.replaceAll(/\/frame\/[^ ]+/g, '/frame-bootstrap/');
    headers['content-security-policy'] = policy.replace(
      "script-src 'none'",
      `script-src ${bundleSource} ${bootstrapSource}`,
    );
  },
  script(path, text) {
    return path.includes('frame-bootstrap') ? text.replaceAll(/^ {2}limitElements\(.*$/gm, '') : text;
  },
};

/** A bundle that is not scanned, with this markup in its document and this code in its script. */
function bundleOf(
  name: string,
  { markup = '', script = '' }: { readonly markup?: string; readonly script?: string },
): Bundle {
  const files = {
    'index.html': `<!doctype html><body>${markup}<script src="draw.js"></script>`,
    'draw.js': `window.RialtoRenderer = { render() {} };\n${script}`,
    'inner.js': innerScript,
  };
  return unscannedBundle(sampleBundle(files, { slug: `nested-${name.replaceAll(/\W/g, '').toLowerCase()}` }));
}

/** Collects the console messages of `innerScript`. */
function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('ran ')) messages.push(message.text());
  });
  return messages;
}
