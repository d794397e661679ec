// Replay of a duel: both replays from their logs, moved together piece by piece, because both have the same pieces.

import { openRecordedGame } from './recorded-game.js';
import { createScoreboard, drawBoard, formatNumber } from './scoreboard.js';

const piecesPerSecond = 4;
const root = document.querySelector('[data-island="duel-replay"]');

if (root !== null) setUp(root);

/** Engine and logs are loaded at first use. */
function setUp(root) {
  let players = null;
  const open = () => {
    players ??= openSides(root);
    return players;
  };
  createPlayer(root, open);
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
    /** Steps from piece to piece, with the end as the last. */
    last: pieces.length + 1,
    show(step) {
      const snapshot = recordedGame.snapshotAt(step === 0 ? 0 : (pieces[step - 1] ?? recordedGame.last));
      scoreboard.show(snapshot);
      if (boardSvg !== null) drawBoard(boardSvg, snapshot);
    },
  };
}

function createPlayer(root, open) {
  const [controls, button, scrub, place] = ['controls', 'play', 'scrub', 'place'].map((name) =>
    root.querySelector(`[data-${name}]`),
  );
  let last = Number(scrub.max);
  let step = last;
  let timer = null;
  const show = async (to) => {
    // The step is set before the logs are loaded, so that keys pressed meanwhile take effect.
    step = Math.max(0, Math.min(last, to));
    const sides = await open();
    const stepCount = Math.max(...sides.map((side) => side.last));
    if (step === last) step = stepCount;
    last = stepCount;
    scrub.max = String(last);
    for (const side of sides) side.show(step);
    scrub.value = String(step);
    const text =
      step === last ? 'The end of both games' : `After ${formatNumber(step)} of ${formatNumber(last)} pieces`;
    place.textContent = text;
    scrub.setAttribute('aria-valuetext', text);
  };
  const pause = () => {
    clearInterval(timer);
    timer = null;
    button.textContent = 'Play';
    button.setAttribute('aria-pressed', 'false');
  };
  const toggle = async () => {
    if (timer !== null) return pause();
    await show(step === last ? 0 : step);
    button.textContent = 'Pause';
    button.setAttribute('aria-pressed', 'true');
    timer = setInterval(async () => {
      await show(step + 1);
      if (step === last) pause();
    }, 1_000 / piecesPerSecond);
  };
  const go = (to) => {
    pause();
    void show(to);
  };
  controls.hidden = false;
  button.addEventListener('click', toggle);
  scrub.addEventListener('input', () => go(Number(scrub.value)));
  listenToKeys({
    ' ': toggle,
    k: toggle,
    ArrowLeft: () => go(step - 1),
    ArrowRight: () => go(step + 1),
    Home: () => go(0),
    End: () => go(last),
  });
}

function listenToKeys(keys) {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, pre, .table'))
      return;
    // Space activates the focused element.
    if (key === ' ' && target.closest('button, summary, a')) return;
    const action = keys[key];
    if (action === undefined) return;
    action();
    event.preventDefault();
  });
}
