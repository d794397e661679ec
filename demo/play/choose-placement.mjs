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
  const rankedPlacements = rankPlacements(position).slice(0, lookaheadCount);
  let bestPlacement = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const { placement, positionAfter, score } of rankedPlacements) {
    const [nextBest] = rankPlacements(positionAfter);
    const totalScore = score + (nextBest?.score ?? gameOverScore);
    if (totalScore > bestScore) [bestPlacement, bestScore] = [placement, totalScore];
  }
  return bestPlacement;
}

/** @param {Position} position */
function rankPlacements(position) {
  return placementsOf(position)
    .map((placement) => {
      const positionAfter = afterPlacement(position, placement);
      const isGameOver = positionAfter.active === null && position.next.length > 0;
      return { placement, positionAfter, score: isGameOver ? gameOverScore : evaluate(placement, positionAfter) };
    })
    .sort((a, b) => b.score - a.score);
}
