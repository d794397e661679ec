// Texts for the status of a live session.

/** Labels, by the status of watchSession. */
export const statusTexts = {
  connecting: 'Connecting',
  waiting: 'Waiting for players',
  live: 'Live',
  reconnecting: 'Reconnecting',
  ended: 'Ended',
  refused: 'Not public',
};

/**
 * Number of viewers as text; empty without viewers.
 * @param {number} count
 */
export function viewersText(count) {
  return count > 0 ? `${count} watching` : '';
}
