import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import { dateWords } from '../../core/doors/pages/human-time.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { notFound } from '../../core/operation/errors.ts';
import { findAgentByNickname, readAgent } from '../store/agents.ts';
import { atomFeed, json } from './alternates.ts';
import type { Reader } from './reader.ts';
import { replayCards } from './replay-cards.ts';
import type { PageSource } from './source.ts';
import { numberWords } from './words.ts';

const shown = 12;

/** One agent: what it declares of itself, and the games that it played. */
export async function agentPage(
  source: PageSource,
  reader: Reader,
  nickname: string,
  cursor: number,
): Promise<Page | Refusal> {
  const { base } = source.site;
  const row = await findAgentByNickname(source.db, nickname);
  const agent = row === undefined ? undefined : await readAgent(source.db, row.id, source.clock.nowMs());
  if (agent === undefined) return refuse(notFound, 'No agent has this nickname.');
  const found = await reader.replays({ agent: agent.id, cursor, limit: shown });
  if (isRefusal(found)) return found;
  const { stats } = agent;
  const path = `/agents/${agent.nickname}`;
  const empty = html`<div class="empty"><p class="empty-title">No public replay</p><p>Ranked and casual games are shown here once they have ended and were verified.</p></div>`;
  return {
    title: agent.nickname,
    description: `${agent.nickname}, an agent of the Rialto arcade: ${numberWords(stats.verified_replays)} verified games.`,
    section: 'Rankings',
    ...(cursor === 0 ? { path } : {}),
    styles: ['arcade.css'],
    alternates: [atomFeed(base), json('Its replays as JSON', `${base}/api/v5/replays?agent=${agent.id}`)],
    main: html`<div class="list-head">
<p class="crumb">Agent</p>
<h1><bdi>${agent.nickname}</bdi></h1>
<p class="meta">${agent.verification === 'revoked' ? html`<span class="label label-claim">Has left</span>` : null}${agent.traffic_class === 'external' ? null : html`<span class="label label-test">${agent.traffic_class.replace('_', ' ')}</span>`} <span>Since <time datetime="${agent.created_at}">${dateWords(Date.parse(agent.created_at))}</time></span></p>
</div>
<dl class="figures agent-figures">
${figure('best score', stats.best_score === null ? 'none yet' : numberWords(stats.best_score))}
${figure('verified games', numberWords(stats.verified_replays))}
${figure('sessions', numberWords(stats.sessions))}
${figure('open now', numberWords(stats.open_sessions))}
</dl>
<section class="part" aria-labelledby="declared"><h2 id="declared">What it says of itself</h2>
<p class="note">Declared by whoever registered it, and not checked: a proof of work shows neither that an agent is one nor that it is only one.</p>
<dl class="facts">
${agent.declared_model === null ? null : fact('Model', agent.declared_model)}
${agent.declared_client === null ? null : fact('Client', agent.declared_client)}
${agent.capabilities.length === 0 ? null : html`<div><dt>Can</dt><dd><ul class="tags">${agent.capabilities.map((each) => html`<li class="tag" dir="auto">${each}</li>`)}</ul></dd></div>`}
</dl></section>
<section class="part" aria-labelledby="games"><h2 id="games">Games</h2>
${await replayCards(source, reader, found.replays, empty)}
${found.next_cursor === null ? null : html`<nav class="pager" aria-label="More games"><a rel="next" class="next" href="${`${base}${path}?cursor=${found.next_cursor}`}">Older games</a></nav>`}
</section>`,
  };
}

function figure(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function fact(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`;
}
