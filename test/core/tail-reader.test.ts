import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventRow } from '../../src/core/operation/event-row.ts';
import { TailReader } from '../../src/core/operation/tail-reader.ts';

const events = (...positions: number[]) => positions.map((position) => ({ position }) as EventRow);

function createReader() {
  const positions: number[] = [];
  const reader = new TailReader((batch) => positions.push(...batch.map(({ position }) => position)), undefined);
  return { reader, received: positions };
}

test('a reader gets the events after its start position that were read while that position was determined', () => {
  const { reader, received } = createReader();
  reader.deliver(events(3, 4, 5));
  reader.deliver(events(6));
  assert.deepEqual(received, []);
  reader.start(4);
  assert.deepEqual([received, reader.position], [[5, 6], 4]);
  reader.deliver(events(7));
  assert.deepEqual(received, [5, 6, 7]);
});

test('a reader gets no events before its start and no empty batch', () => {
  const { reader, received } = createReader();
  reader.start(10);
  reader.deliver(events(8, 9, 10));
  reader.deliver([]);
  assert.deepEqual(received, []);
  reader.deliver(events(9, 10, 11, 12));
  assert.deepEqual(received, [11, 12]);
});
