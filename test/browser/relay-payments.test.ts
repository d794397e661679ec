import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dayMs } from '../../src/core/base/clock.ts';
import { browserMissing } from '../support/browser.ts';
import { type FakeStripe, type Subscription, sendStripeEvent, startFakeStripe } from '../support/fake-stripe.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';
import { subscriptionEvents } from '../support/stripe-events.ts';

describe('mail and payments on the pages of the relay', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  let mail: MailServer;
  let stripe: FakeStripe;
  before(async () => {
    mail = await startMailServer();
    stripe = await startFakeStripe();
    relay = await openRelayPages({ environment: { ...mail.environment, ...stripe.environment } });
  });
  after(async () => {
    await relay?.close();
    await stripe?.close();
    await mail?.close();
  });

  test('a wrong code is rejected, and the mailed code confirms the trial', async () => {
    const { page, close } = await relay.open('/');
    await requestCode(page, 'careful@shop.example');
    await page.getByLabel('Code from the email').fill('2222-2222');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.problem').waitFor();
    assert.equal(await page.locator('.key-box').count(), 0);
    assert.match(await confirmCode(page, 'careful@shop.example'), /^rlk_live_/);
    assert.equal(await page.locator('.problem').count(), 0);
    await close();
  });

  test('a signed-in account opens the checkout, and the page after the checkout shows the plan of the confirmed payment', async () => {
    const key = await startTrial('payer@shop.example');
    const { page, close } = await relay.openWithKey('/upgrade', key);
    await page.getByText('payer@shop.example').waitFor();
    await page.getByRole('button', { name: 'Go to the checkout' }).click();
    await page.waitForURL((url) => url.host !== new URL(relay.url).host);
    const subscription = stripe.pay(page.url());
    await close();

    const upgradeTab = await relay.openWithKey(`/upgrade/done?session_id=${subscription.session}`, key);
    await upgradeTab.page.getByText('The payment provider has not confirmed the payment yet.').waitFor();
    assert.equal(await upgradeTab.page.getByLabel('Code mailed to that address').inputValue(), subscription.session);
    await sendPaymentEvents(subscription);
    await upgradeTab.page.getByRole('button', { name: 'Check again' }).click();
    await upgradeTab.page.locator('[data-plan] .label-confirmed', { hasText: 'Builder' }).waitFor();
    assert.deepEqual(upgradeTab.pageErrors, []);
    await upgradeTab.close();

    const consoleTab = await relay.openWithKey('/console', key);
    await consoleTab.page.getByText('unlimited').waitFor();
    await consoleTab.page.getByText(/^paid until \d+ /).waitFor();
    assert.doesNotMatch((await consoleTab.page.locator('main').textContent()) ?? '', /null|undefined|NaN/);
    assert.equal(await consoleTab.page.getByText('Upgrade').count(), 0);
    await consoleTab.close();
  });

  test('the console opens the customer portal, and warns of a second subscription with both portals', async () => {
    const { apiKey, accountId } = await startTrialAccount('twice@shop.example');
    await sendPaymentEvents(stripe.createSubscription({ account: accountId }));
    const firstTab = await relay.openWithKey('/console', apiKey);
    await firstTab.page.getByRole('button', { name: 'Open the customer portal' }).click();
    await firstTab.page.waitForURL((url) => url.pathname.startsWith('/p/cus_'));
    await firstTab.close();
    await sendPaymentEvents(stripe.createSubscription({ account: accountId }));
    const secondTab = await relay.openWithKey('/console', apiKey);
    await secondTab.page.getByText('You pay for 2 subscriptions.').waitFor();
    await secondTab.page.getByRole('button', { name: 'Open the customer portal' }).click();
    await secondTab.page.getByRole('link', { name: 'Portal 2' }).waitFor();
    assert.equal(await secondTab.page.getByRole('link', { name: /^Portal \d$/ }).count(), 2);
    assert.deepEqual(secondTab.pageErrors, []);
    await secondTab.close();
  });

  test('start page, terms and console offer no upgrade when payments are not configured', async (t) => {
    const relayWithoutPayments = await openRelayPages();
    t.after(() => relayWithoutPayments.close());
    const { apiKey } = await relayWithoutPayments.testEnvironment.startTrial();
    for (const path of ['/', '/terms']) {
      const { page, close } = await relayWithoutPayments.open(path);
      assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /upgrade to|\$49|builder/i, path);
      await close();
    }
    const { page, close } = await relayWithoutPayments.openWithKey('/console', apiKey);
    await page.getByRole('heading', { name: 'Rotate key' }).waitFor();
    assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /upgrade|builder/i);
    await close();
  });

  test('the code of a payment mail is read from the URL fragment and checked when the form is sent', async () => {
    const code = `clm_${'0'.repeat(26)}_${'0'.repeat(40)}`;
    const { page, close } = await relay.openWithKey(`/upgrade/done#${code}`, await startTrial('other@shop.example'));
    assert.equal(await page.getByLabel('Code mailed to that address').inputValue(), code);
    await page.getByRole('button', { name: 'Claim the payment' }).click();
    await page.getByText('No payment matches this code or checkout id.').waitFor();
    await close();
    const tabWithInvalidFragment = await relay.open('/upgrade/done#%');
    assert.equal(await tabWithInvalidFragment.page.getByLabel('Code mailed to that address').inputValue(), '');
    assert.deepEqual(tabWithInvalidFragment.pageErrors, []);
    await tabWithInvalidFragment.close();
  });

  test('a payment from another email address is claimed by its checkout id when mail is not configured', async () => {
    const relayWithoutMail = await openRelayPages({ environment: stripe.environment });
    const { apiKey } = await relayWithoutMail.testEnvironment.startTrial();
    const subscription = stripe.createSubscription({ account: null, email: 'other-payer@shop.example' });
    await sendPaymentEvents(subscription, relayWithoutMail.url);
    const upgradeTab = await relayWithoutMail.openWithKey(`/upgrade/done?session_id=${subscription.session}`, apiKey);
    await upgradeTab.page.getByText('The payment provider has not confirmed the payment yet.').waitFor();
    await upgradeTab.page.getByRole('button', { name: 'Claim the payment' }).click();
    await upgradeTab.page.locator('[data-plan] .label-confirmed', { hasText: 'Builder' }).waitFor();
    assert.deepEqual(upgradeTab.pageErrors, []);
    await upgradeTab.close();
    await relayWithoutMail.close();
  });

  async function startTrial(email: string): Promise<string> {
    const { page, close } = await relay.open('/');
    await requestCode(page, email);
    const key = await confirmCode(page, email);
    await close();
    return key;
  }

  async function startTrialAccount(email: string) {
    const apiKey = await startTrial(email);
    const headers = { authorization: `Bearer ${apiKey}` };
    const usage = (await (await fetch(`${relay.url}/relay/api/v1/usage`, { headers })).json()) as {
      account_id: string;
    };
    return { apiKey, accountId: usage.account_id };
  }

  async function requestCode(page: Page, email: string): Promise<void> {
    await page.getByLabel('Your email address').fill(email);
    await page.getByRole('button', { name: 'Get a key' }).click();
    await page.getByText(`A code was sent to ${email}`).waitFor();
  }

  /** Enters the mailed code; returns the key. */
  async function confirmCode(page: Page, email: string): Promise<string> {
    await page.getByLabel('Code from the email').fill(await mail.codeFor(email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.key-box').waitFor();
    return (await page.locator('.key-box').textContent()) ?? '';
  }

  /** Sends the Stripe events of a completed payment. */
  async function sendPaymentEvents(subscription: Subscription, url = relay.url): Promise<void> {
    const nowMs = Date.now();
    const events = subscriptionEvents(subscription);
    for (const event of [events.checkout(nowMs), events.paid(nowMs, `in_${subscription.id}`, nowMs + 30 * dayMs)])
      assert.equal((await sendStripeEvent(url, event)).status, 200);
  }
});
