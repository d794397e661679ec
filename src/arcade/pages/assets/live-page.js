// Page of a live session: its renderer in a frame, the score next to it, and the list of moves.

import { watchSession } from './live-session.js';
import { statusTexts, viewersText } from './live-status.js';
import { createMoveGroups, fillMoveGroupItem, moveGroupItem } from './move-list.js';
import { reportRendering } from './render-reports.js';
import { mountRenderer } from './renderer-frame.js';
import { createScoreboard, drawBoard, formatNumber } from './scoreboard.js';

const root = document.querySelector('[data-island="live"]');
const shownItemsMax = 150;
const announceIntervalMs = 10_000;
const statsIntervalMs = 250;
const replayAttemptsMax = 40;
const replayPollMs = 750;

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
  let latestSnapshot = null;

  const session = watchSession(root.dataset.stream, {
    onState(snapshot) {
      latestSnapshot = snapshot;
      // The page of a session with open seats has no board yet.
      if (boardSvg === null && snapshot.status === 'running') location.reload();
      scoreboard.show(snapshot);
      if (boardSvg !== null) drawBoard(boardSvg, snapshot);
      renderer?.show(snapshot);
      if (performance.now() - announcedMs > announceIntervalMs) announce(snapshot);
    },
    onPlay: (newEntries) => moveList.add(newEntries),
    onViewers(count) {
      const text = viewersText(count);
      if (viewers.textContent !== text) viewers.textContent = text;
    },
    onStatus(status, detail) {
      statusElement.dataset.status = status;
      statusElement.textContent = statusTexts[status] ?? status;
      // `detail` is the snapshot with which the stream starts, or null.
      if (status === 'live' && detail !== null) moveList.startAt(latestSnapshot?.pieces ?? 1);
      if (status === 'refused') announcement.textContent = 'This session can no longer be watched.';
    },
    onEnd(end) {
      connectionStats.stop();
      void showResult(root, end, latestSnapshot);
    },
  });
  const connectionStats = showConnectionStats(root.querySelector('[data-connection-stats]'), session.stats);

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
    delete root.dataset.statsInFrame;
  });
  if (boardSvg === null) stage.replaceChildren(stage.querySelector('iframe'));
  return renderer;
}

/** The latest piece is on top. */
function openMoveList(list) {
  let moveGroups = createMoveGroups();
  let shownCount = 0;
  return {
    /** Starts the list at this piece of the game; without effect once it has items. */
    startAt(pieceNumber) {
      if (shownCount > 0) return;
      moveGroups = createMoveGroups(pieceNumber);
      list.replaceChildren();
    },
    add(newEntries) {
      for (const entry of newEntries) moveGroups.add(entry);
      const from = Math.max(0, shownCount - 1);
      for (const [index, group] of moveGroups.groups.slice(from).entries()) {
        if (from + index < shownCount) fillMoveGroupItem(list.firstElementChild, group);
        else list.prepend(moveGroupItem(group));
      }
      shownCount = moveGroups.groups.length;
      while (list.childElementCount > shownItemsMax) list.lastElementChild.remove();
    },
  };
}

function showConnectionStats(container, stats) {
  const [lastUpdateElement, checksElement, mismatchesElement] = ['last-update', 'checked', 'differed'].map((name) =>
    container.querySelector(`[data-${name}]`),
  );
  let messages = 0;
  let updatedMs = performance.now();
  const timer = setInterval(() => {
    if (stats.messages !== messages) {
      ({ messages } = stats);
      updatedMs = performance.now();
    }
    container.hidden = messages === 0;
    lastUpdateElement.textContent = `${((performance.now() - updatedMs) / 1_000).toFixed(1)} s`;
    checksElement.textContent = formatNumber(stats.checks);
    mismatchesElement.textContent = stats.mismatches === 0 ? 'none' : formatNumber(stats.mismatches);
  }, statsIntervalMs);
  return {
    stop() {
      clearInterval(timer);
      container.hidden = true;
    },
  };
}

/** Shows the result, and links the replay once it is public. */
async function showResult(root, { end_reason: reason, replay_id: id }, latestSnapshot) {
  const box = root.querySelector('[data-ending]');
  const title = document.createElement('p');
  title.className = 'ending-title';
  title.textContent = JSON.parse(root.dataset.endLabels)[reason] ?? 'The game has ended';
  const score = document.createElement('p');
  score.textContent =
    latestSnapshot === null
      ? ''
      : `${formatNumber(latestSnapshot.score)} points, ${latestSnapshot.lines} ${latestSnapshot.lines === 1 ? 'line' : 'lines'}.`;
  const replayParagraph = document.createElement('p');
  replayParagraph.className = 'note';
  replayParagraph.textContent = id === null ? '' : 'The server verifies the log before it publishes the replay.';
  box.replaceChildren(title, score, replayParagraph);
  if (id === null || !(await waitForPublicReplay(root.dataset.replayList, id))) return;
  const link = document.createElement('a');
  link.className = 'button';
  link.href = `${root.dataset.replays}/${id}`;
  link.textContent = 'Watch the replay';
  replayParagraph.className = '';
  replayParagraph.replaceChildren(link);
}

/** Polls the player's list of replays, where a replay that is not public yet causes no error. */
async function waitForPublicReplay(listUrl, id) {
  for (let attempt = 0; attempt < replayAttemptsMax; attempt += 1) {
    const response = await fetch(listUrl, { cache: 'no-store' }).catch(() => null);
    const { replays = [] } = response?.ok ? await response.json() : {};
    if (replays.some((replay) => replay.id === id)) return true;
    await new Promise((resolve) => setTimeout(resolve, replayPollMs));
  }
  return false;
}
