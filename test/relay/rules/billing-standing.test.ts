import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs, secondMs } from '../../../src/core/base/clock.ts';
import {
  applyEvent,
  type BillingEvent,
  noBilling,
  type SubscriptionStatus,
} from '../../../src/relay/billing/rules/billing-state.ts';
import {
  isPaidPlan,
  type SubscriptionState,
  subscriptionStateAt,
} from '../../../src/relay/billing/rules/subscription-state.ts';

// Days since the checkout; months have 30 days here.
type EventOnDay = (day: number) => BillingEvent;
const on = (day: number) => day * dayMs;
const about = (day: number) => ({ subscription: 'sub_1', atMs: on(day) });
const checkout =
  (payment: 'pending' | 'failed' | 'paid'): EventOnDay =>
  (day) => ({ ...about(day), type: 'checkout', checkout: 'cs_1', payment });
const paid =
  (invoice: string, until: number): EventOnDay =>
  (day) => ({ ...about(day), type: 'invoice_paid', invoice, coveredUntilMs: on(until) });
const failed =
  (invoice: string): EventOnDay =>
  (day) => ({ ...about(day), type: 'invoice_failed', invoice });
const updated =
  (status: SubscriptionStatus, until: number): EventOnDay =>
  (day) => ({ ...about(day), type: 'updated', status, coveredUntilMs: on(until) });
const deleted: EventOnDay = (day) => ({ ...about(day), type: 'deleted' });

const firstMonth: [number, EventOnDay][] = [
  [0, checkout('paid')],
  [0, updated('active', 30)],
  [0, paid('in_1', 30)],
];
const overdue: [number, EventOnDay][] = [...firstMonth, [30, failed('in_2')], [30, updated('past_due', 60)]];

const active = (until: number | null): SubscriptionState => ({
  name: 'active',
  untilMs: until === null ? null : on(until),
});
const grace = (until: number): SubscriptionState => ({ name: 'grace', untilMs: on(until) });
const stateWithoutEnd = (name: SubscriptionState['name']): SubscriptionState => ({ name, untilMs: null });

const histories: [string, [number, EventOnDay][], number, SubscriptionState][] = [
  ['nothing is known', [], 0, stateWithoutEnd('none')],
  ['the checkout is paid', [[0, checkout('paid')]], 1, active(null)],
  ['the checkout waits for its payment', [[0, checkout('pending')]], 1, stateWithoutEnd('pending')],
  [
    'the awaited payment came',
    [
      [0, checkout('pending')],
      [3, checkout('paid')],
    ],
    3,
    active(null),
  ],
  [
    'the awaited payment failed',
    [
      [0, checkout('pending')],
      [3, checkout('failed')],
    ],
    3,
    stateWithoutEnd('lapsed'),
  ],
  [
    'the awaited payment failed though the status is active',
    [
      [0, updated('active', 30)],
      [3, checkout('failed')],
    ],
    3,
    stateWithoutEnd('lapsed'),
  ],
  ['only the invoice was received', [[0, paid('in_1', 30)]], 1, active(37)],
  ['only the status was received', [[0, updated('active', 30)]], 1, active(37)],
  ['it is not complete', [[0, updated('incomplete', 30)]], 1, stateWithoutEnd('pending')],
  ['it was never completed', [[0, updated('incomplete_expired', 30)]], 1, stateWithoutEnd('lapsed')],
  ['the first month is paid', firstMonth, 29, active(37)],
  ['the renewal is awaited', firstMonth, 31, active(37)],
  ['no event was received for seven days after the end', firstMonth, 37, stateWithoutEnd('lapsed')],
  ['the renewal failed', overdue, 30, grace(37)],
  ['the renewal failed almost seven days ago', overdue, 37 - 1 / 86_400, grace(37)],
  ['the renewal failed seven days ago', overdue, 37, stateWithoutEnd('lapsed')],
  [
    'the renewal failed several times, the first time seven days ago',
    [...overdue, [33, failed('in_2')], [35, failed('in_2')]],
    37,
    stateWithoutEnd('lapsed'),
  ],
  ['the failed renewal was paid', [...overdue, [34, paid('in_2', 60)], [34, updated('active', 60)]], 40, active(67)],
  [
    'the failed renewal was paid, and the status is still to come',
    [...overdue, [34, paid('in_2', 60)]],
    40,
    active(67),
  ],
  [
    'a later invoice was paid and the failed one written off',
    [...overdue, [60, paid('in_3', 90)], [60, updated('active', 90)]],
    61,
    active(97),
  ],
  ['it is overdue and the failure is still to come', [...firstMonth, [30, updated('past_due', 60)]], 31, grace(37)],
  ['it is overdue and nothing else is known', [[30, updated('past_due', 60)]], 31, grace(37)],
  ['it is given up as unpaid', [...overdue, [45, updated('unpaid', 60)]], 45, stateWithoutEnd('lapsed')],
  ['it is paused', [...firstMonth, [10, updated('paused', 30)]], 11, stateWithoutEnd('lapsed')],
  ['it was cancelled', [...firstMonth, [30, deleted]], 30, stateWithoutEnd('ended')],
  [
    'it was cancelled and an older status comes late',
    [...firstMonth, [20, deleted], [15, updated('active', 30)]],
    21,
    stateWithoutEnd('ended'),
  ],
];

for (const [name, lines, day, state] of histories) {
  test(`the subscription is ${state.name} when ${name}`, () => {
    const history = lines.map(([when, line]) => line(when));
    assert.deepEqual(subscriptionStateAt(history.reduce(applyEvent, noBilling), on(day)), state);
    assert.deepEqual(subscriptionStateAt(history.toReversed().reduce(applyEvent, noBilling), on(day)), state);
  });
}

describe('two subscriptions', () => {
  const other = (event: BillingEvent): BillingEvent => ({ ...event, subscription: 'sub_0' });

  test('have the better of both states', () => {
    const ended = [...firstMonth, [20, deleted] as [number, EventOnDay]].map(([day, line]) => other(line(day)));
    const firstMonthEvents = firstMonth.map(([day, line]) => line(day));
    assert.deepEqual(
      subscriptionStateAt([...ended, ...firstMonthEvents].reduce(applyEvent, noBilling), on(21)),
      active(37),
    );
  });
});

test('the plan is paid in the states active and grace only', () => {
  const names = ['active', 'grace', 'pending', 'lapsed', 'ended', 'none'] as const;
  assert.deepEqual(
    names.filter((name) => isPaidPlan(stateWithoutEnd(name))),
    ['active', 'grace'],
  );
});

test('the more final of two statuses in the same second is used', () => {
  const events = [updated('past_due', 30)(1), updated('active', 30)(1)];
  const laterStatus = updated('active', 30)(1 + secondMs / dayMs);
  assert.equal(events.reduce(applyEvent, noBilling)['sub_1']?.told?.status, 'past_due');
  assert.equal([...events, laterStatus].reduce(applyEvent, noBilling)['sub_1']?.told?.status, 'active');
});
