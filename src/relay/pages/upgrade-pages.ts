import { dayMs } from '../../core/base/clock.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { builderPrice, testLeadsPerDay, trialDurationMs, trialUnits } from '../accounts/rules/trial.ts';
import { deliveriesPerSecond } from '../limits.ts';
import { keyForm } from './key-form.ts';

/** Upgrade page, linked from 402 errors; with a checkout if `canPay`. */
export function upgradePage({ base }: Site, canPay: boolean): Page {
  const [trialPerSecond, builderPerSecond] = [
    deliveriesPerSecond.trial[0].points,
    deliveriesPerSecond.builder[0].points,
  ];
  return {
    title: 'Plans',
    description: `Rialto Relay without the limits of the trial: ${builderPrice} a month.`,
    path: '/upgrade',
    hasNoUserContent: true,
    scripts: canPay ? ['upgrade.js'] : [],
    noStore: true,
    main: html`<div class="list-head"><h1>Plans</h1>
<p class="lead">A free trial, and the Builder plan with unlimited deliveries for sites in production.</p></div>
<section class="plans" aria-label="Plans">
<div class="plan"><h2>Trial</h2><p class="price">Free</p><ul><li>${trialUnits} live deliveries in ${trialDurationMs / dayMs} days</li><li>${testLeadsPerDay} test leads a day</li><li>${trialPerSecond} deliveries a second</li></ul><p><a class="button" href="${`${base}/#trial`}">Start a trial</a></p></div>
<div class="plan plan-paid"><h2>Builder</h2><p class="price">${builderPrice} <small>a month</small></p><ul><li>unlimited live deliveries</li><li>${testLeadsPerDay} test leads a day</li><li>${builderPerSecond} deliveries a second</li><li>your key, records and receipts stay as they are</li></ul></div>
</section>
${canPay ? checkoutSection(base) : noPaymentsNotice}`,
  };
}

function checkoutSection(base: string): Html {
  return html`<div class="part" data-relay="${base}">${keyForm(base, 'Go to the checkout')}
<div data-signed-in hidden><div data-upgrade></div></div></div>
<section class="part text" aria-labelledby="paying"><h2 id="paying">How paying works</h2>
<p>You pay on a page of the payment provider; card numbers never reach this server. Use the email address of your account at the checkout; it is already filled in. After a failed payment the plan stays active for seven days.</p>
<p>You can replay failed deliveries from your own copies of the leads.</p></section>`;
}

const noPaymentsNotice = html`<div class="part"><p class="notice">Payments are not configured on this server: the trial is available, the Builder plan is not.</p></div>`;

/** Return page of the checkout. `checkoutId` is added to the URL by the provider. */
export function checkoutDonePage(site: Site, checkoutId: string | null): Page {
  const { base } = site;
  const shownCheckoutId = checkoutId !== null && checkoutIdPattern.test(checkoutId) ? checkoutId : null;
  return {
    title: 'Thank you',
    hasNoUserContent: true,
    description: 'Result of the checkout of Rialto Relay.',
    scripts: ['upgrade.js'],
    noStore: true,
    main: html`<div class="list-head"><h1>Thank you</h1>
<p class="lead">The Builder plan starts when the payment provider confirms your payment, which takes a few seconds. Your key stays the same.</p>
${shownCheckoutId === null ? null : html`<p class="note">Checkout <code class="id">${shownCheckoutId}</code></p>`}</div>
<div class="part" data-relay="${base}">${keyForm(base, 'See your plan')}
<div data-signed-in hidden><div data-plan></div>
<form class="form-card" data-claim autocomplete="off">
<h2>Paid with another email address?</h2>
<div class="field"><label for="claim">Code mailed to that address, or checkout id</label>
<div class="field-row"><input id="claim" type="text" required maxlength="200" spellcheck="false" autocapitalize="off" value="${shownCheckoutId ?? ''}"><button class="button button-soft" type="submit">Claim the payment</button></div></div>
<div data-claim-problem></div>
</form></div></div>
<section class="part text" aria-labelledby="other"><h2 id="other">When the email addresses differ</h2>
<p>A payment from a different address has to be claimed: open this page with the key of the account. The proof is the code mailed to the payer or, on a server without mail, the checkout id shown on this page.</p></section>`,
  };
}

const checkoutIdPattern = /^[0-9A-Za-z_-]{1,200}$/;

export function checkoutCancelledPage(site: Site): Page {
  const { base } = site;
  return {
    title: 'Checkout cancelled',
    hasNoUserContent: true,
    description: 'The checkout of Rialto Relay was cancelled.',
    noStore: true,
    main: html`<div class="list-head"><h1>Checkout cancelled</h1>
<p class="lead">Nothing was paid, and your account is unchanged. Undelivered leads can be replayed within 30 days.</p>
<p class="form-actions"><a class="button" href="${`${base}/upgrade`}">Back to the plans</a> <a href="${`${base}/console`}">Open the console</a></p></div>`,
  };
}
