// Live wall: streams the boards in view, as many as the connection limit allows. The page is fetched periodically to
// update the other boards and to add and remove games.

import { watchSession } from './live-session.js';
import { viewersText } from './live-status.js';
import { createScoreboard, drawBoard } from './scoreboard.js';

const wall = document.querySelector('[data-island="wall"]');
/** Limit of streams per address on the server. */
const streamsMax = 8;
/** Browsers open six HTTP/1.1 connections to one host: two remain for other requests. */
const streamsMaxHttp1 = 4;
const refreshMs = 5_000;
/** Time for which an ended game stays visible. */
const removeAfterMs = 4_000;

if (wall !== null) openStreams(wall);

function openStreams(wall) {
  const streams = new Map();
  const inView = new Set();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    openVisibleStreams();
  });
  for (const card of wall.children) observer.observe(card);
  setInterval(() => {
    if (!document.hidden) void refresh();
  }, refreshMs);
  document.addEventListener('visibilitychange', openVisibleStreams);

  /** Opens streams for the boards in view; none while the page is hidden. */
  function openVisibleStreams() {
    const visible = document.hidden
      ? []
      : [...wall.children].filter((card) => inView.has(card)).slice(0, streamsLimit());
    for (const [card, stream] of streams) {
      if (visible.includes(card)) continue;
      stream.close();
      streams.delete(card);
    }
    for (const card of visible)
      if (!streams.has(card) && card.dataset.ended === undefined) streams.set(card, streamCard(card));
  }

  function streamCard(card) {
    const scoreboard = createScoreboard(card);
    const boardSvg = card.querySelector('[data-board]');
    return watchSession(card.dataset.stream, {
      onState(snapshot) {
        scoreboard.show(snapshot);
        if (boardSvg !== null) drawBoard(boardSvg, snapshot);
      },
      onViewers(count) {
        card.querySelector('[data-viewers]').textContent = viewersText(count);
      },
      onEnd: () => end(card),
    });
  }

  function end(card) {
    card.dataset.ended = '';
    card.querySelector('[data-card-status]').textContent = 'Ended';
    setTimeout(() => {
      observer.unobserve(card);
      inView.delete(card);
      streams.delete(card);
      card.remove();
      updateWallStatus();
      openVisibleStreams();
    }, removeAfterMs);
  }

  async function refresh() {
    const response = await fetch(wall.dataset.wall, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!response?.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const newCards = [...(page.querySelector('[data-island="wall"]')?.children ?? [])];
    const cards = new Map([...wall.children].map((card) => [card.dataset.session, card]));
    for (const newCard of newCards.toReversed()) {
      const card = cards.get(newCard.dataset.session);
      if (card === undefined) addCard(document.adoptNode(newCard));
      else if (!streams.has(card)) updateCard(card, newCard);
    }
    const ids = new Set(newCards.map((card) => card.dataset.session));
    for (const [id, card] of cards)
      if (!ids.has(id) && card.dataset.ended === undefined && !streams.has(card)) end(card);
    updateWallStatus();
  }

  function addCard(card) {
    wall.prepend(card);
    observer.observe(card);
  }

  function updateCard(card, newCard) {
    for (const selector of ['.board', '[data-show="score"]', '[data-viewers]'])
      card.querySelector(selector)?.replaceWith(document.adoptNode(newCard.querySelector(selector)));
  }

  function updateWallStatus() {
    const empty = document.querySelector('[data-wall-empty]');
    if (empty !== null) empty.hidden = wall.childElementCount > 0;
    const status = document.querySelector('[data-wall-status]');
    const text = wall.childElementCount === 1 ? '1 game' : `${wall.childElementCount} games`;
    if (status !== null && status.textContent !== text) status.textContent = text;
  }
}

function streamsLimit() {
  const [page] = performance.getEntriesByType('navigation');
  return /^h[23]/.test(page?.nextHopProtocol ?? '') ? streamsMax : streamsMaxHttp1;
}
