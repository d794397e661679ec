import type { Mutant } from '../mutant.ts';

const stripe = 'src/relay/payments/stripe.ts';
const takeEvent = 'src/relay/payments/take-event.ts';
const owner = 'src/relay/payments/owner.ts';
const claim = 'src/relay/payments/claim.ts';
const queueEnding = 'src/relay/payments/queue-ending.ts';
const errands = 'src/relay/payments/errands.ts';
const beginCheckout = 'src/relay/payments/begin-checkout.ts';
const payer = 'src/relay/rules/billing/payer.ts';
const standing = 'src/relay/rules/billing/standing.ts';
const readEvents = 'src/relay/rules/billing/stripe-events.ts';
const accounts = 'src/relay/store/paying-accounts.ts';
const samples = 'test/relay/payments/samples.test.ts';
const events = 'test/relay/payments/events.test.ts';
const parked = 'test/relay/payments/parked.test.ts';
const removal = 'test/relay/payments/removal.test.ts';
const checkouts = 'test/relay/payments/checkout.test.ts';
const convergence = 'test/relay/payments/convergence.test.ts';
const standings = 'test/relay/payments/standing.test.ts';

/** Faults of payments: believed, counted once, given to the right account, and ended. */
export const relayBilling: readonly Mutant[] = [
  {
    name: 'billing-signature-of-any-age',
    breaks: 'A signed event is believed however old its signature is.',
    file: stripe,
    find: 'const signatureSecondsMax = 300;',
    replace: 'const signatureSecondsMax = 0;',
    tests: [samples],
  },
  {
    name: 'billing-event-counts-again',
    breaks: 'Another event under an id that was taken counts as well.',
    file: takeEvent,
    find: 'if (!(await insertPaymentEvent(tx, provider, event.id, nowMs))) return;',
    replace: 'await insertPaymentEvent(tx, provider, event.id, nowMs);',
    tests: [events],
  },
  {
    name: 'billing-reference-proves-the-plan',
    breaks: 'Something else that is sold buys the plan when the buyer writes an account into its checkout.',
    file: readEvents,
    find: "about: marked === null ? aboutOf(pricesOf(object), priceId) : 'plan'",
    replace: "about: of.reference === null ? aboutOf(pricesOf(object), priceId) : 'plan'",
    tests: [events],
  },
  {
    name: 'billing-unconfirmed-address',
    breaks: 'A payment goes to whoever began a trial under the address, confirmed or not.',
    file: accounts,
    find: ".where('email_confirmed_at', 'is not', null)",
    replace: '',
    tests: [events],
  },
  {
    name: 'billing-same-mailbox',
    breaks: 'A payment goes to an account whose address only reaches the same mailbox at most providers.',
    file: accounts,
    find: 'foldedMailAddress(row.email) === foldedMailAddress(email)',
    replace: 'foldedMailAddress(row.email).length > 0',
    tests: [parked],
  },
  {
    name: 'billing-checkout-proves-a-mailbox',
    breaks: 'Where mail is sent, the id of a checkout is enough to claim its payment.',
    file: claim,
    find: '(mailer === null ? await findCheckoutPayer(tx, proof) : null)',
    replace: '(mailer === undefined ? null : await findCheckoutPayer(tx, proof))',
    tests: [parked],
  },
  {
    name: 'billing-claimed-from-another',
    breaks: 'A payment that belongs to an account can be claimed by another.',
    file: claim,
    find: 'if (payer.account_id !== null && payer.account_id !== accountId)',
    replace: 'if (payer.account_id === accountId && payer.account_id !== accountId)',
    tests: [parked],
  },
  {
    name: 'billing-latest-address',
    breaks: 'The address that was told last counts, so the order of events decides.',
    file: payer,
    find: 'if (one === null || other.atMs < one.atMs) return other;',
    replace: 'if (one === null || other.atMs !== one.atMs) return other;',
    tests: ['test/relay/rules/payer.test.ts'],
  },
  {
    name: 'billing-grace-too-long',
    breaks: 'The plan goes on for eight days after a payment failed.',
    file: standing,
    find: 'const graceMs = 7 * dayMs;',
    replace: 'const graceMs = 8 * dayMs;',
    tests: [standings],
  },
  {
    name: 'billing-earlier-account-not-told',
    breaks: 'An account keeps the plan when an event gives its payer to another.',
    file: takeEvent,
    find: 'for (const accountId of new Set([before.account_id, account_id]))',
    replace: 'for (const accountId of new Set([account_id]))',
    tests: [parked],
  },
  {
    name: 'billing-late-payment-kept',
    breaks: 'A payment that is heard of after its account was removed goes on.',
    file: owner,
    find: "if (await isRemovedAccount(tx, known.reference)) return 'removed';",
    replace: 'await isRemovedAccount(tx, known.reference);',
    tests: [removal],
  },
  {
    name: 'billing-ending-given-up',
    breaks: 'A subscription that could not be ended at once is never ended.',
    file: errands,
    find: "if (outcome === 'done') {",
    replace: "if (outcome !== 'again') {",
    tests: [removal],
  },
  {
    name: 'billing-ending-not-queued',
    breaks: 'The removal of an account leaves its subscription running.',
    file: queueEnding,
    find: "await insertErrand(tx, { kind: 'end', provider, subject }, nowMs);",
    replace: "if (nowMs === 0) await insertErrand(tx, { kind: 'end', provider, subject }, nowMs);",
    tests: [removal],
  },
  {
    name: 'billing-checkout-anew',
    breaks: 'Each request for a checkout makes another one.',
    file: beginCheckout,
    find: 'return { account, atMs: before };',
    replace: 'return { account, atMs: nowMs + before / 2 };',
    tests: [checkouts],
  },
  {
    name: 'billing-payer-not-locked',
    breaks: 'Two events of a payer at one time learn past each other.',
    file: 'src/relay/store/payments.ts',
    find: 'const found = await tx.lock(byCustomer(tx, provider, customer));',
    replace: 'const found = await tx.first(byCustomer(tx, provider, customer));',
    also: [
      {
        file: 'src/relay/store/payments.ts',
        find: 'const made = await tx.lock(byCustomer(tx, provider, customer));',
        replace: 'const made = await tx.first(byCustomer(tx, provider, customer));',
      },
    ],
    tests: [convergence],
  },
];
