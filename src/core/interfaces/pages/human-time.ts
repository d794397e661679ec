import { dayMs, formatTime, hourMs, minuteMs } from '../../base/clock.ts';
import { type Html, html } from './html.ts';

/** A moment for people: near ones as a distance, others as a date; the exact time is in the element. */
export function humanTime(time: string | number, nowMs: number): Html {
  const ms = typeof time === 'number' ? time : Date.parse(time);
  const exact = formatTime(ms);
  return html`<time datetime="${exact}" title="${`${dateText(ms)}, ${exact.slice(11, 16)} UTC`}">${formatAge(ms, nowMs)}</time>`;
}

/** `20 November 2026`. */
export function dateText(ms: number): string {
  return longDate.format(ms);
}

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function formatAge(ms: number, nowMs: number): string {
  const ago = nowMs - ms;
  if (ago < 0 || ago >= 7 * dayMs) return shortDate.format(ms);
  if (ago < minuteMs) return 'just now';
  if (ago < hourMs) return `${Math.floor(ago / minuteMs)} min ago`;
  if (ago < dayMs) return `${Math.floor(ago / hourMs)} h ago`;
  const days = Math.floor(ago / dayMs);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

/** `1 reply`, `1,204 replies`. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
