import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRow } from '../../src/core/operation/event-row.ts';
import { TailReader } from '../../src/core/operation/tail-reader.ts';

const events = (...positions: number[]) => positions.map((position) => ({ position }) as EventRow);

function reading() {
  const positions: number[] = [];
  const reader = new TailReader((some) => positions.push(...some.map(({ position }) => position)), undefined);
  return { reader, told: positions };
}

test('a reader gets the events read while its start position was being determined, from its start', () => {
  const { reader, told } = reading();
  reader.deliver(events(3, 4, 5));
  reader.deliver(events(6));
  assert.deepEqual(told, []);
  reader.start(4);
  assert.deepEqual([told, reader.position], [[5, 6], 4]);
  reader.deliver(events(7));
  assert.deepEqual(told, [5, 6, 7]);
});

test('a reader gets no events before its start and no empty batch', () => {
  const { reader, told } = reading();
  reader.start(10);
  reader.deliver(events(8, 9, 10));
  reader.deliver([]);
  assert.deepEqual(told, []);
  reader.deliver(events(9, 10, 11, 12));
  assert.deepEqual(told, [11, 12]);
});
