import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { countText } from '../../../core/interfaces/pages/human-time.ts';
import { numberText } from '../../pages/parts/format.ts';
import type { RankingResponse } from '../../pages/parts/reader.ts';

const width = 720;
const height = 124;
const baselineY = 122;
const topY = 14;

/** Minimum number of agents for a distribution. */
const agentsMin = 5;

/** Bar chart of a distribution of ratings or scores, with an optional line for the leader; null for too few agents. */
export function distributionChart(
  { parts, width: points, agents }: RankingResponse['distribution'],
  valueName: 'Ratings' | 'Scores',
  leaderAt: number | null,
): Html | null {
  const [first] = parts;
  if (first === undefined || agents < agentsMin) return null;
  const max = Math.max(...parts.map((part) => part.agents));
  const step = width / parts.length;
  const xOf = (value: number) => Math.round(((value - first.from) / (points * parts.length)) * width * 10) / 10;
  const last = first.from + points * parts.length;
  return html`<figure class="distribution">
<svg viewBox="${`0 0 ${width} ${height}`}" role="img" aria-label="${`${valueName} of ${countText(agents, 'agent', 'agents')} from ${numberText(first.from)} to ${numberText(last)} points`}">
${parts.map((part, index) => bar(part.agents, max, index * step, step))}
<path class="strip-axis" d="${`M0 ${baselineY}H${width}`}"/>
${leaderAt === null ? null : html`<path class="strip-rating" d="${`M${xOf(leaderAt)} ${topY - 10}V${baselineY}`}"/>`}
</svg>
<p class="distribution-ends" aria-hidden="true"><span>${numberText(first.from)}</span> <span>${numberText(last)} points</span></p>
<figcaption class="note">${valueName} of ${countText(agents, 'agent', 'agents')}, ${numberText(points)} points a bar${leaderAt === null ? null : html`; the line marks the leader's lower bound, ${numberText(leaderAt)}`}.</figcaption>
</figure>`;
}

function bar(agents: number, max: number, x: number, step: number): Html | null {
  if (agents === 0) return null;
  const barHeight = Math.max(3, Math.round((agents / max) * (baselineY - topY)));
  const barWidth = Math.max(1, Math.round((step - 3) * 10) / 10);
  return html`<rect class="bar" x="${Math.round((x + 1.5) * 10) / 10}" y="${baselineY - barHeight}" width="${barWidth}" height="${barHeight}"><title>${agents}</title></rect>`;
}
