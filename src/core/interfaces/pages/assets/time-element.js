// Time elements made by scripts: the exact time is in the attributes.

import { element } from './element.js';
import { ageText, dateText, exactText, momentText } from './human-time.js';

/** `22 Nov 2026`. */
export const dateElement = (time) => timeElement(time, dateText(time));

/** `22 Nov 2026, 12:13 UTC`. */
export const momentElement = (time) => timeElement(time, momentText(time));

/** `5 min ago`, kept current while the page is open. */
export const ageElement = (time) => timeElement(time, ageText(time, Date.now()), { 'data-age': true });

function timeElement(time, words, attributes = {}) {
  const exact = exactText(time);
  return element('time', { ...attributes, datetime: exact, title: exact }, words);
}
