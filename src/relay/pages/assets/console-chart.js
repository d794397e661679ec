// Bar chart of deliveries per day and their success rate.

import { element } from './element.js';

const barWidth = 12;
const gap = 3;
const chartHeight = 64;

/** Chart with a text alternative, in an array; an empty array if `days` is empty. */
export function dailyChart(days) {
  if (days.length === 0) return [];
  const totals = days.map(({ delivered, failed, ambiguous }) => delivered + failed + ambiguous);
  const deliveriesPerDayMax = Math.max(1, ...totals);
  const total = totals.reduce((sum, count) => sum + count, 0);
  const delivered = days.reduce((sum, day) => sum + day.delivered, 0);
  const rate = total === 0 ? 'none finished' : `${Math.floor((100 * delivered) / total)} % delivered`;
  const description = `${total} deliveries in ${days.length} ${days.length === 1 ? 'day' : 'days'}, ${rate}`;
  const chart = svgElement('svg', {
    class: 'daily-chart',
    role: 'img',
    'aria-label': description,
    height: chartHeight,
  });
  chart.setAttribute('viewBox', `0 0 ${days.length * (barWidth + gap)} ${chartHeight}`);
  chart.setAttribute('width', String(days.length * (barWidth + gap)));
  for (const [index, day] of days.entries()) chart.append(dayBar(day, index, deliveriesPerDayMax));
  return [
    element('figure', { className: 'daily' }, chart, element('figcaption', { className: 'note' }, `${description}.`)),
  ];
}

function dayBar({ day, delivered, failed, ambiguous }, index, deliveriesPerDayMax) {
  const group = svgElement('g', {});
  const title = svgElement('title', {});
  title.textContent = `${day}: ${delivered} delivered, ${failed} failed, ${ambiguous} ambiguous`;
  group.append(title);
  let y = chartHeight;
  for (const [state, count] of Object.entries({ delivered, ambiguous, failed })) {
    const barHeight = (count / deliveriesPerDayMax) * chartHeight;
    y -= barHeight;
    const position = { x: index * (barWidth + gap), y, width: barWidth, height: barHeight };
    if (count > 0) group.append(svgElement('rect', { class: `daily-${state}`, ...position }));
  }
  return group;
}

function svgElement(name, attributes) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) node.setAttribute(attribute, String(value));
  return node;
}
