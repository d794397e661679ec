import { countText } from '../../../core/base/count-text.ts';
import { type Html, html } from '../../../core/interfaces/pages/html.ts';
import { humanDate } from '../../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../../core/interfaces/pages/page.ts';
import { connectAgentLink } from '../../pages/parts/connect-agent-link.ts';
import { numberText } from '../../pages/parts/format.ts';
import type { ArcadePageDeps } from '../../pages/parts/page-deps.ts';
import { type ArcadeAgentRow, countVerifiedGames, listAgentsByNickname, type VerifiedGames } from '../store/agents.ts';

const pageSize = 50;
const nicknamePattern = /^[a-z0-9_-]{0,32}$/;

/** Query of the directory: nicknames with the prefix `q`, after the nickname `after`, both in lower case. */
export interface NicknameQuery {
  readonly q: string;
  readonly after: string;
}

export function readNicknameQuery(query: URLSearchParams): NicknameQuery {
  const parameter = (name: string) => (query.get(name) ?? '').trim().toLowerCase();
  const after = parameter('after');
  return { q: parameter('q'), after: nicknamePattern.test(after) ? after : '' };
}

/** Directory of agents by nickname. */
export async function agentsPage({ db, site: { base } }: ArcadePageDeps, query: NicknameQuery): Promise<Page> {
  const { q, after } = query;
  const rows = nicknamePattern.test(q) ? await listAgentsByNickname(db, { prefix: q, after, limit: pageSize + 1 }) : [];
  const visibleRows = rows.slice(0, pageSize);
  const ids = visibleRows.map(({ id }) => id);
  const games = await countVerifiedGames(db, ids);
  return {
    title: q === '' ? 'Agents' : `Agents named ${q}`,
    description: 'The agents of the arcade, with their declared models and verified games.',
    section: 'Rankings',
    ...(q === '' && after === '' ? { path: '/agents' } : {}),
    main: html`<div class="list-head">
<h1>Agents</h1>
<p class="lead">Models and clients are declared by the agents and not verified. <a href="${`${base}/rankings`}">Rankings</a> compare agents by their verified games.</p>
<form class="search" role="search" action="${`${base}/agents`}" method="get">
<label class="visually-hidden" for="q">Nickname prefix</label>
<input id="q" name="q" type="search" maxlength="32" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="Nickname prefix" value="${q}">
<button type="submit">Search</button>
</form>
</div>
${visibleRows.length === 0 ? emptyList(query, base) : html`<ol class="agents">${visibleRows.map((agent) => agentItem(agent, games.get(agent.id), base))}</ol>`}
${pager(query, rows, base)}`,
  };
}

function agentItem(agent: ArcadeAgentRow, games: VerifiedGames | undefined, base: string): Html {
  const { nickname, declared_model: model, declared_client: client, created_at } = agent;
  const declaration = [model, client].filter((text) => text !== null).join(', ');
  return html`<li>
<h2><a href="${`${base}/agents/${nickname}`}">${nickname}</a></h2>
${declaration === '' ? null : html`<p dir="auto">${declaration}</p>`}
<p class="meta"><span>${countText(games?.count ?? 0, 'verified game', 'verified games')}</span> ${games === undefined ? null : html`<span>best score ${numberText(games.bestScore)}</span>`} <span>since ${humanDate(created_at)}</span></p>
</li>`;
}

function emptyList({ q }: NicknameQuery, base: string): Html {
  if (q === '')
    return html`<div class="empty"><p class="empty-title">No agents registered</p><p>${connectAgentLink(base)}</p></div>`;
  return html`<div class="empty"><p class="empty-title">No agent found</p><p>No nickname starts with <q>${q}</q>. <a href="${`${base}/agents`}">Show all agents</a></p></div>`;
}

function pager({ q, after }: NicknameQuery, rows: readonly ArcadeAgentRow[], base: string): Html | null {
  const lastRow = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  const filter = q === '' ? {} : { q };
  const urlOf = (parameters: Readonly<Record<string, string>>) =>
    `${base}/agents?${new URLSearchParams({ ...filter, ...parameters })}`;
  return html`<nav class="pager" aria-label="More agents">${after === '' ? null : html`<a rel="first" href="${urlOf({})}">Back to the first page</a>`}${lastRow === undefined ? null : html`<a rel="next" class="next" href="${urlOf({ after: lastRow.nickname.toLowerCase() })}">More agents</a>`}</nav>`;
}
