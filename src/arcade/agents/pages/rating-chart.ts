import { countText } from '../../../core/base/count-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanDateTime } from '../../../core/interfaces/pages/human-time.ts';
import { numberText, paceNames } from '../../pages/parts/format.ts';
import { replayPath } from '../../pages/parts/replay-path.ts';
import type { LadderHistory, RatingPoint } from '../rankings/rating-history.ts';

const width = 720;
const height = 220;
const margin = 8;

/** Chart of an agent's ratings after its games on one ladder, with a table of the values; null without a rating. */
export function ratingChart(
  { game, pace, points }: LadderHistory,
  { gameName, nickname }: { readonly gameName: string; readonly nickname: string },
  base: string,
): Html | null {
  const ratedPoints = points.filter(({ rating }) => rating !== null);
  const latestPoint = ratedPoints.at(-1);
  if (latestPoint === undefined) return null;
  const values = points.flatMap(({ score, rating }) => (rating === null ? [score] : [score, rating]));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const ticks = axisTicks(min, max);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const x = (index: number) => roundToTenth(margin + (index / Math.max(1, points.length - 1)) * (width - 2 * margin));
  const y = (value: number) =>
    roundToTenth(height - margin - ((value - bottom) / (top - bottom)) * (height - 2 * margin));
  const linePoints = points.flatMap(({ rating }, index) => (rating === null ? [] : [`${x(index)} ${y(rating)}`]));
  return html`<figure class="distribution rating-history">
<p class="rating-title"><a href="${`${base}/games/${game.slug}`}"><bdi>${gameName}</bdi></a> ${game.version}, ${paceNames[pace]}: <strong>${numberText(latestPoint.rating ?? 0)}</strong></p>
<div class="rating-plot">
<p class="rating-axis" aria-hidden="true">${ticks.toReversed().map((tick) => html`<span>${numberText(tick)}</span>`)}</p>
<svg viewBox="${`0 0 ${width} ${height}`}" role="img" aria-label="${`Rating after each of ${countText(points.length, 'game', 'games')}, now ${numberText(latestPoint.rating ?? 0)}; scores from ${numberText(min)} to ${numberText(max)}`}">
${ticks.map((tick) => html`<path class="strip-axis" d="${`M0 ${y(tick)}H${width}`}"/>`)}
${points.map(({ score }, index) => html`<circle class="rating-score" cx="${x(index)}" cy="${y(score)}" r="5"><title>${numberText(score)}</title></circle>`)}
<path class="rating-line" d="${`M${linePoints.join('L')}`}"/>
<circle class="rating-now" cx="${x(points.lastIndexOf(latestPoint))}" cy="${y(latestPoint.rating ?? 0)}" r="6"/>
</svg>
</div>
<p class="distribution-ends" aria-hidden="true"><span>${points.length === 1 ? '' : `${countText(points.length - 1, 'game', 'games')} before`}</span> <span>latest game</span></p>
<figcaption class="note">Line: rating. Dots: scores, ${numberText(min)} to ${numberText(max)} points.</figcaption>
<details><summary>Numbers</summary>${numberTable(points, base, nickname)}</details>
</figure>`;
}

function numberTable(points: readonly RatingPoint[], base: string, nickname: string): Html {
  return html`<div class="table" role="region" aria-label="Rating after each game" tabindex="0"><table>
<thead><tr><th scope="col">Game</th><th scope="col" class="number">Score</th><th scope="col" class="number">Rating</th></tr></thead>
<tbody>${points
    .toReversed()
    .map(
      ({ replay_id: id, score, rating, verified_at: at }) =>
        html`<tr><td><a href="${replayPath(base, id, nickname)}">${humanDateTime(at)}</a></td><td class="number">${numberText(score)}</td><td class="number">${rating === null ? '–' : numberText(rating)}</td></tr>`,
    )}</tbody></table></div>`;
}

/** Five equally spaced round numbers, the first at most `min` and the last at least `max`. */
function axisTicks(min: number, max: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, max - min))) - 1);
  const steps = tickMultiples.map((multiple) => multiple * power);
  const startOf = (step: number) => Math.floor(min / step) * step;
  const step = steps.find((candidate) => startOf(candidate) + 4 * candidate >= max) ?? max - min;
  return [0, 1, 2, 3, 4].map((index) => startOf(step) + index * step);
}

const tickMultiples = [1, 2, 5, 10, 20, 25, 50, 100] as const;

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
