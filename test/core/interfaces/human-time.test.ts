import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageText, dateText, dateTimeText } from '../../../src/core/interfaces/pages/assets/human-time.js';
import { renderHtml } from '../../../src/core/interfaces/pages/html.ts';
import { humanTime } from '../../../src/core/interfaces/pages/human-time.ts';

const time = '2026-11-22T12:13:52.481Z';
const atMs = Date.parse(time);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test('dates and times are formatted in UTC', () => {
  assert.equal(dateText(time), '22 Nov 2026');
  assert.equal(dateTimeText(atMs), '22 Nov 2026, 12:13 UTC');
});

test('a time less than a week away is shown as a relative time, and any other as a date', () => {
  const ages: [number, string][] = [
    [0, 'just now'],
    [minute, '1 min ago'],
    [hour - 1, '59 min ago'],
    [5 * hour, '5 h ago'],
    [day, 'yesterday'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '22 Nov 2026'],
    [-1, 'now'],
    [-3 * hour, 'in 3 h'],
    [-day, 'tomorrow'],
    [-2 * day, 'in 2 days'],
    [-8 * day, '22 Nov 2026'],
  ];
  for (const [agoMs, expectedText] of ages) assert.equal(ageText(time, atMs + agoMs), expectedText);
});

test('a time on a page has its ISO 8601 form as attribute and title', () => {
  assert.equal(
    renderHtml(humanTime(atMs, atMs + hour)),
    `<time data-age datetime="${time}" title="${time}">1 h ago</time>`,
  );
});
