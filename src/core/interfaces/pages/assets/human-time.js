// Times for people, the same in the server's pages and in their scripts. Zone: UTC, as in the API.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/**
 * `22 Nov 2026`.
 * @param {string | number} time
 */
export function dateText(time) {
  return date.format(new Date(time));
}

/**
 * `22 Nov 2026, 12:13 UTC`.
 * @param {string | number} time
 */
export function momentText(time) {
  return `${dateText(time)}, ${exactText(time).slice(11, 16)} UTC`;
}

/**
 * ISO 8601, for the attributes of the element.
 * @param {string | number} time
 */
export function exactText(time) {
  return new Date(time).toISOString();
}

/**
 * `5 min ago`, `in 3 h`; the date when it is a week away or more.
 * @param {string | number} time
 * @param {number} nowMs
 */
export function ageText(time, nowMs) {
  const ago = nowMs - new Date(time).getTime();
  const distance = Math.abs(ago);
  if (distance >= 7 * dayMs) return dateText(time);
  if (distance < minuteMs) return ago < 0 ? 'now' : 'just now';
  const words = distanceText(distance);
  if (words === '1 day') return ago < 0 ? 'tomorrow' : 'yesterday';
  return ago < 0 ? `in ${words}` : `${words} ago`;
}

/** @param {number} ms */
function distanceText(ms) {
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h`;
  const days = Math.floor(ms / dayMs);
  return days === 1 ? '1 day' : `${days} days`;
}
