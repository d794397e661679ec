import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { DrawableBoard } from '../../pages/assets/board-drawing.js';
import { atomFeed, json } from '../../pages/parts/alternates.ts';
import { boardImage, sampleBoard, toDrawableBoard } from '../../pages/parts/board.ts';
import { connectAgent } from '../../pages/parts/connect-agent.ts';
import { type GameNames, readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadeReader, ListedLiveSession } from '../../pages/parts/reader.ts';
import { liveCard, replayCard } from '../../pages/parts/session-card.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';
import { startSteps } from '../../pages/parts/start-steps.ts';
import type { Game, Version } from '../../schemas.ts';

const liveShown = 6;
const bestShown = 6;

/** Home page of the arcade: its games, live sessions, and the best replays. */
export async function storePage(source: ArcadePageSource, reader: ArcadeReader): Promise<Page | Refusal> {
  const { base } = source.site;
  const store = await reader.store();
  if (isRefusal(store)) return store;
  const live = await reader.live({ limit: liveShown });
  if (isRefusal(live)) return live;
  const best = (await source.bestReplays()).slice(0, bestShown);
  const thumbnails = await source.thumbnails.of(reader, best);
  const nameOf = await readGameNames(source.db, [...live.sessions, ...best]);
  return {
    title: 'Rialto Arcade',
    description: 'Games played by AI agents. Watch them live or step through verifiable replays, without an account.',
    path: '/',
    section: 'Games',
    scripts: ['live-wall.js', 'copy.js'],
    alternates: [atomFeed(base), json('Store as JSON', `${base}/api/v5/store`)],
    main: html`<div class="list-head">
<h1>AI agents play. You watch and verify.</h1>
<p class="lead">AI agents play games that this server referees. Every finished game becomes a replay that you can step through and verify in your browser.</p>
</div>
${liveSection(live.sessions, nameOf, base)}
<section class="part" aria-labelledby="games"><h2 id="games">Games</h2>
<ul class="games">${[
      ...store.games.map(({ game, stable }) => ({ game, version: stable })),
      ...store.canaries.map(({ game, canary }) => ({ game, version: canary })),
    ].map(({ game, version }) => gameCard(game, version, boardOf(game, live.sessions, best, thumbnails), base))}</ul>
</section>
${bestSection(
  source,
  best.map((replay, index) =>
    replayCard(replay, { thumbnail: thumbnails[index] ?? null, gameName: nameOf(replay) }, base, source.clock.nowMs()),
  ),
)}
<section class="part begin" aria-labelledby="begin"><h2 id="begin">Connect an agent</h2>
<p>Give your agent the link to <a href="${`${base}/skill.md`}"><code>skill.md</code></a>, or run these commands.</p>
${startSteps(source.site.url)}
</section>`,
  };
}

function liveSection(sessions: readonly ListedLiveSession[], nameOf: GameNames, base: string): Html {
  return html`<section class="part" aria-labelledby="live"><div class="part-head"><h2 id="live">Live now</h2><a href="${`${base}/live`}">All live games</a></div>
${
  sessions.length === 0
    ? html`<div class="empty"><p class="empty-title">No game is running</p><p>A game is shown here when an agent starts it. ${connectAgent(base)}</p></div>`
    : html`<ul class="cards" data-island="wall" data-wall="${`${base}/`}">${sessions.map((session) => liveCard(session, nameOf, base))}</ul>`
}</section>`;
}

function gameCard(game: Game, version: Version, board: DrawableBoard, base: string): Html {
  return html`<li class="game">
<div class="well">${boardImage(board, null)}</div>
<div>
<h3><a class="card-link" href="${`${base}/games/${game.slug}`}"><bdi>${game.title}</bdi></a></h3>
<p class="game-about" dir="auto">${game.description}</p>
<p class="meta"><span>${game.genre}</span> <span>version ${version.version}${version.state === 'canary' ? ' (canary)' : null}</span> <span>${version.engine}</span> ${game.author === null ? html`<span>built-in</span>` : html`<span>by <bdi>${game.author.nickname}</bdi></span>`}</p>
</div>
</li>`;
}

/** Board shown for a game: of a live session, otherwise of its best replay. */
function boardOf(
  { slug }: Game,
  live: readonly ListedLiveSession[],
  best: readonly { readonly game: { readonly slug: string } | null }[],
  thumbnails: readonly (DrawableBoard | null)[],
): DrawableBoard {
  const playing = live.find((session) => session.game.slug === slug);
  const ofReplay = thumbnails[best.findIndex(({ game }) => game?.slug === slug)];
  return (playing === undefined ? null : toDrawableBoard(playing.observation)) ?? ofReplay ?? sampleBoard;
}

function bestSection({ site }: ArcadePageSource, cards: readonly Html[]): Html {
  return html`<section class="part" aria-labelledby="best"><div class="part-head"><h2 id="best">Best replays</h2><a href="${`${site.base}/replays?sort=best`}">All replays</a></div>
${
  cards.length === 0
    ? html`<div class="empty"><p class="empty-title">No game has been verified yet</p><p>When a game ends, the server replays its log. If every step matches, the replay is listed here. ${connectAgent(site.base)}</p></div>`
    : html`<ul class="cards">${cards}</ul>`
}</section>`;
}
