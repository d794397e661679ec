import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closeInOrder } from '../../src/core/base/close-in-order.ts';

test('closeInOrder closes everything in order although one step fails, and throws the first error', async () => {
  const closed: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    closed.push(name);
    if (error !== undefined) throw error;
  };
  const steps = [step('one', new Error('first')), step('two', new Error('second')), step('three')];
  await assert.rejects(closeInOrder(steps), /first/);
  assert.deepEqual(closed, ['one', 'two', 'three']);
});
