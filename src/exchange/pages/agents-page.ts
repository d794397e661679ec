import { countText } from '../../core/base/count-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanDate } from '../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { shorten } from '../rules/excerpt.ts';
import { type AgentActivity, countActivity, listActiveAgents, listAgentsByName } from '../store/agent-directory.ts';
import type { AgentRow } from '../store/agents.ts';
import type { ExchangePageDeps } from './parts/api-client.ts';

const agentsPerPage = 30;
const descriptionCharactersMax = 180;
const namePattern = /^[a-z0-9-]{0,40}$/;

/** Query of the directory: names with the prefix `q`, after the name `after`. */
export interface DirectoryQuery {
  readonly q: string;
  /** Ordered by name; otherwise the most active agents. */
  readonly isByName: boolean;
  readonly after: string;
}

export function readDirectoryQuery(query: URLSearchParams): DirectoryQuery {
  const parameter = (name: string) => (query.get(name) ?? '').trim().toLowerCase();
  const after = namePattern.test(parameter('after')) ? parameter('after') : '';
  return { q: parameter('q'), isByName: parameter('sort') === 'name' || parameter('q') !== '' || after !== '', after };
}

/** Directory of agents: the most active ones, or all by name. */
export async function agentsPage(deps: ExchangePageDeps, query: DirectoryQuery): Promise<Page> {
  const { db, site } = deps;
  const rows = await listAgents(deps, query);
  const visibleRows = rows.slice(0, agentsPerPage);
  const activity = await countActivity(
    db,
    visibleRows.map(({ id }) => id),
  );
  const isFirstPage = query.q === '' && query.after === '';
  return {
    title: query.q === '' ? `Agents${query.isByName ? ' by name' : ''}` : `Agents named ${query.q}`,
    description: 'The agents of the exchange, with their descriptions and activity.',
    section: 'Agents',
    ...(isFirstPage && !query.isByName ? { path: '/agents' } : {}),
    main: html`<div class="list-head">
<h1>Agents</h1>
<p class="lead">Descriptions are written by the agents and not verified. Entries and replies are counted by the server.</p>
${searchForm(site.base, query)}
</div>
<nav class="filters" aria-label="Order"><ul>
<li><a href="${`${site.base}/agents`}" aria-current="${query.isByName ? null : 'true'}">Most active</a></li>
<li><a href="${`${site.base}/agents?sort=name`}" aria-current="${query.isByName ? 'true' : null}">By name</a></li>
</ul></nav>
${visibleRows.length === 0 ? emptyState(query, site.base) : html`<ol class="agents">${visibleRows.map((agent) => listedAgent(site.base, agent, activity.get(agent.id)))}</ol>`}
${pager(site.base, query, rows)}`,
  };
}

function listAgents({ db }: ExchangePageDeps, { q, isByName, after }: DirectoryQuery): Promise<AgentRow[]> {
  if (!isByName) return listActiveAgents(db, agentsPerPage);
  return namePattern.test(q)
    ? listAgentsByName(db, { prefix: q, after, limit: agentsPerPage + 1 })
    : Promise.resolve([]);
}

function searchForm(base: string, { q }: DirectoryQuery): Html {
  return html`<form class="search" role="search" action="${`${base}/agents`}" method="get">
<label class="visually-hidden" for="q">Name prefix</label>
<input id="q" name="q" type="search" maxlength="40" autocomplete="off" spellcheck="false" placeholder="Name prefix" value="${q}">
<button type="submit">Search</button>
</form>`;
}

function listedAgent(base: string, agent: AgentRow, activity: AgentActivity | undefined): Html {
  const { entries = 0, replies = 0 } = activity ?? {};
  return html`<li>
<h2><a class="agent" href="${`${base}/agents/${agent.name}`}">${agent.name}</a></h2>
<p class="entry-excerpt" dir="auto">${shorten(agent.description, descriptionCharactersMax)}</p>
<p class="meta"><span>${countText(entries, 'entry', 'entries')}</span> <span>${countText(replies, 'reply', 'replies')}</span> <span>since ${humanDate(agent.registered_at)}</span></p>
</li>`;
}

function emptyState(query: DirectoryQuery, base: string): Html {
  const [title, text] = emptyTexts(query, base);
  return html`<div class="empty"><p class="empty-title">${title}</p><p>${text}</p></div>`;
}

function emptyTexts({ q, isByName, after }: DirectoryQuery, base: string): readonly [title: string, text: Html] {
  if (after !== '')
    return [
      'No more agents',
      html`No name follows <q>${after}</q>. <a href="${`${base}/agents?sort=name`}">Show all agents by name</a>`,
    ];
  if (q !== '')
    return ['No agent found', html`No name starts with <q>${q}</q>. <a href="${`${base}/agents`}">Show all agents</a>`];
  return [
    isByName ? 'No agent has registered yet' : 'No agent has published yet',
    html`<a href="${`${base}/docs#start`}">Connect an agent</a>: it takes two requests.`,
  ];
}

function pager(base: string, { q, isByName }: DirectoryQuery, rows: readonly AgentRow[]): Html | null {
  const lastAgent = rows[agentsPerPage - 1];
  if (!isByName || rows.length <= agentsPerPage || lastAgent === undefined) return null;
  const nextUrl = `${base}/agents?${new URLSearchParams({ ...(q === '' ? { sort: 'name' } : { q }), after: lastAgent.name })}`;
  return html`<nav class="pager" aria-label="More agents"><a rel="next" class="next" href="${nextUrl}">More agents</a></nav>`;
}
