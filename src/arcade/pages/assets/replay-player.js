// Replay player: by game time or step by step, in both directions, from any position. The log is loaded once; after
// that there are no requests.

import { formatElapsed } from './game-time.js';
import { setUpGifForm } from './gif-form.js';
import { nextPosition, openRecordedGame, previousPosition } from './recorded-game.js';
import { createPlayback, isTooFast } from './replay-playback.js';
import { createScreen, drawCurve, fillMoveList } from './replay-screen.js';
import { formatNumber } from './scoreboard.js';
import { setUpVerification } from './verify-button.js';

const root = document.querySelector('[data-island="replay"]');
const addressDelayMs = 300;
const copiedMs = 2_000;

const keys = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  'Shift ArrowLeft': 'piece-back',
  'Shift ArrowRight': 'piece',
  '[': 'clear-back',
  ']': 'clear',
  '-': 'slower',
  '+': 'faster',
  '=': 'faster',
  Home: 'start',
  End: 'end',
};

if (root !== null) void start(root);

async function start(root) {
  const engine = await import('./replay-engine.js');
  const response = await fetch(root.dataset.log).catch(() => null);
  const text = response?.ok ? await response.text() : '';
  setUpVerification(engine, root, text);
  const parsed = engine.parseLog(text);
  const recordedGame = parsed.ok ? createFromLog(engine, parsed.log) : null;
  if (recordedGame === null) {
    root.querySelector('[data-move-list]').textContent = 'The log cannot be replayed. Verify it to see the error.';
    return;
  }
  const player = createPlayer(root, recordedGame, createScreen(root));
  listen(root, player);
  setUpGifForm(recordedGame, player.position);
  player.go(Number(root.dataset.at));
}

function createFromLog(engine, log) {
  try {
    return openRecordedGame(engine, log);
  } catch {
    return null;
  }
}

function createPlayer(root, recordedGame, screen) {
  const { rerun, last } = recordedGame;
  const part = (name) => root.querySelector(`[data-${name}]`);
  const [speed, clock] = [part('speed'), part('clock')];
  const showPlace = createPositionViews(root, recordedGame, (at) => player.go(at));
  const playback = createPlayback(recordedGame, {
    speed: () => Number(speed.value),
    isEven: () => clock.value === 'even',
    onShow(snapshot, place) {
      screen.show(snapshot);
      showPlace(place);
    },
    onRunning: (isRunning) => showRunning(part('do="play"'), isRunning),
  });
  const step = (to) => player.go(to(playback.position()));
  const actions = {
    play: playback.toggle,
    start: () => player.go(0),
    end: () => player.go(last),
    back: () => step((at) => at - 1),
    forward: () => step((at) => at + 1),
    piece: () => step((at) => nextPosition(rerun.pieces, at) ?? last),
    'piece-back': () => step((at) => previousPosition(rerun.pieces, at) ?? 0),
    clear: () => step((at) => nextPosition(rerun.lineClears, at) ?? last),
    'clear-back': () => step((at) => previousPosition(rerun.lineClears, at) ?? 0),
    faster: () => changeSpeed(speed, 1),
    slower: () => changeSpeed(speed, -1),
  };
  const player = {
    /** Stops at this step. */
    go(to) {
      playback.pause();
      playback.go(to);
    },
    act: (name) => actions[name](),
    position: playback.position,
  };
  if (isTooFast(recordedGame)) clock.value = 'even';
  drawCurve(part('curve'), recordedGame);
  part('links').hidden = true;
  part('player').hidden = false;
  return player;
}

/** Updates the parts next to the board at every position, and the address once playback has stopped. */
function createPositionViews(root, { last, ...recordedGame }, go) {
  const [scrub, place, linkToStep] = ['scrub', 'place', 'here'].map((name) => root.querySelector(`[data-${name}]`));
  const moveList = fillMoveList(root.querySelector('[data-move-list]'), recordedGame.lines(), go);
  const path = linkToStep.getAttribute('href').split('?')[0];
  let addressTimer = null;
  let lastAddress = null;
  scrub.max = String(last);
  return ({ position, tUs }) => {
    scrub.value = String(position);
    scrub.setAttribute('aria-valuetext', `Step ${position} of ${last}`);
    place.textContent = `Step ${formatNumber(position)} of ${formatNumber(last)}, ${formatElapsed(tUs)}`;
    linkToStep.href = `${path}?at=${position}`;
    moveList.highlight(position);
    clearTimeout(addressTimer);
    // The first state is the one in the address.
    if (lastAddress !== null && lastAddress !== position)
      addressTimer = setTimeout(() => history.replaceState(null, '', linkToStep.href), addressDelayMs);
    lastAddress = position;
  };
}

function showRunning(button, isRunning) {
  button.textContent = isRunning ? 'Pause' : 'Play';
  button.setAttribute('aria-pressed', String(isRunning));
}

function changeSpeed(field, by) {
  field.selectedIndex = Math.max(0, Math.min(field.length - 1, field.selectedIndex + by));
}

function listen(root, player) {
  root.addEventListener('click', ({ target }) => {
    const action = target.closest('[data-do]')?.dataset.do;
    if (action !== undefined) player.act(action);
  });
  root.querySelector('[data-here]').addEventListener('click', (event) => void copyLink(event));
  root.querySelector('[data-scrub]').addEventListener('input', ({ target }) => {
    player.go(Number(target.value));
  });
  document.addEventListener('keydown', (event) => {
    const { target, key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('select, textarea, pre, [data-gif]')) return;
    // Space activates the focused button or list; scrollable elements keep their own keys.
    if (key === ' ' && target.closest('button, summary, a')) return;
    if (target.closest('[data-move-list]') && /^(Home|End| )$/.test(key)) return;
    const action =
      keys[shiftKey && key.startsWith('Arrow') ? `Shift ${key}` : key.length === 1 ? key.toLowerCase() : key];
    if (action !== undefined) player.act(action);
    else if (key.toLowerCase() === 'v') document.querySelector('[data-verify]').click();
    else return;
    event.preventDefault();
  });
}

/** Copies the address of the step; where the clipboard is unavailable the link opens it. */
async function copyLink(event) {
  const link = event.currentTarget;
  if (navigator.clipboard === undefined) return;
  event.preventDefault();
  try {
    await navigator.clipboard.writeText(link.href);
    link.textContent = 'Link copied';
    setTimeout(() => {
      link.textContent = 'Copy link to this step';
    }, copiedMs);
  } catch {
    location.href = link.href;
  }
}
