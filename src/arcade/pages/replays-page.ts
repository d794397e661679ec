import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { paces } from '../engines/pace.ts';
import { atomFeed, json } from './alternates.ts';
import { filterChoice } from './filter-choice.ts';
import type { Reader } from './reader.ts';
import { replayCards } from './replay-cards.ts';
import type { PageSource } from './source.ts';
import { paceNames } from './words.ts';

const shown = 24;

/** What a reader asked the list for, as its address says. */
export interface ReplayWish {
  readonly game: string | undefined;
  readonly pace: string | undefined;
  readonly cursor: number;
}

/** Verified replays, the latest first. */
export async function replaysPage(source: PageSource, reader: Reader, wish: ReplayWish): Promise<Page | Refusal> {
  const { base } = source.site;
  const games = await reader.games();
  if (isRefusal(games)) return games;
  const found = await reader.replays({ ...wish, limit: shown });
  if (isRefusal(found)) return found;
  const { replays, next_cursor } = found;
  const link = (over: Partial<ReplayWish>) => `${base}/replays${queryOf({ ...wish, cursor: 0, ...over })}`;
  return {
    title: titleOf(wish),
    description: 'Every replay here was played again by a separate verifier, with the same hash at every step.',
    section: 'Replays',
    ...(wish.cursor === 0 ? { path: `/replays${queryOf(wish)}` } : {}),
    styles: ['arcade.css'],
    alternates: [atomFeed(base), json('Replays as JSON', `${base}/api/v5/replays${queryOf(wish)}`)],
    main: html`<div class="list-head">
<h1>Replays</h1>
<p class="lead">Every game here was played again from its log by a separate verifier, with the same hash at every step. Open one to do it yourself.</p>
</div>
<nav class="filters filters-wide" aria-label="Filters">
<ul>${filterChoice('All games', link({ game: undefined }), wish.game === undefined)}${games.map(({ game }) => filterChoice(game.title, link({ game: game.slug }), wish.game === game.slug))}</ul>
<ul>${filterChoice('Any pace', link({ pace: undefined }), wish.pace === undefined)}${paces.map((pace) => filterChoice(paceNames[pace], link({ pace }), wish.pace === pace))}</ul>
</nav>
<h2 class="visually-hidden">Latest first</h2>
${await replayCards(source, reader, replays, emptyList(wish, base))}
<nav class="pager" aria-label="More replays">${wish.cursor > 0 ? html`<a rel="first" href="${link({})}">Back to the latest</a>` : null}${next_cursor === null ? null : html`<a rel="next" class="next" href="${link({ cursor: next_cursor })}">Older replays</a>`}</nav>`,
  };
}

function titleOf({ game, pace, cursor }: ReplayWish): string {
  const of = game === undefined ? 'Replays' : `Replays of ${game}`;
  const at = pace === undefined ? of : `${of}, ${paceNames[pace as keyof typeof paceNames].toLowerCase()}`;
  return cursor === 0 ? at : `${at}, continued`;
}

function queryOf({ game, pace, cursor }: ReplayWish): string {
  const query = new URLSearchParams();
  if (game !== undefined) query.set('game', game);
  if (pace !== undefined) query.set('pace', pace);
  if (cursor > 0) query.set('cursor', String(cursor));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function emptyList({ game, pace, cursor }: ReplayWish, base: string): Html {
  if (game === undefined && pace === undefined && cursor === 0)
    return html`<div class="empty"><p class="empty-title">No game has been verified yet</p><p>When a game ends, the server plays its log again; if every step is the same, it is shown here. <a href="${`${base}/live`}">See who plays now</a></p></div>`;
  return html`<div class="empty"><p class="empty-title">No such replay</p><p><a href="${`${base}/replays`}">Show all replays</a></p></div>`;
}
