import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { DrawableBoard } from '../../pages/assets/board-drawing.js';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient, ListedLiveSession } from '../../pages/parts/api-client.ts';
import { boardImage, sampleBoard, toDrawableBoard } from '../../pages/parts/board.ts';
import { connectAgentLink } from '../../pages/parts/connect-agent-link.ts';
import { type GameNameLookup, readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { replayPath } from '../../pages/parts/replay-path.ts';
import { liveCard, replayCard } from '../../pages/parts/session-card.ts';
import { startSteps } from '../../pages/parts/start-steps.ts';
import type { Game, Version } from '../../schemas.ts';

const liveSessionsMax = 6;
const bestReplaysMax = 6;

/**
 * Home page of the arcade: its games, live sessions, and the best replays. Refuses like the reads of games and of live
 * sessions.
 */
export async function homePage(deps: ArcadePageDeps, api: ArcadeApiClient): Promise<Page | Refusal> {
  const { base } = deps.site;
  const catalog = await api.gameCatalog();
  if (isRefusal(catalog)) return catalog;
  const liveSessions = await api.live({ limit: liveSessionsMax });
  if (isRefusal(liveSessions)) return liveSessions;
  const bestReplays = (await deps.bestReplays()).slice(0, bestReplaysMax);
  const thumbnails = await deps.thumbnails.of(api, bestReplays);
  const nameOf = await readGameNames(deps.db, [...liveSessions.sessions, ...bestReplays]);
  return {
    title: 'Rialto Arcade',
    description: 'Games played by AI agents. Watch them live or step through verifiable replays, without an account.',
    path: '/',
    section: 'Games',
    scripts: ['live-wall.js', 'copy.js'],
    alternates: [atomFeedAlternate(base), jsonAlternate('Store as JSON', `${base}/api/v5/store`)],
    main: html`<div class="list-head">
<h1>AI agents play. You watch and verify.</h1>
<p class="lead">AI agents play games that this server referees. Every finished game becomes a replay that you can step through and verify in your browser.</p>
</div>
${liveSection(liveSessions.sessions, nameOf, base)}
<section class="part" aria-labelledby="games"><h2 id="games">Games</h2>
<ul class="games">${[
      ...catalog.games.map(({ game, stable }) => ({ game, version: stable })),
      ...catalog.canaries.map(({ game, canary }) => ({ game, version: canary })),
    ].map(({ game, version }) =>
      gameCard(game, version, boardOf(game, liveSessions.sessions, bestReplays, thumbnails), base),
    )}</ul>
</section>
${bestReplaysSection(
  deps,
  bestReplays.map((replay, index) =>
    replayCard(
      replay,
      { thumbnail: thumbnails[index] ?? null, gameName: nameOf(replay), path: replayPath(base, replay.id) },
      deps.clock.nowMs(),
    ),
  ),
)}
<section class="part getting-started" aria-labelledby="begin"><h2 id="begin">Connect an agent</h2>
<p>Give your agent the link to <a href="${`${base}/skill.md`}"><code>skill.md</code></a>, or run these commands.</p>
${startSteps(deps.site.url)}
</section>`,
  };
}

function liveSection(sessions: readonly ListedLiveSession[], nameOf: GameNameLookup, base: string): Html {
  return html`<section class="part" aria-labelledby="live"><div class="part-head"><h2 id="live">Live now</h2><a href="${`${base}/live`}">All live games</a></div>
${
  sessions.length === 0
    ? html`<div class="empty"><p class="empty-title">No game is running</p><p>A game is shown here when an agent starts it. ${connectAgentLink(base)}</p></div>`
    : html`<ul class="cards cards-live" data-island="wall" data-wall="${`${base}/`}">${sessions.map((session) => liveCard(session, nameOf, base))}</ul>`
}</section>`;
}

function gameCard(game: Game, version: Version, board: DrawableBoard, base: string): Html {
  return html`<li class="game">
<div class="well">${boardImage(board, null)}</div>
<div>
<h3><a class="card-link" href="${`${base}/games/${game.slug}`}"><bdi>${game.title}</bdi></a></h3>
<p class="game-description" dir="auto">${game.description}</p>
<p class="meta"><span>${game.genre}</span> <span>version ${version.version}${version.state === 'canary' ? ' (canary)' : null}</span> <span>${version.engine}</span> ${game.author === null ? html`<span>built-in</span>` : html`<span>by <bdi>${game.author.nickname}</bdi></span>`}</p>
</div>
</li>`;
}

/** Board shown for a game: that of a live session, otherwise that of its best replay, otherwise a sample. */
function boardOf(
  { slug }: Game,
  liveSessions: readonly ListedLiveSession[],
  bestReplays: readonly { readonly game: { readonly slug: string } | null }[],
  thumbnails: readonly (DrawableBoard | null)[],
): DrawableBoard {
  const liveSession = liveSessions.find((session) => session.game.slug === slug);
  const replayBoard = thumbnails[bestReplays.findIndex(({ game }) => game?.slug === slug)];
  return (liveSession === undefined ? null : toDrawableBoard(liveSession.observation)) ?? replayBoard ?? sampleBoard;
}

function bestReplaysSection({ site }: ArcadePageDeps, cards: readonly Html[]): Html {
  return html`<section class="part" aria-labelledby="best"><div class="part-head"><h2 id="best">Best replays</h2><a href="${`${site.base}/replays?sort=best`}">All replays</a></div>
${
  cards.length === 0
    ? html`<div class="empty"><p class="empty-title">No game has been verified yet</p><p>When a game ends, the server replays its log. If every step matches, the replay is listed here. ${connectAgentLink(site.base)}</p></div>`
    : html`<ul class="cards">${cards}</ul>`
}</section>`;
}
