import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import { dayMs } from '../../../src/core/base/clock.ts';
import { type Subscription, sendStripeEvent } from '../../support/fake-stripe.ts';
import { oneNode, threeNodes } from '../../support/nodes.ts';
import { soakScaled } from '../../support/soak-scale.ts';
import { type StripeEvent, subscriptionEvents } from '../../support/stripe-events.ts';
import { openPaymentTestEnvironment, type PaymentTestEnvironment } from './payment-test-environment.ts';

const historyCount = soakScaled(25, 2_000);
const ordersPerHistory = 4;
const nowMs = Date.now();

type Row = Record<string, unknown>;

/** One Stripe event of one of two subscriptions, in one of two API formats. */
interface HistoryEvent {
  readonly kind: 'checkout' | 'pending' | 'async_failed' | 'async_paid' | 'paid' | 'failed' | 'updated' | 'deleted';
  /** Days from now; negative in the past. */
  readonly day: number;
  readonly subscriptionNumber: 1 | 2;
  /** Status of the subscription in an `updated` event; other kinds ignore it. */
  readonly status: string;
  readonly format: 'new' | 'old';
  /** Whether the event contains the id of the account. */
  readonly namesAccount: boolean;
}

const anyEvent: fc.Arbitrary<HistoryEvent> = fc.record({
  kind: fc.constantFrom(
    'checkout',
    'pending',
    'async_failed',
    'async_paid',
    // Twice, so that it is generated more often.
    'paid',
    'paid',
    'failed',
    'updated',
    'deleted',
  ),
  day: fc.integer({ min: -40, max: 0 }),
  subscriptionNumber: fc.constantFrom(1, 2),
  status: fc.constantFrom('incomplete', 'active', 'past_due', 'unpaid', 'paused', 'canceled'),
  format: fc.constantFrom('new', 'old'),
  namesAccount: fc.boolean(),
});

/** A history, and orders of its events, in which some events may be repeated. */
const anyHistory = fc.array(anyEvent, { minLength: 2, maxLength: 7 }).chain((history) => {
  const indices = history.map((_, index) => index);
  const anyOrder = fc
    .array(fc.constantFrom(...indices), { maxLength: 4 })
    .chain((repeatedIndices) =>
      fc.shuffledSubarray([...indices, ...repeatedIndices], { minLength: indices.length + repeatedIndices.length }),
    );
  return fc.record({
    history: fc.constant(history),
    orders: fc.array(anyOrder, { minLength: ordersPerHistory, maxLength: ordersPerHistory }),
  });
});

describe('events of payments in any order, each any number of times', () => {
  let environment: PaymentTestEnvironment;
  let database: Database.Database;
  before(async () => {
    environment = await openPaymentTestEnvironment(oneNode);
    database = new Database(join(environment.servers[0]?.dataDir ?? '', 'rialto.sqlite'), { readonly: true });
  });
  after(async () => {
    database.close();
    await environment.close();
  });

  test('end in the same state', { timeout: 600_000 }, async () => {
    let customerNumber = 0;
    await fc.assert(
      fc.asyncProperty(anyHistory, async ({ history, orders }) => {
        const states = new Set<string>();
        for (const order of [history.map((_, index) => index), ...orders]) {
          customerNumber += 1;
          const accountId = (await environment.startTrial()).accountId;
          const events = stripeEventsOf(history, accountId, `cus_${customerNumber}`);
          for (const index of order) await deliverEvent(environment.urls[0], events[index]);
          states.add(stateOf(accountId, `cus_${customerNumber}`));
        }
        assert.equal(states.size, 1, [...states].join('\n'));
      }),
      { numRuns: historyCount },
    );
  });

  /** The stored payment state as text, with the account id replaced. */
  function stateOf(accountId: string, customer: string): string {
    const { billing } = database.prepare('select billing from relay_account where id = ?').get(accountId) as Row;
    const { known, ...payer } = database
      .prepare('select known, ended, account_id is null as parked from relay_payer where customer = ?')
      .get(customer) as Row;
    const state = { payer, billing: JSON.parse(String(billing)), known: JSON.parse(String(known)) };
    return canonicalJson(state).replaceAll(accountId, 'the account');
  }
});

describe('events of payments on three nodes', { skip: threeNodes.missing }, () => {
  test('result in the same state when they arrive concurrently at all nodes', async (t) => {
    const environment = await openPaymentTestEnvironment(threeNodes);
    t.after(() => environment.close());
    const history: HistoryEvent[] = (['checkout', 'paid', 'failed', 'updated', 'paid', 'updated'] as const).map(
      (kind, index) => ({
        ...{
          kind,
          day: index - 6,
          subscriptionNumber: 1,
          status: 'active',
          format: index % 2 === 0 ? 'new' : 'old',
          namesAccount: index === 0,
        },
      }),
    );
    const responses = new Set<string>();
    for (let round = 0; round < soakScaled(6, 200); round += 1) {
      const trial = await environment.startTrial();
      const events = stripeEventsOf(history, trial.accountId, `cus_${round}`);
      // The first round is the reference: it sends the events in order to one node.
      if (round === 0) for (const event of events) await deliverEvent(environment.urls[0], event);
      else await Promise.all(environment.urls.flatMap((url) => events.map((event) => deliverEvent(url, event))));
      const { body } = await trial.get('/usage');
      responses.add(JSON.stringify([body.plan, body.subscription]));
    }
    assert.equal(responses.size, 1, [...responses].join('\n'));
    assert.match([...responses].join(), /"builder".*"active"/);
  });
});

async function deliverEvent(url: string, event: StripeEvent | undefined): Promise<void> {
  const { status, text } = await sendStripeEvent(url, event);
  assert.equal(status, 200, text);
}

function stripeEventsOf(history: readonly HistoryEvent[], accountId: string, customer: string): StripeEvent[] {
  return history.map((historyEvent) => {
    const subscription: Subscription = {
      id: `sub_${historyEvent.subscriptionNumber}`,
      session: `cs_${historyEvent.subscriptionNumber}`,
      customer,
      email: 'payer@shop.example',
      price: 'price_builder',
      account: historyEvent.namesAccount ? accountId : null,
    };
    return eventOf(subscriptionEvents(subscription, historyEvent.format), historyEvent);
  });
}

function eventOf(
  events: ReturnType<typeof subscriptionEvents>,
  { kind, day, subscriptionNumber, status }: HistoryEvent,
): StripeEvent {
  const eventMs = nowMs + day * dayMs;
  const periodEndMs = eventMs + 30 * dayMs;
  switch (kind) {
    case 'checkout':
      return events.checkout(eventMs);
    case 'pending':
      return events.checkout(eventMs, 'unpaid');
    case 'async_failed':
      return events.asyncFailed(eventMs);
    case 'async_paid':
      return events.asyncPaid(eventMs);
    case 'paid':
      return events.paid(eventMs, `in_${subscriptionNumber}_${day}`, periodEndMs);
    case 'failed':
      return events.failed(eventMs, `in_${subscriptionNumber}_${day}`);
    case 'updated':
      return events.updated(eventMs, status, periodEndMs);
    case 'deleted':
      return events.deleted(eventMs);
  }
}
