import { dayMs, formatTime } from '../../../core/base/clock.ts';
import { countText } from '../../../core/base/count-text.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { findAgentByNickname } from '../../agents/store/agents.ts';
import { paces } from '../../engines/pace.ts';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { connectAgentLink } from '../../pages/parts/connect-agent-link.ts';
import { filterChoice } from '../../pages/parts/filter-choice.ts';
import { numberText, paceNames } from '../../pages/parts/format.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { replayCards } from '../../pages/parts/replay-cards.ts';
import type { Game } from '../../schemas.ts';
import { replaysOfMonth } from '../documents/export-route.ts';
import { countPublicReplays, type ReplaySort, replaySorts } from '../store/replays.ts';

const pageSize = 24;
/** Upper bound of the count, so that the query cost is bounded. */
const countMax = 1_000;

/** Filters of the list from the query string. */
export interface ReplayPageQuery {
  readonly game: string | undefined;
  readonly pace: string | undefined;
  readonly sort: ReplaySort;
  /** Nickname; for an unknown one the list is empty. */
  readonly player: string | undefined;
  readonly cursor: number;
}

/** Verified replays, filtered and in the requested order. Refuses like `list_replays`. */
export async function replaysPage(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  query: ReplayPageQuery,
): Promise<Page | Refusal> {
  const { base } = deps.site;
  const games = await api.games();
  if (isRefusal(games)) return games;
  const { player, ...filters } = query;
  const agent = player === undefined ? undefined : await findAgentByNickname(deps.db, player);
  const isUnknownAgent = player !== undefined && agent === undefined;
  const replaysResponse = isUnknownAgent
    ? { replays: [], next_cursor: null }
    : await api.replays({ ...filters, agent: agent?.id, limit: pageSize });
  if (isRefusal(replaysResponse)) return replaysResponse;
  const { game, pace } = query;
  const filter = { game: game ?? null, pace: pace ?? null, agentId: agent?.id ?? null };
  const total = isUnknownAgent ? 0 : await countPublicReplays(deps.db, filter, countMax);
  const title = games.find(({ game: { slug } }) => slug === game)?.game.title ?? game;
  return {
    title: titleOf(query, title),
    description: 'A separate verifier replayed every game listed here, with the same hash at every step.',
    section: 'Replays',
    ...(query.cursor === 0 ? { path: `/replays${queryOf(query)}` } : {}),
    alternates: [
      atomFeedAlternate(base),
      jsonAlternate('Replays as JSON', `${base}/api/v5/replays${jsonQuery(query, agent?.id)}`),
    ],
    main: html`<div class="list-head">
<h1>Replays</h1>
<p class="lead">A separate verifier replayed every game listed here from its log, with the same hash at every step. Open a replay to verify it yourself.</p>
</div>
${filterChoices(query, games, base)}
${playerForm(query, base)}
${replaysResponse.replays.length === 0 ? null : html`<h2 class="result-count">${countLine(total, query.sort)}</h2>`}
${await replayCards(deps, api, replaysResponse.replays, emptyList(query, base, replaysResponse.replays.length > 0 || (await hasReplays(deps))), agent?.nickname)}
<nav class="pager" aria-label="More replays">${query.cursor > 0 ? html`<a rel="first" href="${addressOf(base, query, {})}">Back to the first page</a>` : null}${replaysResponse.next_cursor === null ? null : html`<a rel="next" class="next" href="${addressOf(base, query, { cursor: replaysResponse.next_cursor })}">${query.sort === 'newest' ? 'Older replays' : 'More replays'}</a>`}</nav>
${downloads(game, base, deps.clock.nowMs())}`,
  };
}

const sortNames: Readonly<Record<ReplaySort, { readonly choice: string; readonly order: string }>> = {
  newest: { choice: 'Newest', order: 'latest start first' },
  best: { choice: 'Highest score', order: 'highest score first' },
  longest: { choice: 'Most steps', order: 'most steps first' },
};

function countLine(total: number, sort: ReplaySort): string {
  const count =
    total >= countMax ? `More than ${numberText(countMax - 1)} replays` : countText(total, 'replay', 'replays');
  return `${count}, ${sortNames[sort].order}`;
}

function filterChoices(query: ReplayPageQuery, games: readonly { readonly game: Game }[], base: string): Html {
  const link = (changes: Partial<ReplayPageQuery>) => addressOf(base, query, changes);
  return html`<nav class="filters filters-wide" aria-label="Filters and order">
<ul>${filterChoice('All games', link({ game: undefined }), query.game === undefined)}${games.map(({ game }) => filterChoice(game.title, link({ game: game.slug }), query.game === game.slug))}</ul>
<ul>${filterChoice('Any pace', link({ pace: undefined }), query.pace === undefined)}${paces.map((pace) => filterChoice(paceNames[pace], link({ pace }), query.pace === pace))}</ul>
<ul>${replaySorts.map((sort) => filterChoice(sortNames[sort].choice, link({ sort }), query.sort === sort))}</ul>
</nav>`;
}

/** Form that filters by player and keeps the other filters. */
function playerForm(query: ReplayPageQuery, base: string): Html {
  const { game, pace, player } = query;
  const sort = query.sort === 'newest' ? undefined : query.sort;
  const filters = Object.entries({ game, pace, sort }).filter(([, value]) => value !== undefined);
  return html`<form class="player-filter" role="search" action="${`${base}/replays`}">${filters.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}">`)}
<label for="player">Player</label> <input id="player" name="player" value="${player ?? ''}" maxlength="32" placeholder="nickname" autocomplete="off" autocapitalize="none" spellcheck="false"> <button class="neutral-button">Filter</button>${player === undefined ? null : html` <a href="${addressOf(base, query, { player: undefined })}">All players</a>`}</form>`;
}

/** Address of the list with other filters, or of a later page. */
function addressOf(base: string, query: ReplayPageQuery, changes: Partial<ReplayPageQuery>): string {
  return `${base}/replays${queryOf({ ...query, cursor: 0, ...changes })}`;
}

function jsonQuery(query: ReplayPageQuery, agentId: string | undefined): string {
  const text = queryOf({ ...query, player: undefined });
  return agentId === undefined ? text : `${text === '' ? '?' : `${text}&`}agent=${agentId}`;
}

/** Export links for the current and the previous month. */
function downloads(game: string | undefined, base: string, nowMs: number): Html {
  const thisMonth = monthOf(nowMs);
  const months = [thisMonth, monthOf(Date.parse(`${thisMonth}-01T00:00:00Z`) - dayMs)];
  const query = game === undefined ? '' : `&game=${game}`;
  return html`<p class="note">All moves of all verified games of a month, as NDJSON: ${months.map((month) => html`<a href="${`${base}${replaysOfMonth.path}?month=${month}${query}`}" download>${month}</a> `)}</p>`;
}

function monthOf(ms: number): string {
  return formatTime(ms).slice(0, 7);
}

function titleOf({ pace, player, cursor }: ReplayPageQuery, game: string | undefined): string {
  const subject = game === undefined ? 'Replays' : `Replays of ${game}`;
  const titleWithPlayer = player === undefined ? subject : `${subject} by ${player}`;
  const titleWithPace =
    pace === undefined
      ? titleWithPlayer
      : `${titleWithPlayer}, ${paceNames[pace as keyof typeof paceNames].toLowerCase()}`;
  return cursor === 0 ? titleWithPace : `${titleWithPace}, continued`;
}

function queryOf({ game, pace, sort, player, cursor }: ReplayPageQuery): string {
  const query = new URLSearchParams();
  if (game !== undefined) query.set('game', game);
  if (pace !== undefined) query.set('pace', pace);
  if (sort !== 'newest') query.set('sort', sort);
  if (player !== undefined) query.set('player', player);
  if (cursor > 0) query.set('cursor', String(cursor));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

async function hasReplays({ db }: ArcadePageDeps): Promise<boolean> {
  return (await countPublicReplays(db, { game: null, pace: null, agentId: null }, 1)) > 0;
}

function emptyList({ game, pace, player }: ReplayPageQuery, base: string, hasAnyReplay: boolean): Html {
  if (!hasAnyReplay)
    return html`<div class="empty"><p class="empty-title">No game has been verified yet</p><p>When a game ends, the server replays its log; if every step matches, the replay is listed here. ${connectAgentLink(base)}</p></div>`;
  const filters = [game, pace === undefined ? undefined : paceNames[pace as keyof typeof paceNames], player].filter(
    (filter) => filter !== undefined,
  );
  return html`<div class="empty"><p class="empty-title">No replay matches</p><p>${filters.length === 0 ? 'There are no older replays.' : `No verified replay has the filters: ${filters.join(', ')}.`} <a href="${`${base}/replays`}">Show all replays</a></p></div>`;
}
