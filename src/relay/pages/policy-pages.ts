import { dayMs } from '../../core/base/clock.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import { bulletList, type TextPage, textPage } from '../../core/interfaces/pages/text-page.ts';
import {
  builderPrice,
  testLeadsPerDay,
  trialDurationMs,
  trialUnits,
  undeliveredAttemptsPerDay,
} from '../accounts/rules/trial.ts';
import { keyRetentionMs, recordRetentionMs } from '../deliveries/rules/retention.ts';

const recordDays = recordRetentionMs / dayMs;
const keyDays = keyRetentionMs / dayMs;

function policyPage(site: Site, text: Omit<TextPage, 'links' | 'linksTitle' | 'styles'>): Page {
  const links = [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ] as const;
  return textPage(site, { ...text, links, linksTitle: 'Policies' });
}

/** Privacy page. */
export function privacyPage(site: Site): Page {
  return policyPage(site, {
    path: '/privacy',
    title: 'Privacy',
    description:
      'What the Rialto relay stores about leads, deliveries and accounts, for how long, and what it never stores.',
    introduction: 'Leads are delivered and not stored. The stored records describe the delivery, not the person.',
    textSections: [
      [
        'never',
        'What is never stored',
        html`<p>Neither in the database nor in files, logs or crash reports:</p>${bulletList([
          'the lead: no name, email address, telephone number, message or any other part of it',
          'the path and the query of a destination, which may contain a secret',
          'your idempotency keys in plain text, since they may contain addresses',
          'the response of a destination, except its status: it is returned to you once, in the first response',
          'your API key: only its hash is stored',
          'card numbers: they are entered at the payment provider and never reach this server',
          'IP addresses: they are used in memory for rate limits and never stored in full',
        ])}`,
      ],
      [
        'deliveries',
        `What is stored about a delivery, for ${recordDays} days`,
        bulletList([
          'fingerprints of the lead and of the destination, and of your idempotency key: each is keyed with a secret of this server, so that they cannot be guessed from the database alone',
          'the destination’s origin, such as https://crm.example.com',
          'state and effect, whether it was a test, how often it was replayed',
          'of each attempt: start time, duration of each phase, status or error class, number of bytes sent',
          'the signed receipts, one for each result, which contain the same',
        ]),
      ],
      [
        'after',
        'What is stored after that',
        html`<p>After ${recordDays} days the fingerprint of the idempotency key is retained for ${keyDays} more days and for one purpose: a late retry is refused and not delivered a second time.</p>`,
      ],
      [
        'account',
        'What is stored about an account',
        bulletList([
          'its email address: for the trial, for notices (trial nearly used or ending, payments, failing destinations, deliveries to replay), each of which you can switch off, and for matching payments; an address that was not confirmed is deleted after a day',
          'the number of live deliveries, and of test leads of the day',
          'with a subscription: the payment provider’s ids of customer and subscription, the state of the plan, the end of the paid period, and the email address used at the checkout',
        ]),
      ],
      [
        'removal',
        'When you delete the account',
        html`<p>Deletion takes effect at once: keys stop working, email address, records and receipts are deleted, a subscription is cancelled. Fingerprints of idempotency keys stay, so that a late retry delivers nothing, and a fingerprint of the email address, so that an address has one trial. The payment provider’s ids of a subscription stay for sixty days after its last event, so that its cancellation is certain.</p>`,
      ],
      [
        'recipients',
        'Who else receives data',
        bulletList([
          'your destination: the signed lead, and nothing else about you',
          'DNS providers: that the destination’s name was looked up',
          'if configured: the payment provider when you subscribe, the mail server when a code or notice is sent',
        ]),
      ],
      [
        'visitors',
        'Visitors',
        html`<p>No cookies are set and nothing is loaded from other servers. Your browser stores the theme of the pages if you choose one. The console keeps your key in memory only, shared by the open pages of the relay, at most until half a minute after the last of them is closed. The verifier checks receipts in your browser and uploads nothing.</p><p>No data is used to train models.</p>`,
      ],
    ],
  });
}

/** Terms page. */
export function termsPage(site: Site, canPay: boolean): Page {
  const { base } = site;
  return policyPage(site, {
    path: '/terms',
    title: 'Terms',
    description: 'What the Rialto relay guarantees, what it does not, prices and acceptable use.',
    introduction: 'You choose lead and destination. The relay delivers the lead and reports the result.',
    textSections: [
      [
        'guarantees',
        'Guarantees',
        bulletList([
          'a lead is sent to your destination only; redirects are not followed',
          'under one idempotency key a lead is sent again only when it cannot have arrived completely, when the destination requested a retry, or when you replay it',
          'a delivery is reported as delivered only after the destination returned 2xx',
          'the receipt says so when it is not known whether a lead arrived',
          'every receipt is signed and can be verified without this server',
        ]),
      ],
      [
        'no-guarantees',
        'No guarantees',
        html`<p>The relay stores no leads and cannot retry later by itself: <strong>keep your copy until a receipt says delivered</strong>. There is no guarantee that a destination is available or processes a lead, or that this service is always available. There is no warranty beyond what the law requires.</p>`,
      ],
      [
        'responsibilities',
        'Your responsibilities',
        bulletList([
          'the person gave consent, or the law permits passing the lead on; the consent member passes on the evidence',
          'the destination is yours, or its owner agreed to receive your leads',
          'your key is kept secret: rotate it in the console when it may have become known',
        ]),
      ],
      [
        'forbidden',
        'Prohibited use',
        bulletList([
          'addresses that were bought, guessed or collected without consent',
          'sending to destinations without permission, or load-testing them',
          'special categories of personal data, such as health or belief, and data of children',
          'circumventing limits with several accounts',
        ]),
      ],
      [
        'plans',
        'Plans',
        html`<p>A trial is ${trialUnits} live deliveries in ${trialDurationMs / dayMs} days, once for each email address, without a card; a delivery uses one when its lead was sent completely and the response was not 408, 429 or 5xx. Its replays are free, and so are ${testLeadsPerDay} test leads a day. After ${undeliveredAttemptsPerDay} undelivered attempts in a day, a trial is paused until the next day.</p>
${canPay ? builderTerms(base) : html`<p>Payments are not configured on this server.</p>`}`,
      ],
      [
        'operator',
        'The operator',
        html`<p>The operator may pause deliveries, and suspend an account that violates these terms; its requests are then refused with the reason and the end of the suspension. The contact is in <a href="${`${site.home}.well-known/security.txt`}">security.txt</a>.</p>`,
      ],
    ],
  });
}

function builderTerms(base: string): Html {
  return html`<p>The Builder plan costs ${builderPrice} a month. After you cancel it in the payment provider’s portal (see the console), it ends with the paid period. It ends at once when you delete the account. After a failed payment it stays active for seven days.</p>
<p><a href="${`${base}/upgrade`}">Compare plans</a></p>`;
}
