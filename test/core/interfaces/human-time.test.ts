import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageText, dateText, dateTimeText } from '../../../src/core/interfaces/pages/assets/human-time.js';
import { renderHtml } from '../../../src/core/interfaces/pages/html.ts';
import { humanTime } from '../../../src/core/interfaces/pages/human-time.ts';

const time = '2026-11-22T12:13:52.481Z';
const atMs = Date.parse(time);
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

test('dates and times are formatted in UTC', () => {
  assert.equal(dateText(time), '22 Nov 2026');
  assert.equal(dateTimeText(atMs), '22 Nov 2026, 12:13 UTC');
});

test('a time less than a week away is shown as a relative time, and any other as a date', () => {
  const ages: [number, string][] = [
    [0, 'just now'],
    [minuteMs, '1 min ago'],
    [hourMs - 1, '59 min ago'],
    [5 * hourMs, '5 h ago'],
    [dayMs, 'yesterday'],
    [7 * dayMs - 1, '6 days ago'],
    [7 * dayMs, '22 Nov 2026'],
    [-1, 'now'],
    [-3 * hourMs, 'in 3 h'],
    [-dayMs, 'tomorrow'],
    [-2 * dayMs, 'in 2 days'],
    [-8 * dayMs, '22 Nov 2026'],
  ];
  for (const [agoMs, expectedText] of ages) assert.equal(ageText(time, atMs + agoMs), expectedText);
});

test('a time on a page has its ISO 8601 form as attribute and title', () => {
  assert.equal(
    renderHtml(humanTime(atMs, atMs + hourMs)),
    `<time data-age datetime="${time}" title="${time}">1 h ago</time>`,
  );
});
