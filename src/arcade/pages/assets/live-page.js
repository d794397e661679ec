// Page of a live session: its renderer in a frame, the figures next to it, and the list of moves.

import { watchSession } from './live-session.js';
import { statusTexts, viewersText } from './live-status.js';
import { createLines, fillItem, lineItem } from './move-list.js';
import { reportRendering } from './render-reports.js';
import { mountRenderer } from './renderer-frame.js';
import { createScoreboard, drawBoard, formatNumber } from './scoreboard.js';

const root = document.querySelector('[data-island="live"]');
const linesShown = 150;
const announceEveryMs = 10_000;
const healthEveryMs = 250;
const replayTries = 40;
const replayEveryMs = 750;

if (root !== null && !('ended' in root.dataset)) watch(root);

function watch(root) {
  const scoreboard = createScoreboard(root);
  const stage = root.querySelector('[data-stage]');
  const boardSvg = stage.querySelector('[data-board]');
  const statusElement = document.querySelector('[data-live-status]');
  const viewers = document.querySelector('[data-viewers]');
  const announcement = root.querySelector('[data-announcement]');
  const moveList = openMoveList(root.querySelector('[data-move-list]'));
  const renderer = openRenderer(root, stage, boardSvg);
  let announcedMs = 0;
  let latest = null;

  const watch = watchSession(root.dataset.stream, {
    onState(snapshot) {
      latest = snapshot;
      // The page of a session with open seats has no board yet.
      if (boardSvg === null && snapshot.status === 'running') location.reload();
      scoreboard.show(snapshot);
      if (boardSvg !== null) drawBoard(boardSvg, snapshot);
      renderer?.show(snapshot);
      if (performance.now() - announcedMs > announceEveryMs) announce(snapshot);
    },
    onPlay: (newEntries) => moveList.add(newEntries),
    onViewers(count) {
      const text = viewersText(count);
      if (viewers.textContent !== text) viewers.textContent = text;
    },
    onStatus(status, detail) {
      statusElement.dataset.status = status;
      statusElement.textContent = statusTexts[status] ?? status;
      if (status === 'live' && detail !== null) moveList.begin(latest?.pieces ?? 1);
      if (status === 'refused') announcement.textContent = 'This session can no longer be watched.';
    },
    onEnd(end) {
      health.stop();
      void finish(root, end, latest);
    },
  });
  const health = showHealth(root.querySelector('[data-watch]'), watch.stats);

  function announce({ score, lines, level }) {
    announcedMs = performance.now();
    announcement.textContent = `Score ${formatNumber(score)}, ${lines} lines, level ${level}`;
  }
}

function openRenderer(root, stage, boardSvg) {
  const { frame, fallback, reports, canary } = root.dataset;
  if (!frame) return null;
  const renderer = mountRenderer(stage, { frameUrl: frame, fallbackUrl: fallback, title: stage.dataset.title });
  reportRendering(renderer, { reports, canary });
  // The frame replaces the SVG, which stays for screen readers.
  stage.querySelector('iframe').addEventListener('load', () => stage.classList.add('stage-framed'));
  renderer.onFailure(({ isFallback }) => {
    if (!isFallback) return;
    stage.classList.remove('stage-framed');
    delete root.dataset.figuresInFrame;
  });
  if (boardSvg === null) stage.replaceChildren(stage.querySelector('iframe'));
  return renderer;
}

/** The latest line is on top. */
function openMoveList(list) {
  let lines = createLines();
  let shownCount = 0;
  return {
    begin(number) {
      if (shownCount > 0) return;
      lines = createLines(number);
      list.replaceChildren();
    },
    add(newEntries) {
      for (const entry of newEntries) lines.add(entry);
      const from = Math.max(0, shownCount - 1);
      for (const [index, line] of lines.lines.slice(from).entries()) {
        if (from + index < shownCount) fillItem(list.firstElementChild, line);
        else list.prepend(lineItem(line));
      }
      shownCount = lines.lines.length;
      while (list.childElementCount > linesShown) list.lastElementChild.remove();
    },
  };
}

function showHealth(line, stats) {
  const [messagesElement, checksElement, mismatchesElement] = ['last-update', 'checked', 'differed'].map((name) =>
    line.querySelector(`[data-${name}]`),
  );
  let messages = 0;
  let updatedMs = performance.now();
  const timer = setInterval(() => {
    if (stats.messages !== messages) {
      ({ messages } = stats);
      updatedMs = performance.now();
    }
    line.hidden = messages === 0;
    messagesElement.textContent = `${((performance.now() - updatedMs) / 1_000).toFixed(1)} s`;
    checksElement.textContent = formatNumber(stats.checks);
    mismatchesElement.textContent = stats.mismatches === 0 ? 'none' : formatNumber(stats.mismatches);
  }, healthEveryMs);
  return {
    stop() {
      clearInterval(timer);
      line.hidden = true;
    },
  };
}

/** Shows the result, and links the replay once it is public. */
async function finish(root, { end_reason: reason, replay_id: id }, latest) {
  const box = root.querySelector('[data-ending]');
  const title = document.createElement('p');
  title.className = 'ending-title';
  title.textContent = JSON.parse(root.dataset.endLabels)[reason] ?? 'The game has ended';
  const score = document.createElement('p');
  score.textContent =
    latest === null
      ? ''
      : `${formatNumber(latest.score)} points, ${latest.lines} ${latest.lines === 1 ? 'line' : 'lines'}.`;
  const offer = document.createElement('p');
  offer.className = 'note';
  offer.textContent = id === null ? '' : 'The server verifies the log before it publishes the replay.';
  box.replaceChildren(title, score, offer);
  if (id === null || !(await isPublic(root.dataset.replayList, id))) return;
  const link = document.createElement('a');
  link.className = 'button';
  link.href = `${root.dataset.replays}/${id}`;
  link.textContent = 'Watch the replay';
  offer.className = '';
  offer.replaceChildren(link);
}

/** Looks in the player's list, where a replay that is not public yet causes no error. */
async function isPublic(list, id) {
  for (let attempt = 0; attempt < replayTries; attempt += 1) {
    const response = await fetch(list, { cache: 'no-store' }).catch(() => null);
    const { replays = [] } = response?.ok ? await response.json() : {};
    if (replays.some((replay) => replay.id === id)) return true;
    await new Promise((resolve) => setTimeout(resolve, replayEveryMs));
  }
  return false;
}
