import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { TaskTimeLimit } from '../../src/core/threads/task-watch.ts';
import { eventually } from '../support/eventually.ts';

test('a task is overdue once its limit has passed since the time in shared memory', async () => {
  const { watch, events } = open(50);
  const startedNs = startTask(watch);
  await eventually('the task to be overdue', () => events.length > 0);
  assert.deepEqual(events, ['overdue']);
  assert.ok(process.hrtime.bigint() - startedNs >= 50_000_000n);
});

test('accepts a result that arrived in time, even if a blocked event loop reads it late', async () => {
  const { watch, events } = open(20);
  const { port1, port2 } = new MessageChannel();
  const read = new Promise<void>((resolve) => {
    port1.once('message', () => {
      watch.stop();
      resolve();
    });
  });
  startTask(watch);
  port2.postMessage('result');
  const blockedMs = performance.now() + 60;
  while (performance.now() < blockedMs);
  await read;
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  port1.close();
  assert.deepEqual(events, []);
});

test('when the pool gives up, only tasks that no thread has started are refused, each once', () => {
  const startedTask = open(30_000);
  startTask(startedTask.watch);
  startedTask.watch.failUnlessStarted('no memory');
  const waiting = open(30_000);
  waiting.watch.failUnlessStarted('no memory');
  waiting.watch.failUnlessStarted('no memory');
  assert.deepEqual([startedTask.events, waiting.events], [[], ['no memory']]);
  for (const { watch } of [startedTask, waiting]) watch.stop();
});

test('a task that is begun after it was refused keeps its limit', async () => {
  const { watch, events } = open(20);
  watch.failUnlessStarted('no memory');
  startTask(watch);
  await eventually('the task to be overdue', () => events.length > 1);
  assert.deepEqual(events, ['no memory', 'overdue']);
});

function open(taskMs: number): { watch: TaskTimeLimit; events: string[] } {
  const events: string[] = [];
  const watch = new TaskTimeLimit(taskMs, {
    onUnstarted: (reason) => events.push(reason),
    onTimeLimit: () => events.push('overdue'),
  });
  return { watch, events };
}

function startTask(watch: TaskTimeLimit): bigint {
  const begunNs = process.hrtime.bigint();
  new BigInt64Array(watch.startedNs)[0] = begunNs;
  return begunNs;
}
