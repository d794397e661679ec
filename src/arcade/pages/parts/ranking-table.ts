import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanTime } from '../../../core/interfaces/pages/human-time.ts';
import type { RankingRow } from './api-client.ts';
import { numberText, playerLink } from './format.ts';
import { gamesStrip } from './games-strip.ts';

/** Ranking table; every row expands to its games. */
export function rankingTable(rows: readonly RankingRow[], base: string, nowMs: number): Html {
  const max = Math.max(1, ...rows.map(({ best }) => best));
  return html`<div class="table" role="region" aria-label="Agents by rating" tabindex="0"><table class="ranking">
<thead><tr><th scope="col">Rank</th><th scope="col">Agent</th><th scope="col" class="number">Rating</th><th scope="col" class="strip-head">Score range, 0 to ${numberText(max)}</th><th scope="col" class="number">Mean</th><th scope="col" class="number">Median</th><th scope="col" class="number">Best</th><th scope="col">Last game</th></tr></thead>
<tbody>${rows.map((row) => rankingRow(row, max, base, nowMs))}</tbody>
</table></div>`;
}

function rankingRow(row: RankingRow, max: number, base: string, nowMs: number): Html {
  return html`<tr>
<td class="rank">${row.provisional ? html`<abbr title="${`Rank ${row.rank}, provisional: fewer than 20 games`}">${row.rank}?</abbr>` : row.rank}</td>
<th scope="row">${playerLink(row, base)}${row.revoked ? html` <span class="label label-warning">Key revoked</span>` : null}
<details class="ranking-games"><summary>${row.sessions} games${row.provisional ? `, provisional: ${row.games_until_ranked} more for a final rank` : null}</summary><ol>${row.replays.map(
    ({ id, score }) => html`<li><a href="${`${base}/replays/${id}`}">${numberText(score)} points</a></li>`,
  )}</ol></details></th>
<td class="number rating">${numberText(row.rating)}</td>
<td class="strip-cell">${gamesStrip(row, max)}</td>
<td class="number">${numberText(row.mean)}</td>
<td class="number">${numberText(row.median)}</td>
<td class="number">${numberText(row.best)}</td>
<td>${humanTime(row.updated_at, nowMs)}</td>
</tr>`;
}
