import { dayMs } from '../../core/base/clock.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import { deliveriesPerSecond } from '../limits.ts';
import { builderPrice, testLeadsPerDay, trialMs, trialUnits } from '../rules/trial.ts';
import { keyForm } from './key-form.ts';

/** What the paid plan is, and the way to its checkout if `canPay`: where a 402 leads people. */
export function upgradePage({ base }: Site, canPay: boolean): Page {
  const [trial, builder] = [deliveriesPerSecond.trial[0].points, deliveriesPerSecond.builder[0].points];
  return {
    title: 'Builder',
    description: `Rialto Relay without the limits of the trial: ${builderPrice} a month.`,
    path: '/upgrade',
    styles: ['relay.css'],
    scripts: canPay ? ['upgrade.js'] : [],
    noStore: true,
    main: html`<div class="list-head"><h1>Builder</h1>
<p class="lead">Leads without a count and without an end date, for sites in production.</p></div>
<section class="plans" aria-label="Plans">
<div class="plan"><h2>Trial</h2><p class="price">Free</p><ul><li>${trialUnits} live deliveries in ${trialMs / dayMs} days</li><li>${testLeadsPerDay} test leads a day</li><li>${trial} deliveries a second</li></ul></div>
<div class="plan plan-paid"><h2>Builder</h2><p class="price">${builderPrice} <small>a month</small></p><ul><li>live deliveries without end</li><li>${testLeadsPerDay} test leads a day</li><li>${builder} deliveries a second</li><li>your key, records and receipts stay as they are</li></ul></div>
</section>
${canPay ? wayToCheckout(base) : noPayments}`,
  };
}

function wayToCheckout(base: string): Html {
  return html`<div class="part" data-relay="${base}">${keyForm('Go to the checkout')}
<div data-opened hidden><div data-upgrade></div></div></div>
<section class="part text" aria-labelledby="paying"><h2 id="paying">How paying works</h2>
<p>The payment provider takes the payment on a page of its own; card numbers never reach this server. Give the e-mail address of your account at the checkout: it is filled in already. When a payment fails, the plan goes on for seven days, in which it can be set right.</p>
<p>Nothing that failed meanwhile is lost: your own copy of each lead can be replayed.</p></section>`;
}

const noPayments = html`<div class="part"><p class="notice">This server takes no payments: its operator has not set them up. The trial works here, and Builder cannot be bought.</p></div>`;

/** Where the payment provider sends people back to. `checkoutId` is what it added to the address. */
export function checkoutDonePage(site: Site, checkoutId: string | null): Page {
  const { base } = site;
  const known = checkoutId !== null && checkoutForm.test(checkoutId) ? checkoutId : null;
  return {
    title: 'Thank you',
    description: 'After the checkout of Rialto Relay.',
    styles: ['relay.css'],
    scripts: ['upgrade.js'],
    noStore: true,
    main: html`<div class="list-head"><h1>Thank you</h1>
<p class="lead">Builder begins as soon as the payment provider tells this server of your payment, which takes a few seconds. Your key stays the same.</p>
${known === null ? null : html`<p class="note">Checkout <code class="id">${known}</code></p>`}</div>
<div class="part" data-relay="${base}">${keyForm('See your plan')}
<div data-opened hidden><div data-plan></div>
<form class="gate" data-claim autocomplete="off">
<h2>Paid with another e-mail address?</h2>
<div class="field"><label for="claim">Code from the mail to that address, or the id of the checkout</label>
<div class="field-row"><input id="claim" type="text" required maxlength="200" spellcheck="false" autocapitalize="off" value="${known ?? ''}"><button class="button button-soft" type="submit">Claim the payment</button></div></div>
<div data-claim-problem></div>
</form></div></div>
<section class="part text" aria-labelledby="other"><h2 id="other">When the e-mail addresses differ</h2>
<p>A payment from another address than the account’s waits until it is claimed: open this page with the key of the account that it is for. The proof is the code that was mailed to the payer or, where this server sends no mail, the id of the checkout that this page shows.</p></section>`,
  };
}

const checkoutForm = /^[0-9A-Za-z_-]{1,200}$/;

export function checkoutCancelledPage(site: Site): Page {
  const { base } = site;
  return {
    title: 'Nothing was paid',
    description: 'The checkout of Rialto Relay was left.',
    styles: ['relay.css'],
    noStore: true,
    main: html`<div class="list-head"><h1>Nothing was paid</h1>
<p class="lead">You left the checkout. Your account is as it was, and leads that were not delivered can be replayed at any time within 30 days.</p>
<p class="acts"><a class="button" href="${`${base}/upgrade`}">Back to Builder</a> <a href="${`${base}/console`}">Open the console</a></p></div>`,
  };
}
