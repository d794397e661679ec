// Bar chart of deliveries per day and their success rate.

import { element } from './element.js';

const width = 12;
const gap = 3;
const height = 64;

/** Chart with a text alternative; empty without deliveries. */
export function dailyChart(days) {
  if (days.length === 0) return [];
  const totals = days.map(({ delivered, failed, ambiguous }) => delivered + failed + ambiguous);
  const highest = Math.max(1, ...totals);
  const total = totals.reduce((sum, count) => sum + count, 0);
  const delivered = days.reduce((sum, day) => sum + day.delivered, 0);
  const rate = total === 0 ? 'none finished' : `${Math.floor((100 * delivered) / total)} % delivered`;
  const words = `${total} deliveries in ${days.length} ${days.length === 1 ? 'day' : 'days'}, ${rate}`;
  const picture = svg('svg', { class: 'daily-chart', role: 'img', 'aria-label': words, height });
  picture.setAttribute('viewBox', `0 0 ${days.length * (width + gap)} ${height}`);
  picture.setAttribute('width', String(days.length * (width + gap)));
  for (const [index, day] of days.entries()) picture.append(bar(day, index, highest));
  return [
    element('figure', { className: 'daily' }, picture, element('figcaption', { className: 'note' }, `${words}.`)),
  ];
}

function bar({ day, delivered, failed, ambiguous }, index, highest) {
  const group = svg('g', {});
  const title = svg('title', {});
  title.textContent = `${day}: ${delivered} delivered, ${failed} failed, ${ambiguous} ambiguous`;
  group.append(title);
  let y = height;
  for (const [state, count] of Object.entries({ delivered, ambiguous, failed })) {
    const size = (count / highest) * height;
    y -= size;
    const place = { x: index * (width + gap), y, width, height: size };
    if (count > 0) group.append(svg('rect', { class: `daily-${state}`, ...place }));
  }
  return group;
}

function svg(name, attributes) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, String(value));
  return node;
}
