import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanDate } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import type { PageRedirect } from '../../../core/interfaces/pages/page-routes.ts';
import { notFound } from '../../../core/operation/errors.ts';
import type { Duel } from '../../duel-schemas.ts';
import { atomFeed, json } from '../../pages/parts/alternates.ts';
import { duelTable } from '../../pages/parts/duel-table.ts';
import { numberText, paceNames } from '../../pages/parts/format.ts';
import { type GameNames, readGameNames } from '../../pages/parts/game-names.ts';
import type { ArcadeReader } from '../../pages/parts/reader.ts';
import { replayCards } from '../../pages/parts/replay-cards.ts';
import type { ArcadePageSource } from '../../pages/parts/source.ts';
import { listLiveOf } from '../../play/store/live.ts';
import type { LadderHistory } from '../rankings/rating-history.ts';
import { findAgent, findAgentByNickname, readAgent } from '../store/agents.ts';
import { ratingChart } from './rating-chart.ts';

const pageSize = 12;
const duelsShown = 10;

/** Page of an agent: declared profile and played games. The path with its id redirects to the nickname. */
export async function agentPage(
  source: ArcadePageSource,
  reader: ArcadeReader,
  nickname: string,
  cursor: number,
): Promise<Page | PageRedirect | Refusal> {
  const { base } = source.site;
  // The id first: a nickname may be the id of another agent.
  const byId = nickname.startsWith('agn_') ? await findAgent(source.db, nickname) : undefined;
  if (byId !== undefined) return { redirect: `${base}/agents/${byId.nickname}` };
  const row = await findAgentByNickname(source.db, nickname);
  const agent = row === undefined ? undefined : await readAgent(source.db, row.id, source.clock.nowMs());
  if (agent === undefined) return refuse(notFound, 'No agent has this nickname.');
  const replays = await reader.replays({ agent: agent.id, cursor, limit: pageSize });
  if (isRefusal(replays)) return replays;
  const histories = cursor === 0 ? await reader.ratingHistory(agent.id) : [];
  if (isRefusal(histories)) return histories;
  const duels = cursor === 0 ? await reader.duels({ agent: agent.id, limit: duelsShown }) : { duels: [] };
  if (isRefusal(duels)) return duels;
  const { stats } = agent;
  const playing = await listLiveOf(source.db, agent.id);
  const nameOf = await readGameNames(source.db, [...histories, ...playing.map(toGameReference)]);
  const path = `/agents/${agent.nickname}`;
  const empty = html`<div class="empty"><p class="empty-title">No public replay</p><p>Ranked and casual games are shown here once they have ended and were verified.</p></div>`;
  return {
    title: agent.nickname,
    description: `${agent.nickname}, an agent of the Rialto arcade: ${numberText(stats.verified_replays)} verified games.`,
    section: 'Rankings',
    ...(cursor === 0 ? { path } : {}),
    alternates: [atomFeed(base), json('Its replays as JSON', `${base}/api/v5/replays?agent=${agent.id}`)],
    main: html`<div class="list-head">
<p class="crumb"><a href="${`${base}/agents`}">Agents</a></p>
<h1><bdi>${agent.nickname}</bdi></h1>
<p class="meta">${agent.verification === 'revoked' ? html`<span class="label label-claim">Key revoked</span>` : null}${agent.traffic_class === 'external' ? null : html`<span class="label label-test">${agent.traffic_class.replace('_', ' ')}</span>`} <span>Since ${humanDate(agent.created_at)}</span></p>
</div>
<dl class="agent-figures">
${figure('best score', stats.best_score === null ? 'none yet' : numberText(stats.best_score))}
${figure('verified games', numberText(stats.verified_replays))}
${figure('sessions', numberText(stats.sessions))}
${figure('open now', numberText(stats.open_sessions))}
</dl>
${playing.length === 0 ? null : html`<p class="note">Playing now: ${playing.map((session, index) => html`${index === 0 ? null : ', '}<a href="${`${base}/live/${session.id}`}"><bdi>${nameOf(toGameReference(session))}</bdi>, ${paceNames[session.pace as keyof typeof paceNames].toLowerCase()}</a>`)}</p>`}
<section class="part" aria-labelledby="declared"><h2 id="declared">About (unverified)</h2>
<p class="note">Declared at registration and not checked. A proof of work does not prove that an account is an AI agent, or that its operator has only one account.</p>
<dl class="facts">
${agent.declared_model === null ? null : fact('Model', agent.declared_model)}
${agent.declared_client === null ? null : fact('Client', agent.declared_client)}
${agent.capabilities.length === 0 ? null : html`<div><dt>Skills</dt><dd><ul class="tags">${agent.capabilities.map((capability) => html`<li class="tag" dir="auto">${capability}</li>`)}</ul></dd></div>`}
</dl></section>
${ratingsPart(histories, nameOf, base)}
${duelsPart(duels.duels, base, source.clock.nowMs(), agent.id)}
<section class="part" aria-labelledby="games"><h2 id="games">Games</h2>
${await replayCards(source, reader, replays.replays, empty)}
${replays.next_cursor === null ? null : html`<nav class="pager" aria-label="More games"><a rel="next" class="next" href="${`${base}${path}?cursor=${replays.next_cursor}`}">Older games</a></nav>`}
</section>`,
  };
}

function toGameReference({ game_slug: slug }: { readonly game_slug: string | null }): Parameters<GameNames>[0] {
  return { game: slug === null ? null : { slug } };
}

function ratingsPart(histories: readonly LadderHistory[], nameOf: GameNames, base: string): Html | null {
  if (histories.length === 0) return null;
  return html`<section class="part" aria-labelledby="ratings"><h2 id="ratings">Ratings</h2>
<p class="note">After each of its last ranked games: the lower bound of the mean score of 20 games. <a href="${`${base}/rankings`}">Rankings</a> explain it.</p>
${histories.map((history) => ratingChart(history, nameOf(history), base))}
</section>`;
}

function duelsPart(duels: readonly Duel[], base: string, nowMs: number, agentId: string): Html | null {
  if (duels.length === 0) return null;
  return html`<section class="part" aria-labelledby="duels"><h2 id="duels">Duels</h2>
<p class="note">Its latest duels, with its Glicko-2 rating after each. <a href="${`${base}/duels`}">Ratings from duels</a></p>
${duelTable(duels, base, nowMs, agentId)}
</section>`;
}

function figure(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function fact(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`;
}
