import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { browserMissing } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { bearer, post } from '../support/http.ts';
import { openPage } from '../support/open-page.ts';
import { assertAccessible, pageCheckOptions } from '../support/page-checks.ts';
import { someLead, type TrialClient } from '../support/relay.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';
import { newKey } from '../support/server.ts';

describe('the page of an embed link', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  let shop: Server;
  let shopOrigin: string;
  let frameUrl = '';
  before(async () => {
    relay = await openRelayPages();
    shop = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><title>A shop</title><h1>Your leads</h1><iframe title="Deliveries" width="600" height="500" src="${frameUrl}"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
    // Another site than 127.0.0.1, so that the frame is a third party.
    shopOrigin = `http://localhost:${(shop.address() as AddressInfo).port}`;
  });
  after(async () => {
    await relay?.close();
    shop?.close();
    shop?.closeAllConnections();
  });

  async function createLink({ apiKey }: TrialClient, input: object = {}): Promise<string> {
    const body = { destination: relay.testEnvironment.destination, frame_origins: [shopOrigin], ...input };
    const response = await post(`${relay.url}/relay/api/v1/embeds`, body, [bearer(apiKey)]);
    assert.equal(response.status, 200, response.text);
    return response.body.url;
  }

  /** Starts a trial with one failed and one delivered delivery. */
  async function startTrialWithDeliveries(): Promise<TrialClient> {
    const trial = await relay.testEnvironment.startTrial();
    relay.responses.push('422 Unprocessable');
    for (const status of [424, 200]) {
      const response = await trial.deliver(newKey(), {
        destination: relay.testEnvironment.destination,
        lead: someLead(),
      });
      assert.equal(response.status, status, response.text);
    }
    return trial;
  }

  test('shows deliveries and attempts in a frame of another site, and sends requests to the relay only', async () => {
    frameUrl = await createLink(await startTrialWithDeliveries());
    const requestOrigins = new Set<string>();
    const { page, pageErrors, close } = await openPage(relay.browser, shopOrigin, {}, async (tab) => {
      tab.on('request', (request) => requestOrigins.add(new URL(request.url()).origin));
    });
    const frame = page.frameLocator('iframe');
    await frame.locator('.delivery').nth(1).waitFor();
    assert.deepEqual(await frame.locator('summary .label:first-of-type').allTextContents(), ['delivered', 'failed']);
    await frame.locator('summary').nth(1).press('Enter');
    await frame.getByText('rejected by the destination').waitFor();
    await frame.locator('.attempt-end', { hasText: 'HTTP 422' }).waitFor();
    assert.deepEqual([...requestOrigins].sort(), [relay.url, shopOrigin].sort());
    assert.deepEqual(pageErrors, []);
    await close();
  });

  test('shows new deliveries after a refresh', async () => {
    const trial = await relay.testEnvironment.startTrial();
    frameUrl = await createLink(trial);
    const { page, close } = await openPage(relay.browser, shopOrigin);
    const frame = page.frameLocator('iframe');
    await frame.getByText('No deliveries').waitFor();
    await trial.deliver(newKey(), { destination: relay.testEnvironment.destination, lead: someLead() });
    await frame.getByRole('button', { name: 'Refresh' }).click();
    await frame.locator('.delivery').first().waitFor();
    await close();
  });

  test('is blocked by the browser on a site that the account did not name', async () => {
    frameUrl = await createLink(await startTrialWithDeliveries(), { frame_origins: ['https://shop.example.com'] });
    const { page, pageErrors, close } = await openPage(relay.browser, shopOrigin);
    await eventually('the browser reports the policy', () =>
      pageErrors.some((text) => text.includes('frame-ancestors')),
    );
    assert.equal(await page.frameLocator('iframe').locator('h1').count(), 0);
    await close();
  });

  test('shows what to do when the link is not valid', async () => {
    frameUrl = (await createLink(await relay.testEnvironment.startTrial())).replace(/#.*/, '#emb_expired');
    const { page, close } = await openPage(relay.browser, shopOrigin);
    await page.frameLocator('iframe').getByText('Reload the page that contains this frame.').waitFor();
    await close();
  });

  test('passes axe in light mode on a phone and in dark mode on a desktop', async () => {
    const url = await createLink(await startTrialWithDeliveries());
    const tab = await openPage(relay.browser, url, pageCheckOptions);
    await tab.page.locator('summary').first().click();
    await assertAccessible(tab);
    await tab.close();
  });
});
