// Embedded replay: played from its log, with a button and a seek bar.

import { openRecordedGame } from './recorded-game.js';
import { createPlayback, isTooFast } from './replay-playback.js';
import { createScoreboard, drawBoard } from './scoreboard.js';

const root = document.querySelector('[data-island="embed-replay"]');

if (root !== null) void start(root);

async function start(root) {
  const engine = await import('./replay-engine.js');
  const response = await fetch(root.dataset.log).catch(() => null);
  const parsed = engine.parseLog(response?.ok ? await response.text() : '');
  if (parsed.ok) play(root, openRecordedGame(engine, parsed.log));
}

function play(root, recordedGame) {
  const scoreboard = createScoreboard(root);
  const boardSvg = root.querySelector('[data-board]');
  const [button, seekBar] = ['play', 'seek-bar'].map((name) => root.querySelector(`[data-${name}]`));
  const poster = root.querySelector('[data-poster]');
  const playback = createPlayback(recordedGame, {
    speed: () => 1,
    stepsAtFixedRate: () => isTooFast(recordedGame),
    onShow(snapshot, { position }) {
      scoreboard.show(snapshot);
      if (boardSvg !== null) drawBoard(boardSvg, snapshot);
      seekBar.value = String(position);
      seekBar.setAttribute('aria-valuetext', `Step ${position} of ${recordedGame.last}`);
    },
    onRunning(isRunning) {
      button.textContent = isRunning ? 'Pause' : 'Play';
      button.setAttribute('aria-pressed', String(isRunning));
      if (isRunning) hidePoster();
    },
  });
  seekBar.max = String(recordedGame.last);
  playback.seek(Number(root.dataset.at));
  root.querySelector('[data-controls]').hidden = false;
  button.addEventListener('click', playback.toggle);
  seekBar.addEventListener('input', () => {
    hidePoster();
    playback.pause();
    playback.seek(Number(seekBar.value));
  });
  if (poster !== null) {
    poster.hidden = false;
    poster.addEventListener('click', () => {
      playback.toggle();
      button.focus();
    });
  }

  function hidePoster() {
    if (poster !== null) poster.hidden = true;
  }
}
