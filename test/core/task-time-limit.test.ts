import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { TaskTimeLimit } from '../../src/core/threads/task-time-limit.ts';
import { eventually } from '../support/eventually.ts';

test('a task exceeds its limit when that time has passed since the start time in shared memory', async () => {
  const { timeLimit, events } = createTimeLimit(50);
  const startedNs = startTask(timeLimit);
  await eventually('the task is overdue', () => events.length > 0);
  assert.deepEqual(events, ['overdue']);
  assert.ok(process.hrtime.bigint() - startedNs >= 50_000_000n);
});

test('a result that arrived in time is accepted, even if a blocked event loop reads it late', async () => {
  const { timeLimit, events } = createTimeLimit(20);
  const { port1, port2 } = new MessageChannel();
  const read = new Promise<void>((resolve) => {
    port1.once('message', () => {
      timeLimit.stop();
      resolve();
    });
  });
  startTask(timeLimit);
  port2.postMessage('result');
  const blockedUntilMs = performance.now() + 60;
  while (performance.now() < blockedUntilMs);
  await read;
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  port1.close();
  assert.deepEqual(events, []);
});

test('when the pool fails, only tasks that no thread has started are reported as unstarted, each once', () => {
  const startedTask = createTimeLimit(30_000);
  startTask(startedTask.timeLimit);
  startedTask.timeLimit.failUnlessStarted('no memory');
  const waitingTask = createTimeLimit(30_000);
  waitingTask.timeLimit.failUnlessStarted('no memory');
  waitingTask.timeLimit.failUnlessStarted('no memory');
  assert.deepEqual([startedTask.events, waitingTask.events], [[], ['no memory']]);
  for (const { timeLimit } of [startedTask, waitingTask]) timeLimit.stop();
});

test('a task that starts after it was reported as unstarted is still limited in time', async () => {
  const { timeLimit, events } = createTimeLimit(20);
  timeLimit.failUnlessStarted('no memory');
  startTask(timeLimit);
  await eventually('the task is overdue', () => events.length > 1);
  assert.deepEqual(events, ['no memory', 'overdue']);
});

/** A time limit with its events: `overdue`, or the reason for which the task is unstarted. */
function createTimeLimit(taskMs: number): { timeLimit: TaskTimeLimit; events: string[] } {
  const events: string[] = [];
  const timeLimit = new TaskTimeLimit(taskMs, {
    onUnstarted: (reason) => events.push(reason),
    onTimeLimit: () => events.push('overdue'),
  });
  return { timeLimit, events };
}

/** Stores the start time as a worker thread does. */
function startTask(timeLimit: TaskTimeLimit): bigint {
  const startNs = process.hrtime.bigint();
  new BigInt64Array(timeLimit.startedNs)[0] = startNs;
  return startNs;
}
