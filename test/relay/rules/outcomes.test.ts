import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  type Attempt,
  effectOf,
  finalState,
  isDuplicatePossible,
  nextAction,
} from '../../../src/relay/deliveries/rules/attempts.ts';
import { type ErrorClass, errorClasses } from '../../../src/relay/deliveries/rules/failures.ts';
import { type AttemptOutcome, classifyOutcome } from '../../../src/relay/deliveries/rules/outcome.ts';
import { effects } from '../../../src/relay/deliveries/rules/states.ts';

/** The published table, written independently of the source: outcomes, state, effect, retried, remedy. */
const table: [string, string, string, boolean, string][] = [
  ['dns_timeout dns_failed connect_refused connect_unreachable', 'failed', 'none', true, 'replay'],
  ['connect_timeout tls_timeout reset_before_sent send_timeout', 'failed', 'none', true, 'replay'],
  ['certificate_invalid certificate_expired certificate_other_name', 'failed', 'none', false, 'fix_destination'],
  ['name_not_usable tls_failed answer_before_sent', 'failed', 'none', false, 'fix_destination'],
  ['deadline_before_sent not_recorded process_lost', 'failed', 'none', false, 'replay'],
  ['reset_after_sent answer_timeout answer_malformed', 'ambiguous', 'unknown', false, 'check_destination'],
  ['process_lost_after_mark records_set_back', 'ambiguous', 'unknown', false, 'check_destination'],
  ['200 201 202 204 206 299', 'delivered', 'done', false, 'none'],
  ['408 425 429 503', 'failed', 'refused', true, 'replay'],
  ['400 401 403 404 405 409 410 413 415 418 422 451 499', 'failed', 'refused', false, 'fix_destination'],
  ['300 301 302 303 304 307 308 399', 'failed', 'unknown', false, 'fix_destination'],
  ['500 501 502 504 505 520 599', 'failed', 'unknown', false, 'check_destination'],
  ['0 99 100 101 199 600 999 -1 200.5 NaN', 'ambiguous', 'unknown', false, 'check_destination'],
];

const outcomes = table.flatMap(([names]) => names.split(' ').map(outcomeOf));

for (const [names, state, effect, retry, remedy] of table) {
  test(`${names} end as ${state} with effect ${effect}, ${retry ? 'retried' : 'not retried'}, with remedy ${remedy}`, () => {
    for (const name of names.split(' '))
      assert.deepEqual(classifyOutcome(outcomeOf(name)), { state, effect, retry, remedy }, name);
  });
}

test('the published table names every error class', () => {
  const tableErrors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
  assert.deepEqual(tableErrors.toSorted(), errorClasses.toSorted());
});

describe('the attempts of a delivery', () => {
  const rows: [string, string, string, boolean, string][] = [
    ['connect_refused 200', 'delivered', 'done', false, 'none'],
    ['503 connect_refused', 'failed', 'refused', false, 'replay'],
    ['answer_timeout 200', 'delivered', 'done', true, 'none'],
    ['answer_timeout 400', 'ambiguous', 'unknown', false, 'check_destination'],
    ['answer_timeout connect_refused', 'ambiguous', 'unknown', false, 'check_destination'],
    ['answer_timeout 500', 'ambiguous', 'unknown', true, 'check_destination'],
    ['500 connect_refused', 'failed', 'unknown', false, 'check_destination'],
    ['500 200', 'delivered', 'done', true, 'none'],
    ['500 302', 'failed', 'unknown', true, 'check_destination'],
    ['302', 'failed', 'unknown', false, 'fix_destination'],
    ['302 certificate_expired', 'failed', 'unknown', false, 'fix_destination'],
    ['503 503 429', 'failed', 'refused', false, 'replay'],
    ['process_lost 404', 'failed', 'refused', false, 'fix_destination'],
  ];
  for (const [names, state, effect, hasPossibleDuplicate, action] of rows) {
    const duplicateNote = hasPossibleDuplicate ? ', and a duplicate is possible' : '';
    test(`${names} end as ${state} with effect ${effect} and next action ${action}${duplicateNote}`, () => {
      const attempts = attemptsOf(names.split(' ').map(outcomeOf));
      assert.deepEqual(
        [finalState(attempts), effectOf(attempts), isDuplicatePossible(attempts), nextAction(attempts, true)],
        [state, effect, hasPossibleDuplicate, action],
      );
    });
  }

  test('no replay is advised when none is possible', () => {
    assert.equal(nextAction(attemptsOf([{ error: 'connect_refused' }]), false), 'check_destination');
    assert.equal(nextAction(attemptsOf([{ error: 'certificate_expired' }]), false), 'fix_destination');
  });

  test('no attempt lowers an effect or undoes a delivery, and only a 2xx ends ambiguity', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...outcomes), { minLength: 2, maxLength: 12 }), (list) => {
        const attemptsBefore = attemptsOf(list.slice(0, -1));
        const attemptsAfter = attemptsOf(list);
        assert.ok(effects.indexOf(effectOf(attemptsAfter)) >= effects.indexOf(effectOf(attemptsBefore)));
        if (finalState(attemptsBefore) === 'ambiguous') assert.notEqual(finalState(attemptsAfter), 'failed');
        if (finalState(attemptsBefore) === 'delivered') assert.equal(finalState(attemptsAfter), 'delivered');
        assert.equal(finalState(attemptsAfter) === 'delivered', effectOf(attemptsAfter) === 'done');
      }),
    );
  });

  test('a delivery without attempts has no final state', () => {
    assert.throws(() => finalState([]), /without attempts/);
  });
});

function outcomeOf(name: string): AttemptOutcome {
  return Number.isNaN(Number(name)) && name !== 'NaN' ? { error: name as ErrorClass } : { status: Number(name) };
}

function attemptsOf(list: readonly AttemptOutcome[]): Attempt[] {
  return list.map((outcome, index) => ({ n: index + 1, startedAtMs: 0, outcome, facts: null }));
}
