// Replay of a duel: plays both logs side by side, piece by piece, because both games have the same pieces.

import { openRecordedGame } from './recorded-game.js';
import { createScoreboard, drawBoard, formatNumber } from './scoreboard.js';

const piecesPerSecond = 4;
const root = document.querySelector('[data-island="duel-replay"]');

if (root !== null) setUpReplay(root);

/** Engine and logs are loaded at first use. */
function setUpReplay(root) {
  let sides = null;
  const loadSides = () => {
    sides ??= openSides(root);
    return sides;
  };
  createPlayer(root, loadSides);
}

async function openSides(root) {
  const engine = await import('./replay-engine.js');
  return Promise.all([...root.querySelectorAll('[data-side]')].map((side) => openSide(engine, side)));
}

async function openSide(engine, side) {
  const response = await fetch(side.dataset.log).catch(() => null);
  const parsed = engine.parseLog(response?.ok ? await response.text() : '');
  if (!parsed.ok) throw new Error('The log of a verified game cannot be read.');
  const recordedGame = openRecordedGame(engine, parsed.log);
  const scoreboard = createScoreboard(side);
  const boardSvg = side.querySelector('[data-board]');
  const { pieces } = recordedGame.rerun;
  return {
    /** Number of the last step: one step per piece, and the end of the game. */
    lastStep: pieces.length + 1,
    show(step) {
      const snapshot = recordedGame.snapshotAt(step === 0 ? 0 : (pieces[step - 1] ?? recordedGame.last));
      scoreboard.show(snapshot);
      if (boardSvg !== null) drawBoard(boardSvg, snapshot);
    },
  };
}

function createPlayer(root, loadSides) {
  const [controls, button, seekBar, positionLabel] = ['controls', 'play', 'seek-bar', 'position'].map((name) =>
    root.querySelector(`[data-${name}]`),
  );
  let lastStep = Number(seekBar.max);
  let step = lastStep;
  let timer = null;
  const show = async (targetStep) => {
    // The step is set before the logs are loaded, so that keys pressed meanwhile take effect.
    step = Math.max(0, Math.min(lastStep, targetStep));
    const sides = await loadSides();
    // The page states the number of pieces. The last step, after all pieces, is the end of the longer game.
    const loadedLastStep = Math.max(...sides.map((side) => side.lastStep));
    if (step === lastStep) step = loadedLastStep;
    lastStep = loadedLastStep;
    seekBar.max = String(lastStep);
    for (const side of sides) side.show(step);
    seekBar.value = String(step);
    const text =
      step === lastStep
        ? 'The end of both games'
        : `After ${formatNumber(step)} of ${formatNumber(lastStep - 1)} pieces`;
    positionLabel.textContent = text;
    seekBar.setAttribute('aria-valuetext', text);
  };
  const pause = () => {
    clearInterval(timer);
    timer = null;
    button.textContent = 'Play';
    button.setAttribute('aria-pressed', 'false');
  };
  const toggle = async () => {
    if (timer !== null) return pause();
    await show(step === lastStep ? 0 : step);
    button.textContent = 'Pause';
    button.setAttribute('aria-pressed', 'true');
    timer = setInterval(async () => {
      await show(step + 1);
      if (step === lastStep) pause();
    }, 1_000 / piecesPerSecond);
  };
  const go = (targetStep) => {
    pause();
    void show(targetStep);
  };
  controls.hidden = false;
  button.addEventListener('click', toggle);
  seekBar.addEventListener('input', () => go(Number(seekBar.value)));
  listenToKeys({
    ' ': toggle,
    k: toggle,
    ArrowLeft: () => go(step - 1),
    ArrowRight: () => go(step + 1),
    Home: () => go(0),
    End: () => go(lastStep),
  });
}

function listenToKeys(actionsByKey) {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, pre, .table'))
      return;
    // Space activates the focused element.
    if (key === ' ' && target.closest('button, summary, a')) return;
    const action = actionsByKey[key];
    if (action === undefined) return;
    action();
    event.preventDefault();
  });
}
