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

// Times are days since the checkout; a month has 30 days here.
type EventOnDay = (day: number) => BillingEvent;
const msOfDay = (day: number) => day * dayMs;
const eventBase = (day: number) => ({ subscription: 'sub_1', atMs: msOfDay(day) });
const checkout =
  (payment: 'pending' | 'failed' | 'paid'): EventOnDay =>
  (day) => ({ ...eventBase(day), type: 'checkout', checkout: 'cs_1', payment });
const paid =
  (invoice: string, until: number): EventOnDay =>
  (day) => ({ ...eventBase(day), type: 'invoice_paid', invoice, coveredUntilMs: msOfDay(until) });
const failed =
  (invoice: string): EventOnDay =>
  (day) => ({ ...eventBase(day), type: 'invoice_failed', invoice });
const updated =
  (status: SubscriptionStatus, until: number): EventOnDay =>
  (day) => ({ ...eventBase(day), type: 'updated', status, coveredUntilMs: msOfDay(until) });
const deleted: EventOnDay = (day) => ({ ...eventBase(day), type: 'deleted' });

const firstMonth: [number, EventOnDay][] = [
  [0, checkout('paid')],
  [0, updated('active', 30)],
  [0, paid('in_1', 30)],
];
const overdueHistory: [number, EventOnDay][] = [...firstMonth, [30, failed('in_2')], [30, updated('past_due', 60)]];

const active = (until: number | null): SubscriptionState => ({
  name: 'active',
  untilMs: until === null ? null : msOfDay(until),
});
const grace = (until: number): SubscriptionState => ({ name: 'grace', untilMs: msOfDay(until) });
const stateWithoutEnd = (name: SubscriptionState['name']): SubscriptionState => ({ name, untilMs: null });

const histories: [string, [number, EventOnDay][], number, SubscriptionState][] = [
  ['no event was received', [], 0, stateWithoutEnd('none')],
  ['the checkout is paid', [[0, checkout('paid')]], 1, active(null)],
  ['the payment of the checkout is pending', [[0, checkout('pending')]], 1, stateWithoutEnd('pending')],
  [
    'the pending payment succeeded',
    [
      [0, checkout('pending')],
      [3, checkout('paid')],
    ],
    3,
    active(null),
  ],
  [
    'the pending payment failed',
    [
      [0, checkout('pending')],
      [3, checkout('failed')],
    ],
    3,
    stateWithoutEnd('lapsed'),
  ],
  [
    'the payment of the checkout failed although the status is active',
    [
      [0, updated('active', 30)],
      [3, checkout('failed')],
    ],
    3,
    stateWithoutEnd('lapsed'),
  ],
  ['only the invoice was received', [[0, paid('in_1', 30)]], 1, active(37)],
  ['only the status was received', [[0, updated('active', 30)]], 1, active(37)],
  ['its first payment is incomplete', [[0, updated('incomplete', 30)]], 1, stateWithoutEnd('pending')],
  ['its first payment was never completed', [[0, updated('incomplete_expired', 30)]], 1, stateWithoutEnd('lapsed')],
  ['the first month is paid', firstMonth, 29, active(37)],
  ['the renewal has not been paid yet', firstMonth, 31, active(37)],
  ['no event was received for seven days after the end', firstMonth, 37, stateWithoutEnd('lapsed')],
  ['the renewal failed', overdueHistory, 30, grace(37)],
  ['the renewal failed almost seven days ago', overdueHistory, 37 - 1 / 86_400, grace(37)],
  ['the renewal failed seven days ago', overdueHistory, 37, stateWithoutEnd('lapsed')],
  [
    'the renewal failed several times, the first time seven days ago',
    [...overdueHistory, [33, failed('in_2')], [35, failed('in_2')]],
    37,
    stateWithoutEnd('lapsed'),
  ],
  [
    'the failed renewal was paid',
    [...overdueHistory, [34, paid('in_2', 60)], [34, updated('active', 60)]],
    40,
    active(67),
  ],
  [
    'the failed renewal was paid, and the event with the new status has not arrived yet',
    [...overdueHistory, [34, paid('in_2', 60)]],
    40,
    active(67),
  ],
  [
    'a later invoice was paid and the failed one was not',
    [...overdueHistory, [60, paid('in_3', 90)], [60, updated('active', 90)]],
    61,
    active(97),
  ],
  [
    'it is overdue and the event of the failed payment has not arrived yet',
    [...firstMonth, [30, updated('past_due', 60)]],
    31,
    grace(37),
  ],
  ['it is overdue and no other event has arrived', [[30, updated('past_due', 60)]], 31, grace(37)],
  [
    'it was marked as unpaid after all retries',
    [...overdueHistory, [45, updated('unpaid', 60)]],
    45,
    stateWithoutEnd('lapsed'),
  ],
  ['it is paused', [...firstMonth, [10, updated('paused', 30)]], 11, stateWithoutEnd('lapsed')],
  ['it was cancelled', [...firstMonth, [30, deleted]], 30, stateWithoutEnd('ended')],
  [
    'it was cancelled and an event with an older status arrives late',
    [...firstMonth, [20, deleted], [15, updated('active', 30)]],
    21,
    stateWithoutEnd('ended'),
  ],
];

for (const [name, datedEvents, day, state] of histories) {
  test(`the subscription is in the state ${state.name} when ${name}`, () => {
    const history = datedEvents.map(([eventDay, eventOn]) => eventOn(eventDay));
    assert.deepEqual(subscriptionStateAt(history.reduce(applyEvent, noBilling), msOfDay(day)), state);
    assert.deepEqual(subscriptionStateAt(history.toReversed().reduce(applyEvent, noBilling), msOfDay(day)), state);
  });
}

describe('two subscriptions', () => {
  const ofOtherSubscription = (event: BillingEvent): BillingEvent => ({ ...event, subscription: 'sub_0' });

  test('have the better of both states', () => {
    const endedHistory = [...firstMonth, [20, deleted] as [number, EventOnDay]].map(([eventDay, eventOn]) =>
      ofOtherSubscription(eventOn(eventDay)),
    );
    const firstMonthEvents = firstMonth.map(([eventDay, eventOn]) => eventOn(eventDay));
    assert.deepEqual(
      subscriptionStateAt([...endedHistory, ...firstMonthEvents].reduce(applyEvent, noBilling), msOfDay(21)),
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
