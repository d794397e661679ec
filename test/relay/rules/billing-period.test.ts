import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dayMs, hourMs } from '../../../src/core/base/clock.ts';
import { type PeriodCount, periodCountAt } from '../../../src/relay/billing/rules/period.ts';

const day = (month: number, date: number, hours = 0) => Date.UTC(2026, month - 1, date) + hours * hourMs;

describe('the count of a billing period', () => {
  const counted: PeriodCount = { startedAtMs: day(3, 10, 7), count: 12 };

  const rows: [string, PeriodCount | null, number | null, number, PeriodCount][] = [
    [
      'starts at zero one month before the end of the paid time',
      null,
      day(4, 10, 7),
      day(3, 20),
      { ...counted, count: 0 },
    ],
    ['continues until the end of the paid time', counted, day(4, 10, 7), day(4, 10, 7) - 1, counted],
    [
      'starts again after the paid time',
      counted,
      day(4, 10, 7),
      day(4, 10, 7),
      { startedAtMs: day(4, 10, 7), count: 0 },
    ],
    [
      'continues when the payment of a period becomes known after its start',
      { startedAtMs: day(4, 10, 7), count: 2 },
      day(5, 10, 7),
      day(4, 10, 9),
      { startedAtMs: day(4, 10, 7), count: 2 },
    ],
    [
      'continues although a month is shorter than the previous one',
      { startedAtMs: day(2, 28), count: 2 },
      day(3, 31),
      day(3, 30),
      { startedAtMs: day(2, 28), count: 2 },
    ],
    ['of an earlier month is reset', counted, day(6, 10, 7), day(5, 20), { startedAtMs: day(5, 10, 7), count: 0 }],
    [
      'starts monthly when several months are paid',
      null,
      day(12, 10),
      day(3, 20),
      { startedAtMs: day(3, 10), count: 0 },
    ],
    ['starts each calendar month when no end is known', null, null, day(3, 20), { startedAtMs: day(3, 1), count: 0 }],
  ];
  for (const [name, before, paidUntilMs, nowMs, expected] of rows)
    test(name, () => assert.deepEqual(periodCountAt(before, paidUntilMs, nowMs), expected));

  test('never starts in the future or more than a month and a day ago', () => {
    for (let end = day(1, 28); end < day(4, 2); end += dayMs)
      for (let now = end - 31 * dayMs; now < end; now += dayMs) {
        const { startedAtMs } = periodCountAt(null, end, now);
        assert.ok(startedAtMs <= now && now - startedAtMs < 31 * dayMs, `${new Date(end)} ${new Date(now)}`);
      }
  });
});
