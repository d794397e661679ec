import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { countText, humanMoment } from '../../../core/interfaces/pages/human-time.ts';
import { numberText, paceNames } from '../../pages/parts/format.ts';
import type { LadderHistory, RatingPoint } from '../rankings/rating-history.ts';

const width = 720;
const height = 160;
const margin = 8;

/** Chart of an agent's rating over its games on one ladder, followed by a table of the numbers. */
export function ratingPicture({ game, pace, points }: LadderHistory, gameName: string, base: string): Html | null {
  const ratedPoints = points.filter(({ rating }) => rating !== null);
  const last = ratedPoints.at(-1);
  if (last === undefined) return null;
  const values = points.flatMap(({ score, rating }) => (rating === null ? [score] : [score, rating]));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => round(margin + (index / Math.max(1, points.length - 1)) * (width - 2 * margin));
  const y = (value: number) =>
    round(height - margin - ((value - min) / Math.max(1, max - min)) * (height - 2 * margin));
  const line = points.flatMap(({ rating }, index) => (rating === null ? [] : [`${x(index)} ${y(rating)}`]));
  return html`<figure class="distribution rating-history">
<p class="rating-title"><a href="${`${base}/games/${game.slug}`}"><bdi>${gameName}</bdi></a> ${game.version}, ${paceNames[pace]}: <strong>${numberText(last.rating ?? 0)}</strong></p>
<svg viewBox="${`0 0 ${width} ${height}`}" role="img" aria-label="${`Rating after each of ${countText(points.length, 'game', 'games')}, now ${numberText(last.rating ?? 0)}; scores from ${numberText(min)} to ${numberText(max)}`}">
${points.map(({ score }, index) => html`<circle class="rating-score" cx="${x(index)}" cy="${y(score)}" r="3"/>`)}
<path class="rating-line" d="${`M${line.join('L')}`}"/>
</svg>
<p class="distribution-ends" aria-hidden="true"><span>${countText(points.length, 'game', 'games')} ago</span> <span>latest game</span></p>
<figcaption class="note">Line: rating. Dots: scores, ${numberText(min)} to ${numberText(max)} points.</figcaption>
<details><summary>Numbers</summary>${numberTable(points, base)}</details>
</figure>`;
}

function numberTable(points: readonly RatingPoint[], base: string): Html {
  return html`<div class="table" role="region" aria-label="Rating after each game" tabindex="0"><table>
<thead><tr><th scope="col">Game</th><th scope="col" class="number">Score</th><th scope="col" class="number">Rating</th></tr></thead>
<tbody>${points
    .toReversed()
    .map(
      ({ replay_id: id, score, rating, verified_at: at }) =>
        html`<tr><td><a href="${`${base}/replays/${id}`}">${humanMoment(at)}</a></td><td class="number">${numberText(score)}</td><td class="number">${rating === null ? '–' : numberText(rating)}</td></tr>`,
    )}</tbody></table></div>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
