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
  breakerResultsMax,
  breakerState,
  breakerWindowMs,
  circuitResultOf,
  closedBreaker,
  isEvictable,
  type Permit,
  reportResult,
  requestPermit,
} from '../../../src/relay/destinations/rules/breaker.ts';

/** `+` connected, `-` failed to connect, `?` ended without a result: consecutive deliveries, one second apart. */
function breakerAfter(text: string, breaker: Breaker = closedBreaker, startMs = 0): Breaker {
  return [...text].reduce((breakerBefore, sign, index) => {
    const result = sign === '?' ? null : sign === '+' ? 'success' : 'failure';
    return reportResult(breakerBefore, 'normal', result, startMs + index * secondMs);
  }, breaker);
}

describe('a breaker opens when at least 60 % of at least five outcomes found no connection', () => {
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
      assert.equal(breakerState(breakerAfter(text), text.length * secondMs).state, state);
    });

  test('an outcome counts for less than a minute', () => {
    const oldBreaker = breakerAfter('----');
    assert.ok(breakerAfter('-', oldBreaker, breakerWindowMs - 1).open !== null);
    assert.equal(breakerAfter('-', oldBreaker, breakerWindowMs).open, null);
  });
});

describe('a breaker that is open', () => {
  const openBreaker = breakerAfter('-----');
  const openedMs = 4 * secondMs;
  const halfOpenMs = openedMs + breakerOpenMs;

  test('refuses deliveries for 15 seconds and returns the remaining time', () => {
    assert.deepEqual(requestPermit(openBreaker, openedMs), { retryAfterMs: 15 * secondMs });
    assert.deepEqual(requestPermit(openBreaker, halfOpenMs - 1), { retryAfterMs: 1 });
    assert.deepEqual(breakerState(openBreaker, halfOpenMs - 1), { state: 'open', retryAfterMs: 1 });
  });

  test('admits one probe after 15 seconds, and another one when the first has no result', () => {
    assert.deepEqual(breakerState(openBreaker, halfOpenMs), { state: 'half_open', retryAfterMs: 0 });
    const probingBreaker = admitProbe(openBreaker, halfOpenMs);
    assert.deepEqual(requestPermit(probingBreaker, halfOpenMs + minuteMs), { retryAfterMs: secondMs });
    assert.deepEqual(breakerState(probingBreaker, halfOpenMs), { state: 'half_open', retryAfterMs: secondMs });
    const breakerAfterProbe = reportResult(probingBreaker, 'probe', null, halfOpenMs);
    assert.deepEqual(breakerState(breakerAfterProbe, halfOpenMs), { state: 'half_open', retryAfterMs: 0 });
  });

  test('is closed and reset by a successful probe', () => {
    assert.equal(reportResult(admitProbe(openBreaker, halfOpenMs), 'probe', 'success', halfOpenMs), closedBreaker);
  });

  test('doubles its open period after each failed probe, up to 5 minutes', () => {
    let [breaker, nowMs]: [Breaker, number] = [openBreaker, halfOpenMs];
    const openSeconds: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      breaker = reportResult(admitProbe(breaker, nowMs), 'probe', 'failure', nowMs);
      const { open: openState } = breaker;
      assert.ok(openState !== null && !openState.isProbing);
      openSeconds.push((openState.untilMs - nowMs) / secondMs);
      nowMs = openState.untilMs;
    }
    assert.deepEqual(openSeconds, [30, 60, 120, 240, 300, 300, 300]);
  });

  test('ignores outcomes of deliveries that started before it opened', () => {
    for (const result of ['success', 'failure', null] as const) {
      assert.equal(reportResult(openBreaker, 'normal', result, openedMs), openBreaker);
      const probingBreaker = admitProbe(openBreaker, halfOpenMs);
      assert.equal(reportResult(probingBreaker, 'normal', result, halfOpenMs), probingBreaker);
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

test('in random histories a breaker admits one probe at a time, has bounded periods and memory, and later permits a delivery', () => {
  const result = fc.constantFrom<CircuitResult | null>('success', 'failure', 'failure', null);
  const move = fc.record({
    waitMs: fc.nat(20 * secondMs),
    isRequest: fc.boolean(),
    index: fc.nat(),
    endResult: result,
  });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
      let [breaker, nowMs]: [Breaker, number] = [closedBreaker, 0];
      const inFlight: Permit[] = [];
      for (const { waitMs, isRequest, index, endResult } of moves) {
        nowMs += waitMs;
        if (isRequest || inFlight.length === 0) {
          const permitResult = requestPermit(breaker, nowMs);
          if ('permit' in permitResult) {
            inFlight.push(permitResult.permit);
            breaker = permitResult.breaker;
          } else assert.ok(permitResult.retryAfterMs > 0 && permitResult.retryAfterMs <= breakerOpenMaxMs);
        } else {
          const [permit = 'normal'] = inFlight.splice(index % inFlight.length, 1);
          breaker = reportResult(breaker, permit, endResult, nowMs);
        }
        const probes = inFlight.filter((permit) => permit === 'probe').length;
        assert.ok(probes <= 1, 'two probes at once');
        assert.equal(breaker.open?.isProbing ?? false, probes === 1);
        assert.ok(breaker.results.length <= breakerResultsMax);
      }
      if (inFlight.includes('probe')) breaker = reportResult(breaker, 'probe', null, nowMs);
      const laterMs = nowMs + breakerOpenMaxMs;
      assert.ok('permit' in requestPermit(breaker, laterMs));
      assert.equal(isEvictable(breaker, laterMs), breaker.open === null);
    }),
  );
});

function admitProbe(breaker: Breaker, nowMs: number): Breaker {
  const permitResult = requestPermit(breaker, nowMs);
  assert.ok('permit' in permitResult && permitResult.permit === 'probe');
  return permitResult.breaker;
}
