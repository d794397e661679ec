import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AttemptMetrics, usesUnit } from '../../../src/relay/deliveries/rules/attempts.ts';
import type { AttemptOutcome } from '../../../src/relay/deliveries/rules/outcome.ts';
import { applyAccept, applyResult, applyTakeOver } from '../../../src/relay/deliveries/rules/record.ts';

const metrics: AttemptMetrics = {
  phase: 'answered',
  dnsMs: 1,
  connectMs: 1,
  tlsMs: 1,
  firstByteMs: 1,
  totalMs: 4,
  bytesSent: 300,
};
const attemptOf = (outcome: AttemptOutcome, n = 1) => ({ n, startedAtMs: 0, outcome, facts: metrics });

describe('a unit is used by an attempt that ends with', () => {
  for (const status of [200, 204, 301, 400, 401, 404, 409, 413, 422, 425, 451])
    test(String(status), () => assert.equal(usesUnit(attemptOf({ status })), true));
  for (const error of ['answer_timeout', 'reset_after_sent', 'answer_malformed', 'process_lost_after_mark'] as const)
    test(error, () => assert.equal(usesUnit(attemptOf({ error })), true));
});

describe('no unit is used by an attempt that ends with', () => {
  for (const status of [408, 429, 500, 502, 503, 504, 599])
    test(String(status), () => assert.equal(usesUnit(attemptOf({ status })), false));
  for (const error of ['connect_refused', 'reset_before_sent', 'answer_before_sent', 'deadline_before_sent'] as const)
    test(error, () => assert.equal(usesUnit(attemptOf({ error })), false));
  test('a 4xx, unlike a 2xx, before the whole lead was sent', () => {
    assert.equal(usesUnit({ ...attemptOf({ status: 409 }), facts: { ...metrics, respondedEarly: true } }), false);
    assert.equal(usesUnit({ ...attemptOf({ status: 200 }), facts: { ...metrics, respondedEarly: true } }), true);
  });
});

describe('a replayed delivery', () => {
  // The record holds a unit although a 500 uses none, like records of an earlier version of the server.
  const runningRecord = applyAccept(null, {
    run: 'first',
    n: 1,
    startedAtMs: 0,
    reservesUnit: true,
    isCounted: false,
  }).record;
  const endedRecord = {
    ...runningRecord,
    state: 'failed',
    effect: 'unknown',
    open: null,
    attempts: [attemptOf({ status: 500 })],
  } as const;
  const replayRecord = applyAccept(endedRecord, {
    run: 'second',
    n: 2,
    startedAtMs: 1,
    reservesUnit: false,
    isCounted: false,
  }).record;

  test('keeps the unit that it held before a replay that uses none', () => {
    const update = applyResult(replayRecord, { run: 'second', closedAttempts: [attemptOf({ status: 500 }, 2)] });
    assert.ok(update !== 'ownership_lost');
    assert.deepEqual([update.record.hasUnit, update.unitChange, update.undeliveredAttemptCount], [true, 0, 1]);
  });

  test('is not charged for a response of an earlier run that was not charged', () => {
    const refusedRecord = {
      ...endedRecord,
      effect: 'refused',
      hasUnit: false,
      attempts: [attemptOf({ status: 404 })],
    } as const;
    const replayOfRefusedRecord = applyAccept(refusedRecord, {
      run: 'second',
      n: 2,
      startedAtMs: 1,
      reservesUnit: true,
      isCounted: false,
    }).record;
    const update = applyResult(replayOfRefusedRecord, {
      run: 'second',
      closedAttempts: [attemptOf({ error: 'connect_refused' }, 2)],
    });
    assert.ok(update !== 'ownership_lost');
    assert.deepEqual([update.record.hasUnit, update.unitChange], [false, -1]);
  });

  test('keeps the unit that it held when the process of the replay is lost', () => {
    const update = applyTakeOver(replayRecord, false);
    assert.deepEqual([update.record.hasUnit, update.unitChange, update.undeliveredAttemptCount], [true, 0, 1]);
  });
});

describe('a live delivery under the paid plan', () => {
  const start = (record: Parameters<typeof applyAccept>[0], run: string, isCounted = true) =>
    applyAccept(record, { run, n: (record?.attempts.length ?? 0) + 1, startedAtMs: 0, reservesUnit: false, isCounted });
  const end = (record: ReturnType<typeof start>['record'], run: string, outcome: AttemptOutcome) => {
    const update = applyResult(record, { run, closedAttempts: [attemptOf(outcome, record.attempts.length + 1)] });
    assert.ok(update !== 'ownership_lost');
    return update;
  };

  test('is counted once, by the first run in which an attempt uses a unit', () => {
    const unusedUpdate = end(start(null, 'a').record, 'a', { status: 503 });
    const usedUpdate = end(start(unusedUpdate.record, 'b').record, 'b', { status: 409 });
    const replayUpdate = end(start(usedUpdate.record, 'c').record, 'c', { status: 200 });
    assert.deepEqual([unusedUpdate.isCounted, usedUpdate.isCounted, replayUpdate.isCounted], [false, true, false]);
  });

  test('is not counted again when a unit of the trial was used for it', () => {
    const usedUpdate = end(start(null, 'a', false).record, 'a', { status: 409 });
    assert.equal(end(start(usedUpdate.record, 'b').record, 'b', { status: 200 }).isCounted, false);
  });

  test('is counted when its process is lost only if the lead may have been sent', () => {
    const { record } = start(null, 'a');
    const isCountedAfterLoss = (marked: boolean) =>
      applyTakeOver({ ...record, open: record.open === null ? null : { ...record.open, marked } }, false).isCounted;
    assert.deepEqual([isCountedAfterLoss(false), isCountedAfterLoss(true)], [false, true]);
  });
});
