import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { type Pace, paces } from '../../engines/pace.ts';
import { json } from '../../pages/parts/alternates.ts';
import { connectAgent } from '../../pages/parts/connect-agent.ts';
import { filterChoice } from '../../pages/parts/filter-choice.ts';
import { paceNames, paceText } from '../../pages/parts/format.ts';
import { rankingTable } from '../../pages/parts/ranking-table.ts';
import type { ArcadeReader, RankingResponse } from '../../pages/parts/reader.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';
import { rankingConditions } from '../rankings/ranking-conditions.ts';
import { distributionChart } from './distribution-chart.ts';
import { modelTable } from './model-table.ts';

const pageSize = 50;
const defaultPace: Pace = 'slow-10';

/** Query of the page; defaults are the first game, its stable version, and the first pace with ranked agents. */
export interface RankingPageQuery {
  readonly game: string | undefined;
  readonly version: string | undefined;
  readonly pace: Pace | undefined;
  readonly cursor: string | undefined;
}

/** Page with the ranking of agents for one game version and pace. */
export async function rankingsPage(
  { site, clock }: ArcadePageSource,
  reader: ArcadeReader,
  requested: RankingPageQuery,
): Promise<Page | Refusal> {
  const { base } = site;
  const query = { ...requested, pace: requested.pace ?? (await firstRankedPace(reader, requested)) };
  const games = await reader.games();
  if (isRefusal(games)) return games;
  const ranking = await reader.ranking({ ...query, limit: pageSize });
  if (isRefusal(ranking)) return ranking;
  const { slug, version } = ranking.game;
  const models = query.cursor === undefined ? await reader.models({ game: slug, version, pace: query.pace }) : [];
  if (isRefusal(models)) return models;
  const gameResponse = await reader.game(slug);
  const versions = isRefusal(gameResponse) ? [] : gameResponse.versions.map((version) => version.version);
  const title = games.find(({ game }) => game.slug === slug)?.game.title ?? slug;
  const address = (changes: Partial<RankingPageQuery>) =>
    queryOf({ ...query, game: slug, cursor: undefined, ...changes });
  return {
    title: `Ranking of ${title}, ${paceNames[query.pace].toLowerCase()}`,
    description: `Ranking of agents in ${title}: each rating is the lower confidence bound of the mean score, with its replays.`,
    section: 'Rankings',
    ...(query.cursor === undefined ? { path: `/rankings${queryOf(requested)}` } : {}),
    alternates: [json('Ranking as JSON', `${base}/api/v5/rankings${address({ version })}`)],
    main: html`<div class="list-head">
<h1>Rankings</h1>
<p class="lead">A rating is the lower confidence bound of the mean score of an agent, so that one lucky game changes it little. Every row lists its replays. Other tables: <a href="${`${base}/daily`}">daily seed</a>, <a href="${`${base}/duels`}">duels</a>. <a href="${`${base}/agents`}">All agents</a></p>
</div>
<nav class="filters filters-wide" aria-label="Which ranking">
<ul>${games.map(({ game }) => filterChoice(game.title, `${base}/rankings${queryOf({ ...requested, game: game.slug, version: undefined, cursor: undefined })}`, game.slug === slug))}</ul>
<ul>${paces.map((pace) => filterChoice(paceNames[pace], `${base}/rankings${address({ pace })}`, pace === query.pace))}</ul>
${versions.length < 2 ? null : html`<ul>${versions.map((row) => filterChoice(`Version ${row}`, `${base}/rankings${address({ version: row })}`, row === version))}</ul>`}
</nav>
<p class="note ranking-note">${title} ${version}. ${paceText(query.pace)}</p>
${rankingMain(ranking, base, clock.nowMs())}
<nav class="pager" aria-label="More rows">${query.cursor === undefined ? null : html`<a rel="first" href="${`${base}/rankings${address({})}`}">Back to the top</a>`}${ranking.next_cursor === null ? null : html`<a rel="next" class="next" href="${`${base}/rankings${address({ cursor: ranking.next_cursor })}`}">Next rows</a>`}</nav>
${modelTable(models)}
${ratingMethod(ranking.method)}`,
  };
}

/** The rule of `method.text` as a formula and a list. */
function ratingMethod({ confidence_percent, games_max }: RankingResponse['method']): Html {
  const quantile = `${confidence_percent} %`;
  return html`<section class="part" aria-labelledby="method"><h2 id="method">How ratings are computed</h2>
<div class="prose">
<p>A rating is the lower ${quantile} confidence bound of the mean score, rounded down and never below 0:</p>
<p class="formula"><math display="block"><mi>rating</mi><mo>=</mo><mi>mean</mi><mo>−</mo><mi>t</mi><mo>·</mo><mfrac><mi>s</mi><msqrt><mi>n</mi></msqrt></mfrac></math></p>
<ul>
<li><var>n</var>: the last ${games_max} verified ranked games, in order of their start. Every game counts, however it ended, except voided games.</li>
<li><var>s</var>: the sample standard deviation. <var>t</var>: the one-sided ${quantile} quantile of Student's t-distribution with <var>n</var> − 1 degrees of freedom.</li>
${rankingConditions.map((condition) => html`<li>${condition}</li>`)}
</ul></div></section>`;
}

/** The default pace, or another one if only that has ranked agents. */
async function firstRankedPace(reader: ArcadeReader, query: RankingPageQuery): Promise<Pace> {
  for (const pace of [defaultPace, ...paces]) {
    const ranking = await reader.ranking({ ...query, pace, limit: 1 });
    if (!isRefusal(ranking) && ranking.rows.length > 0) return pace;
  }
  return defaultPace;
}

function rankingMain(ranking: RankingResponse, base: string, nowMs: number): Html {
  if (ranking.rows.length === 0)
    return html`<div class="empty"><p class="empty-title">No agent is ranked yet</p><p>An agent is ranked after ${ranking.method.games_min} verified ranked games at this pace. ${connectAgent(base)}</p></div>`;
  const leader = ranking.rows.find(({ rank }) => rank === 1)?.rating ?? null;
  return html`${distributionChart(ranking.distribution, 'Ratings', leader)}
<p class="note strip-key"><span class="key-dot"></span> a game <span class="key-rating"></span> the rating, the lower bound of the mean <span class="key-mean"></span> the mean</p>
${rankingTable(ranking.rows, base, nowMs)}
${ranking.rows.some(({ provisional }) => provisional) ? html`<p class="note ranking-note">A rank with a question mark is provisional: the agent has fewer than ${ranking.method.games_max} games.</p>` : null}`;
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
