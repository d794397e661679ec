import type { Mutant } from '../mutant.ts';

const stripe = 'src/relay/billing/payments/stripe.ts';
const processEvent = 'src/relay/billing/payments/process-event.ts';
const payerAccount = 'src/relay/billing/payments/payer-account.ts';
const claim = 'src/relay/billing/payments/claim.ts';
const queueCancellation = 'src/relay/billing/payments/queue-cancellation.ts';
const paymentJobs = 'src/relay/billing/payments/payment-jobs.ts';
const startCheckout = 'src/relay/billing/payments/start-checkout.ts';
const payer = 'src/relay/billing/rules/payer.ts';
const subscriptionState = 'src/relay/billing/rules/subscription-state.ts';
const readEvents = 'src/relay/billing/rules/stripe-events.ts';
const payingAccounts = 'src/relay/billing/store/paying-accounts.ts';
const samples = 'test/relay/payments/samples.test.ts';
const events = 'test/relay/payments/events.test.ts';
const unassignedPayments = 'test/relay/payments/unassigned-payments.test.ts';
const removal = 'test/relay/payments/removal.test.ts';
const checkout = 'test/relay/payments/checkout.test.ts';
const convergence = 'test/relay/payments/convergence.test.ts';
const secondSubscription = 'test/relay/payments/second-subscription.test.ts';
const paidPlan = 'test/relay/payments/paid-plan.test.ts';

/** Mutations of payments: verification, deduplication, assignment and cancellation. */
export const relayBilling: readonly Mutant[] = [
  {
    name: 'billing-signature-of-any-age',
    breaks: 'An event is accepted regardless of the age of its signature.',
    file: stripe,
    symbol: 'signatureAgeSecondsMax',
    find: '300',
    replace: '0',
    tests: [samples],
  },
  {
    name: 'billing-duplicate-event',
    breaks: 'An event with an id that was processed before is processed again.',
    file: processEvent,
    symbol: 'processEvent',
    find: 'if (!(await insertPaymentEvent(tx, provider, event.id, nowMs))) return null',
    replace: 'await insertPaymentEvent(tx, provider, event.id, nowMs)',
    tests: [events],
  },
  {
    name: 'billing-plan-from-other-product',
    breaks: 'A checkout of another product activates the plan when its client reference is an account.',
    file: readEvents,
    symbol: 'readStripeEvent',
    find: ': metadataAccountId =',
    replace: ': payer.reference =',
    tests: [events],
  },
  {
    name: 'billing-unconfirmed-address',
    breaks: 'A payment is assigned to an account whose address is not confirmed.',
    file: payingAccounts,
    symbol: 'ifConfirmed',
    find: 'row.email_confirmed_at === null',
    replace: 'row.email_confirmed_at === 0',
    tests: [events],
  },
  {
    name: 'billing-same-mailbox',
    breaks: 'A payment is assigned to an account whose address differs but is an alias at most mail providers.',
    file: payingAccounts,
    symbol: 'ifConfirmed',
    find: '=== foldEmailAddress(email)',
    replace: '.length > 0',
    tests: [unassignedPayments],
  },
  {
    name: 'billing-claim-without-code',
    breaks: 'With a mailer configured, a payment can be claimed by the id of its checkout, without a mailed code.',
    file: claim,
    symbol: 'claimPayment',
    find: 'null ? await findCheckoutPayer(tx, proof) : null',
    replace: 'undefined ? null : await findCheckoutPayer(tx, proof)',
    tests: [unassignedPayments],
  },
  {
    name: 'billing-claim-of-assigned-payment',
    breaks: 'A payment that belongs to an account can be claimed by another.',
    file: claim,
    symbol: 'claimPayment',
    find: '!== null',
    replace: '=== accountId',
    tests: [unassignedPayments],
  },
  {
    name: 'billing-latest-address',
    breaks: 'The address of the last event is used, so the result depends on the order of the events.',
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
    tests: [paidPlan],
  },
  {
    name: 'billing-previous-account-keeps-plan',
    breaks: 'An account keeps its plan when an event assigns its payer to another account.',
    file: processEvent,
    symbol: 'processEvent',
    find: 'storedPayer.account_id,',
    replace: '',
    tests: [unassignedPayments],
  },
  {
    name: 'billing-payment-of-removed-account',
    breaks: 'A payment of a removed account is not cancelled.',
    file: payerAccount,
    symbol: 'lockPayerAccount',
    find: "if (await isRemovedAccount(tx, customerData.reference)) return 'removed'",
    replace: 'await isRemovedAccount(tx, customerData.reference)',
    tests: [removal],
  },
  {
    name: 'billing-cancellation-not-retried',
    breaks: 'The cancellation of a subscription is not retried after a failure.',
    file: paymentJobs,
    symbol: 'finishJob',
    find: "=== 'done",
    replace: "!== 'again",
    tests: [removal],
  },
  {
    name: 'billing-cancellation-not-queued',
    breaks: 'The removal of an account does not cancel its subscription.',
    file: queueCancellation,
    symbol: 'insertCancellationJobs',
    find: 'await',
    replace: 'if (nowMs === 0) await',
    tests: [removal],
  },
  {
    name: 'billing-checkout-not-reused',
    breaks: 'Each request creates a new checkout although one is open.',
    file: startCheckout,
    symbol: 'prepareCheckout',
    find: 'startedAtMs: existingCheckout.at }',
    replace: 'startedAtMs: nowMs + existingCheckout.at / 2 }',
    tests: [checkout],
  },
  {
    name: 'billing-payer-not-locked',
    breaks: "Concurrent events of one payer overwrite each other's changes.",
    file: 'src/relay/billing/store/payments.ts',
    symbol: 'lockPayerOf',
    find: 'match = await tx.lock(selectPayerByCustomer(tx',
    replace: 'match = await tx.first(selectPayerByCustomer(tx',
    furtherEdits: [
      {
        file: 'src/relay/billing/store/payments.ts',
        symbol: 'lockPayerOf',
        find: 'payer = await tx.lock(selectPayerByCustomer(tx',
        replace: 'payer = await tx.first(selectPayerByCustomer(tx',
      },
    ],
    tests: [convergence],
  },
  {
    name: 'billing-confirmation-assigns-no-payments',
    breaks: 'Payments made with an address are not assigned when the address is confirmed.',
    file: 'src/relay/accounts/operations/confirm_trial.ts',
    symbol: 'confirm_trial',
    find: "if (!('refusal' in result)) await matchAfterCommit(database, submitted.email, context.nowMs);",
    replace: '',
    tests: ['test/relay/payments/confirming.test.ts'],
  },
  {
    name: 'billing-two-open-checkouts',
    breaks: 'A second checkout is created while the first can still be paid.',
    file: startCheckout,
    symbol: 'canBePaid',
    find: 'if (nowMs >= (expires_at ?? at + checkoutLifetimeMs)',
    replace: 'if (nowMs >= at + 600_000',
    tests: [secondSubscription],
  },
  {
    name: 'billing-second-subscription-unreported',
    breaks: 'A second subscription of an account is not reported.',
    file: 'src/relay/billing/payments/sync-account-billing.ts',
    symbol: 'syncAccountBilling',
    find: 'previousCount < 2 && currentCount >= 2',
    replace: 'previousCount < 3 && currentCount >= 3',
    tests: [secondSubscription],
  },
];
