import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { ReplayStep } from '../../pages/parts/reader.ts';

const speeds = [0.5, 1, 2, 4, 8, 16];

/** Controls of a replay: without scripts links between steps; with scripts the player, hidden until it starts. */
export function playerControls({ at, last }: ReplayStep, path: string): Html {
  return html`<div class="controls">
<nav class="step-links" data-links aria-label="Steps">${stepLinks(at, last, path)}</nav>
<div class="player" data-player hidden>
<div class="timeline"><svg class="curve" data-curve viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true" focusable="false"></svg>
<input type="range" data-scrub min="0" max="${last}" value="${at}" step="1" aria-label="Step"></div>
<div class="buttons" role="group" aria-label="Playback">
${button('start', '|‹', 'To the start')}${button('clear-back', '≪', 'To the previous line clear')}${button('piece-back', '‹‹', 'To the previous piece')}${button('back', '‹', 'Previous step')}
<button type="button" class="button play-button" data-do="play" aria-pressed="false">Play</button>
${button('forward', '›', 'Next step')}${button('piece', '››', 'To the next piece')}${button('clear', '≫', 'To the next line clear')}${button('end', '›|', 'To the end')}
</div>
<div class="player-options">
<p class="place" data-place aria-live="off">Step ${at} of ${last}</p>
<label>Speed <select data-speed>${speeds.map((speed) => html`<option value="${speed}" selected="${speed === 1}">${speed}×</option>`)}</select></label>
<label>Time <select data-clock><option value="game">as it was played</option><option value="even">step by step</option></select></label>
<a class="permalink" data-here href="${`${path}?at=${at}`}">Copy link to this step</a>
</div>
${keyHelp()}
</div>
</div>`;
}

function stepLinks(at: number, last: number, path: string): Html {
  const steps: readonly (readonly [string, number])[] = [
    ['Start', 0],
    ['100 back', at - 100],
    ['10 back', at - 10],
    ['1 back', at - 1],
    ['1 on', at + 1],
    ['10 on', at + 10],
    ['100 on', at + 100],
    ['End', last],
  ];
  return html`<p>Step ${at} of ${last}</p><ul>${steps
    .filter(([, to]) => to >= 0 && to <= last && to !== at)
    .map(([name, to]) => html`<li><a href="${`${path}?at=${to}`}">${name}</a></li>`)}</ul>`;
}

function button(action: string, label: string, name: string): Html {
  return html`<button type="button" class="quiet-button" data-do="${action}" aria-label="${name}" title="${name}">${label}</button>`;
}

function keyHelp(): Html {
  const keys = [
    ['Space or K', 'play and pause'],
    ['← →', 'one step'],
    ['Shift ← →', 'one piece'],
    ['[ ]', 'line clears'],
    ['− +', 'speed'],
    ['Home End', 'start and end'],
    ['V', 'verify'],
    ['F', 'full screen'],
  ] as const;
  return html`<details class="keys"><summary>Keyboard shortcuts</summary><dl>${keys.map(
    ([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`,
  )}</dl></details>`;
}
