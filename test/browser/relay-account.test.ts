import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { trialUnits } from '../../src/relay/rules/trial.ts';
import { browserMissing } from '../support/browser.ts';
import { leadSource, someLead } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';

describe('the key and the account on the console', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  before(async () => {
    relay = await openRelayPages();
  });
  after(() => relay?.close());

  test('a key is replaced, shown once, and the old one ends when the new one is used', async () => {
    const source = await relay.site.source();
    const { page, complaints, close } = await relay.openWithKey('/console', source.apiKey);
    await page.getByRole('button', { name: 'Replace the key' }).click();
    const key = (await page.locator('.new-key .key-box').textContent()) ?? '';
    assert.notEqual(key, source.apiKey);
    assert.equal((await source.get('/usage')).status, 200, 'the old key works still');
    await page.getByRole('button', { name: 'Use the new key here' }).click();
    await page.getByText('This page uses the new key now').waitFor();
    assert.equal((await source.get('/usage')).status, 401);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('No delivery yet').waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });

  test('a key is given up only after it is confirmed, and the page forgets it', async () => {
    const source = await relay.site.source();
    const { page, close } = await relay.openWithKey('/console', source.apiKey);
    const part = page.locator('.account-act', { hasText: 'It stops working at once' });
    await part.getByRole('textbox').fill('give');
    await part.getByRole('button').click();
    assert.equal((await source.get('/usage')).status, 200);
    await part.getByRole('textbox').fill('give up');
    await part.getByRole('button').click();
    await page.getByLabel('API key').waitFor();
    assert.equal((await source.get('/usage')).body.code, 'credential_revoked');
    await close();
  });

  test('an account is removed only after its address is typed', async () => {
    const source = await relay.site.source();
    const { email } = (await source.get('/usage')).body;
    const { page, close } = await relay.openWithKey('/console', source.apiKey);
    const part = page.locator('.account-act', { hasText: 'This cannot be undone' });
    await part.getByRole('button').click();
    assert.equal((await source.get('/usage')).status, 200);
    await part.getByRole('textbox').fill(email);
    await part.getByRole('button').click();
    await page.getByLabel('API key').waitFor();
    assert.equal((await leadSource(relay.url, source.apiKey, '').get('/usage')).status, 401);
    await close();
  });

  test('a trial with nothing left says so, and leads to the plan', async () => {
    const source = await relay.site.source();
    const lead = { destination: relay.site.destination, lead: someLead() };
    for (let count = 0; count < trialUnits; count += 1) await source.deliver(`lead-${count}`, lead);
    assert.equal((await source.deliver('one-more', lead)).status, 402);
    const { page, complaints, close } = await relay.openWithKey('/console', source.apiKey);
    await page.getByText('Nothing is left of the trial.').waitFor();
    await page.getByText(`${trialUnits} of ${trialUnits}`).waitFor();
    assert.deepEqual(complaints, []);
    await page.getByRole('link', { name: 'Go on with Builder' }).click();
    await page.getByRole('heading', { name: 'Builder', level: 1 }).waitFor();
    await close();
  });
});
