// Formats game time, the same way in server pages and in scripts.

const usPerSecond = 1_000_000;

/**
 * Elapsed time: `m:ss`, below a second in milliseconds, because a turn-based game may last less than a second.
 * @param {number} us
 * @returns {string}
 */
export function formatElapsed(us) {
  return us > 0 && us < usPerSecond
    ? `${Math.max(1, Math.floor(us / 1_000))} ms`
    : minutesAndSeconds(Math.floor(us / usPerSecond));
}

/**
 * Remaining time, rounded up like in renderers: 0:00 is the end.
 * @param {number} us
 * @returns {string}
 */
export function formatRemaining(us) {
  return minutesAndSeconds(Math.ceil(us / usPerSecond));
}

/** @param {number} seconds */
function minutesAndSeconds(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
