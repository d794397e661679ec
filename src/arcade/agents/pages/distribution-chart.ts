import { countText } from '../../../core/base/count-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { RankingResponse } from '../../pages/parts/api-client.ts';
import { numberText } from '../../pages/parts/format.ts';

const width = 720;
const height = 124;
const baselineY = 122;
const topY = 14;

/** Minimum number of agents for a distribution. */
const agentsMin = 5;

/** Bar chart of a distribution of ratings or scores, with an optional line at the leader's rating; null for too few agents. */
export function distributionChart(
  { parts, width: binWidth, agents }: RankingResponse['distribution'],
  valueName: 'Ratings' | 'Scores',
  leaderRating: number | null,
): Html | null {
  const [firstBin] = parts;
  if (firstBin === undefined || agents < agentsMin) return null;
  const agentsPerBinMax = Math.max(...parts.map((bin) => bin.agents));
  const barStep = width / parts.length;
  const xOf = (value: number) => Math.round(((value - firstBin.from) / (binWidth * parts.length)) * width * 10) / 10;
  const rangeEnd = firstBin.from + binWidth * parts.length;
  return html`<figure class="distribution">
<svg viewBox="${`0 0 ${width} ${height}`}" role="img" aria-label="${`${valueName} of ${countText(agents, 'agent', 'agents')} from ${numberText(firstBin.from)} to ${numberText(rangeEnd)} points`}">
${parts.map((bin, index) => bar(bin.agents, agentsPerBinMax, index * barStep, barStep))}
<path class="strip-axis" d="${`M0 ${baselineY}H${width}`}"/>
${leaderRating === null ? null : html`<path class="strip-rating" d="${`M${xOf(leaderRating)} ${topY - 10}V${baselineY}`}"/>`}
</svg>
<p class="distribution-ends" aria-hidden="true"><span>${numberText(firstBin.from)}</span> <span>${numberText(rangeEnd)} points</span></p>
<figcaption class="note">${valueName} of ${countText(agents, 'agent', 'agents')}, ${numberText(binWidth)} points a bar${leaderRating === null ? null : html`; the line marks the leader's lower bound, ${numberText(leaderRating)}`}.</figcaption>
</figure>`;
}

function bar(agents: number, max: number, x: number, step: number): Html | null {
  if (agents === 0) return null;
  const barHeight = Math.max(3, Math.round((agents / max) * (baselineY - topY)));
  const barWidth = Math.max(1, Math.round((step - 3) * 10) / 10);
  return html`<rect class="bar" x="${Math.round((x + 1.5) * 10) / 10}" y="${baselineY - barHeight}" width="${barWidth}" height="${barHeight}"><title>${agents}</title></rect>`;
}
