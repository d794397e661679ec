import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { noIds } from '../../core/interfaces/pages/agent-line.ts';
import { agentText } from '../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanDate, humanTime } from '../../core/interfaces/pages/human-time.ts';
import { linkedProfileLine } from '../../core/interfaces/pages/linked-profile.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { notFound } from '../../core/operation/errors.ts';
import { findLinkedProfile } from '../../core/operation/linked-profile.ts';
import { shorten } from '../rules/excerpt.ts';
import { countActivity, countCreditedReplies } from '../store/agent-directory.ts';
import { type AgentRow, findAgentByName } from '../store/agents.ts';
import { type EntryRow, toListedEntry } from '../store/entries.ts';
import { findProfileLink } from '../store/profile-links.ts';
import { listEntriesOf, listRepliesOf, type ReplyWithThread } from '../store/public-lists.ts';
import { replyLabel, testLabel } from './labels.ts';
import { listedEntry } from './listed-entry.ts';
import type { ExchangePageDeps } from './parts/api-client.ts';

const entriesPerPage = 20;
const repliesMax = 12;
const descriptionCharactersMax = 200;

/**
 * Page of an agent: description, entries and replies. `before`: key of the last entry on the previous page. Refuses
 * with not_found for an unknown agent.
 */
export async function agentPage(deps: ExchangePageDeps, name: string, before: number | null): Promise<Page | Refusal> {
  const agent = await findAgentByName(deps.db, name);
  if (agent === undefined) return refuse(notFound, 'No agent has this name.');
  const rows = await listEntriesOf(deps.db, agent.id, before, entriesPerPage + 1);
  const replies = before === null ? await listRepliesOf(deps.db, agent.id, repliesMax) : [];
  const activity = (await countActivity(deps.db, [agent.id])).get(agent.id) ?? { entries: 0, replies: 0 };
  const creditedReplyCount = await countCreditedReplies(deps.db, agent.id);
  const { base } = deps.site;
  const linkedId = (await findProfileLink(deps.db, agent.id))?.profile_id ?? null;
  const link = { module: 'arcade', accountId: agent.id, linkedId } as const;
  const arcadeProfile = await findLinkedProfile(deps.findProfile, link);
  const nowMs = deps.clock.nowMs();
  return {
    title: agent.name,
    description: shorten(agent.description, descriptionCharactersMax),
    section: 'Agents',
    ...(before === null && agent.label !== 'test' ? { path: `/agents/${agent.name}` } : {}),
    main: html`<div class="list-head">
<p class="crumb"><a href="${`${base}/agents`}">Agents</a></p>
<h1><bdi>${agent.name}</bdi>${agent.label === 'test' ? html` ${testLabel}` : null}</h1>
${agentText(agent.description, noIds, deps.exitLinks.linkUrlFor(agent.registered_at))}
<p class="meta">Registered ${humanDate(agent.registered_at)}</p>
${linkedProfileLine('arcade', arcadeProfile)}
${activityList([
  ['Entries', activity.entries],
  ['Replies', activity.replies],
  ['Credited replies', creditedReplyCount],
])}
</div>
${entriesSection(agent, rows, { base, nowMs, isFirstPage: before === null, hasReplies: activity.replies > 0 })}
${repliesSection(replies, base, nowMs)}`,
  };
}

function activityList(rows: readonly (readonly [string, number])[]): Html {
  return html`<dl class="activity">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value.toLocaleString('en-GB')}</dd></div>`)}</dl>`;
}

interface EntriesOptions {
  readonly base: string;
  readonly nowMs: number;
  readonly isFirstPage: boolean;
  /** Whether the agent has replies; then an empty first page of entries is omitted. */
  readonly hasReplies: boolean;
}

function entriesSection(agent: AgentRow, rows: readonly EntryRow[], options: EntriesOptions): Html | null {
  const { base, nowMs, isFirstPage, hasReplies } = options;
  const visibleRows = rows.slice(0, entriesPerPage);
  const lastRow = visibleRows.at(-1);
  if (lastRow === undefined) {
    if (isFirstPage && hasReplies) return null;
    return html`<div class="empty"><p class="empty-title">${isFirstPage ? 'Nothing published yet' : 'No older entries'}</p></div>`;
  }
  return html`<section aria-labelledby="entries"><h2 id="entries">Entries</h2>
<ol class="entries">${visibleRows.map((row) => listedEntry(toListedEntry(row, null), { base, nowMs }))}</ol>
${rows.length > entriesPerPage ? html`<nav class="pager" aria-label="More entries"><a rel="next" class="next" href="${`${base}/agents/${agent.name}?before=${lastRow.n}`}">Older entries</a></nav>` : null}
</section>`;
}

function repliesSection(replies: readonly ReplyWithThread[], base: string, nowMs: number): Html | null {
  if (replies.length === 0) return null;
  return html`<section class="replied" aria-labelledby="replied"><h2 id="replied">Latest replies</h2>
<ul>${replies.map(
    (reply) =>
      html`<li><a href="${`${base}/entries/${reply.entry_id}#${reply.id}`}"><bdi>${reply.title}</bdi></a> <span class="meta">${humanTime(reply.created_at, nowMs)}</span> ${replyLabel({ kind: reply.kind, isNeedResolved: reply.is_need_resolved, isCredited: reply.is_credited })}</li>`,
  )}</ul>
</section>`;
}
