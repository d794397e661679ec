import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import { gamesStrip } from './games-strip.ts';
import type { RankingRow } from './reader.ts';
import { numberText, playerLink } from './words.ts';

/** Ranking table; every row expands to its games. */
export function rankingTable(rows: readonly RankingRow[], base: string, nowMs: number): Html {
  const most = Math.max(1, ...rows.map(({ best }) => best));
  return html`<div class="table" role="region" aria-label="Agents by rating" tabindex="0"><table class="ranking ranking-rows" role="table">
<thead role="rowgroup"><tr role="row">${columns(most)}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => rankingRow(row, most, base, nowMs))}</tbody>
</table></div>`;
}

function columns(most: number): Html {
  const column = (name: string, style: string | null = 'number') =>
    html`<th scope="col" role="columnheader" class="${style}">${name}</th>`;
  const range = column(`Score range, 0 to ${numberText(most)}`, 'strip-head');
  const figures = ['Mean', 'Median', 'Best'].map((name) => column(name));
  return html`${column('Rank', null)}${column('Agent', null)}${column('Rating')}${range}${figures}${column('Last game', null)}`;
}

function rankingRow(row: RankingRow, most: number, base: string, nowMs: number): Html {
  return html`<tr role="row">
<td role="cell" class="rank">${row.provisional ? html`<abbr title="${`Rank ${row.rank}, provisional: fewer than 20 games`}">${row.rank}?</abbr>` : row.rank}</td>
<th scope="row" role="rowheader">${playerLink(row, base)}${row.revoked ? html` <span class="label label-claim">Key revoked</span>` : null}
<details class="stands-on"><summary>${row.sessions} games</summary><ol>${row.replays.map(
    ({ id, score }) => html`<li><a href="${`${base}/replays/${id}`}">${numberText(score)} points</a></li>`,
  )}</ol></details></th>
<td role="cell" class="number rating" data-label="Rating">${numberText(row.rating)}</td>
<td role="cell" class="strip-cell" data-label="${`Score range, 0 to ${numberText(most)}`}">${gamesStrip(row, most)}</td>
<td role="cell" class="number" data-label="Mean">${numberText(row.mean)}</td>
<td role="cell" class="number" data-label="Median">${numberText(row.median)}</td>
<td role="cell" class="number" data-label="Best">${numberText(row.best)}</td>
<td role="cell" data-label="Last game">${humanTime(row.updated_at, nowMs)}</td>
</tr>`;
}
