import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NumberedRecord } from '../../../src/arcade/play/live/frames.ts';
import { createRecentRecords, recentRecordsMin } from '../../../src/arcade/play/live/recent-records.ts';
import { formatStreamPosition, parseStreamPosition } from '../../../src/arcade/play/live/stream-position.ts';

const record = (n: number): NumberedRecord => ({ n, record: [0, 0, { type: 'wait' }] });
const numbers = (records: readonly NumberedRecord[] | null) => records?.map(({ n }) => n) ?? null;

test('a client receives the recent records that it missed, and no others', () => {
  const recent = createRecentRecords(10);
  assert.deepEqual(numbers(recent.after(10)), []);
  recent.add([record(11), record(12)]);
  recent.add([record(13)]);
  assert.deepEqual(numbers(recent.after(10)), [11, 12, 13]);
  assert.deepEqual(numbers(recent.after(12)), [13]);
  assert.deepEqual(numbers(recent.after(13)), []);
  assert.equal(recent.after(9), null, 'record 10 is not buffered');
  assert.equal(recent.after(14), null, 'record 14 does not exist');
});

test('a bounded number of records stays buffered, and adding a record after a gap throws', () => {
  const recent = createRecentRecords(0);
  for (let n = 1; n <= 5 * recentRecordsMin; n += 1) recent.add([record(n)]);
  const lastN = 5 * recentRecordsMin;
  assert.equal(numbers(recent.after(lastN - recentRecordsMin))?.length, recentRecordsMin);
  assert.equal(recent.after(lastN - 2 * recentRecordsMin - 1), null);
  assert.throws(() => recent.add([record(lastN + 2)]));
});

test('a stream position is parsed unchanged, in its own epoch only', () => {
  const [epoch, otherEpoch] = ['0123456789abcdef', 'fedcba9876543210'];
  const position = { seq: 12_345, revealed: 678 };
  assert.deepEqual(parseStreamPosition(epoch, formatStreamPosition(epoch, position)), position);
  assert.equal(parseStreamPosition(otherEpoch, formatStreamPosition(epoch, position)), 'unknown');
  assert.equal(parseStreamPosition(epoch, '01234567-end'), 'end');
  for (const invalid of [
    '',
    '-',
    '01234567',
    '01234567-1',
    '01234567-1-',
    '01234567-1e3-1',
    '01234567--1-1',
    `${'1'.repeat(99)}`,
  ])
    assert.equal(parseStreamPosition(epoch, invalid), 'unknown', invalid);
});
