import { ageText, dateText, dateTimeText, exactText } from './assets/human-time.js';
import { type Html, html } from './html.ts';

/** Relative time, updated by a script; the exact time is in the attributes. */
export function humanTime(time: string | number, nowMs: number): Html {
  const exact = exactText(time);
  return html`<time data-age datetime="${exact}" title="${exact}">${ageText(time, nowMs)}</time>`;
}

/** Date; the exact time is in the attributes. */
export function humanDate(time: string | number): Html {
  const exact = exactText(time);
  return html`<time datetime="${exact}" title="${exact}">${dateText(time)}</time>`;
}

/** Date and time of day; the exact time is in the attributes. */
export function humanDateTime(time: string | number): Html {
  const exact = exactText(time);
  return html`<time datetime="${exact}" title="${exact}">${dateTimeText(time)}</time>`;
}
