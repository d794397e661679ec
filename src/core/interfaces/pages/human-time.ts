import { ageText, dateText, exactText, momentText } from './assets/human-time.js';
import { type Html, html } from './html.ts';

/** A moment for people: near ones as a distance, which a script keeps current; the exact time is in the element. */
export function humanTime(time: string | number, nowMs: number): Html {
  const exact = exactText(time);
  return html`<time data-age datetime="${exact}" title="${exact}">${ageText(time, nowMs)}</time>`;
}

/** A day for people, the exact time in the element. */
export function humanDate(time: string | number): Html {
  const exact = exactText(time);
  return html`<time datetime="${exact}" title="${exact}">${dateText(time)}</time>`;
}

/** The same with hour and minute. */
export function humanMoment(time: string | number): Html {
  const exact = exactText(time);
  return html`<time datetime="${exact}" title="${exact}">${momentText(time)}</time>`;
}

/** `1 reply`, `1,204 replies`. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
