// Keeps the ages on a page current while it is open, those that other scripts make included.

import { ageText } from './human-time.js';

const everyMs = 20_000;

setInterval(() => {
  for (const time of document.querySelectorAll('time[data-age]')) {
    const words = ageText(time.dateTime, Date.now());
    if (time.textContent !== words) time.textContent = words;
  }
}, everyMs);
