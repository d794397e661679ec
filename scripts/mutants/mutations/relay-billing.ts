import type { Mutant } from '../mutant.ts';

const stripe = 'src/relay/billing/payments/stripe.ts';
const processEvent = 'src/relay/billing/payments/process-event.ts';
const owner = 'src/relay/billing/payments/payer-account.ts';
const claim = 'src/relay/billing/payments/claim.ts';
const queueCancellation = 'src/relay/billing/payments/queue-ending.ts';
const paymentJobs = 'src/relay/billing/payments/payment-jobs.ts';
const beginCheckout = 'src/relay/billing/payments/begin-checkout.ts';
const payer = 'src/relay/billing/rules/payer.ts';
const subscriptionState = 'src/relay/billing/rules/subscription-state.ts';
const readEvents = 'src/relay/billing/rules/stripe-events.ts';
const accounts = 'src/relay/billing/store/paying-accounts.ts';
const samples = 'test/relay/payments/samples.test.ts';
const events = 'test/relay/payments/events.test.ts';
const parked = 'test/relay/payments/parked-payments.test.ts';
const removal = 'test/relay/payments/removal.test.ts';
const checkouts = 'test/relay/payments/checkout.test.ts';
const convergence = 'test/relay/payments/convergence.test.ts';
const secondSubscription = 'test/relay/payments/second-subscription.test.ts';
const standings = 'test/relay/payments/paid-plan.test.ts';

/** Mutations of payments: verification, deduplication, assignment and cancellation. */
export const relayBilling: readonly Mutant[] = [
  {
    name: 'billing-signature-of-any-age',
    breaks: 'A signed event is believed however old its signature is.',
    file: stripe,
    symbol: 'signatureSecondsMax',
    find: '300',
    replace: '0',
    tests: [samples],
  },
  {
    name: 'billing-event-counts-again',
    breaks: 'Another event under an id that was taken counts as well.',
    file: processEvent,
    symbol: 'processEvent',
    find: 'if (!(await insertPaymentEvent(tx, provider, event.id, nowMs))) return null',
    replace: 'await insertPaymentEvent(tx, provider, event.id, nowMs)',
    tests: [events],
  },
  {
    name: 'billing-reference-proves-the-plan',
    breaks: 'Something else that is sold buys the plan when the buyer writes an account into its checkout.',
    file: readEvents,
    symbol: 'readStripeEvent',
    find: ': marked =',
    replace: ': of.reference =',
    tests: [events],
  },
  {
    name: 'billing-unconfirmed-address',
    breaks: 'A payment goes to anyone who began a trial under the address, confirmed or not.',
    file: accounts,
    symbol: 'confirmedAccount',
    find: ".where('email_confirmed_at', 'is not', null)",
    replace: '',
    tests: [events],
  },
  {
    name: 'billing-same-mailbox',
    breaks: 'A payment goes to an account whose address only reaches the same mailbox at most providers.',
    file: accounts,
    symbol: 'exactly',
    find: '=== foldedMailAddress(email)',
    replace: '.length > 0',
    tests: [parked],
  },
  {
    name: 'billing-checkout-proves-a-mailbox',
    breaks: 'Where mail is sent, the id of a checkout is enough to claim its payment.',
    file: claim,
    symbol: 'claimPayment',
    find: 'null ? await findCheckoutPayer(tx, proof) : null',
    replace: 'undefined ? null : await findCheckoutPayer(tx, proof)',
    tests: [parked],
  },
  {
    name: 'billing-claimed-from-another',
    breaks: 'A payment that belongs to an account can be claimed by another.',
    file: claim,
    symbol: 'claimPayment',
    find: '!== null',
    replace: '=== accountId',
    tests: [parked],
  },
  {
    name: 'billing-latest-address',
    breaks: 'The address of the last event is used, so the result depends on the order of events.',
    file: payer,
    symbol: 'earlierEmail',
    find: 'atMs <',
    replace: 'atMs !==',
    tests: ['test/relay/rules/payer.test.ts'],
  },
  {
    name: 'billing-grace-too-long',
    breaks: 'The plan stays active for eight days after a failed payment.',
    file: subscriptionState,
    symbol: 'graceMs',
    find: 'graceMs = 7 *',
    replace: 'graceMs = 8 *',
    tests: [standings],
  },
  {
    name: 'billing-earlier-account-not-told',
    breaks: 'An account keeps the plan when an event gives its payer to another.',
    file: processEvent,
    symbol: 'processEvent',
    find: 'before.account_id,',
    replace: '',
    tests: [parked],
  },
  {
    name: 'billing-late-payment-kept',
    breaks: 'A payment of a removed account is not cancelled.',
    file: owner,
    symbol: 'lockPayerAccount',
    find: "if (await isRemovedAccount(tx, known.reference)) return 'removed'",
    replace: 'await isRemovedAccount(tx, known.reference)',
    tests: [removal],
  },
  {
    name: 'billing-ending-given-up',
    breaks: 'A subscription that could not be ended at once is never ended.',
    file: paymentJobs,
    symbol: 'finishJob',
    find: "=== 'done",
    replace: "!== 'again",
    tests: [removal],
  },
  {
    name: 'billing-ending-not-queued',
    breaks: 'The removal of an account leaves its subscription running.',
    file: queueCancellation,
    symbol: 'endSubscriptions',
    find: 'await',
    replace: 'if (nowMs === 0) await',
    tests: [removal],
  },
  {
    name: 'billing-checkout-anew',
    breaks: 'Each request for a checkout makes another one.',
    file: beginCheckout,
    symbol: 'begin',
    find: 'atMs: before.at }',
    replace: 'atMs: nowMs + before.at / 2 }',
    tests: [checkouts],
  },
  {
    name: 'billing-payer-not-locked',
    breaks: 'Two events of a payer at one time learn past each other.',
    file: 'src/relay/billing/store/payments.ts',
    symbol: 'lockPayerOf',
    find: 'match = await tx.lock(byCustomer(tx',
    replace: 'match = await tx.first(byCustomer(tx',
    also: [
      {
        file: 'src/relay/billing/store/payments.ts',
        symbol: 'lockPayerOf',
        find: 'payer = await tx.lock(byCustomer(tx',
        replace: 'payer = await tx.first(byCustomer(tx',
      },
    ],
    tests: [convergence],
  },
  {
    name: 'billing-confirming-finds-nothing',
    breaks: 'A confirmed address does not get the payments that were made with it.',
    file: 'src/relay/accounts/operations/confirm_trial.ts',
    symbol: 'confirm_trial',
    find: "if (!('refused' in input)) await matchAfterCommit(database, submitted.email, context.nowMs);",
    replace: '',
    tests: ['test/relay/payments/confirming.test.ts'],
  },
  {
    name: 'billing-two-open-checkouts',
    breaks: 'A second checkout is made while the first can still be paid.',
    file: beginCheckout,
    symbol: 'canBePaid',
    find: 'if (nowMs >= (expires_at ?? at + checkoutMs)',
    replace: 'if (nowMs >= at + 600_000',
    tests: [secondSubscription],
  },
  {
    name: 'billing-second-subscription-unreported',
    breaks: 'Double payment of an account is not reported.',
    file: 'src/relay/billing/payments/notify-account.ts',
    symbol: 'notifyAccount',
    find: 'before < 2 && now >= 2',
    replace: 'before < 3 && now >= 3',
    tests: [secondSubscription],
  },
];
