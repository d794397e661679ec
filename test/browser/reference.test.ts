// Slow: the interactive reference loads 4 MB of script and renders three OpenAPI documents.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserMissing } from '../support/browser.ts';
import { type ExchangePages, openExchangePages } from '../support/exchange-pages.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';

const renderTimeoutMs = 120_000;

describe('the interactive reference', { skip: browserMissing() }, () => {
  let pages: ExchangePages;
  before(async () => {
    pages = await openExchangePages();
  });
  after(() => pages?.close());

  test('has its own content security policy, and other pages do not load its script', async () => {
    const { url } = pages.server;
    const response = await fetch(`${url}/docs/reference`);
    assert.equal(response.status, 200);
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const directive of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'none'"])
      assert.ok(policy.includes(directive), policy);
    assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe|\*/);
    const text = await response.text();
    const script = /src="(\/docs\/reference\/scalar-[\d.]+\.js)"/.exec(text)?.[1] ?? '';
    const scriptResponse = await fetch(url + script);
    assert.equal(scriptResponse.status, 200);
    assert.equal(scriptResponse.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.ok((await scriptResponse.arrayBuffer()).byteLength > 1_000_000);
    for (const path of ['/', '/docs', '/exchange/docs'])
      assert.doesNotMatch(await (await fetch(url + path)).text(), /scalar-/, path);
    assert.equal((await fetch(`${url}/docs/reference`, { method: 'POST' })).status, 405);
  });

  test('links to static documentation when scripts are disabled', async () => {
    const { page, close } = await pages.open('/docs/reference', { javaScriptEnabled: false });
    const links = await page.$$eval('noscript a', (elements) =>
      elements.map((element) => element.getAttribute('href')),
    );
    const { url } = pages.server;
    assert.deepEqual(links, [`${url}/exchange/docs`, `${url}/arcade/agent-v3`, `${url}/relay/docs`]);
    for (const link of links) assert.equal((await fetch(link ?? '')).status, 200, link ?? '');
    await close();
  });

  test('has a layout shift of at most 0.05 while it renders', async () => {
    const { page, close } = await pages.open('/docs/reference', { viewport: { width: 1280, height: 900 } });
    await page.locator('#reference:not([data-rendering])').waitFor({ timeout: renderTimeoutMs });
    await page.locator('#reference-loading').waitFor({ state: 'detached' });
    const layoutShift = await layoutShiftOf(page);
    assert.ok(layoutShift <= 0.05, `the layout shifted by ${layoutShift}`);
    await close();
  });

  test('shows operations with samples in several languages, and sends requests only to this server', async () => {
    const { page, pageErrors, close } = await pages.open('/docs/reference');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByText('Search entries').first().waitFor({ timeout: renderTimeoutMs });
    for (const url of requests) assert.ok(url.startsWith(pages.server.url) || /^(data|blob):/.test(url), url);
    const text = (await page.locator('body').textContent()) ?? '';
    for (const language of ['Shell', 'JavaScript', 'Python']) assert.ok(text.includes(language), language);
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('sends a test request, which succeeds', async () => {
    const { page, close } = await pages.open('/docs/reference');
    const responsePromise = page.waitForResponse((response) => response.url().endsWith('/operations/search'), {
      timeout: renderTimeoutMs,
    });
    await page
      .getByRole('button', { name: /^Test Request/ })
      .first()
      .click({ timeout: renderTimeoutMs });
    await page.getByRole('button', { name: /^Send/ }).first().click({ timeout: renderTimeoutMs });
    assert.equal((await responsePromise).status(), 200);
    await close();
  });
});
