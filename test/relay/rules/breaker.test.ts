import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { minuteMs, secondMs } from '../../../src/core/base/clock.ts';
import {
  type Breaker,
  breakerOpenMaxMs,
  breakerOpenMs,
  breakerOutcomesMax,
  breakerState,
  breakerWindowMs,
  closedBreaker,
  enterBreaker,
  type Found,
  foundBy,
  isForgettable,
  leaveBreaker,
  type Pass,
} from '../../../src/relay/rules/breaker.ts';
import type { Outcome } from '../../../src/relay/rules/delivery/outcome.ts';

/** `+` found a connection, `-` none, `?` says nothing: one delivery after another, a second apart. */
function after(text: string, breaker: Breaker = closedBreaker, startMs = 0): Breaker {
  return [...text].reduce((before, each, index) => {
    const found = each === '?' ? null : each === '+' ? 'connection' : 'no_connection';
    return leaveBreaker(before, 'freely', found, startMs + index * secondMs);
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
    test(`${text === '' ? 'nothing' : text}: ${state}`, () => {
      assert.equal(breakerState(after(text), text.length * secondMs).state, state);
    });

  test('what is older than a minute counts no more', () => {
    const old = after('----');
    assert.ok(after('-', old, breakerWindowMs - 1).open !== null);
    assert.equal(after('-', old, breakerWindowMs).open, null);
  });
});

describe('a breaker that is open', () => {
  const open = after('-----');
  const openedMs = 4 * secondMs;
  const halfOpenMs = openedMs + breakerOpenMs;

  test('lets nothing through for 15 seconds, and says how long that still is', () => {
    assert.deepEqual(enterBreaker(open, openedMs), { retryAfterMs: 15 * secondMs });
    assert.deepEqual(enterBreaker(open, halfOpenMs - 1), { retryAfterMs: 1 });
    assert.deepEqual(breakerState(open, halfOpenMs - 1), { state: 'open', retryAfterMs: 1 });
  });

  test('lets one probe through then, and another when that one says nothing', () => {
    assert.deepEqual(breakerState(open, halfOpenMs), { state: 'half_open', retryAfterMs: 0 });
    const probed = probe(open, halfOpenMs);
    assert.deepEqual(enterBreaker(probed, halfOpenMs + minuteMs), { retryAfterMs: secondMs });
    assert.deepEqual(breakerState(probed, halfOpenMs), { state: 'half_open', retryAfterMs: secondMs });
    const silent = leaveBreaker(probed, 'as_probe', null, halfOpenMs);
    assert.deepEqual(breakerState(silent, halfOpenMs), { state: 'half_open', retryAfterMs: 0 });
  });

  test('is closed by a probe that finds a connection, and has forgotten everything', () => {
    assert.equal(leaveBreaker(probe(open, halfOpenMs), 'as_probe', 'connection', halfOpenMs), closedBreaker);
  });

  test('stays open for twice as long by each probe that finds none, and never longer than 5 minutes', () => {
    let [breaker, nowMs]: [Breaker, number] = [open, halfOpenMs];
    const spans: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      breaker = leaveBreaker(probe(breaker, nowMs), 'as_probe', 'no_connection', nowMs);
      const { open: since } = breaker;
      assert.ok(since !== null && !since.probing);
      spans.push((since.untilMs - nowMs) / secondMs);
      nowMs = since.untilMs;
    }
    assert.deepEqual(spans, [30, 60, 120, 240, 300, 300, 300]);
  });

  test('is moved by nothing that began before it opened', () => {
    for (const found of ['connection', 'no_connection', null] as const) {
      assert.equal(leaveBreaker(open, 'freely', found, openedMs), open);
      const probed = probe(open, halfOpenMs);
      assert.equal(leaveBreaker(probed, 'freely', found, halfOpenMs), probed);
    }
  });
});

test('only failures to connect that may pass count against a destination', () => {
  const rows: readonly [Outcome, Found | null][] = [
    [{ status: 200 }, 'connection'],
    [{ status: 503 }, 'connection'],
    [{ error: 'dns_timeout' }, 'no_connection'],
    [{ error: 'connect_refused' }, 'no_connection'],
    [{ error: 'tls_timeout' }, 'no_connection'],
    [{ error: 'reset_before_sent' }, 'no_connection'],
    [{ error: 'certificate_expired' }, 'connection'],
    [{ error: 'answer_timeout' }, 'connection'],
    [{ error: 'name_not_usable' }, null],
    [{ error: 'not_recorded' }, null],
  ];
  for (const [outcome, found] of rows) assert.equal(foundBy(outcome), found, JSON.stringify(outcome));
});

test('whatever happens: one probe at a time, bounded spans and memory, and a way back', () => {
  const found = fc.constantFrom<Found | null>('connection', 'no_connection', 'no_connection', null);
  const move = fc.record({ waitMs: fc.nat(20 * secondMs), enter: fc.boolean(), which: fc.nat(), found });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
      let [breaker, nowMs]: [Breaker, number] = [closedBreaker, 0];
      const underWay: Pass[] = [];
      for (const { waitMs, enter, which, found: end } of moves) {
        nowMs += waitMs;
        if (enter || underWay.length === 0) {
          const entered = enterBreaker(breaker, nowMs);
          if ('pass' in entered) {
            underWay.push(entered.pass);
            breaker = entered.breaker;
          } else assert.ok(entered.retryAfterMs > 0 && entered.retryAfterMs <= breakerOpenMaxMs);
        } else {
          const [pass = 'freely'] = underWay.splice(which % underWay.length, 1);
          breaker = leaveBreaker(breaker, pass, end, nowMs);
        }
        const probes = underWay.filter((pass) => pass === 'as_probe').length;
        assert.ok(probes <= 1, 'two probes at once');
        assert.equal(breaker.open?.probing ?? false, probes === 1);
        assert.ok(breaker.seen.length <= breakerOutcomesMax);
      }
      if (underWay.includes('as_probe')) breaker = leaveBreaker(breaker, 'as_probe', null, nowMs);
      const later = nowMs + breakerOpenMaxMs;
      assert.ok('pass' in enterBreaker(breaker, later));
      assert.equal(isForgettable(breaker, later), breaker.open === null);
    }),
  );
});

function probe(breaker: Breaker, nowMs: number): Breaker {
  const entered = enterBreaker(breaker, nowMs);
  assert.ok('pass' in entered && entered.pass === 'as_probe');
  return entered.breaker;
}
