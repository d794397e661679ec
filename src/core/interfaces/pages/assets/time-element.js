// Creates time elements with the exact time in their attributes.

import { element } from './element.js';
import { ageText, dateText, dateTimeText, exactText } from './human-time.js';

/** Time element such as `22 Nov 2026`. */
export const dateElement = (time) => timeElement(time, dateText(time));

/** Time element such as `22 Nov 2026, 12:13 UTC`. */
export const dateTimeElement = (time) => timeElement(time, dateTimeText(time));

/** Time element such as `5 min ago`, updated by relative-times.js. */
export const ageElement = (time) => timeElement(time, ageText(time, Date.now()), { 'data-age': true });

function timeElement(time, text, attributes = {}) {
  const exact = exactText(time);
  return element('time', { ...attributes, datetime: exact, title: exact }, text);
}
