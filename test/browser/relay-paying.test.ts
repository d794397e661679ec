import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { dayMs } from '../../src/core/base/clock.ts';
import { browserMissing } from '../support/browser.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { openRelayPages, type RelayPages } from '../support/relay-pages.ts';
import { eventsAbout } from '../support/stripe-events.ts';
import {
  type StripeStandIn,
  type Subscription,
  sendStripeEvent,
  startStripeStandIn,
} from '../support/stripe-stand-in.ts';

describe('mail and payments on the pages of the relay', { skip: browserMissing() }, () => {
  let relay: RelayPages;
  let mail: MailServer;
  let stripe: StripeStandIn;
  before(async () => {
    mail = await startMailServer();
    stripe = await startStripeStandIn();
    relay = await openRelayPages({ environment: { ...mail.environment, ...stripe.environment } });
  });
  after(async () => {
    await relay?.close();
    await stripe?.close();
    await mail?.close();
  });

  test('a trial is confirmed with the code from the mail, after a wrong one was refused', async () => {
    const { page, close } = await relay.open('/');
    await askForCode(page, 'careful@shop.example');
    await page.getByLabel('Code from the e-mail').fill('2222-2222');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.problem').waitFor();
    assert.equal(await page.locator('.key-box').count(), 0);
    assert.match(await confirm(page, 'careful@shop.example'), /^rlk_live_/);
    assert.equal(await page.locator('.problem').count(), 0);
    await close();
  });

  test('a key leads to the checkout, and the page after it shows the plan once the payment is known', async () => {
    const key = await beginTrial('payer@shop.example');
    const { page, close } = await relay.openWithKey('/upgrade', key);
    await page.getByText('payer@shop.example').waitFor();
    await page.getByRole('button', { name: 'Go to the checkout' }).click();
    await page.waitForURL((url) => url.host !== new URL(relay.url).host);
    const subscription = stripe.pay(page.url());
    await close();

    const back = await relay.openWithKey(`/upgrade/done?session_id=${subscription.session}`, key);
    await back.page.getByText('The payment provider has not told this server yet.').waitFor();
    assert.equal(await back.page.getByLabel('Code from the mail').inputValue(), subscription.session);
    await tell(subscription);
    await back.page.getByRole('button', { name: 'Look again' }).click();
    await back.page.locator('[data-plan] .label-confirmed', { hasText: 'Builder' }).waitFor();
    assert.deepEqual(back.complaints, []);
    await back.close();

    const shown = await relay.openWithKey('/console', key);
    await shown.page.getByText('without a limit').waitFor();
    await shown.page.getByText(/^paid until \d+ /).waitFor();
    assert.doesNotMatch((await shown.page.locator('main').textContent()) ?? '', /null|undefined|NaN/);
    assert.equal(await shown.page.getByText('Upgrade').count(), 0);
    await shown.close();
  });

  test('the code of a mail about a payment is taken over from behind the #, and judged when it is sent', async () => {
    const code = `clm_${'0'.repeat(26)}_${'0'.repeat(40)}`;
    const { page, close } = await relay.openWithKey(`/upgrade/done#${code}`, await beginTrial('other@shop.example'));
    assert.equal(await page.getByLabel('Code from the mail').inputValue(), code);
    await page.getByRole('button', { name: 'Claim the payment' }).click();
    await page.getByText('There is no payment that this proves.').waitFor();
    await close();
    const other = await relay.open('/upgrade/done#%');
    assert.equal(await other.page.getByLabel('Code from the mail').inputValue(), '');
    assert.deepEqual(other.complaints, []);
    await other.close();
  });

  test('where no mail is sent, a payment from another address is claimed by the id of its checkout', async () => {
    const mailless = await openRelayPages({ environment: stripe.environment });
    const { apiKey } = await mailless.site.source();
    const made = stripe.subscription({ account: null, email: 'purse@shop.example' });
    await tell(made, mailless.url);
    const back = await mailless.openWithKey(`/upgrade/done?session_id=${made.session}`, apiKey);
    await back.page.getByText('The payment provider has not told this server yet.').waitFor();
    await back.page.getByRole('button', { name: 'Claim the payment' }).click();
    await back.page.locator('[data-plan] .label-confirmed', { hasText: 'Builder' }).waitFor();
    assert.deepEqual(back.complaints, []);
    await back.close();
    await mailless.close();
  });

  async function beginTrial(email: string): Promise<string> {
    const { page, close } = await relay.open('/');
    await askForCode(page, email);
    const key = await confirm(page, email);
    await close();
    return key;
  }

  async function askForCode(page: Page, email: string): Promise<void> {
    await page.getByLabel('Your e-mail address').fill(email);
    await page.getByRole('button', { name: 'Get a key' }).click();
    await page.getByText(`A code is on its way to ${email}`).waitFor();
  }

  async function confirm(page: Page, email: string): Promise<string> {
    await page.getByLabel('Code from the e-mail').fill(await mail.codeFor(email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.key-box').waitFor();
    return (await page.locator('.key-box').textContent()) ?? '';
  }

  /** What Stripe says of a payment that was made. */
  async function tell(subscription: Subscription, url = relay.url): Promise<void> {
    const nowMs = Date.now();
    const events = eventsAbout(subscription);
    for (const event of [events.checkout(nowMs), events.paid(nowMs, `in_${subscription.id}`, nowMs + 30 * dayMs)])
      assert.equal((await sendStripeEvent(url, event)).status, 200);
  }
});
