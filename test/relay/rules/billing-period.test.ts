import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import { type PeriodCount, periodCountAt } from '../../../src/relay/billing/rules/period.ts';

const dateMs = (month: number, date: number, hours = 0) => Date.UTC(2026, month - 1, date) + hours * hourMs;

describe('the count of a billing period', () => {
  const periodCount: PeriodCount = { startedAtMs: dateMs(3, 10, 7), count: 12 };

  const rows: [string, PeriodCount | null, number | null, number, PeriodCount][] = [
    [
      'starts at zero one month before the end of the paid time',
      null,
      dateMs(4, 10, 7),
      dateMs(3, 20),
      { ...periodCount, count: 0 },
    ],
    ['continues until the end of the paid time', periodCount, dateMs(4, 10, 7), dateMs(4, 10, 7) - 1, periodCount],
    [
      'starts again at the end of the paid time',
      periodCount,
      dateMs(4, 10, 7),
      dateMs(4, 10, 7),
      { startedAtMs: dateMs(4, 10, 7), count: 0 },
    ],
    [
      'continues when the payment of a period becomes known after its start',
      { startedAtMs: dateMs(4, 10, 7), count: 2 },
      dateMs(5, 10, 7),
      dateMs(4, 10, 9),
      { startedAtMs: dateMs(4, 10, 7), count: 2 },
    ],
    [
      'continues although a month is shorter than the previous one',
      { startedAtMs: dateMs(2, 28), count: 2 },
      dateMs(3, 31),
      dateMs(3, 30),
      { startedAtMs: dateMs(2, 28), count: 2 },
    ],
    [
      'of an earlier month is reset',
      periodCount,
      dateMs(6, 10, 7),
      dateMs(5, 20),
      { startedAtMs: dateMs(5, 10, 7), count: 0 },
    ],
    [
      'starts monthly when several months are paid',
      null,
      dateMs(12, 10),
      dateMs(3, 20),
      { startedAtMs: dateMs(3, 10), count: 0 },
    ],
    [
      'starts each calendar month when no end is known',
      null,
      null,
      dateMs(3, 20),
      { startedAtMs: dateMs(3, 1), count: 0 },
    ],
  ];
  for (const [name, previousCount, paidUntilMs, nowMs, expected] of rows)
    test(name, () => assert.deepEqual(periodCountAt(previousCount, paidUntilMs, nowMs), expected));

  test('starts less than 31 days ago and never in the future', () => {
    for (let endMs = dateMs(1, 28); endMs < dateMs(4, 2); endMs += dayMs)
      for (let nowMs = endMs - 31 * dayMs; nowMs < endMs; nowMs += dayMs) {
        const { startedAtMs } = periodCountAt(null, endMs, nowMs);
        assert.ok(startedAtMs <= nowMs && nowMs - startedAtMs < 31 * dayMs, `${new Date(endMs)} ${new Date(nowMs)}`);
      }
  });
});
