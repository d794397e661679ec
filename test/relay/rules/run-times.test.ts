import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  attemptsMax,
  deadlineMs,
  responseWindowMinMs,
  resultRetryDelayMaxMs,
} from '../../../src/relay/deliveries/rules/limits.ts';
import { retryPauseMs, startRun, step } from '../../../src/relay/deliveries/rules/machine.ts';
import type { AttemptEnded, DeliveryRun, RunCommand, RunEvent } from '../../../src/relay/deliveries/rules/run.ts';

const metrics = {
  phase: 'answered',
  dnsMs: 1,
  connectMs: 1,
  tlsMs: 1,
  firstByteMs: 1,
  totalMs: 4,
  bytesSent: 9,
} as const;
const endedWith503: AttemptEnded = {
  type: 'attempt_ended',
  outcome: { status: 503 },
  metrics,
  retryAfterMs: null,
  elapsedMs: 100,
  random: 0.5,
};

describe('the pause before another attempt', () => {
  for (const [attemptNumber, random, retryAfterMs, elapsedMs, pauseMs] of [
    [1, 0, null, 0, 0],
    [1, 0.5, null, 0, 125],
    [1, 0.999, null, 0, 249],
    [2, 0.5, null, 0, 250],
    [2, 0.999, null, 0, 499],
    [3, 0.5, null, 0, null],
    [1, 0.5, 0, 0, 125],
    [1, 0.5, 5_000, 0, 5_000],
    [1, 0.5, 22_900, 100, 22_900],
    [1, 0.5, 22_901, 100, null],
    [1, 0, null, deadlineMs - responseWindowMinMs, 0],
    [1, 0, null, deadlineMs - responseWindowMinMs + 1, null],
  ] as const) {
    const [pause, retryAfter] = [pauseMs, retryAfterMs].map((ms) => (ms === null ? 'null' : `${ms} ms`));
    test(`is ${pause} after attempt ${attemptNumber} with random ${random} and Retry-After ${retryAfter} at ${elapsedMs} ms`, () => {
      assert.equal(retryPauseMs(attemptNumber, { ...endedWith503, random, retryAfterMs, elapsedMs }), pauseMs);
    });
  }

  test('is null after an outcome that is not retried', () => {
    for (const outcome of [{ status: 500 }, { status: 400 }, { status: 302 }, { error: 'answer_timeout' }] as const)
      assert.equal(retryPauseMs(1, { ...endedWith503, outcome }), null);
  });
});

describe('a run', () => {
  const startStep = startRun({ id: 'r1', replay: false, startedAtMs: 1_000, n: 4, requestId: 'c1' });
  const writtenEvent = (write: 'accept' | 'dispatch' | 'result', elapsedMs = 10): RunEvent => ({
    type: 'written',
    write,
    elapsedMs,
  });
  const sendingStep = applyEvents(startStep.run, [
    writtenEvent('accept'),
    { type: 'connected', elapsedMs: 20 },
    writtenEvent('dispatch'),
  ]);

  test('accepts and connects in parallel, and sends after both and the dispatch record', () => {
    assert.deepEqual(
      startStep.commands.map((command) => command.do),
      ['write', 'connect'],
    );
    assert.deepEqual(sendingStep.commands, [{ do: 'send', n: 4, untilMs: deadlineMs, after: 'dispatch' }]);
  });

  test('numbers each attempt and records its start time', () => {
    const secondAttemptStep = applyEvents(sendingStep.run, [
      endedWith503,
      { type: 'pause_over', elapsedMs: 700 },
      { type: 'connected', elapsedMs: 800 },
    ]);
    const closedAttempts = [{ n: 4, startedAtMs: 1_000, outcome: { status: 503 }, facts: metrics }];
    const write = { kind: 'dispatch', run: 'r1', n: 5, startedAtMs: 1_700, closedAttempts };
    assert.deepEqual(secondAttemptStep.commands, [{ do: 'write', write, after: 'accept' }]);
  });

  test(`makes at most ${attemptsMax} attempts`, () => {
    let { run, commands } = sendingStep;
    let attemptCount = 1;
    for (; attemptCount < 10; attemptCount += 1) {
      ({ run, commands } = applyEvents(run, [endedWith503]));
      if (commands[0]?.do !== 'pause') break;
      ({ run } = applyEvents(run, [
        { type: 'pause_over', elapsedMs: 100 },
        { type: 'connected', elapsedMs: 100 },
        writtenEvent('dispatch'),
      ]));
    }
    assert.equal(attemptCount, attemptsMax);
    assert.equal(commands[0]?.do === 'write' && commands[0].write.kind, 'result');
  });

  test('sends no lead shortly before the deadline', () => {
    const lateMs = deadlineMs - responseWindowMinMs + 1;
    const connectedStep = applyEvents(startStep.run, [
      writtenEvent('accept'),
      { type: 'connected', elapsedMs: lateMs },
    ]);
    const abandon = { do: 'abandon', n: 4, reason: 'deadline_before_sent', after: null };
    assert.deepEqual(connectedStep.commands, [abandon]);
    const dispatchedStep = applyEvents(startStep.run, [
      writtenEvent('accept'),
      { type: 'connected', elapsedMs: 20 },
      writtenEvent('dispatch', lateMs),
    ]);
    assert.deepEqual(dispatchedStep.commands, [abandon]);
  });

  test('evaluates an attempt only after its dispatch record has been written', () => {
    const reset: AttemptEnded = { ...endedWith503, outcome: { error: 'reset_before_sent' } };
    const resetStep = applyEvents(startStep.run, [writtenEvent('accept'), { type: 'connected', elapsedMs: 20 }, reset]);
    assert.deepEqual([resetStep.run.phase, resetStep.commands], ['recording_dispatch', []]);
    const nextStep = applyEvents(resetStep.run, [writtenEvent('dispatch')]);
    assert.deepEqual([nextStep.run.phase, nextStep.commands.map((command) => command.do)], ['pausing', ['pause']]);
  });

  test('keeps a result that cannot be stored, and responds without a result after the deadline', () => {
    const recordingStep = applyEvents(sendingStep.run, [{ ...endedWith503, outcome: { status: 200 } }]);
    const failedWriteStep = applyEvents(recordingStep.run, [
      { type: 'write_failed', write: 'result', isUnknown: false, elapsedMs: 200, random: 0.5 },
    ]);
    assert.deepEqual(failedWriteStep.commands, [{ do: 'pause', ms: resultRetryDelayMaxMs / 2, after: null }]);
    const resumedStep = applyEvents(failedWriteStep.run, [{ type: 'pause_over', elapsedMs: 500 }]);
    assert.deepEqual(resumedStep.commands, recordingStep.commands);
    const lateStep = applyEvents(resumedStep.run, [
      { type: 'write_failed', write: 'result', isUnknown: false, elapsedMs: deadlineMs, random: 0.5 },
    ]);
    const unavailableResponse = { do: 'respond', requestIds: ['c1'], reply: 'unavailable', after: null };
    assert.deepEqual(lateStep.commands, [
      { do: 'pause', ms: resultRetryDelayMaxMs / 2, after: null },
      unavailableResponse,
    ]);
    const storedStep = applyEvents(lateStep.run, [
      { type: 'pause_over', elapsedMs: 30_000 },
      writtenEvent('result', 30_001),
    ]);
    assert.deepEqual([storedStep.run.phase, storedStep.commands], ['ended', []]);
  });

  test('responds to all waiting requests with its result, and to later ones with the stored record', () => {
    const joinedStep = applyEvents(sendingStep.run, [
      { type: 'joined', requestId: 'c2' },
      { type: 'left', requestId: 'c1' },
    ]);
    const endStep = applyEvents(joinedStep.run, [
      { ...endedWith503, outcome: { status: 200 } },
      writtenEvent('result'),
    ]);
    assert.deepEqual(endStep.commands, [{ do: 'respond', requestIds: ['c2'], reply: 'result', after: 'result' }]);
    const nextStep = applyEvents(endStep.run, [{ type: 'joined', requestId: 'c3' }]);
    assert.deepEqual(nextStep.commands, [{ do: 'respond', requestIds: ['c3'], reply: 'record', after: null }]);
    assert.deepEqual(applyEvents(endStep.run, [endedWith503]).commands, []);
  });

  test('throws at an impossible event', () => {
    assert.throws(() => step(sendingStep.run, { type: 'connected', elapsedMs: 1 }), /No transition from phase sending/);
    assert.throws(
      () => step(sendingStep.run, { type: 'pause_over', elapsedMs: 1 }),
      /No transition from phase sending/,
    );
    assert.throws(() => step(sendingStep.run, writtenEvent('result')), /No transition from phase sending/);
  });

  test('is plain data and continues identically after serialization', () => {
    const events: RunEvent[] = [
      writtenEvent('accept'),
      { type: 'connected', elapsedMs: 20 },
      { type: 'joined', requestId: 'c2' },
      writtenEvent('dispatch'),
      endedWith503,
      { type: 'pause_over', elapsedMs: 400 },
      { ...endedWith503, outcome: { error: 'connect_refused' } },
      { type: 'ownership_lost' },
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: events.length - 1 }), (splitIndex) => {
        const allEvents = applyEvents(startStep.run, events);
        const firstEvents = applyEvents(startStep.run, events.slice(0, splitIndex));
        const restoredRun = JSON.parse(JSON.stringify(firstEvents.run)) as DeliveryRun;
        assert.deepEqual(applyEvents(restoredRun, events.slice(splitIndex)), allEvents);
      }),
    );
  });
});

/** The run after these events, and the commands of the last one. */
function applyEvents(
  start: DeliveryRun,
  events: readonly RunEvent[],
): { run: DeliveryRun; commands: readonly RunCommand[] } {
  let run = start;
  let commands: readonly RunCommand[] = [];
  for (const event of events) ({ run, commands } = step(run, event));
  return { run, commands };
}
