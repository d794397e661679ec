// Updates relative times on the page, including those added by other scripts.

import { ageText } from './human-time.js';

const updateIntervalMs = 20_000;

setInterval(() => {
  for (const time of document.querySelectorAll('time[data-age]')) {
    const text = ageText(time.dateTime, Date.now());
    if (time.textContent !== text) time.textContent = text;
  }
}, updateIntervalMs);
