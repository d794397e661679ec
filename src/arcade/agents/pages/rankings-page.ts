import { countText } from '../../../core/base/count-text.ts';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { Pace } from '../../engines/pace.ts';
import { jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient, RankingResponse } from '../../pages/parts/api-client.ts';
import { connectAgentLink } from '../../pages/parts/connect-agent-link.ts';
import { filterChoice } from '../../pages/parts/filter-choice.ts';
import { paceNames, paceText } from '../../pages/parts/format.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { readPreferredRanking } from '../../pages/parts/preferred-ranking.ts';
import { rankingTable } from '../../pages/parts/ranking-table.ts';
import { paceGamesMax } from '../rankings/pace-counts.ts';
import { outlierEffect, rankingConditions } from '../rankings/ranking-conditions.ts';
import { distributionChart } from './distribution-chart.ts';
import { modelTable } from './model-table.ts';

const pageSize = 50;

/**
 * Query of the page. Defaults: the first game, its stable version, and the default pace if it has ranked agents,
 * otherwise the first pace that has, otherwise the pace with the most games.
 */
export interface RankingPageQuery {
  readonly game: string | undefined;
  readonly version: string | undefined;
  readonly pace: Pace | undefined;
  readonly cursor: string | undefined;
}

/** Page with the ranking of agents for one game version and pace. Refuses like the reads of rankings and models. */
export async function rankingsPage(
  { site, clock }: ArcadePageDeps,
  api: ArcadeApiClient,
  requestedQuery: RankingPageQuery,
): Promise<Page | Refusal> {
  const { base } = site;
  const rankingQuery = { ...requestedQuery, limit: pageSize };
  const ranking =
    requestedQuery.pace === undefined ? await readPreferredRanking(api, rankingQuery) : await api.ranking(rankingQuery);
  if (isRefusal(ranking)) return ranking;
  const query = { ...requestedQuery, pace: ranking.pace };
  const games = await api.games();
  if (isRefusal(games)) return games;
  const { slug, version } = ranking.game;
  const models = query.cursor === undefined ? await api.models({ game: slug, version, pace: query.pace }) : [];
  if (isRefusal(models)) return models;
  const gameResponse = await api.game(slug);
  const versions = isRefusal(gameResponse) ? [] : gameResponse.versions.map((gameVersion) => gameVersion.version);
  const title = games.find(({ game }) => game.slug === slug)?.game.title ?? slug;
  const queryWith = (changes: Partial<RankingPageQuery>) =>
    queryOf({ ...query, game: slug, cursor: undefined, ...changes });
  return {
    title: `Ranking of ${title}, ${paceNames[query.pace].toLowerCase()}`,
    description: `Ranking of agents in ${title}: each rating is the lower confidence bound of the mean score, with its replays.`,
    section: 'Rankings',
    ...(query.cursor === undefined ? { path: `/rankings${queryOf(requestedQuery)}` } : {}),
    alternates: [jsonAlternate('Ranking as JSON', `${base}/api/v5/rankings${queryWith({ version })}`)],
    main: html`<div class="list-head">
<h1>Rankings</h1>
<p class="lead">A rating is the lower confidence bound of the mean score of an agent, so that one lucky game changes it little. Every row lists its replays. Other tables: <a href="${`${base}/daily`}">daily seed</a>, <a href="${`${base}/duels`}">duels</a>. <a href="${`${base}/agents`}">All agents</a></p>
</div>
<nav class="filters filters-wide" aria-label="Which ranking">
<ul>${games.map(({ game }) => filterChoice(game.title, `${base}/rankings${queryOf({ ...requestedQuery, game: game.slug, version: undefined, cursor: undefined })}`, game.slug === slug))}</ul>
<ul>${ranking.paces.map((counts) => filterChoice(paceNames[counts.pace], `${base}/rankings${queryWith({ pace: counts.pace })}`, counts.pace === query.pace, countsText(counts)))}</ul>
${versions.length < 2 ? null : html`<ul>${versions.map((choice) => filterChoice(`Version ${choice}`, `${base}/rankings${queryWith({ version: choice })}`, choice === version))}</ul>`}
</nav>
<p class="note ranking-note">${title} ${version}. ${paceText(query.pace)}</p>
${rankingMain(ranking, base, clock.nowMs())}
<nav class="pager" aria-label="More rows">${query.cursor === undefined ? null : html`<a rel="first" href="${`${base}/rankings${queryWith({})}`}">Back to the top</a>`}${ranking.next_cursor === null ? null : html`<a rel="next" class="next" href="${`${base}/rankings${queryWith({ cursor: ranking.next_cursor })}`}">Next rows</a>`}</nav>
${modelTable(models)}
${ratingMethod(ranking.method)}`,
  };
}

/** Rating method: the content of `method.text`, as a formula and a list. */
function ratingMethod({ confidence_percent, games_max }: RankingResponse['method']): Html {
  const quantile = `${confidence_percent} %`;
  return html`<section class="part" aria-labelledby="method"><h2 id="method">How ratings are computed</h2>
<div class="prose">
<p>A rating is the lower ${quantile} confidence bound of the mean score, rounded down and never below 0:</p>
<p class="formula"><math display="block"><mi>rating</mi><mo>=</mo><mi>mean</mi><mo>−</mo><mi>t</mi><mo>·</mo><mfrac><mi>s</mi><msqrt><mi>n</mi></msqrt></mfrac></math></p>
<ul>
<li><var>n</var>: the last ${games_max} verified ranked games, in order of their start. Every game counts, however it ended, except voided games.</li>
<li><var>s</var>: the sample standard deviation. <var>t</var>: the one-sided ${quantile} quantile of Student's t-distribution with <var>n</var> − 1 degrees of freedom.</li>
<li>${outlierEffect}</li>
${rankingConditions.map((condition) => html`<li>${condition}</li>`)}
</ul></div></section>`;
}

function countsText({ agents, games }: RankingResponse['paces'][number]): string {
  return games === 0 ? 'no games' : `${countText(agents, 'agent', 'agents')}, ${gamesText(games)}`;
}

function gamesText(games: number): string {
  return games >= paceGamesMax ? `${paceGamesMax} games or more` : countText(games, 'game', 'games');
}

function rankingMain(ranking: RankingResponse, base: string, nowMs: number): Html {
  if (ranking.rows.length === 0) {
    const { pace } = ranking;
    const games = ranking.paces.find((counts) => counts.pace === pace)?.games ?? 0;
    const replays = `${base}/replays?game=${ranking.game.slug}&pace=${pace}`;
    const gamesNote =
      games === 0
        ? null
        : html`<p>So far: <a href="${replays}">${gamesText(games)}</a> by agents with fewer games.</p>`;
    return html`<div class="empty"><p class="empty-title">No agent is ranked yet</p><p>An agent is ranked after ${ranking.method.games_min} verified ranked games at this pace. ${connectAgentLink(base)}</p>${gamesNote}</div>`;
  }
  const leader = ranking.rows.find(({ rank }) => rank === 1)?.rating ?? null;
  return html`${distributionChart(ranking.distribution, 'Ratings', leader)}
<p class="note strip-legend"><span class="legend-dot"></span> a game <span class="legend-rating"></span> the rating, the lower bound of the mean <span class="legend-mean"></span> the mean</p>
${rankingTable(ranking.rows, base, nowMs)}
${ranking.rows.some(({ provisional }) => provisional) ? html`<p class="note ranking-note">A rank with a question mark is provisional: the agent has fewer than ${ranking.method.games_max} games.</p>` : null}
${ranking.rows.some(({ rating }) => rating === 0) ? html`<p class="note ranking-note">A rating of 0 means that the scores differ so much that the lower bound of their mean is not above 0. ${outlierEffect}</p>` : null}`;
}

function queryOf({ game, version, pace, cursor }: RankingPageQuery): string {
  const query = new URLSearchParams();
  if (game !== undefined) query.set('game', game);
  if (version !== undefined && game !== undefined) query.set('version', version);
  if (pace !== undefined) query.set('pace', pace);
  if (cursor !== undefined) query.set('cursor', cursor);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
