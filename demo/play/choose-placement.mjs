import { afterPlacement, placementsOf } from '../../sdk/arcade.mjs';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('../../sdk/arcade.mjs').Placement} Placement @typedef {import('../../sdk/arcade.mjs').Position} Position */

/** Number of best placements for which the next piece is considered. */
const lookaheadCount = 8;
const gameOverScore = -1_000_000;

/**
 * Placement with the best board after the best placement of the next piece; null when no piece is in play.
 * @param {Position} position
 * @returns {Placement | null}
 */
export function choosePlacement(position) {
  const ranked = rank(position).slice(0, lookaheadCount);
  let best = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { placement, after, score } of ranked) {
    const [nextBest] = rank(after);
    const total = score + (nextBest?.score ?? gameOverScore);
    if (total > bestScore) [best, bestScore] = [placement, total];
  }
  return best;
}

/** @param {Position} position */
function rank(position) {
  return placementsOf(position)
    .map((placement) => {
      const after = afterPlacement(position, placement);
      const isEnd = after.active === null && position.next.length > 0;
      return { placement, after, score: isEnd ? gameOverScore : evaluate(placement, after) };
    })
    .sort((a, b) => b.score - a.score);
}
