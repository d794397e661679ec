// Formats game time, the same way in server pages and in scripts.

const usPerSecond = 1_000_000;

/**
 * Time that has passed: `m:ss`, and below a second in milliseconds, since in stepped play a whole game may take less.
 * @param {number} us
 * @returns {string}
 */
export function formatElapsed(us) {
  return us > 0 && us < usPerSecond ? `${Math.max(1, Math.floor(us / 1_000))} ms` : clock(Math.floor(us / usPerSecond));
}

/**
 * Time that is left, rounded up as the renderers do it: 0:00 is the end.
 * @param {number} us
 * @returns {string}
 */
export function formatLeft(us) {
  return clock(Math.ceil(us / usPerSecond));
}

/** @param {number} seconds */
function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
