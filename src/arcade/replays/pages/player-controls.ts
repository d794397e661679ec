import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { ReplayStep } from '../../pages/parts/api-client.ts';

const speeds = [0.5, 1, 2, 4, 8, 16];

/**
 * Controls of a replay: without scripts links between steps; with scripts the player, hidden until it starts.
 * `hasGameLinks`: whether the page links the next and the previous game.
 */
export function playerControls({ at, last }: ReplayStep, path: string, hasGameLinks: boolean): Html {
  return html`<div class="controls">
<nav class="step-links" data-links aria-label="Steps">${stepLinks(at, last, path)}</nav>
<div class="player" data-player hidden>
<div class="timeline"><svg class="curve" data-curve viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true" focusable="false"></svg>
<input type="range" data-seek-bar min="0" max="${last}" value="${at}" step="1" aria-label="Step"></div>
<div class="buttons" role="group" aria-label="Playback">
${button('start', '|‹', 'To the start')}${button('previous-line-clear', '≪', 'To the previous line clear')}${button('previous-piece', '‹‹', 'To the previous piece')}${button('previous-step', '‹', 'Previous step')}
<button type="button" class="button play-button" data-action="play" aria-pressed="false">Play</button>
${button('next-step', '›', 'Next step')}${button('next-piece', '››', 'To the next piece')}${button('next-line-clear', '≫', 'To the next line clear')}${button('end', '›|', 'To the end')}
</div>
<div class="player-options">
<p class="playback-position" data-position aria-live="off">Step ${at} of ${last}</p>
<label>Speed <select data-speed>${speeds.map((speed) => html`<option value="${speed}" selected="${speed === 1}">${speed}×</option>`)}</select></label>
<label>Time <select data-timing><option value="game">as it was played</option><option value="fixed-rate">step by step</option></select></label>
<a class="permalink" data-link-to-step href="${stepAddress(path, at)}">Copy link to this step</a>
</div>
${keyHelp(hasGameLinks)}
</div>
</div>`;
}

function stepAddress(path: string, at: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}at=${at}`;
}

function stepLinks(at: number, last: number, path: string): Html {
  const steps: readonly (readonly [string, number])[] = [
    ['Start', 0],
    ['100 back', at - 100],
    ['10 back', at - 10],
    ['1 back', at - 1],
    ['1 forward', at + 1],
    ['10 forward', at + 10],
    ['100 forward', at + 100],
    ['End', last],
  ];
  return html`<p>Step ${at} of ${last}</p><ul>${steps
    .filter(([, to]) => to >= 0 && to <= last && to !== at)
    .map(([name, to]) => html`<li><a href="${stepAddress(path, to)}">${name}</a></li>`)}</ul>`;
}

function button(action: string, label: string, name: string): Html {
  return html`<button type="button" class="neutral-button" data-action="${action}" aria-label="${name}" title="${name}">${label}</button>`;
}

function keyHelp(hasGameLinks: boolean): Html {
  const keys = [
    ['Space or K', 'play and pause'],
    ['← →', 'one step'],
    ['Shift ← →', 'one piece'],
    ['[ ]', 'line clears'],
    ['− +', 'speed'],
    ['Home End', 'start and end'],
    ['V', 'verify'],
    ['F', 'full screen'],
    ...(hasGameLinks ? [['P N', 'previous and next game'] as const] : []),
  ] as const;
  return html`<details class="keyboard-shortcuts"><summary>Keyboard shortcuts</summary><dl>${keys.map(
    ([key, effect]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${effect}</dd></div>`,
  )}</dl></details>`;
}
