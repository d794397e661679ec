import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson } from '../../../src/core/base/canonical-json.ts';
import {
  applyEvent,
  type BillingEvent,
  type BillingState,
  noBilling,
  subscriptionStatuses,
} from '../../../src/relay/billing/rules/billing-state.ts';
import { subscriptionStateAt } from '../../../src/relay/billing/rules/subscription-state.ts';
import { soakScaled } from '../../support/soak-scale.ts';

const historyCount = soakScaled(400, 20_000);

const eventTime = fc.integer({ min: 0, max: 6 }).map((seconds) => ({ atMs: seconds * 1_000 }));
const coveredUntil = { coveredUntilMs: fc.option(fc.integer({ min: 1, max: 4 }).map((periods) => periods * 10_000)) };
const subscription = { subscription: fc.constantFrom('sub_1', 'sub_2') };
const invoice = { invoice: fc.constantFrom('in_1', 'in_2') };

/** Any combination of events, including impossible histories. */
const anyEvent: fc.Arbitrary<BillingEvent> = fc
  .tuple(
    eventTime,
    fc.oneof(
      fc.record({
        ...subscription,
        type: fc.constant('checkout' as const),
        checkout: fc.constantFrom('cs_1', 'cs_2'),
        payment: fc.constantFrom('pending' as const, 'failed' as const, 'paid' as const),
      }),
      fc.record({ ...subscription, ...invoice, ...coveredUntil, type: fc.constant('invoice_paid' as const) }),
      fc.record({ ...subscription, ...invoice, type: fc.constant('invoice_failed' as const) }),
      fc.record({
        ...subscription,
        ...coveredUntil,
        type: fc.constant('updated' as const),
        status: fc.constantFrom(...subscriptionStatuses),
      }),
      fc.record({ ...subscription, type: fc.constant('deleted' as const) }),
    ),
  )
  .map(([time, event]) => ({ ...event, ...time }));

test('every order of a short history, with each event once or twice, leads to one state', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 5 }), (history) => {
      const expected = serializedStateAfter(history);
      for (const order of permutations(history)) {
        assert.equal(serializedStateAfter(order), expected);
        assert.equal(serializedStateAfter([...order, ...order]), expected);
        assert.equal(serializedStateAfter(order.flatMap((event) => [event, event])), expected);
      }
    }),
    { numRuns: historyCount },
  );
});

test('a shuffled long history with repetitions leads to one state, even if the state is stored and read after each event', () => {
  const anyShuffledHistory = fc.array(anyEvent, { minLength: 1, maxLength: 40 }).chain((history) =>
    fc.record({
      history: fc.constant(history),
      shuffledHistory: fc
        .shuffledSubarray([...history, ...history, ...history], { minLength: history.length * 2 })
        // Omitted events are appended, so that each occurs at least once.
        .map((events) => [...events, ...history.filter((event) => !events.includes(event))]),
    }),
  );
  fc.assert(
    fc.property(anyShuffledHistory, ({ history, shuffledHistory }) => {
      const expected = serializedStateAfter(history);
      assert.equal(serializedStateAfter(shuffledHistory), expected);
      const storedState = shuffledHistory.reduce<BillingState>(
        (state, event) => JSON.parse(canonicalJson(applyEvent(state, event))),
        {},
      );
      assert.equal(canonicalJson(storedState), expected);
    }),
    { numRuns: historyCount },
  );
});

test('an event reverts no deletion, and applying earlier events again after it changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), anyEvent, (history, event) => {
      const stateBefore = stateAfter(history);
      const stateWithEvent = applyEvent(stateBefore, event);
      for (const pastEvent of history)
        assert.equal(canonicalJson(applyEvent(stateWithEvent, pastEvent)), canonicalJson(stateWithEvent));
      for (const [id, { deletedAtMs }] of Object.entries(stateBefore))
        if (deletedAtMs !== null) assert.notEqual(stateWithEvent[id]?.deletedAtMs, null);
    }),
    { numRuns: historyCount },
  );
});

describe('a reducer with a faulty rule does not converge', () => {
  // Mutations that show that the properties above can fail.
  const faultyReducers: Record<string, (state: BillingState, event: BillingEvent) => BillingState> = {
    'the last received status is used': (state, event) => {
      const next = applyEvent(state, event);
      const storedSubscription = next[event.subscription];
      if (event.type !== 'updated' || storedSubscription === undefined) return next;
      const { atMs, status, coveredUntilMs } = event;
      return { ...next, [event.subscription]: { ...storedSubscription, told: { atMs, status, coveredUntilMs } } };
    },
    'a failed payment overrides a successful one': (state, event) => {
      const next = applyEvent(state, event);
      const storedSubscription = next[event.subscription];
      if (event.type !== 'checkout' || storedSubscription === undefined) return next;
      return {
        ...next,
        [event.subscription]: {
          ...storedSubscription,
          checkouts: { ...storedSubscription.checkouts, [event.checkout]: event.payment },
        },
      };
    },
    'events after a deletion are ignored': (state, event) =>
      state[event.subscription]?.deletedAtMs === undefined || state[event.subscription]?.deletedAtMs === null
        ? applyEvent(state, event)
        : state,
  };
  for (const [name, applyFaulty] of Object.entries(faultyReducers)) {
    test(`when ${name}`, () => {
      const { failed } = fc.check(
        fc.property(fc.array(anyEvent, { minLength: 2, maxLength: 5 }), (history) => {
          const results = permutations(history).map((order) => canonicalJson(order.reduce(applyFaulty, noBilling)));
          return new Set(results).size === 1;
        }),
        { numRuns: 2_000 },
      );
      assert.ok(failed);
    });
  }
});

test('the subscription state is the same for a history and its reverse', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 6 }), fc.integer({ min: 0, max: 60_000 }), (history, nowMs) => {
      assert.deepEqual(
        subscriptionStateAt(stateAfter(history), nowMs),
        subscriptionStateAt(stateAfter(history.toReversed()), nowMs),
      );
    }),
  );
});

function stateAfter(history: readonly BillingEvent[]): BillingState {
  return history.reduce(applyEvent, noBilling);
}

function serializedStateAfter(history: readonly BillingEvent[]): string {
  return canonicalJson(stateAfter(history));
}

function permutations<Item>(list: readonly Item[]): Item[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, index) =>
    permutations(list.toSpliced(index, 1)).map((restPermutation) => [first, ...restPermutation]),
  );
}
