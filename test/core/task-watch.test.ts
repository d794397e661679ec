import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MessageChannel } from 'node:worker_threads';
import { TaskWatch } from '../../src/core/threads/task-watch.ts';
import { eventually } from '../support/eventually.ts';

test('a task is overdue once its limit has passed since the time in shared memory', async () => {
  const { watch, events } = open(50);
  const startedNs = startTask(watch);
  await eventually('the task to be overdue', () => events.length > 0);
  assert.deepEqual(events, ['overdue']);
  assert.ok(process.hrtime.bigint() - startedNs >= 50_000_000n);
});

test('a result that arrived while the event loop was blocked counts, however late it is read', async () => {
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

test('only a task that no thread has begun is refused when the pool gives up, and once', () => {
  const startedTask = open(30_000);
  startTask(startedTask.watch);
  startedTask.watch.giveUp('no memory');
  const waiting = open(30_000);
  waiting.watch.giveUp('no memory');
  waiting.watch.giveUp('no memory');
  assert.deepEqual([startedTask.events, waiting.events], [[], ['no memory']]);
  for (const { watch } of [startedTask, waiting]) watch.stop();
});

test('a task that is begun after it was refused keeps its limit', async () => {
  const { watch, events } = open(20);
  watch.giveUp('no memory');
  startTask(watch);
  await eventually('the task to be overdue', () => events.length > 1);
  assert.deepEqual(events, ['no memory', 'overdue']);
});

function open(taskMs: number): { watch: TaskWatch; events: string[] } {
  const events: string[] = [];
  const watch = new TaskWatch(taskMs, {
    onUnstarted: (reason) => events.push(reason),
    onOverdue: () => events.push('overdue'),
  });
  return { watch, events };
}

function startTask(watch: TaskWatch): bigint {
  const begunNs = process.hrtime.bigint();
  new BigInt64Array(watch.startedNs)[0] = begunNs;
  return begunNs;
}
