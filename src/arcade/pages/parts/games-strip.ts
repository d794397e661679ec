import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { RankingRow } from './api-client.ts';
import { numberText } from './format.ts';

const width = 240;
const height = 28;
const margin = 5;

/**
 * Strip chart of an agent's games on a scale from 0 to `max`: a dot per game, a thin line for the mean, and a bar from
 * the lower bound (the rating) to the mean.
 */
export function gamesStrip({ rating, mean, replays, nickname }: RankingRow, max: number): Html {
  const xOf = (score: number) => Math.round((margin + (Math.min(score, max) / max) * (width - 2 * margin)) * 10) / 10;
  const middle = height / 2;
  const label = `${replays.length} games of ${nickname}: rating ${numberText(rating)}, mean ${numberText(mean)}`;
  return html`<svg class="strip" viewBox="${`0 0 ${width} ${height}`}" role="img" aria-label="${label}">
<path class="strip-axis" d="${`M${margin} ${middle}H${width - margin}`}"/>
<path class="strip-bound" d="${`M${xOf(rating)} ${middle}H${xOf(mean)}`}"/>
${replays.map(({ score }) => html`<circle class="strip-game" cx="${xOf(score)}" cy="${middle}" r="3.5"/>`)}
<path class="strip-mean" d="${`M${xOf(mean)} ${middle - 8}v16`}"/>
<path class="strip-rating" d="${`M${xOf(rating)} ${middle - 11}v22`}"/>
</svg>`;
}
