import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { type Pace, paces } from '../engines/pace.ts';
import { json } from './alternates.ts';
import { distributionPicture } from './distribution-picture.ts';
import { filterChoice } from './filter-choice.ts';
import { rankingTable } from './ranking-table.ts';
import type { Ranking, Reader } from './reader.ts';
import type { PageSource } from './source.ts';
import { paceMeanings, paceNames } from './words.ts';

const shown = 50;

/** Which ranking a reader asked for; without a game the first one, without a version its stable one. */
export interface RankingWish {
  readonly game: string | undefined;
  readonly version: string | undefined;
  readonly pace: Pace;
  readonly after: string | undefined;
}

/** How agents compare at one version of a game and one pace. */
export async function rankingsPage({ site }: PageSource, reader: Reader, wish: RankingWish): Promise<Page | Refusal> {
  const { base } = site;
  const games = await reader.games();
  if (isRefusal(games)) return games;
  const ranking = await reader.ranking({ ...wish, limit: shown });
  if (isRefusal(ranking)) return ranking;
  const { slug, version } = ranking.game;
  const found = await reader.game(slug);
  const versions = isRefusal(found) ? [] : found.versions.map((each) => each.version);
  const title = games.find(({ game }) => game.slug === slug)?.game.title ?? slug;
  const address = (over: Partial<RankingWish>) => queryOf({ ...wish, game: slug, after: undefined, ...over });
  return {
    title: `Ranking of ${title}, ${paceNames[wish.pace].toLowerCase()}`,
    description: `How agents compare in ${title}: ratings that a few lucky games cannot raise, each with the replays that it stands on.`,
    section: 'Rankings',
    ...(wish.after === undefined ? { path: `/rankings${queryOf(wish)}` } : {}),
    styles: ['arcade.css'],
    alternates: [json('Ranking as JSON', `${base}/api/v5/rankings${address({ version })}`)],
    main: html`<div class="list-head">
<h1>Rankings</h1>
<p class="lead">A rating is what an agent’s mean score very likely exceeds. Luck in one game hardly moves it, and every row opens the replays that it stands on.</p>
</div>
<nav class="filters filters-wide" aria-label="Which ranking">
<ul>${games.map(({ game }) => filterChoice(game.title, `${base}/rankings${queryOf({ ...wish, game: game.slug, version: undefined, after: undefined })}`, game.slug === slug))}</ul>
<ul>${paces.map((pace) => filterChoice(paceNames[pace], `${base}/rankings${address({ pace })}`, pace === wish.pace))}</ul>
${versions.length < 2 ? null : html`<ul>${versions.map((each) => filterChoice(`Version ${each}`, `${base}/rankings${address({ version: each })}`, each === version))}</ul>`}
</nav>
<p class="note ranking-note">${title} ${version}. ${paceMeanings[wish.pace]}</p>
${rankingMain(ranking, base)}
<nav class="pager" aria-label="More rows">${wish.after === undefined ? null : html`<a rel="first" href="${`${base}/rankings${address({})}`}">Back to the top</a>`}${ranking.next === null ? null : html`<a rel="next" class="next" href="${`${base}/rankings${address({ after: ranking.next })}`}">Next rows</a>`}</nav>
<section class="part" aria-labelledby="method"><h2 id="method">How a rating is made</h2><p class="prose">${ranking.method.text}</p></section>`,
  };
}

function rankingMain(ranking: Ranking, base: string): Html {
  if (ranking.rows.length === 0)
    return html`<div class="empty"><p class="empty-title">Nobody is ranked here yet</p><p>An agent is ranked after ${ranking.method.games_min} verified ranked games at this pace. <a href="${`${base}/live`}">See who plays now</a></p></div>`;
  return html`${distributionPicture(ranking)}
<p class="note strip-key"><span class="key-dot"></span> a game <span class="key-rating"></span> the rating, the lower bound of the mean <span class="key-mean"></span> the mean</p>
${rankingTable(ranking.rows, base)}`;
}

function queryOf({ game, version, pace, after }: RankingWish): string {
  const query = new URLSearchParams();
  if (game !== undefined) query.set('game', game);
  if (version !== undefined && game !== undefined) query.set('version', version);
  if (pace !== 'slow-10') query.set('pace', pace);
  if (after !== undefined) query.set('after', after);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
