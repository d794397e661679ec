// Live duel: refreshes both boards.

import { createScoreboard, drawBoard } from './scoreboard.js';

const pollIntervalMs = 2_000;
const root = document.querySelector('[data-island="duel-live"]');

if (root !== null) void watch(root);

async function watch(root) {
  const sides = [...root.querySelectorAll('[data-side]')].map((side) => ({
    scoreboard: createScoreboard(side),
    boardSvg: side.querySelector('[data-board]'),
    end: side.querySelector('[data-end]'),
  }));
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    // A hidden page sends no requests.
    if (document.hidden) continue;
    const response = await fetch(root.dataset.url).catch(() => null);
    if (response?.ok !== true) continue;
    const { duel, boards } = await response.json();
    // Reload: the duel was decided or voided, and its page is not live any more.
    if (duel.state !== 'running') return location.reload();
    for (const [index, { scoreboard, boardSvg, end }] of sides.entries()) {
      scoreboard.show(boards[index]);
      if (boardSvg !== null) drawBoard(boardSvg, boards[index]);
      if (duel.players[index].status === 'ended') end.textContent = 'Ended';
    }
    if (duel.players.every(({ status }) => status === 'ended'))
      document.querySelector('[data-duel-status]').textContent = 'Being verified';
  }
}
