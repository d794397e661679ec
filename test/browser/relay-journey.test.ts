import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { browserMissing } from '../support/browser.ts';
import { readBrowserStorage } from '../support/browser-storage.ts';
import { bearer, send } from '../support/http.ts';
import { createTrialClient, someLead } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';
import { newKey } from '../support/server.ts';

describe('trials, keys and receipts on the pages of the relay', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  before(async () => {
    relay = await openRelayPages();
  });
  after(() => relay?.close());

  test('a visitor starts a trial, finds the command of a replay, and verifies its receipt by drag and drop', async () => {
    const { destination } = relay.testEnvironment;
    const trialTab = await relay.open('/');
    const key = await startTrial(trialTab.page, 'journey@shop.example');
    assert.deepEqual(trialTab.pageErrors, []);
    await trialTab.close();

    const trial = createTrialClient(relay.url, key, '');
    const request = { destination, lead: someLead() };
    relay.responses.push('404 Not Found');
    assert.equal((await trial.deliver('journey-1', request)).status, 424);

    const { page, pageErrors, close } = await relay.openWithKey('/console', key);
    const replay = page.locator('.replay');
    await replay.getByText('HTTP 404: rejected by the destination.').waitFor();
    await replay.getByText('Retry command').click();
    const retryCommand = await replay.locator('.command').first().textContent();
    assert.match(retryCommand ?? '', /X-Rialto-Replay: true/);
    assert.ok(retryCommand?.includes(`${relay.url}/relay/api/v1/deliveries`));
    assert.equal((await trial.deliver('journey-1', request, { replay: true })).status, 200);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').fill(key);
    await page.keyboard.press('Enter');
    await page.getByText('No deliveries to replay').waitFor();
    const delivery = page.locator('.delivery');
    await delivery.locator('summary').click();
    await delivery.getByText('Attempt 2:').waitFor();
    assert.match((await delivery.getByText('Attempt 2:').textContent()) ?? '', /ms total; HTTP 200\.$/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      delivery.getByRole('button', { name: 'Download receipt' }).click(),
    ]);
    const receiptText = readFileSync(await download.path(), 'utf8');
    assert.deepEqual(pageErrors, []);
    await close();

    const verifier = await relay.open('/verify');
    await dropFile(verifier.page, 'receipt.json', receiptText);
    await verifier.page.getByRole('heading', { name: 'Signature valid', exact: true }).waitFor();
    await verifier.page.getByText('Attempt 1:').waitFor({ state: 'attached' });
    assert.deepEqual(verifier.pageErrors, []);
    await verifier.close();
  });

  test('a new key is shown, is only in the memory of the page, and is discarded by a reload', async () => {
    const { page, close } = await relay.open('/');
    const key = await startTrial(page, 'once@shop.example');
    await assertNotStored(page, key, { isShown: true });
    await page.reload();
    assert.equal((await page.content()).includes(key), false);
    assert.equal(await page.getByLabel('Your email address').isVisible(), true);
    await close();
  });

  test('the console opened from the trial form receives the new key, which browser storage does not contain', async () => {
    const { page, close } = await relay.open('/');
    const key = await startTrial(page, 'hand-over@shop.example');
    const link = page.locator('[data-new-key]').getByRole('link', { name: 'open the console' });
    const consolePagePromise = page.context().waitForEvent('page');
    await link.click();
    const consolePage = await consolePagePromise;
    await consolePage.getByRole('button', { name: 'Sign out' }).waitFor();
    assert.equal(consolePage.url(), `${relay.url}/relay/console`);
    await assertNotStored(consolePage, key, { isShown: false });
    await close();
  });

  test('the pages of the relay share the key in memory only, through reloads and navigation', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const { apiKey } = trial;
    await trial.deliver('shown', { destination: relay.testEnvironment.destination, lead: someLead() });
    const { page, pageErrors, close } = await relay.openWithKey('/console', apiKey);
    await page.locator('.delivery').waitFor();
    assert.equal(await page.locator('#key').inputValue(), '');
    assert.equal(page.url(), `${relay.url}/relay/console`);
    await page.reload();
    await page.locator('.delivery').waitFor();
    await page.goto(`${relay.url}/relay/`);
    await page.goBack();
    await page.locator('.delivery').waitFor();
    await page.goto(`${relay.url}/relay/check`);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await assertNotStored(page, apiKey, { isShown: false });
    const secondPage = await page.context().newPage();
    await secondPage.goto(`${relay.url}/relay/console`);
    await secondPage.locator('.delivery').waitFor();
    await assertNotStored(secondPage, apiKey, { isShown: false });
    await secondPage.getByRole('button', { name: 'Sign out' }).click();
    await assertSignedOut(secondPage);
    await assertSignedOut(page);
    await page.reload();
    await assertSignedOut(page);
    // Navigation aborts the pending request for the worker script.
    assert.deepEqual(
      pageErrors.filter((error) => !/key-worker.*ERR_ABORTED/.test(error)),
      [],
    );
    await close();
  });

  test('a revoked key is no longer shared between pages', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const { page, close } = await relay.openWithKey('/check', trial.apiKey);
    const headers = [bearer(trial.apiKey), ['Idempotency-Key', newKey()]] as const;
    assert.equal((await send(`${relay.url}/relay/api/v1/keys/current`, { method: 'DELETE', headers })).status, 200);
    await page.reload();
    await page.getByText('This key was revoked').waitFor();
    await page.reload();
    await assertSignedOut(page);
    assert.equal(await page.locator('[data-sign-in-problem] *').count(), 0);
    await close();
  });

  test('a wrong key is rejected with instructions, and a valid one is accepted afterwards', async () => {
    const { apiKey } = await relay.testEnvironment.startTrial();
    const { page, close } = await relay.open('/console');
    await page.getByLabel('API key').fill('rlk_live_wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Enter the complete key').waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'key');
    await page.getByLabel('API key').fill(apiKey);
    await page.keyboard.press('Enter');
    await page.getByText('No deliveries yet').waitFor();
    assert.equal(await page.getByText('Enter the complete key').count(), 0);
    await close();
  });

  test('a second trial of an email address is rejected with the reason', async () => {
    const { page, close } = await relay.open('/');
    const apiKey = await startTrial(page, 'twice@shop.example');
    assert.equal((await createTrialClient(relay.url, apiKey, '').get('/usage')).status, 200);
    await page.reload();
    await page.getByLabel('Your email address').fill('twice@shop.example');
    await page.getByRole('button', { name: 'Get a key' }).click();
    await page.getByText('Trial already used').waitFor();
    await close();
  });
});

/** Starts a trial with the form of the start page; returns the key. */
async function startTrial(page: Page, email: string): Promise<string> {
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Get a key' }).click();
  const box = page.locator('.key-box');
  await box.waitFor();
  const key = (await box.textContent()) ?? '';
  assert.match(key, /^rlk_live_[0-9A-Za-z]{36}$/);
  return key;
}

/** Drops a file with this text on the verifier. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content as string], fileName as string, { type: 'application/json' }));
      return data;
    },
    [name, text],
  );
  await page.dispatchEvent('[data-drop]', 'drop', { dataTransfer: transfer });
}

/** Asserts that browser storage is empty, the URL has no key, and the markup contains the key only if it is shown. */
async function assertNotStored(page: Page, key: string, { isShown }: { isShown: boolean }): Promise<void> {
  const storage = await readBrowserStorage(page);
  assert.deepEqual(storage.sizes, [0, 0, 0, 0, 0]);
  assert.equal(storage.historyEntry.includes('rlk_'), false);
  assert.equal(storage.markup.includes(key), isShown);
}

async function assertSignedOut(page: Page): Promise<void> {
  await page.getByLabel('API key').waitFor();
  assert.equal(await page.getByLabel('API key').inputValue(), '');
  assert.equal(await page.locator('[data-signed-in]').isVisible(), false);
  assert.equal(await page.locator('.delivery, .usage-card').count(), 0);
}
