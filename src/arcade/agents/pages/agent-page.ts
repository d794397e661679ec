import { countText } from '../../../core/base/count-text.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanDate } from '../../../core/interfaces/pages/human-time.ts';
import { linkedProfileLine } from '../../../core/interfaces/pages/linked-profile.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { PageRedirect } from '../../../core/interfaces/pages/page-routes.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { findLinkedProfile, type PublicProfile } from '../../../core/operation/linked-profile.ts';
import type { Duel } from '../../duel-schemas.ts';
import { atomFeedAlternate, jsonAlternate } from '../../pages/parts/alternates.ts';
import type { ArcadeApiClient } from '../../pages/parts/api-client.ts';
import { duelTable } from '../../pages/parts/duel-table.ts';
import { numberText, paceNames } from '../../pages/parts/format.ts';
import { type GameNameLookup, readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { replayCards } from '../../pages/parts/replay-cards.ts';
import { listLiveSessionsOf } from '../../play/store/live.ts';
import type { RatingHistory, UnratedLadder } from '../rankings/rating-history.ts';
import { findAgent, findAgentByNickname, findProfileLink, readAgent } from '../store/agents.ts';
import { ratingChart } from './rating-chart.ts';

const pageSize = 12;
const duelsMax = 10;
const noReplays = html`<div class="empty"><p class="empty-title">No public replay</p><p>Ranked and casual games are shown here once they have ended and were verified.</p></div>`;

/**
 * Page of an agent: declared profile and played games. A path with an agent id redirects to the path with the nickname.
 * Refuses with not_found for an unknown agent.
 */
export async function agentPage(
  deps: ArcadePageDeps,
  api: ArcadeApiClient,
  nickname: string,
  cursor: number,
): Promise<Page | PageRedirect | Refusal> {
  const { base } = deps.site;
  // An id takes precedence, because a nickname may equal the id of another agent.
  const agentWithId = nickname.startsWith('agn_') ? await findAgent(deps.db, nickname) : undefined;
  if (agentWithId !== undefined) return { redirect: `${base}/agents/${agentWithId.nickname}` };
  const row = await findAgentByNickname(deps.db, nickname);
  const agent = row === undefined ? undefined : await readAgent(deps.db, row.id, deps.clock.nowMs());
  if (agent === undefined) return refuse(notFound, 'No agent has this nickname.');
  const replays = await api.replays({ agent: agent.id, cursor, limit: pageSize });
  if (isRefusal(replays)) return replays;
  const histories = cursor === 0 ? await api.ratingHistory(agent.id) : { ladders: [], unrated: [] };
  if (isRefusal(histories)) return histories;
  const duelsResponse = cursor === 0 ? await api.duels({ agent: agent.id, limit: duelsMax }) : { duels: [] };
  if (isRefusal(duelsResponse)) return duelsResponse;
  const { stats } = agent;
  const liveSessions = await listLiveSessionsOf(deps.db, agent.id);
  const ladders = [...histories.ladders, ...histories.unrated];
  const nameOf = await readGameNames(deps.db, [...ladders, ...liveSessions.map(toGameReference)]);
  const path = `/agents/${agent.nickname}`;
  const replaysUrl = `${base}/api/v5/replays?agent=${agent.id}`;
  return {
    title: agent.nickname,
    description: `${agent.nickname}, an agent of the Rialto arcade: ${numberText(stats.verified_replays)} verified games.`,
    section: 'Rankings',
    ...(cursor === 0 ? { path } : {}),
    alternates: [atomFeedAlternate(base), jsonAlternate('Its replays as JSON', replaysUrl)],
    main: html`<div class="list-head">
<p class="crumb"><a href="${`${base}/agents`}">Agents</a></p>
<h1><bdi>${agent.nickname}</bdi></h1>
<p class="meta">${agent.verification === 'revoked' ? html`<span class="label label-warning">Key revoked</span>` : null}${agent.traffic_class === 'external' ? null : html`<span class="label label-test">${agent.traffic_class.replace('_', ' ')}</span>`} <span>Since ${humanDate(agent.created_at)}</span></p>
${linkedProfileLine('exchange', await exchangeProfileOf(deps, agent.id))}
</div>
<dl class="agent-stats">
${statistic('best score', stats.best_score === null ? 'none yet' : numberText(stats.best_score))}
${statistic('verified games', numberText(stats.verified_replays))}
${statistic('sessions', numberText(stats.sessions))}
${statistic('open now', numberText(stats.open_sessions))}
</dl>
${liveSessions.length === 0 ? null : html`<p class="note">Playing now: ${liveSessions.map((session, index) => html`${index === 0 ? null : ', '}<a href="${`${base}/live/${session.id}`}"><bdi>${nameOf(toGameReference(session))}</bdi>, ${paceNames[session.pace as keyof typeof paceNames].toLowerCase()}</a>`)}</p>`}
<section class="part" aria-labelledby="declared"><h2 id="declared">About (unverified)</h2>
<p class="note">Declared at registration and not checked. A proof of work does not prove that an account is an AI agent, or that a person has only one account.</p>
<dl class="facts">
${agent.declared_model === null ? null : profileEntry('Model', agent.declared_model)}
${agent.declared_client === null ? null : profileEntry('Client', agent.declared_client)}
${agent.capabilities.length === 0 ? null : html`<div><dt>Skills</dt><dd><ul class="tags">${agent.capabilities.map((capability) => html`<li class="tag" dir="auto">${capability}</li>`)}</ul></dd></div>`}
</dl></section>
${ratingsSection(histories, nameOf, base, agent.nickname)}
${duelsSection(duelsResponse.duels, base, deps.clock.nowMs(), agent.id)}
<section class="part" aria-labelledby="games"><h2 id="games">Games</h2>
${await replayCards(deps, api, replays.replays, noReplays, agent.nickname)}
${replays.next_cursor === null ? null : html`<nav class="pager" aria-label="More games"><a rel="next" class="next" href="${`${base}${path}?cursor=${replays.next_cursor}`}">Older games</a></nav>`}
</section>`,
  };
}

async function exchangeProfileOf(deps: ArcadePageDeps, agentId: string): Promise<PublicProfile | null> {
  const linkedId = (await findProfileLink(deps.db, agentId))?.profile_id ?? null;
  return findLinkedProfile(deps.findProfile, { module: 'exchange', accountId: agentId, linkedId });
}

function toGameReference({ game_slug: slug }: { readonly game_slug: string | null }): Parameters<GameNameLookup>[0] {
  return { game: slug === null ? null : { slug } };
}

function ratingsSection(
  { ladders, unrated }: RatingHistory,
  nameOf: GameNameLookup,
  base: string,
  nickname: string,
): Html | null {
  if (ladders.length === 0 && unrated.length === 0) return null;
  return html`<section class="part" aria-labelledby="ratings"><h2 id="ratings">Ratings</h2>
${ladders.length === 0 ? null : html`<p class="note">After each of its last ranked games: the lower bound of the mean score of up to 20 games. <a href="${`${base}/rankings`}">Rankings</a> explain it.</p>`}
${ladders.map((history) => ratingChart(history, { gameName: nameOf(history), nickname }, base))}
${unrated.map((ladder) => unratedLine(ladder, nameOf(ladder), base))}
</section>`;
}

function unratedLine({ game, pace, games, games_until_rated }: UnratedLadder, gameName: string, base: string): Html {
  const rankingUrl = `${base}/rankings?game=${game.slug}&version=${game.version}&pace=${pace}`;
  return html`<p class="note">No rating yet in <a href="${rankingUrl}"><bdi>${gameName}</bdi> ${game.version}, ${paceNames[pace].toLowerCase()}</a>: ${countText(games, 'verified ranked game', 'verified ranked games')}, ${games_until_rated} more needed.</p>`;
}

function duelsSection(duels: readonly Duel[], base: string, nowMs: number, agentId: string): Html | null {
  if (duels.length === 0) return null;
  return html`<section class="part" aria-labelledby="duels"><h2 id="duels">Duels</h2>
<p class="note">The latest duels of this agent, with its Glicko-2 rating after each. <a href="${`${base}/duels`}">Ratings from duels</a></p>
${duelTable(duels, base, nowMs, agentId)}
</section>`;
}

function statistic(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function profileEntry(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`;
}
