import { afterPlacement, placementsOf } from '../../sdk/arcade.mjs';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('../../sdk/arcade.mjs').Placement} Placement @typedef {import('../../sdk/arcade.mjs').Position} Position */

/** Number of best placements for which the next piece is considered. */
const lookedAfter = 8;
const lost = -1_000_000;

/**
 * Placement with the best board after the best placement of the next piece; null when no piece is in play.
 * @param {Position} position
 * @returns {Placement | null}
 */
export function choosePlacement(position) {
  const ranked = rank(position).slice(0, lookedAfter);
  let best = null;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const { placement, after, worth } of ranked) {
    const [reply] = rank(after);
    const total = worth + (reply?.worth ?? lost);
    if (total > bestWorth) [best, bestWorth] = [placement, total];
  }
  return best;
}

/** @param {Position} position */
function rank(position) {
  return placementsOf(position)
    .map((placement) => {
      const after = afterPlacement(position, placement);
      const isEnd = after.active === null && position.next.length > 0;
      return { placement, after, worth: isEnd ? lost : evaluate(placement, after) };
    })
    .sort((a, b) => b.worth - a.worth);
}
