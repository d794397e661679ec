// Live wall: the boards in view are streamed, as many as connections allow. The others, and games that start or end,
// are updated from the page, fetched periodically.

import { watchSession } from './live-session.js';
import { viewerWords } from './live-status.js';
import { createScoreboard, drawBoard } from './scoreboard.js';

const wall = document.querySelector('[data-island="wall"]');
/** Limit of streams per address on the server. */
const streamsMax = 8;
/** Browsers open six HTTP/1.1 connections to one host: two remain for other requests. */
const streamsOfOneMax = 4;
const lookAgainMs = 5_000;
/** Time for which an ended game stays visible. */
const leaveMs = 4_000;

if (wall !== null) hang(wall);

function hang(wall) {
  const watched = new Map();
  const inView = new Set();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    choose();
  });
  for (const card of wall.children) observer.observe(card);
  setInterval(() => {
    if (!document.hidden) void lookAgain();
  }, lookAgainMs);
  document.addEventListener('visibilitychange', choose);

  /** Opens streams for the boards in view; none while the page is hidden. */
  function choose() {
    const wanted = document.hidden ? [] : [...wall.children].filter((card) => inView.has(card)).slice(0, mostStreams());
    for (const [card, watching] of watched) {
      if (wanted.includes(card)) continue;
      watching.close();
      watched.delete(card);
    }
    for (const card of wanted)
      if (!watched.has(card) && card.dataset.over === undefined) watched.set(card, follow(card));
  }

  function follow(card) {
    const scoreboard = createScoreboard(card);
    const picture = card.querySelector('[data-board]');
    return watchSession(card.dataset.stream, {
      onState(snapshot) {
        scoreboard.show(snapshot);
        if (picture !== null) drawBoard(picture, snapshot);
      },
      onViewers(count) {
        card.querySelector('[data-viewers]').textContent = viewerWords(count);
      },
      onEnd: () => end(card),
    });
  }

  function end(card) {
    card.dataset.over = '';
    card.querySelector('[data-card-status]').textContent = 'Ended';
    setTimeout(() => {
      observer.unobserve(card);
      inView.delete(card);
      watched.delete(card);
      card.remove();
      showEmpty();
      choose();
    }, leaveMs);
  }

  async function lookAgain() {
    const response = await fetch(wall.dataset.wall, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!response?.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = [...(page.querySelector('[data-island="wall"]')?.children ?? [])];
    const known = new Map([...wall.children].map((card) => [card.dataset.session, card]));
    for (const found of fresh.toReversed()) {
      const card = known.get(found.dataset.session);
      if (card === undefined) hangUp(document.adoptNode(found));
      else if (!watched.has(card)) takeOver(card, found);
    }
    const ids = new Set(fresh.map((card) => card.dataset.session));
    for (const [id, card] of known)
      if (!ids.has(id) && card.dataset.over === undefined && !watched.has(card)) end(card);
    showEmpty();
  }

  function hangUp(card) {
    wall.prepend(card);
    observer.observe(card);
  }

  function takeOver(card, found) {
    for (const part of ['.board', '[data-show="score"]', '[data-viewers]'])
      card.querySelector(part)?.replaceWith(document.adoptNode(found.querySelector(part)));
  }

  function showEmpty() {
    const empty = document.querySelector('[data-wall-empty]');
    if (empty !== null) empty.hidden = wall.childElementCount > 0;
    const status = document.querySelector('[data-wall-status]');
    const words = wall.childElementCount === 1 ? '1 game' : `${wall.childElementCount} games`;
    if (status !== null && status.textContent !== words) status.textContent = words;
  }
}

function mostStreams() {
  const [page] = performance.getEntriesByType('navigation');
  return /^h[23]/.test(page?.nextHopProtocol ?? '') ? streamsMax : streamsOfOneMax;
}
