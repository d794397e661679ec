// Slow: checks the pages of the relay with axe, in light mode on a phone and in dark mode on a desktop.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import { type FakeStripe, startFakeStripe } from '../support/fake-stripe.ts';
import { post } from '../support/http.ts';
import { assertAccessible, pageCheckOptions } from '../support/page-checks.ts';
import { measureFirstView } from '../support/page-weight.ts';
import { someLead, type TrialClient } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';

const uncacheablePaths = [
  '/',
  '/console',
  '/verify',
  '/check',
  '/upgrade',
  '/upgrade/done?session_id=cs_test_1',
  '/upgrade/cancelled',
];
/** Documents, which are the same for all readers. */
const cacheablePaths = ['/docs', '/receiving', '/privacy', '/terms'];
const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
/** Text that a script shows when a value is missing by mistake. */
const missingValueText = /null|undefined|NaN/;
const bytesMax = 60_000;

describe('the pages of the relay', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  let trial: TrialClient;
  let stripe: FakeStripe;
  before(async () => {
    stripe = await startFakeStripe();
    relay = await openRelayPages({ body: hostile, environment: stripe.environment });
    trial = await relay.testEnvironment.startTrial();
    for (const [key, ...responses] of [
      ['delivered'],
      ['busy', '503 Busy', '200 OK'],
      ['gone', '404 Gone'],
      ['lost', 'disconnect'],
    ] as [string, ...string[]][]) {
      relay.responses.push(...responses);
      await trial.deliver(key, { destination: relay.testEnvironment.destination, lead: someLead() });
    }
  });
  after(async () => {
    await relay?.close();
    await stripe?.close();
  });

  for (const path of [...uncacheablePaths, ...cacheablePaths]) {
    test(`${path} has no axe violations in light mode on a phone and in dark mode on a desktop`, async () => {
      const tab = await relay.open(path, pageCheckOptions);
      await assertAccessible(tab);
      await tab.close();
    });
  }

  for (const path of ['/console', '/check', '/upgrade', '/upgrade/done']) {
    test(`${path} has no axe violations when signed in`, async () => {
      const tab = await relay.openWithKey(path, trial.apiKey, pageCheckOptions);
      if (path === '/console') await openAllDetails(tab.page);
      assert.doesNotMatch((await tab.page.locator('[data-signed-in]').textContent()) ?? '', missingValueText);
      await assertAccessible(tab);
      await tab.close();
    });
  }

  test('the verifier has no axe violations with valid and invalid receipts', async () => {
    const tab = await relay.open('/verify', pageCheckOptions);
    const { deliveries } = (await trial.get('/deliveries')).body;
    const [{ receipt }] = deliveries;
    await tab.page.getByLabel('Or paste').fill(JSON.stringify([deliveries, { ...receipt, effect: 'none' }]));
    await tab.page.getByRole('button', { name: 'Verify' }).click();
    await tab.page.getByRole('heading', { name: 'Not valid' }).waitFor();
    await assertAccessible(tab);
    await tab.close();
  });

  test('have a first view of at most 60 kB, all from this server', async (t) => {
    for (const path of [...uncacheablePaths, ...cacheablePaths]) {
      const tab = await relay.open('/../healthz');
      const { bytes, urls } = await measureFirstView(tab, `${relay.url}/relay${path}`);
      await tab.close();
      t.diagnostic(`${path} ${bytes} bytes in ${urls.length} requests`);
      assert.ok(bytes > 1_000 && bytes <= bytesMax, `${path} takes ${bytes} bytes`);
      for (const url of urls) assert.ok(url.startsWith(relay.url), url);
    }
  });

  test('pages other than documents are not cached, framed or read by other origins, and connect to this server only', async () => {
    for (const path of uncacheablePaths) {
      const { headers, status } = await fetch(`${relay.url}/relay${path}`, {
        headers: { origin: 'https://other.example' },
      });
      assert.equal(status, 200, path);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('access-control-allow-origin'), null);
      assert.equal(headers.get('set-cookie'), null);
      const policy = headers.get('content-security-policy') ?? '';
      const directives = ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'", "script-src 'self'"];
      for (const directive of directives) assert.ok(policy.includes(directive), `${path}: ${policy}`);
      assert.equal(/unsafe|https?:/.test(policy), false, policy);
    }
  });

  test('describe the relay without JavaScript and state which functions require it', async () => {
    const { page, pageErrors, close } = await relay.open('/', { javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'Never stored' }).waitFor();
    await page.getByText('From a terminal').click();
    await page.getByText(`curl -sS ${relay.url}/relay/api/v1/trials`).waitFor();
    assert.equal(await page.getByLabel('Your email address').isVisible(), false);
    await page.getByRole('link', { name: 'Console' }).first().click();
    await page.locator('.notice', { hasText: 'This page needs JavaScript' }).waitFor();
    assert.equal(await page.getByLabel('API key').isVisible(), false);
    for (const path of ['/verify', '/check']) {
      await page.goto(`${relay.url}/relay${path}`);
      const introduction = await page.locator('.lead').boundingBox();
      const notice = await page.locator('.notice').boundingBox();
      const gap = introduction && notice ? notice.y - introduction.y - introduction.height : 0;
      assert.ok(gap >= 8, `${path}: the notice touches the text above`);
    }
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('the console filters by final state and origin, and shows a message when nothing matches', async () => {
    const { page, close } = await relay.openWithKey('/console', trial.apiKey);
    const labels = page.locator('.delivery .label:first-of-type');
    await page.locator('.delivery').nth(3).waitFor();
    assert.deepEqual(await page.getByLabel('State').locator('option').allTextContents(), [
      'All states',
      'delivered',
      'failed',
      'ambiguous',
    ]);
    await page.getByLabel('State').selectOption('ambiguous');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('1 delivery is shown.').waitFor({ state: 'attached' });
    assert.deepEqual(await labels.allTextContents(), ['ambiguous']);
    await page.getByLabel('Origin', { exact: true }).fill('https://nowhere.example');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('No delivery of the last 30 days matches these filters.').waitFor();
    await close();
  });

  test('the console finds a delivery by its idempotency key, and shows a message when there is none', async () => {
    const secondTrial = await relay.testEnvironment.startTrial();
    const deliveryInput = { destination: relay.testEnvironment.destination, lead: someLead() };
    for (const key of ['order 1', 'order 2']) assert.equal((await secondTrial.deliver(key, deliveryInput)).status, 200);
    const deliveryId = (await secondTrial.get('/deliveries/lookup', [['Idempotency-Key', 'order 1']])).body.id;
    const { page, pageErrors, close } = await relay.openWithKey('/console', secondTrial.apiKey);
    await page.locator('.delivery').nth(1).waitFor();
    await page.getByLabel('Or idempotency key').fill('order 1');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('1 delivery is shown.').waitFor({ state: 'attached' });
    assert.equal(await page.locator('[data-delivery]').getAttribute('data-delivery'), deliveryId);
    assert.deepEqual(pageErrors, []);
    await page.getByLabel('Or idempotency key').fill('order 3');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('No delivery of the last 30 days has this idempotency key.').waitFor();
    await close();
  });

  test('a destination is shown with the result of the last delivery: OK, its HTTP status, or no response', async () => {
    const secondTrial = await relay.testEnvironment.startTrial();
    const readDestinationStatuses = async () => {
      const { page, close } = await relay.openWithKey('/console', secondTrial.apiKey);
      const headings = page.locator('.destination .replay-head');
      await headings.first().waitFor();
      const statuses = await headings.allTextContents();
      await close();
      return statuses.map((text) => text.replace(relay.testEnvironment.destination.split('/hooks')[0] ?? '', ''));
    };
    relay.responses.push('422 Unprocessable Content', 'disconnect');
    await secondTrial.deliver('refused', { destination: relay.testEnvironment.destination, lead: someLead() });
    assert.deepEqual(await readDestinationStatuses(), ['HTTP 422']);
    await secondTrial.deliver('ambiguous', { destination: relay.testEnvironment.destination, lead: someLead() });
    assert.deepEqual(await readDestinationStatuses(), ['no response']);
    await secondTrial.deliver('delivered', { destination: relay.testEnvironment.destination, lead: someLead() });
    assert.deepEqual(await readDestinationStatuses(), ['OK']);
  });

  test('every navigation link of the console is visible on one line on a phone', async () => {
    const { page, close } = await relay.openWithKey('/console', trial.apiKey, pageCheckOptions);
    const links = page.locator('.console-nav a');
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      assert.ok(
        box !== null && box.x >= 0 && box.x + box.width <= pageCheckOptions.viewport.width,
        `${await link.textContent()}: ${JSON.stringify(box)}`,
      );
      assert.ok(box.height < 45, 'the link is on one line');
    }
    await close();
  });

  test('the console works by keyboard alone', async () => {
    const { page, close } = await relay.open('/console');
    await page.getByLabel('API key').focus();
    await page.keyboard.type(trial.apiKey);
    await page.keyboard.press('Enter');
    await page.locator('.delivery').nth(3).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'console');
    for (let presses = 0; presses < 40 && !(await isFocused(page, '.delivery summary')); presses += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.delivery[open] .attempt-list').waitFor();
    await close();
  });

  test('a test lead is sent from the console, and the response is shown as text', async () => {
    const { page, pageErrors, close } = await relay.openWithKey('/console', trial.apiKey);
    await page.getByLabel('Destination', { exact: true }).fill(relay.testEnvironment.destination);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.test-result').getByText('usable', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Send a test lead' }).click();
    await page.locator('.excerpt').waitFor();
    assert.equal(await page.locator('.excerpt').textContent(), hostile);
    assert.equal(await page.locator('main img, main script').count(), 0);
    assert.equal(await page.title(), 'Console · Rialto Relay');
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('markup in an email address is shown as text', async () => {
    const email = '<img/src=x/onerror="document.title=3">@shop.example';
    const { status, body } = await post(`${relay.url}/relay/api/v1/trials`, { email });
    assert.equal(status, 201);
    const { page, pageErrors, close } = await relay.openWithKey('/console', body.api_key);
    await page.locator('.usage-mail').getByText(email).waitFor();
    assert.equal(await page.locator('main img').count(), 0);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a response that arrives after sign-out is not shown', async () => {
    const { page, close } = await relay.open('/console');
    const continueRequests = Promise.withResolvers<void>();
    await page.route('**/api/v1/deliveries*', async (route) => {
      await continueRequests.promise;
      await route.continue();
    });
    await page.getByLabel('API key').fill(trial.apiKey);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out' }).click();
    const listPaths = ['/deliveries?state=ambiguous', '/deliveries?state=failed', '/deliveries'];
    const responses = listPaths.map((list) => page.waitForResponse((response) => response.url().endsWith(list)));
    continueRequests.resolve();
    for (const response of await Promise.all(responses)) await response.finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await page.locator('.delivery, .replay').count(), 0);
    await close();
  });

  test('a page loaded without encryption has no key field', async () => {
    const { page, close } = await relay.open('/upgrade/cancelled');
    await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
    await page.goto(`${relay.url}/relay/console`);
    await page.getByText('This page was loaded without encryption').waitFor();
    assert.equal(await page.getByLabel('API key').count(), 0);
    await close();
  });

  test('the reason for rejecting an invalid destination is shown', async () => {
    const { page, close } = await relay.openWithKey('/check', trial.apiKey);
    await page.getByLabel('Destination', { exact: true }).fill('http://crm.example.com/leads');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.test-result').getByText('not usable').waitFor();
    assert.match((await page.locator('.test-result').textContent()) ?? '', /https/);
    await close();
  });

  test('the signing secret is removed from the page when its section is closed', async () => {
    const { page, close } = await relay.openWithKey('/console', trial.apiKey);
    const summary = page.locator('.destination').getByText('Signing secret');
    await summary.click();
    await page.locator('.destination .key-box').waitFor();
    assert.match((await page.locator('.destination .key-box').textContent()) ?? '', /^whsec_/);
    await summary.click();
    await page.locator('.destination .key-box').waitFor({ state: 'detached' });
    assert.equal((await page.content()).includes('whsec_'), false);
    await close();
  });
});

/** Expands collapsed sections, so that they are checked too. */
async function openAllDetails(page: Page): Promise<void> {
  for (const summary of ['.replay .call > summary', '.destination .call > summary'])
    await page.locator(summary).first().click();
  for (const summary of await page.locator('.delivery > summary').all()) await summary.click();
  await page.locator('.destination .key-box').waitFor();
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((expected) => document.activeElement?.matches(expected) === true, selector);
}
