import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Observation } from '../../observation-schema.ts';
import { formatElapsed, formatRemaining } from '../assets/game-time.js';
import { boardImage, boardText, nextPieces, toDrawableBoard } from './board.ts';
import { numberText } from './format.ts';

/** Board area of a game: an SVG of the board, over which a script places the frame of the renderer. */
export function stage(observation: Observation, title: string): Html {
  const drawable = toDrawableBoard(observation);
  return html`<div class="stage well" data-stage data-title="${title}">${
    drawable === null
      ? html`<p class="stage-note">${observation.status === 'waiting' ? 'The board appears when the last seat is taken.' : 'This game has no board to draw.'}</p>`
      : boardImage(drawable, boardText(observation))
  }</div>`;
}

/** Full-screen button; requires `fullscreen.js`. */
export const fullscreenButton = html`<p><button type="button" class="neutral-button" data-fullscreen hidden title="Key F">Full screen</button></p>`;

/** Score and other values of a game. Scripts find each by `data-show`. */
export function scoreboard(observation: Observation): Html | null {
  if (toDrawableBoard(observation) === null) return null;
  const { score = 0, lines = 0, level = 1, pieces = 0, left, next = [], t_us } = observation;
  const statistic = (name: string, show: string, value: string) =>
    html`<div><dt>${name}</dt><dd data-show="${show}">${value}</dd></div>`;
  return html`<div class="scoreboard" data-scoreboard>
<dl class="score-stats">
<div class="score-main"><dt>Score</dt><dd data-show="score">${numberText(score)}</dd></div>
${statistic('Lines', 'lines', numberText(lines))}
${statistic('Level', 'level', String(level))}
${statistic('Piece', 'pieces', numberText(pieces))}
${statistic('Game time', 'time', formatElapsed(t_us))}
${statistic('Time left', 'left', formatRemaining(left?.duration_us ?? 0))}
</dl>
<div class="score-next"><h2 class="sidebar-title">Next</h2>${nextPieces(next)}</div>
</div>`;
}

/** List of moves, one line per piece, filled by scripts. */
export function moveList(title: string, firstItem: Html | null): Html {
  return html`<section class="move-list" aria-label="${title}"><h2 class="sidebar-title">Moves</h2>
<ol class="move-list-lines" data-move-list tabindex="0" aria-label="${title}">${firstItem}</ol>
<p class="note move-list-legend" aria-hidden="true">← → move, ↻ ↺ turn, ↓ soft drop, ⇓ hard drop, · wait</p></section>`;
}
