// Views of a replay: the board in its frame, the score, the moves and the score curve.

import { moveGroupItem } from './move-list.js';
import { reportRendering } from './render-reports.js';
import { mountRenderer } from './renderer-frame.js';
import { createScoreboard, drawBoard } from './scoreboard.js';

/** Creates the views of a snapshot: score, board, renderer and state hash. */
export function createScreen(root) {
  const scoreboard = createScoreboard(root);
  const stage = root.querySelector('[data-stage]');
  const boardSvg = stage.querySelector('[data-board]');
  const hashElement = document.querySelector('[data-state-hash]');
  const { frame, fallback } = root.dataset;
  const renderer =
    frame === undefined
      ? null
      : mountRenderer(stage, { frameUrl: frame, fallbackUrl: fallback, title: stage.dataset.title });
  if (renderer !== null) reportRendering(renderer, root.dataset);
  stage.querySelector('iframe')?.addEventListener('load', () => stage.classList.add('stage-framed'));
  renderer?.onFailure(({ isFallback }) => isFallback && stage.classList.remove('stage-framed'));
  return {
    show(snapshot) {
      scoreboard.show(snapshot);
      if (boardSvg !== null) drawBoard(boardSvg, snapshot);
      renderer?.show(snapshot);
      if (snapshot.state_hash !== null) hashElement.textContent = snapshot.state_hash;
    },
  };
}

/** Moves by piece; a click seeks to the position of the last move or event of the piece. */
export function fillMoveList(list, moveGroups, seek) {
  list.replaceChildren(...moveGroups.map(moveGroupItem));
  list.addEventListener('click', ({ target }) => {
    const index = [...list.children].indexOf(target.closest('li'));
    if (moveGroups[index] !== undefined) seek(moveGroups[index].at);
  });
  let currentItem = null;
  return {
    highlight(position) {
      const index = moveGroups.findIndex(({ at }) => at >= position);
      const item = list.children[index === -1 ? moveGroups.length - 1 : index] ?? null;
      if (item === currentItem) return;
      currentItem?.removeAttribute('aria-current');
      item?.setAttribute('aria-current', 'step');
      currentItem = item;
      // Scrolls only the list, not the page.
      if (item !== null) list.scrollTop = item.offsetTop - list.clientHeight / 2;
    },
  };
}

/** Draws the score over the steps, with a tick for each line clear, in a view box of 1000 x 60. */
export function drawScoreCurve(svg, recordedGame) {
  const points = recordedGame.scoreCurve().map(([x, y]) => `${Math.round(x * 1_000)} ${Math.round(58 - y * 50)}`);
  const clears = recordedGame.rerun.lineClears.map(
    (position) => `M${Math.round((position / Math.max(1, recordedGame.last)) * 1_000)} 60v-7`,
  );
  svg.append(path('curve-area', `M0 60L${points.join('L')}L1000 60z`), path('curve-clears', clears.join('')));
}

function path(className, d) {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('class', className);
  path.setAttribute('d', d);
  return path;
}
