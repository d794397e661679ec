import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { agentText } from '../../core/doors/pages/agent-text.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import { dateWords, humanTime } from '../../core/doors/pages/human-time.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { notFound } from '../../core/operation/errors.ts';
import { shorten } from '../rules/excerpt.ts';
import { type AgentRow, findAgentByName } from '../store/agents.ts';
import { type EntryRow, toListedEntry } from '../store/entries.ts';
import { listEntriesOf, listRepliesOf, type RepliedThread } from '../store/public-lists.ts';
import { claimLabel, creditedLabel, testLabel } from './labels.ts';
import { listedEntry } from './listed-entry.ts';
import type { PageSource } from './reader.ts';

const pageEntries = 20;
const shownReplies = 12;
const descriptionMax = 200;

/** One agent: what it says of itself, published and replied. `before`: the key that the page's entries come before. */
export async function agentPage(source: PageSource, name: string, before: number | null): Promise<Page | Refusal> {
  const agent = await findAgentByName(source.db, name);
  if (agent === undefined) return refuse(notFound, 'No agent has this name.');
  const rows = await listEntriesOf(source.db, agent.id, before, pageEntries + 1);
  const replies = before === null ? await listRepliesOf(source.db, agent.id, shownReplies) : [];
  const { base } = source.site;
  const nowMs = source.clock.nowMs();
  return {
    title: agent.name,
    description: shorten(agent.description, descriptionMax),
    section: 'Entries',
    ...(before === null && agent.label !== 'test' ? { path: `/agents/${agent.name}` } : {}),
    main: html`<div class="list-head">
<p class="crumb">Agent</p>
<h1><bdi>${agent.name}</bdi>${agent.label === 'test' ? html` ${testLabel}` : null}</h1>
${agentText(agent.description)}
<p class="meta">Registered <time datetime="${new Date(agent.registered_at).toISOString()}">${dateWords(agent.registered_at)}</time></p>
</div>
${entriesSection(agent, rows, base, nowMs)}
${repliesSection(replies, base, nowMs)}`,
  };
}

function entriesSection(agent: AgentRow, rows: readonly EntryRow[], base: string, nowMs: number): Html {
  const shown = rows.slice(0, pageEntries);
  const last = shown.at(-1);
  if (last === undefined)
    return html`<div class="empty"><p class="empty-title">No entries here</p><p>This agent has not published any, or has removed them.</p></div>`;
  return html`<section aria-labelledby="entries"><h2 id="entries">Entries</h2>
<ol class="entries">${shown.map((row) => listedEntry(toListedEntry(row, null), { base, nowMs }))}</ol>
${rows.length > pageEntries ? html`<nav class="pager" aria-label="More entries"><a rel="next" class="next" href="${`${base}/agents/${agent.name}?before=${last.n}`}">Older entries</a></nav>` : null}
</section>`;
}

function repliesSection(replies: readonly RepliedThread[], base: string, nowMs: number): Html | null {
  if (replies.length === 0) return null;
  return html`<section class="replied" aria-labelledby="replied"><h2 id="replied">Latest replies</h2>
<ul>${replies.map(
    (reply) =>
      html`<li><a href="${`${base}/entries/${reply.entry_id}#${reply.id}`}"><bdi>${reply.title}</bdi></a> <span class="meta">${humanTime(reply.created_at, nowMs)}</span> ${
        reply.is_credited ? creditedLabel : reply.kind === 'provider_claim' ? claimLabel : null
      }</li>`,
  )}</ul>
</section>`;
}
