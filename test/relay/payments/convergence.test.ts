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
import { openPaymentSite, type PaymentSite } from './payment-site.ts';

const histories = soakScaled(25, 2_000);
const ordersOfEach = 4;
const nowMs = Date.now();

type Row = Record<string, unknown>;

/** One Stripe event: its subscription, format, and whether it names the account. */
interface HistoryEvent {
  readonly kind: 'checkout' | 'pending' | 'async_failed' | 'async_paid' | 'paid' | 'failed' | 'updated' | 'deleted';
  readonly day: number;
  readonly number: 1 | 2;
  readonly status: string;
  readonly shape: 'new' | 'old';
  readonly namesAccount: boolean;
}

const anyLine: fc.Arbitrary<HistoryEvent> = fc.record({
  kind: fc.constantFrom(
    'checkout',
    'pending',
    'async_failed',
    'async_paid',
    'paid',
    'paid',
    'failed',
    'updated',
    'deleted',
  ),
  day: fc.integer({ min: -40, max: 0 }),
  number: fc.constantFrom(1, 2),
  status: fc.constantFrom('incomplete', 'active', 'past_due', 'unpaid', 'paused', 'canceled'),
  shape: fc.constantFrom('new', 'old'),
  namesAccount: fc.boolean(),
});

/** A history, and orders of it in which some events are repeated. */
const anyHistory = fc.array(anyLine, { minLength: 2, maxLength: 7 }).chain((lines) => {
  const indices = lines.map((_, index) => index);
  const order = fc
    .array(fc.constantFrom(...indices), { maxLength: 4 })
    .chain((repeatedIndices) =>
      fc.shuffledSubarray([...indices, ...repeatedIndices], { minLength: indices.length + repeatedIndices.length }),
    );
  return fc.record({
    lines: fc.constant(lines),
    orders: fc.array(order, { minLength: ordersOfEach, maxLength: ordersOfEach }),
  });
});

describe('events of payments in any order, each any number of times', () => {
  let site: PaymentSite;
  let database: Database.Database;
  before(async () => {
    site = await openPaymentSite(oneNode);
    database = new Database(join(site.servers[0]?.dataDir ?? '', 'rialto.sqlite'), { readonly: true });
  });
  after(async () => {
    database.close();
    await site.close();
  });

  test('end in one state', { timeout: 600_000 }, async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(anyHistory, async ({ lines, orders }) => {
        const states = new Set<string>();
        for (const order of [lines.map((_, index) => index), ...orders]) {
          number += 1;
          const accountId = (await site.source()).accountId;
          const events = eventsOf(lines, accountId, `cus_${number}`);
          for (const index of order) await deliverEvent(site.urls[0], events[index]);
          states.add(stateOf(accountId, `cus_${number}`));
        }
        assert.equal(states.size, 1, [...states].join('\n'));
      }),
      { numRuns: histories },
    );
  });

  /** All stored state, without members that differ between runs. */
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
  test('end in one state when they arrive concurrently at all nodes', async (t) => {
    const site = await openPaymentSite(threeNodes);
    t.after(() => site.close());
    const lines: HistoryEvent[] = (['checkout', 'paid', 'failed', 'updated', 'paid', 'updated'] as const).map(
      (kind, index) => ({
        ...{
          kind,
          day: index - 6,
          number: 1,
          status: 'active',
          shape: index % 2 === 0 ? 'new' : 'old',
          namesAccount: index === 0,
        },
      }),
    );
    const responses = new Set<string>();
    for (let round = 0; round < soakScaled(6, 200); round += 1) {
      const source = await site.source();
      const events = eventsOf(lines, source.accountId, `cus_${round}`);
      if (round === 0) for (const event of events) await deliverEvent(site.urls[0], event);
      else await Promise.all(site.urls.flatMap((url) => events.map((event) => deliverEvent(url, event))));
      const { body } = await source.get('/usage');
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

function eventsOf(lines: readonly HistoryEvent[], accountId: string, customer: string): StripeEvent[] {
  return lines.map((line) => {
    const subscription: Subscription = {
      ...{ id: `sub_${line.number}`, session: `cs_${line.number}`, customer, email: 'payer@shop.example' },
      ...{ price: 'price_builder', account: line.namesAccount ? accountId : null },
    };
    return eventOf(subscriptionEvents(subscription, line.shape), line);
  });
}

function eventOf(
  eventsOf: ReturnType<typeof subscriptionEvents>,
  { kind, day, number, status }: HistoryEvent,
): StripeEvent {
  const atMs = nowMs + day * dayMs;
  const untilMs = atMs + 30 * dayMs;
  switch (kind) {
    case 'checkout':
      return eventsOf.checkout(atMs);
    case 'pending':
      return eventsOf.checkout(atMs, 'unpaid');
    case 'async_failed':
      return eventsOf.asyncFailed(atMs);
    case 'async_paid':
      return eventsOf.asyncPaid(atMs);
    case 'paid':
      return eventsOf.paid(atMs, `in_${number}_${day}`, untilMs);
    case 'failed':
      return eventsOf.failed(atMs, `in_${number}_${day}`);
    case 'updated':
      return eventsOf.updated(atMs, status, untilMs);
    case 'deleted':
      return eventsOf.deleted(atMs);
  }
}
