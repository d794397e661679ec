import { dayMs } from '../../core/base/clock.ts';
import { html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import { bulletList, type TextPage, textPage } from '../../core/doors/pages/text-page.ts';
import { keyKeptMs, recordKeptMs } from '../rules/delivery/retention.ts';
import { testLeadsPerDay, trialMs, trialUnits } from '../rules/trial.ts';

const recordDays = recordKeptMs / dayMs;
const keyDays = keyKeptMs / dayMs;

function policyPage(site: Site, text: Omit<TextPage, 'links' | 'linksTitle' | 'styles'>): Page {
  const links = [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ] as const;
  return textPage(site, { ...text, links, linksTitle: 'Policies', styles: ['relay.css'] });
}

/** What is kept of a delivery and of an account, for how long, and what never is. */
export function privacyPage(site: Site): Page {
  return policyPage(site, {
    path: '/privacy',
    title: 'Privacy',
    description:
      'What the Rialto relay keeps of a lead, of a delivery and of an account, for how long, and what never.',
    lead: 'A lead passes through and is not kept. What stays says how its delivery went, and nothing about the person.',
    parts: [
      [
        'never',
        'What is never kept',
        html`<p>Not in the database, not in a file, not in a log, not in a crash report:</p>${bulletList([
          'the lead: no name, mail address, telephone number, message or any other part of it',
          'the path and the query of a destination, which may hold a secret of its owner',
          'your idempotency keys as you wrote them, since people put addresses into them',
          'what a destination answered, beyond its status: it is told to you once, in the first answer',
          'your API key: a hash of it is enough to recognise it',
          'card numbers: they are given to the payment provider and never reach this server',
          'network addresses: they are counted in memory for limits and written down nowhere whole',
        ])}`,
      ],
      [
        'deliveries',
        `What is kept of a delivery, for ${recordDays} days`,
        bulletList([
          'fingerprints of the lead and of the destination, and of your idempotency key: each is made with a secret of this server, so that nobody who has the database alone can guess what went in',
          'the destination’s origin, such as https://crm.example.com',
          'state and effect, whether it was a test, how often it was replayed',
          'of each attempt when it began, how far it came, how long each phase took, the status or the class of the error, how many bytes were sent',
          'the signed receipt, which holds the same',
        ]),
      ],
      [
        'after',
        'What is left then',
        html`<p>After ${recordDays} days the fingerprint of the idempotency key is left, for ${keyDays} days more and for one purpose: a request that comes again so late is answered that it was there before, and is not delivered a second time.</p>`,
      ],
      [
        'account',
        'What is kept of an account',
        bulletList([
          'its mail address, for the trial, for what the payment provider tells and for nothing else; where a code was mailed and nobody confirmed it, all that is kept of the address goes after a day',
          'how many live deliveries and, today, test leads it has had',
          'when it has subscribed: the payment provider’s names for customer and subscription, the plan’s state and until when it is paid, and the mail address that was given at the checkout',
        ]),
      ],
      [
        'removal',
        'When you remove the account',
        html`<p>One request does it, and it works at once: keys stop, the mail address, the records and the receipts go, a subscription ends. What stays are the fingerprints of idempotency keys, so that nothing is delivered again by a request that comes late, and one of the mail address, so that a trial is had once. The payment provider’s names for a subscription stay for sixty days after the last that was heard of it, so that it is sure to end.</p>`,
      ],
      [
        'others',
        'Who else learns something',
        bulletList([
          'the destination that you name: the lead, whole and signed, and nothing about you but what the lead says',
          'whoever answers for the names of the internet: that the destination’s name was looked up',
          'where the operator has set them up, the payment provider when you subscribe and the mail server for a code',
        ]),
      ],
      [
        'visitors',
        'Who only looks',
        html`<p>No cookie is set and nothing is loaded from elsewhere. The console keeps your key in the memory of its page; closing or reloading forgets it. Receipts that you drop on the verifier are checked in your browser and sent nowhere.</p><p>Nothing that passes through is used to train a model.</p>`,
      ],
    ],
  });
}

/** Under which terms leads are delivered. */
export function termsPage(site: Site): Page {
  const { base } = site;
  return policyPage(site, {
    path: '/terms',
    title: 'Terms',
    description:
      'What the Rialto relay promises about a delivery, what it does not, what it costs and what is not allowed.',
    lead: 'You say what goes where. The relay carries it and tells you exactly what it knows.',
    parts: [
      [
        'promised',
        'What is promised',
        bulletList([
          'a lead is sent to the destination you named and to nobody else; a redirection is not followed',
          'under one idempotency key a lead is sent again only when it cannot have arrived whole, when the destination itself asked for that, or when you replay it',
          'delivered is said after the destination answered 2xx, and never before',
          'where it is not known whether a lead arrived, the receipt says so',
          'every receipt is signed, and can be checked without this server',
        ]),
      ],
      [
        'not-promised',
        'What is not promised',
        html`<p>The relay stores no lead, so it cannot repeat one by itself: <strong>keep your copy until a receipt says delivered</strong>. It does not promise that a destination is there, that it does anything with a lead, or that this service is always up. There is no warranty beyond what the law asks for.</p>`,
      ],
      [
        'yours',
        'What is yours to see to',
        bulletList([
          'that the person agreed, or the law lets you pass the lead on; the consent member carries the proof along',
          'that the destination is yours, or that its owner wants what you send',
          'that your key stays with you: replace it in the console the moment somebody else may know it',
        ]),
      ],
      [
        'forbidden',
        'What is not allowed',
        bulletList([
          'addresses that were bought, guessed or gathered without consent',
          'sending to destinations that did not ask for it, or to test what they bear',
          'special kinds of personal data, such as of health or belief, and data of children',
          'going around limits with several accounts',
        ]),
      ],
      [
        'plans',
        'Plans',
        html`<p>A trial is ${trialUnits} live deliveries in ${trialMs / dayMs} days, once for each mail address, without a card; a delivery that came to nothing or was refused there costs none, and ${testLeadsPerDay} test leads a day are free. Builder is $49 a month. It ends with the period that is paid when you end it at the payment provider, and at once when you remove the account. When a payment fails, seven days are left to set it right.</p>
<p><a href="${`${base}/upgrade`}">The plans side by side</a></p>`,
      ],
      [
        'operator',
        'The operator',
        html`<p>Whoever runs this server may pause deliveries, and suspend an account that breaks these terms; the answer to its next request says why and until when. How to reach the operator stands in <a href="${`${site.home}.well-known/security.txt`}">security.txt</a>.</p>`,
      ],
    ],
  });
}
