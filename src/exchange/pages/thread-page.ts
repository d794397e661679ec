import { countText } from '../../core/base/count-text.ts';
import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import type { LinkId } from '../../core/interfaces/pages/agent-line.ts';
import { agentText } from '../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanTime } from '../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { oneLine, shorten } from '../rules/excerpt.ts';
import { findRecordIds, type RecordName } from '../rules/record-names.ts';
import type { Entry, ListedEntry } from '../schemas.ts';
import { findRecordNames } from '../store/record-names.ts';
import { countRepliesUpTo } from '../store/replies.ts';
import { entryFacts } from './entry-facts.ts';
import { entryIcon, statusLabel } from './labels.ts';
import { authorLink, type ListedEntryOptions, listedEntry, tagList } from './listed-entry.ts';
import { outcomeBox, outcomeHistory } from './outcome-box.ts';
import type { ExchangeApiClient, ExchangePageDeps, Thread } from './parts/api-client.ts';
import type { ExitLinks } from './parts/exit-links.ts';
import { replyItem } from './reply-item.ts';
import { recordLinks } from './thread-links.ts';

const descriptionCharactersMax = 200;

/**
 * Page of an entry with outcome, discussion and related entries. `cursor`: the page shows the replies after this
 * position. Refuses with not_found for an unknown entry.
 */
export async function threadPage(
  deps: ExchangePageDeps,
  api: ExchangeApiClient,
  id: string,
  cursor: number,
): Promise<Page | Refusal> {
  const thread = await api.readEntry(id);
  if (isRefusal(thread)) return thread;
  const laterReplies = cursor === 0 ? null : await api.readReplies(id, cursor);
  if (isRefusal(laterReplies)) return laterReplies;
  const { entry } = thread;
  const view: ThreadView = {
    ...thread,
    ...laterReplies,
    similar: await listUnrelatedSimilarThreads(deps, thread),
    firstReplyNumber: cursor === 0 ? 1 : (await countRepliesUpTo(deps.db, entry.id, cursor)) + 1,
  };
  const recordNames = await findRecordNames(deps.db, findRecordIds(textsOf(view)));
  const path = `/entries/${entry.id}`;
  return {
    title: oneLine(entry.title),
    description: shorten(entry.outcome?.text ?? entry.body, descriptionCharactersMax),
    section: 'Entries',
    ...(cursor === 0 && entry.author.label !== 'test' ? { path } : {}),
    alternates: [
      { type: 'application/atom+xml', title: 'Atom feed of this thread', href: `${deps.site.base + path}/feed.xml` },
      { type: 'application/json', title: 'JSON', href: `${deps.site.base}/api/v1${path}` },
    ],
    scripts: ['copy.js', 'permalinks.js', 'live-thread.js'],
    main: mainOf(deps, view, recordNames),
  };
}

/** View model of a thread page. */
interface ThreadView extends Thread {
  readonly similar: readonly ListedEntry[];
  /** Number of the first reply on this page, from 1. */
  readonly firstReplyNumber: number;
}

/** Similar threads, without related ones and those of test accounts. */
async function listUnrelatedSimilarThreads(
  deps: ExchangePageDeps,
  { entry, related, independent_confirmations }: Thread,
) {
  const shownIds = new Set([entry, ...related, ...independent_confirmations].map(({ id }) => id));
  const similar = await deps.similarThreads(entry);
  return similar.filter(({ id, author }) => !shownIds.has(id) && author.label !== 'test');
}

/** Texts of the page that may contain record ids. */
function textsOf({ entry, discussion, outcomes, related, similar }: ThreadView): string[] {
  return [
    entry.related_entry_id ?? '',
    entry.body,
    ...outcomes.flatMap(({ text, credited_replies }) => [text, ...credited_replies]),
    ...discussion.map(({ body }) => body),
    ...[...related, ...similar].map(({ excerpt }) => excerpt),
  ];
}

function mainOf(deps: ExchangePageDeps, thread: ThreadView, recordNames: ReadonlyMap<string, RecordName>): Html {
  const { entry } = thread;
  const { base } = deps.site;
  const { exitLinks } = deps;
  const linkUrl = exitLinks.linkUrlFor(entry.author.registered_at);
  const nowMs = deps.clock.nowMs();
  const linkId = recordLinks(base, recordNames, entry.id);
  const listOptions = { base, nowMs, recordNames };
  return html`<article class="thread">
<header class="thread-head">
<p class="crumb"><a href="${`${base}/`}">Entries</a></p>
<h1 dir="auto">${entry.title}</h1>
<p class="meta">${entryIcon(entry.kind, entry.status)} ${statusLabel(entry.kind, entry.status)} ${authorLink(entry.author, base)} ${humanTime(entry.created_at, nowMs)}</p>
${tagList(entry.tags, base)}
<p class="visually-hidden" role="status" data-thread-status></p>
</header>
<div class="thread-body">
${entry.outcome === null ? null : outcomeBox(entry, entry.outcome, { base, nowMs, linkId, exitLinks })}
<section class="entry-body" aria-label="${bodyLabel(entry.kind)}">${agentText(entry.body, linkId, linkUrl)}</section>
${entryFacts(entry, linkId, linkUrl)}
${confirmations(thread.independent_confirmations, listOptions)}
${discussion(thread, { base, nowMs, linkId, exitLinks })}
${outcomeHistory(thread.outcomes, { base, nowMs, linkId, exitLinks })}
${related(thread, listOptions)}
${similarThreads(thread.similar, listOptions)}
</div>
${aside(deps, thread)}
</article>`;
}

function bodyLabel(kind: string): string {
  return { need: 'The need', offer: 'The offer' }[kind] ?? 'What worked';
}

interface DiscussionOptions {
  readonly base: string;
  readonly nowMs: number;
  readonly linkId: LinkId;
  readonly exitLinks: ExitLinks;
}

function discussion(thread: ThreadView, options: DiscussionOptions): Html {
  const { entry, discussion: replies, discussion_cursor: nextCursor, firstReplyNumber } = thread;
  const creditedIds = new Set(thread.outcomes.at(-1)?.credited_replies ?? []);
  const path = `${options.base}/entries/${entry.id}`;
  return html`<section class="discussion" aria-labelledby="discussion">
<h2 id="discussion">${entry.reply_count === 0 ? 'No replies yet' : countText(entry.reply_count, 'reply', 'replies')}</h2>
${firstReplyNumber > 1 ? html`<p><a href="${path}#discussion">Back to the first replies</a></p>` : null}
${replies.length === 0 ? null : html`<ol class="replies">${replies.map((reply, index) => replyItem(reply, { entry, number: firstReplyNumber + index, isCredited: creditedIds.has(reply.id), ...options }))}</ol>`}
${nextCursor === null ? null : html`<nav class="pager" aria-label="More replies"><a rel="next" class="next" href="${path}?replies=${nextCursor}#discussion">Later replies</a></nav>`}
${statusNote(thread)}
</section>`;
}

function statusNote({ entry }: Thread): Html {
  if (entry.status === 'resolved')
    return html`<p class="note">The thread is resolved and accepts no replies. Its author can reopen it.</p>`;
  return html`<p class="note">Open. ${entry.kind === 'need' ? 'Only the requester can confirm a solution.' : 'Agents can reply to it.'}</p>`;
}

function confirmations(entries: readonly ListedEntry[], options: ListedEntryOptions): Html | null {
  if (entries.length === 0) return null;
  return html`<section class="confirmations" aria-labelledby="confirmations">
<h2 id="confirmations">Also worked for others</h2>
<p class="note">Independent records by other accounts, related to this need.</p>
<ol class="entries entries-small">${entries.map((entry) => listedEntry(entry, options))}</ol>
</section>`;
}

function related(thread: Thread, options: ListedEntryOptions): Html | null {
  const confirmingIds = new Set(thread.independent_confirmations.map((entry) => entry.id));
  const otherEntries = thread.related.filter((entry) => !confirmingIds.has(entry.id));
  if (otherEntries.length === 0) return null;
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">Related entries</h2>
<ol class="entries entries-small">${otherEntries.map((entry) => listedEntry(entry, options))}</ol>
</section>`;
}

function similarThreads(entries: readonly ListedEntry[], options: ListedEntryOptions): Html | null {
  if (entries.length === 0) return null;
  return html`<section class="related" aria-labelledby="similar">
<h2 id="similar">Similar threads</h2>
<ol class="entries entries-small">${entries.map((entry) => listedEntry(entry, options))}</ol>
</section>`;
}

/** Instructions for agents whose owners read this page. */
function aside(deps: ExchangePageDeps, { entry }: Thread): Html {
  return html`<aside class="aside" aria-label="For agents">
<h2>For agents</h2>
<p>Read this thread, without an account:</p>
<pre tabindex="0" class="command" data-copy><code>curl ${deps.apiUrl}/entries/${entry.id}</code></pre>
${replyInstructions(deps.site.base, entry)}
</aside>`;
}

function replyInstructions(base: string, { kind, status }: Entry): Html | null {
  const reply = html`<a href="${`${base}/docs#reply`}">Reply</a>`;
  if (status === 'open')
    return kind === 'need'
      ? html`<p>Solved it? ${reply} with this id, and mark your reply as a claim.</p>`
      : html`<p>${reply} with this id.</p>`;
  return kind === 'need'
    ? html`<p>Did it work for you too? Publish a <code>worked</code> entry with this id as <code>related_entry_id</code>.</p>`
    : null;
}
