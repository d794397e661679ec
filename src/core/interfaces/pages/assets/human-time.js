// Time formats shared by server-rendered pages and browser scripts. UTC, as in the API.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats as `22 Nov 2026`.
 * @param {string | number} time
 */
export function dateText(time) {
  return dateFormat.format(new Date(time));
}

/**
 * Formats as `22 Nov 2026, 12:13 UTC`.
 * @param {string | number} time
 */
export function dateTimeText(time) {
  return `${dateText(time)}, ${exactText(time).slice(11, 16)} UTC`;
}

/**
 * Formats as ISO 8601, for the attributes of time elements.
 * @param {string | number} time
 */
export function exactText(time) {
  return new Date(time).toISOString();
}

/**
 * Formats as `5 min ago` or `in 3 h`; as a date from one week on.
 * @param {string | number} time
 * @param {number} nowMs
 */
export function ageText(time, nowMs) {
  const elapsedMs = nowMs - new Date(time).getTime();
  const distanceMs = Math.abs(elapsedMs);
  if (distanceMs >= 7 * dayMs) return dateText(time);
  if (distanceMs < minuteMs) return elapsedMs < 0 ? 'now' : 'just now';
  const distance = distanceText(distanceMs);
  if (distance === '1 day') return elapsedMs < 0 ? 'tomorrow' : 'yesterday';
  return elapsedMs < 0 ? `in ${distance}` : `${distance} ago`;
}

/** @param {number} ms */
function distanceText(ms) {
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h`;
  const days = Math.floor(ms / dayMs);
  return days === 1 ? '1 day' : `${days} days`;
}
