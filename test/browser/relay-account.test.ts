import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { trialUnits } from '../../src/relay/accounts/rules/trial.ts';
import { browserMissing } from '../support/browser.ts';
import { createTrialClient, someLead } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';

describe('keys, account and deliveries on the console', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  before(async () => {
    relay = await openRelayPages();
  });
  after(() => relay?.close());

  test('rotating the key shows a new one, and the old one is revoked when the new one is first used', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const { page, pageErrors, close } = await relay.openWithKey('/console', trial.apiKey);
    await page.getByRole('button', { name: 'Rotate key' }).click();
    const key = (await page.locator('.new-key .key-box').textContent()) ?? '';
    assert.notEqual(key, trial.apiKey);
    assert.equal((await trial.get('/usage')).status, 200, 'the old key still works');
    await page.getByRole('button', { name: 'Switch to the new key' }).click();
    await page.getByText('This page now uses the new key').waitFor();
    assert.equal((await trial.get('/usage')).status, 401);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('No deliveries yet').waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a key is revoked only after confirmation, and the page signs out', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const { page, close } = await relay.openWithKey('/console', trial.apiKey);
    const section = page.locator('.account-action', { hasText: 'The key stops working at once' });
    await section.getByRole('textbox').fill('rev');
    await section.getByRole('button').click();
    assert.equal((await trial.get('/usage')).status, 200);
    await section.getByRole('textbox').fill('revoke');
    await section.getByRole('button').click();
    await page.getByLabel('API key').waitFor();
    assert.equal((await trial.get('/usage')).body.code, 'credential_revoked');
    await close();
  });

  test('an account is deleted only after its email address is entered', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const { email } = (await trial.get('/usage')).body;
    const { page, close } = await relay.openWithKey('/console', trial.apiKey);
    const section = page.locator('.account-action', { hasText: 'This cannot be undone' });
    await section.getByRole('button').click();
    assert.equal((await trial.get('/usage')).status, 200);
    await section.getByRole('textbox').fill(email);
    await section.getByRole('button').click();
    await page.getByLabel('API key').waitFor();
    assert.equal((await createTrialClient(relay.url, trial.apiKey, '').get('/usage')).status, 401);
    await close();
  });

  test('a named key is created and shown, opens a console without management functions, and is revoked', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const { page, pageErrors, close } = await relay.openWithKey('/console', trial.apiKey);
    await page.getByText('No named keys yet.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('contact form');
    await page.getByLabel('Access').selectOption('Read only');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.locator('.new-key .key-box').textContent()) ?? '';
    await page.getByText('read only, all destinations').waitFor();
    assert.equal((await createTrialClient(relay.url, key, '').get('/usage')).status, 200);
    const namedKeyTab = await relay.openWithKey('/console', key);
    await namedKeyTab.page.getByText('signed in with a named key').waitFor();
    await namedKeyTab.page.getByText('The other keys of the account keep working.').waitFor();
    assert.equal(await namedKeyTab.page.getByRole('button', { name: 'Delete account' }).count(), 0);
    await namedKeyTab.close();
    await page.getByRole('button', { name: 'Revoke “contact form”' }).click();
    await page.getByRole('button', { name: 'Revoke “contact form” now' }).click();
    await page.getByText('No named keys yet.').waitFor();
    assert.equal((await createTrialClient(relay.url, key, '').get('/usage')).body.code, 'credential_revoked');
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('a used-up trial is shown, without an upgrade when payments are not configured', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const deliveryInput = { destination: relay.testEnvironment.destination, lead: someLead() };
    for (let count = 0; count < trialUnits; count += 1) await trial.deliver(`lead-${count}`, deliveryInput);
    assert.equal((await trial.deliver('one-more', deliveryInput)).status, 402);
    const { page, pageErrors, close } = await relay.openWithKey('/console', trial.apiKey);
    await page.getByText('All deliveries of the trial are used.').waitFor();
    await page.getByText(`${trialUnits} of ${trialUnits}`).waitFor();
    assert.deepEqual(pageErrors, []);
    assert.equal(await page.getByRole('link', { name: 'Upgrade to the Builder plan' }).count(), 0);
    await close();
  });

  test('a delivery settled as arrived is removed from the list of replays, one settled as not arrived stays', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const deliveryInput = { destination: relay.testEnvironment.destination, lead: someLead() };
    relay.responses.push('disconnect', 'disconnect');
    for (const key of ['arrived', 'lost']) await trial.deliver(key, deliveryInput);
    const { page, pageErrors, close } = await relay.openWithKey('/console', trial.apiKey);
    const replays = page.locator('.replay');
    await replays.nth(1).waitFor();
    const ids = await page.locator('.replay .delivery-id').allTextContents();
    assert.equal(new Set(ids).size, 2, 'the rows have different ids');

    await replays.first().getByText('Settle').click();
    await replays.first().getByRole('button', { name: 'It arrived' }).click();
    await replays.nth(1).waitFor({ state: 'detached' });
    const row = page.locator('.delivery', { hasText: ids[0] as string });
    await row.locator('summary').first().click();
    await row.getByText('arrived, stated by you').waitFor();

    await replays.getByText('Settle').click();
    await replays.getByLabel(/^Receipt URL/).fill('https://other.example/receipts');
    await replays.getByRole('button', { name: 'Ask the receiver' }).click();
    await replays.getByText('/receipt_url').waitFor();
    await replays.getByRole('button', { name: 'It did not arrive' }).click();
    await replays.getByText('Settled: it did not arrive, stated by you.').waitFor();
    // The browser logs the response 400 to the receipt URL, which has another origin than the destination.
    assert.deepEqual(
      pageErrors.filter((error) => !/400/.test(error)),
      [],
    );
    await close();
  });

  test('the deliveries of each day are charted with their success rate until sign-out', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const deliveryInput = { destination: relay.testEnvironment.destination, lead: someLead() };
    relay.responses.push('422 Unprocessable Content', 'disconnect');
    for (const key of ['refused', 'ambiguous', 'delivered']) await trial.deliver(key, deliveryInput);
    const { days } = (await trial.get('/destinations')).body;
    const sum = (state: string) =>
      days.reduce((total: number, day: Record<string, number>) => total + (day[state] ?? 0), 0);
    assert.deepEqual(['delivered', 'failed', 'ambiguous'].map(sum), [1, 1, 1]);
    const { page, close } = await relay.openWithKey('/console', trial.apiKey);
    const chart = page.getByRole('img', { name: /^3 deliveries in \d+ days?, 33 % delivered$/ });
    await chart.waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.locator('.daily-chart').waitFor({ state: 'detached' });
    await close();
  });

  test('the console suggests known origins, and finds deliveries by host name, host with port and URL', async () => {
    const trial = await relay.testEnvironment.startTrial();
    const { destination } = relay.testEnvironment;
    const { id } = (await trial.deliver('one', { destination, lead: someLead() })).body;
    const { origin, host, hostname } = new URL(destination);
    assert.notEqual(host, hostname);
    const { page, close } = await relay.openWithKey('/console', trial.apiKey);
    await page.locator(`#origins option[value="${origin}"]`).waitFor({ state: 'attached' });
    for (const text of [hostname, host, destination]) {
      await page.getByLabel('Origin', { exact: true }).fill('https://nowhere.example');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByText('No delivery of the last 30 days matches these filters.').waitFor();
      await page.getByLabel('Origin', { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.locator(`[data-delivery="${id}"]`).waitFor();
    }
    await close();
  });

  test('the console shows first steps to a new account, and a delivery of another program without a reload', async () => {
    const trial = await relay.testEnvironment.startTrial();
    // A page of the same origin: the clock must be replaced before the console is loaded.
    const { page, pageErrors, close } = await relay.open('/../healthz');
    await page.clock.install();
    await page.goto(`${relay.url}/relay/console`);
    await page.getByLabel('API key').fill(trial.apiKey);
    await page.keyboard.press('Enter');
    const steps = page.locator('[data-replays] ol > li');
    await steps.first().waitFor();
    assert.equal(await steps.count(), 3);
    await page.getByText('No deliveries yet').waitFor();
    const { id } = (
      await trial.deliver('elsewhere', { destination: relay.testEnvironment.destination, lead: someLead() })
    ).body;
    await page.clock.runFor(10_000);
    await page.locator(`[data-delivery="${id}"]`).waitFor();
    assert.deepEqual(pageErrors, []);
    await close();
  });
});
