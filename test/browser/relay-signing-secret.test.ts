import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserMissing } from '../support/browser.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';

describe('the signing secret of a destination on the check page', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  before(async () => {
    relay = await openRelayPages();
  });
  after(() => relay?.close());

  test('is available before the first delivery', async () => {
    const { apiKey } = await relay.testEnvironment.startTrial();
    const { page, pageErrors, close } = await relay.openWithKey('/check', apiKey);
    await page.getByLabel('Destination', { exact: true }).fill(relay.testEnvironment.destination);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('Signing secret').click();
    await page.locator('.test-result .key-box').waitFor();
    assert.match((await page.locator('.test-result .key-box').textContent()) ?? '', /^whsec_/);
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('can be rotated, and the previous secret can be revoked', async () => {
    const { apiKey } = await relay.testEnvironment.startTrial();
    const { page, pageErrors, close } = await relay.openWithKey('/check', apiKey);
    await page.getByLabel('Destination', { exact: true }).fill(relay.testEnvironment.destination);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('Signing secret').click();
    const secrets = page.locator('.test-result .key-box');
    const previousSecret = await secrets.first().textContent();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByText('The previous secret ends').waitFor();
    assert.deepEqual([await secrets.count(), await secrets.last().textContent()], [2, previousSecret]);
    await page.getByRole('button', { name: 'End the previous secret now' }).click();
    await page.getByText('The previous secret ends').waitFor({ state: 'detached' });
    assert.equal(await secrets.count(), 1);
    assert.notEqual(await secrets.first().textContent(), previousSecret);
    assert.deepEqual(pageErrors, []);
    await close();
  });
});
