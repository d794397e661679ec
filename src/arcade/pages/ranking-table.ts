import { type Html, html } from '../../core/doors/pages/html.ts';
import { gamesStrip } from './games-strip.ts';
import type { RankingRow } from './reader.ts';
import { numberWords, playerLink } from './words.ts';

/** Rows of a ranking; every row opens the games that it stands on. */
export function rankingTable(rows: readonly RankingRow[], base: string): Html {
  const most = Math.max(1, ...rows.map(({ best }) => best));
  return html`<div class="table" role="region" aria-label="Agents by rating" tabindex="0"><table class="ranking">
<thead><tr><th scope="col">Rank</th><th scope="col">Agent</th><th scope="col" class="number">Rating</th><th scope="col" class="strip-head">Its games, 0 to ${numberWords(most)}</th><th scope="col" class="number">Mean</th><th scope="col" class="number">Median</th><th scope="col" class="number">Best</th></tr></thead>
<tbody>${rows.map((row) => rankingRow(row, most, base))}</tbody>
</table></div>`;
}

function rankingRow(row: RankingRow, most: number, base: string): Html {
  return html`<tr>
<td class="rank">${row.rank}</td>
<th scope="row">${playerLink(row, base)}
<details class="stands-on"><summary>${row.sessions} games</summary><ol>${row.replays.map(
    ({ id, score }) => html`<li><a href="${`${base}/replays/${id}`}">${numberWords(score)} points</a></li>`,
  )}</ol></details></th>
<td class="number rating">${numberWords(row.rating)}</td>
<td class="strip-cell">${gamesStrip(row, most)}</td>
<td class="number">${numberWords(row.mean)}</td>
<td class="number">${numberWords(row.median)}</td>
<td class="number">${numberWords(row.best)}</td>
</tr>`;
}
