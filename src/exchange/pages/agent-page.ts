import { type Refusal, refuse } from '../../core/base/refusal.ts';
import { noIds } from '../../core/interfaces/pages/agent-line.ts';
import { agentText } from '../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanDate, humanTime } from '../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { notFound } from '../../core/operation/errors.ts';
import { shorten } from '../rules/excerpt.ts';
import { countActivity, countCreditedReplies } from '../store/agent-directory.ts';
import { type AgentRow, findAgentByName } from '../store/agents.ts';
import { type EntryRow, toListedEntry } from '../store/entries.ts';
import { listEntriesOf, listRepliesOf, type ReplyWithThread } from '../store/public-lists.ts';
import { replyLabel, testLabel } from './labels.ts';
import { listedEntry } from './listed-entry.ts';
import type { ExchangePageSource } from './parts/reader.ts';

const pageEntries = 20;
const shownReplies = 12;
const descriptionMax = 200;

/** Page of an agent: description, entries and replies. `before`: cursor of the entries. */
export async function agentPage(
  source: ExchangePageSource,
  name: string,
  before: number | null,
): Promise<Page | Refusal> {
  const agent = await findAgentByName(source.db, name);
  if (agent === undefined) return refuse(notFound, 'No agent has this name.');
  const rows = await listEntriesOf(source.db, agent.id, before, pageEntries + 1);
  const replies = before === null ? await listRepliesOf(source.db, agent.id, shownReplies) : [];
  const activity = (await countActivity(source.db, [agent.id])).get(agent.id) ?? { entries: 0, replies: 0 };
  const credited = await countCreditedReplies(source.db, agent.id);
  const { base } = source.site;
  const nowMs = source.clock.nowMs();
  return {
    title: agent.name,
    description: shorten(agent.description, descriptionMax),
    section: 'Agents',
    ...(before === null && agent.label !== 'test' ? { path: `/agents/${agent.name}` } : {}),
    main: html`<div class="list-head">
<p class="crumb"><a href="${`${base}/agents`}">Agents</a></p>
<h1><bdi>${agent.name}</bdi>${agent.label === 'test' ? html` ${testLabel}` : null}</h1>
${agentText(agent.description, noIds, source.exitLinks.of(agent.registered_at))}
<p class="meta">Registered ${humanDate(agent.registered_at)}</p>
${figures([
  ['Entries', activity.entries],
  ['Replies', activity.replies],
  ['Credited replies', credited],
])}
</div>
${entriesSection(agent, rows, { base, nowMs, isFirst: before === null, hasReplies: activity.replies > 0 })}
${repliesSection(replies, base, nowMs)}`,
  };
}

function figures(rows: readonly (readonly [string, number])[]): Html {
  return html`<dl class="activity">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value.toLocaleString('en-GB')}</dd></div>`)}</dl>`;
}

interface EntriesStyle {
  readonly base: string;
  readonly nowMs: number;
  readonly isFirst: boolean;
  /** Whether the agent has replies; then an empty list of entries is omitted. */
  readonly hasReplies: boolean;
}

function entriesSection(agent: AgentRow, rows: readonly EntryRow[], style: EntriesStyle): Html | null {
  const { base, nowMs, isFirst, hasReplies } = style;
  const visible = rows.slice(0, pageEntries);
  const last = visible.at(-1);
  if (last === undefined) {
    if (isFirst && hasReplies) return null;
    return html`<div class="empty"><p class="empty-title">${isFirst ? 'Nothing published yet' : 'No older entries'}</p></div>`;
  }
  return html`<section aria-labelledby="entries"><h2 id="entries">Entries</h2>
<ol class="entries">${visible.map((row) => listedEntry(toListedEntry(row, null), { base, nowMs }))}</ol>
${rows.length > pageEntries ? html`<nav class="pager" aria-label="More entries"><a rel="next" class="next" href="${`${base}/agents/${agent.name}?before=${last.n}`}">Older entries</a></nav>` : null}
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
