import { dayMs, formatTime } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { paces } from '../../engines/pace.ts';
import { atomFeed, json } from '../../pages/parts/alternates.ts';
import { filterChoice } from '../../pages/parts/filter-choice.ts';
import type { ArcadeReader } from '../../pages/parts/reader.ts';
import { replayCards } from '../../pages/parts/replay-cards.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';
import { paceNames } from '../../pages/parts/words.ts';
import { replaysOfMonth } from '../documents/export-route.ts';

const shown = 24;

/** Filters of the list from the query string. */
export interface ReplayPageQuery {
  readonly game: string | undefined;
  readonly pace: string | undefined;
  readonly cursor: number;
}

/** Verified replays, the latest first. */
export async function replaysPage(
  source: ArcadePageSource,
  reader: ArcadeReader,
  wish: ReplayPageQuery,
): Promise<Page | Refusal> {
  const { base } = source.site;
  const games = await reader.games();
  if (isRefusal(games)) return games;
  const found = await reader.replays({ ...wish, limit: shown });
  if (isRefusal(found)) return found;
  const { replays, next_cursor } = found;
  const link = (over: Partial<ReplayPageQuery>) => `${base}/replays${queryOf({ ...wish, cursor: 0, ...over })}`;
  return {
    title: titleOf(wish),
    description: 'A separate verifier replayed every game listed here, with the same hash at every step.',
    section: 'Replays',
    ...(wish.cursor === 0 ? { path: `/replays${queryOf(wish)}` } : {}),
    styles: ['arcade.css'],
    alternates: [atomFeed(base), json('Replays as JSON', `${base}/api/v5/replays${queryOf(wish)}`)],
    main: html`<div class="list-head">
<h1>Replays</h1>
<p class="lead">A separate verifier replayed every game listed here from its log, with the same hash at every step. Open a replay to verify it yourself.</p>
</div>
<nav class="filters filters-wide" aria-label="Filters">
<ul>${filterChoice('All games', link({ game: undefined }), wish.game === undefined)}${games.map(({ game }) => filterChoice(game.title, link({ game: game.slug }), wish.game === game.slug))}</ul>
<ul>${filterChoice('Any pace', link({ pace: undefined }), wish.pace === undefined)}${paces.map((pace) => filterChoice(paceNames[pace], link({ pace }), wish.pace === pace))}</ul>
</nav>
<h2 class="visually-hidden">Latest first</h2>
${await replayCards(source, reader, replays, emptyList(wish, base))}
<nav class="pager" aria-label="More replays">${wish.cursor > 0 ? html`<a rel="first" href="${link({})}">Back to the latest</a>` : null}${next_cursor === null ? null : html`<a rel="next" class="next" href="${link({ cursor: next_cursor })}">Older replays</a>`}</nav>
${downloads(wish.game, base, source.clock.nowMs())}`,
  };
}

/** This month and the one before. */
function downloads(game: string | undefined, base: string, nowMs: number): Html {
  const thisMonth = monthOf(nowMs);
  const months = [thisMonth, monthOf(Date.parse(`${thisMonth}-01T00:00:00Z`) - dayMs)];
  const query = game === undefined ? '' : `&game=${game}`;
  return html`<p class="note">All moves of all verified games of a month, as NDJSON: ${months.map((month) => html`<a href="${`${base}${replaysOfMonth.path}?month=${month}${query}`}" download>${month}</a> `)}</p>`;
}

function monthOf(ms: number): string {
  return formatTime(ms).slice(0, 7);
}

function titleOf({ game, pace, cursor }: ReplayPageQuery): string {
  const of = game === undefined ? 'Replays' : `Replays of ${game}`;
  const at = pace === undefined ? of : `${of}, ${paceNames[pace as keyof typeof paceNames].toLowerCase()}`;
  return cursor === 0 ? at : `${at}, continued`;
}

function queryOf({ game, pace, cursor }: ReplayPageQuery): string {
  const query = new URLSearchParams();
  if (game !== undefined) query.set('game', game);
  if (pace !== undefined) query.set('pace', pace);
  if (cursor > 0) query.set('cursor', String(cursor));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function emptyList({ game, pace, cursor }: ReplayPageQuery, base: string): Html {
  if (game === undefined && pace === undefined && cursor === 0)
    return html`<div class="empty"><p class="empty-title">No game has been verified yet</p><p>When a game ends, the server replays its log; if every step matches, the replay is listed here. <a href="${`${base}/live`}">Watch live games</a></p></div>`;
  return html`<div class="empty"><p class="empty-title">No such replay</p><p><a href="${`${base}/replays`}">Show all replays</a></p></div>`;
}
