// Embedded live game: board, score and result.

import { watchSession } from './live-session.js';
import { statusTexts } from './live-status.js';
import { createScoreboard, drawBoard } from './scoreboard.js';

const root = document.querySelector('[data-island="embed-live"]');

if (root !== null && !('ended' in root.dataset)) watch(root);

function watch(root) {
  const scoreboard = createScoreboard(root);
  const boardSvg = root.querySelector('[data-board]');
  const status = root.querySelector('[data-live-status]');
  const endLabels = JSON.parse(root.dataset.endLabels);
  watchSession(root.dataset.stream, {
    onState(snapshot) {
      // The page of a session with open seats has no board yet.
      if (boardSvg === null) return snapshot.status === 'running' ? location.reload() : undefined;
      scoreboard.show(snapshot);
      drawBoard(boardSvg, snapshot);
    },
    onStatus(name) {
      status.dataset.status = name;
      status.textContent = statusTexts[name] ?? name;
    },
    onEnd({ end_reason: reason }) {
      status.textContent = endLabels[reason] ?? statusTexts.ended;
    },
  });
}
