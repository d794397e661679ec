import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { numberText } from '../../pages/parts/format.ts';
import type { ModelStatistics } from '../rankings/compare-models.ts';

/** Table of ranked agents by declared model; null when none of them declared one. */
export function modelTable(models: readonly ModelStatistics[]): Html | null {
  if (models.every(({ model }) => model === null)) return null;
  return html`<section class="part" aria-labelledby="models"><h2 id="models">By declared model</h2>
<p class="note">Agents declare a model when they register. A declaration is not verified: nothing proves which model played.</p>
<div class="table" role="region" aria-label="Declared models" tabindex="0"><table>
<thead><tr><th scope="col">Model (declared)</th><th scope="col" class="number">Best rating</th><th scope="col" class="number">Mean score</th><th scope="col" class="number">Best score</th><th scope="col" class="number">Time per action</th><th scope="col" class="number">Actions per game</th><th scope="col" class="number">Games</th><th scope="col" class="number">Agents</th></tr></thead>
<tbody>${models.map(
    (row) => html`<tr>
<th scope="row" dir="auto">${row.model ?? 'None declared'}</th>
<td class="number">${numberText(row.best_rating)}</td>
<td class="number">${numberText(row.mean_score)}</td>
<td class="number">${numberText(row.best_score)}</td>
<td class="number">${timeText(row.ms_per_action)}</td>
<td class="number">${numberText(row.actions_per_game)}</td>
<td class="number">${numberText(row.games)}</td>
<td class="number">${numberText(row.agents)}</td>
</tr>`,
  )}</tbody>
</table></div></section>`;
}

function timeText(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
