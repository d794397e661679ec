// Replay player: by game time or step by step, in both directions, from any position. The log is loaded once; after
// that the player makes no requests.

import { formatElapsed } from './game-time.js';
import { nextPosition, openRecordedGame, previousPosition } from './recorded-game.js';
import { createPlayback, isTooFast } from './replay-playback.js';
import { createScreen, drawScoreCurve, fillMoveList } from './replay-screen.js';
import { formatNumber } from './scoreboard.js';
import { setUpVerification } from './verify-button.js';

const root = document.querySelector('[data-island="replay"]');
const addressDelayMs = 300;
const copiedLabelMs = 2_000;

const actionByKey = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'previous-step',
  ArrowRight: 'next-step',
  'Shift ArrowLeft': 'previous-piece',
  'Shift ArrowRight': 'next-piece',
  '[': 'previous-line-clear',
  ']': 'next-line-clear',
  '-': 'slower',
  '+': 'faster',
  '=': 'faster',
  Home: 'start',
  End: 'end',
};

/** Buttons and links that a key activates. */
const linkSelectorByKey = { v: '[data-verify]', n: '[data-game=next]', p: '[data-game=prev]' };

if (root !== null) void start(root);

async function start(root) {
  const engine = await import('./replay-engine.js');
  const response = await fetch(root.dataset.log).catch(() => null);
  const text = response?.ok ? await response.text() : '';
  setUpVerification(engine, root, text);
  const parsed = engine.parseLog(text);
  const recordedGame = parsed.ok ? tryOpenRecordedGame(engine, parsed.log) : null;
  if (recordedGame === null) {
    root.querySelector('[data-move-list]').textContent = 'The log cannot be replayed. Verify it to see the error.';
    return;
  }
  const player = createPlayer(root, recordedGame, createScreen(root));
  listenToInput(root, player);
  loadGifForm(recordedGame, player.position);
  player.seek(Number(root.dataset.at));
}

/** Loads the GIF form when its box is opened for the first time. */
function loadGifForm(recordedGame, position) {
  const box = document.querySelector('[data-gif]');
  if (box === null) return;
  const load = () => {
    if (!box.open) return;
    box.removeEventListener('toggle', load);
    void import('./gif-form.js').then(({ setUpGifForm }) => setUpGifForm(box, recordedGame, position));
  };
  box.addEventListener('toggle', load);
  load();
}

function tryOpenRecordedGame(engine, log) {
  try {
    return openRecordedGame(engine, log);
  } catch {
    return null;
  }
}

function createPlayer(root, recordedGame, screen) {
  const { rerun, last } = recordedGame;
  const find = (name) => root.querySelector(`[data-${name}]`);
  const [speed, timing] = [find('speed'), find('timing')];
  const showPlayhead = createPositionViews(root, recordedGame, (position) => player.seek(position));
  const playback = createPlayback(recordedGame, {
    speed: () => Number(speed.value),
    stepsAtFixedRate: () => timing.value === 'fixed-rate',
    onShow(snapshot, playhead) {
      screen.show(snapshot);
      showPlayhead(playhead);
    },
    onRunning: (isRunning) => updatePlayButton(find('action="play"'), isRunning),
  });
  const step = (targetOf) => player.seek(targetOf(playback.position()));
  const actions = {
    play: playback.toggle,
    start: () => player.seek(0),
    end: () => player.seek(last),
    'previous-step': () => step((position) => position - 1),
    'next-step': () => step((position) => position + 1),
    'next-piece': () => step((position) => nextPosition(rerun.pieces, position) ?? last),
    'previous-piece': () => step((position) => previousPosition(rerun.pieces, position) ?? 0),
    'next-line-clear': () => step((position) => nextPosition(rerun.lineClears, position) ?? last),
    'previous-line-clear': () => step((position) => previousPosition(rerun.lineClears, position) ?? 0),
    faster: () => changeSpeed(speed, 1),
    slower: () => changeSpeed(speed, -1),
  };
  const player = {
    /** Stops at this position. */
    seek(position) {
      playback.pause();
      playback.seek(position);
    },
    run: (name) => actions[name](),
    position: playback.position,
  };
  if (isTooFast(recordedGame)) timing.value = 'fixed-rate';
  drawScoreCurve(find('curve'), recordedGame);
  find('links').hidden = true;
  find('player').hidden = false;
  return player;
}

/**
 * Creates the elements next to the board. Returns a function that updates them at every position, and the address of
 * the page once the position no longer changes.
 */
function createPositionViews(root, { last, ...recordedGame }, seek) {
  const [seekBar, positionLabel, linkToStep] = ['seek-bar', 'position', 'link-to-step'].map((name) =>
    root.querySelector(`[data-${name}]`),
  );
  const moveList = fillMoveList(root.querySelector('[data-move-list]'), recordedGame.moveGroups(), seek);
  const address = new URL(linkToStep.href);
  let addressTimer = null;
  let shownPosition = null;
  seekBar.max = String(last);
  return ({ position, tUs }) => {
    seekBar.value = String(position);
    seekBar.setAttribute('aria-valuetext', `Step ${position} of ${last}`);
    positionLabel.textContent = `Step ${formatNumber(position)} of ${formatNumber(last)}, ${formatElapsed(tUs)}`;
    address.searchParams.set('at', position);
    linkToStep.href = address;
    moveList.highlight(position);
    clearTimeout(addressTimer);
    // The first position shown is the one in the address, so it does not change the address.
    if (shownPosition !== null && shownPosition !== position)
      addressTimer = setTimeout(() => history.replaceState(null, '', linkToStep.href), addressDelayMs);
    shownPosition = position;
  };
}

function updatePlayButton(button, isRunning) {
  button.textContent = isRunning ? 'Pause' : 'Play';
  button.setAttribute('aria-pressed', String(isRunning));
}

function changeSpeed(select, steps) {
  select.selectedIndex = Math.max(0, Math.min(select.length - 1, select.selectedIndex + steps));
}

function listenToInput(root, player) {
  root.addEventListener('click', ({ target }) => {
    const action = target.closest('[data-action]')?.dataset.action;
    if (action !== undefined) player.run(action);
  });
  root.querySelector('[data-link-to-step]').addEventListener('click', (event) => void copyLink(event));
  root.querySelector('[data-seek-bar]').addEventListener('input', ({ target }) => {
    player.seek(Number(target.value));
  });
  document.addEventListener('keydown', (event) => {
    const { target, key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('select, textarea, pre, [data-gif]')) return;
    // Space activates the focused button or list; scrollable elements keep their own keys.
    if (key === ' ' && target.closest('button, summary, a')) return;
    if (target.closest('[data-move-list]') && /^(Home|End| )$/.test(key)) return;
    const action =
      actionByKey[shiftKey && key.startsWith('Arrow') ? `Shift ${key}` : key.length === 1 ? key.toLowerCase() : key];
    const selector = linkSelectorByKey[key.toLowerCase()];
    const link = selector === undefined ? null : document.querySelector(selector);
    if (action !== undefined) player.run(action);
    else if (link !== null) link.click();
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
    }, copiedLabelMs);
  } catch {
    location.href = link.href;
  }
}
