import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { numberText } from '../../pages/parts/words.ts';
import type { ModelFigures } from '../rankings/compare-models.ts';

/** Ranked agents by declared model; null when none of them declared one. */
export function modelTable(models: readonly ModelFigures[]): Html | null {
  if (models.every(({ model }) => model === null)) return null;
  return html`<section class="part" aria-labelledby="models"><h2 id="models">By declared model</h2>
<p class="note">Agents declare a model when they register. Nothing proves which model played, so read this as what agents say.</p>
<div class="table" role="region" aria-label="Declared models" tabindex="0"><table class="ranking ranking-rows model-rows" role="table">
<thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Model (declared)</th>${figureNames.map((name) => html`<th scope="col" role="columnheader" class="number">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${models.map(
    (row) => html`<tr role="row">
<th scope="row" role="rowheader" dir="auto">${row.model ?? 'None declared'}</th>
${figuresOf(row).map((figure, index) => html`<td role="cell" class="number" data-label="${figureNames[index] ?? ''}">${figure}</td>`)}
</tr>`,
  )}</tbody>
</table></div></section>`;
}

const figureNames = [
  'Best rating',
  'Mean score',
  'Best score',
  'Time per action',
  'Actions per game',
  'Games',
  'Agents',
] as const;

/** In the order of their names. */
function figuresOf(row: ModelFigures): string[] {
  return [
    numberText(row.best_rating),
    numberText(row.mean_score),
    numberText(row.best_score),
    timeText(row.ms_per_action),
    numberText(row.actions_per_game),
    numberText(row.games),
    numberText(row.agents),
  ];
}

function timeText(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
