import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { minuteMs, secondMs } from '../../../src/core/base/clock.ts';
import type { CircuitResult } from '../../../src/relay/deliveries/rules/failures.ts';
import type { AttemptOutcome } from '../../../src/relay/deliveries/rules/outcome.ts';
import {
  type Breaker,
  breakerOpenMaxMs,
  breakerOpenMs,
  breakerOutcomesMax,
  breakerState,
  breakerWindowMs,
  circuitResultOf,
  closedBreaker,
  isEvictable,
  type Permit,
  reportResult,
  requestPermit,
} from '../../../src/relay/destinations/rules/breaker.ts';

/** `+` connected, `-` failed to connect, `?` reports nothing: consecutive deliveries, one second apart. */
function after(text: string, breaker: Breaker = closedBreaker, startMs = 0): Breaker {
  return [...text].reduce((before, sign, index) => {
    const result = sign === '?' ? null : sign === '+' ? 'success' : 'failure';
    return reportResult(before, 'normal', result, startMs + index * secondMs);
  }, breaker);
}

describe('a breaker opens with at least five outcomes of which 60 % found no connection', () => {
  for (const [text, state] of [
    ['', 'closed'],
    ['----', 'closed'],
    ['-----', 'open'],
    ['++---', 'open'],
    ['+++--', 'closed'],
    ['---++', 'closed'],
    ['---++-', 'open'],
    ['++++++++------------', 'open'],
    ['+++++++++-----------', 'closed'],
    ['----?????', 'closed'],
    ['----?-', 'open'],
  ] as const)
    test(`the breaker is ${state} after ${text === '' ? 'no outcome' : text}`, () => {
      assert.equal(breakerState(after(text), text.length * secondMs).state, state);
    });

  test('ignores outcomes older than a minute', () => {
    const old = after('----');
    assert.ok(after('-', old, breakerWindowMs - 1).open !== null);
    assert.equal(after('-', old, breakerWindowMs).open, null);
  });
});

describe('a breaker that is open', () => {
  const open = after('-----');
  const openedMs = 4 * secondMs;
  const halfOpenMs = openedMs + breakerOpenMs;

  test('refuses deliveries for 15 seconds and returns the remaining time', () => {
    assert.deepEqual(requestPermit(open, openedMs), { retryAfterMs: 15 * secondMs });
    assert.deepEqual(requestPermit(open, halfOpenMs - 1), { retryAfterMs: 1 });
    assert.deepEqual(breakerState(open, halfOpenMs - 1), { state: 'open', retryAfterMs: 1 });
  });

  test('then admits one probe, and another one when the first has no result', () => {
    assert.deepEqual(breakerState(open, halfOpenMs), { state: 'half_open', retryAfterMs: 0 });
    const probed = probe(open, halfOpenMs);
    assert.deepEqual(requestPermit(probed, halfOpenMs + minuteMs), { retryAfterMs: secondMs });
    assert.deepEqual(breakerState(probed, halfOpenMs), { state: 'half_open', retryAfterMs: secondMs });
    const withoutResult = reportResult(probed, 'probe', null, halfOpenMs);
    assert.deepEqual(breakerState(withoutResult, halfOpenMs), { state: 'half_open', retryAfterMs: 0 });
  });

  test('is closed and reset by a successful probe', () => {
    assert.equal(reportResult(probe(open, halfOpenMs), 'probe', 'success', halfOpenMs), closedBreaker);
  });

  test('doubles its open period after each failed probe, up to 5 minutes', () => {
    let [breaker, nowMs]: [Breaker, number] = [open, halfOpenMs];
    const spans: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      breaker = reportResult(probe(breaker, nowMs), 'probe', 'failure', nowMs);
      const { open: since } = breaker;
      assert.ok(since !== null && !since.probing);
      spans.push((since.untilMs - nowMs) / secondMs);
      nowMs = since.untilMs;
    }
    assert.deepEqual(spans, [30, 60, 120, 240, 300, 300, 300]);
  });

  test('ignores outcomes of deliveries that started before it opened', () => {
    for (const result of ['success', 'failure', null] as const) {
      assert.equal(reportResult(open, 'normal', result, openedMs), open);
      const probed = probe(open, halfOpenMs);
      assert.equal(reportResult(probed, 'normal', result, halfOpenMs), probed);
    }
  });
});

test('only transient connection failures count against a destination', () => {
  const rows: readonly [AttemptOutcome, CircuitResult | null][] = [
    [{ status: 200 }, 'success'],
    [{ status: 503 }, 'success'],
    [{ error: 'dns_timeout' }, 'failure'],
    [{ error: 'connect_refused' }, 'failure'],
    [{ error: 'tls_timeout' }, 'failure'],
    [{ error: 'reset_before_sent' }, 'failure'],
    [{ error: 'certificate_expired' }, 'success'],
    [{ error: 'answer_timeout' }, 'success'],
    [{ error: 'name_not_usable' }, null],
    [{ error: 'not_recorded' }, null],
  ];
  for (const [outcome, result] of rows) assert.equal(circuitResultOf(outcome), result, JSON.stringify(outcome));
});

test('in random histories it admits one probe at a time, has bounded periods and memory, and can always close', () => {
  const result = fc.constantFrom<CircuitResult | null>('success', 'failure', 'failure', null);
  const move = fc.record({ waitMs: fc.nat(20 * secondMs), enter: fc.boolean(), which: fc.nat(), endResult: result });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
      let [breaker, nowMs]: [Breaker, number] = [closedBreaker, 0];
      const inFlight: Permit[] = [];
      for (const { waitMs, enter, which, endResult: end } of moves) {
        nowMs += waitMs;
        if (enter || inFlight.length === 0) {
          const entered = requestPermit(breaker, nowMs);
          if ('permit' in entered) {
            inFlight.push(entered.permit);
            breaker = entered.breaker;
          } else assert.ok(entered.retryAfterMs > 0 && entered.retryAfterMs <= breakerOpenMaxMs);
        } else {
          const [pass = 'normal'] = inFlight.splice(which % inFlight.length, 1);
          breaker = reportResult(breaker, pass, end, nowMs);
        }
        const probes = inFlight.filter((pass) => pass === 'probe').length;
        assert.ok(probes <= 1, 'two probes at once');
        assert.equal(breaker.open?.probing ?? false, probes === 1);
        assert.ok(breaker.results.length <= breakerOutcomesMax);
      }
      if (inFlight.includes('probe')) breaker = reportResult(breaker, 'probe', null, nowMs);
      const later = nowMs + breakerOpenMaxMs;
      assert.ok('permit' in requestPermit(breaker, later));
      assert.equal(isEvictable(breaker, later), breaker.open === null);
    }),
  );
});

function probe(breaker: Breaker, nowMs: number): Breaker {
  const entered = requestPermit(breaker, nowMs);
  assert.ok('permit' in entered && entered.permit === 'probe');
  return entered.breaker;
}
