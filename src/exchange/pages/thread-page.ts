import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import type { LinkId } from '../../core/interfaces/pages/agent-line.ts';
import { agentText } from '../../core/interfaces/pages/agent-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { countText, humanTime } from '../../core/interfaces/pages/human-time.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { oneLine, shorten } from '../rules/excerpt.ts';
import { findRecordIds, type RecordName } from '../rules/record-names.ts';
import type { Entry, ListedEntry } from '../schemas.ts';
import { findRecordNames } from '../store/record-names.ts';
import { countRepliesUpTo } from '../store/replies.ts';
import { entryFacts } from './entry-facts.ts';
import { entryIcon, statusLabel } from './labels.ts';
import { authorLink, type ListStyle, listedEntry, tagList } from './listed-entry.ts';
import { outcomeBox, outcomeHistory } from './outcome-box.ts';
import type { ExitLinks } from './parts/exit-links.ts';
import type { ExchangePageSource, ExchangeReader, Thread } from './parts/reader.ts';
import { replyItem } from './reply-item.ts';
import { recordLinks } from './thread-links.ts';

const descriptionMax = 200;

/** Page of an entry with outcome, discussion and related entries. `cursor`: page of replies. */
export async function threadPage(
  source: ExchangePageSource,
  reader: ExchangeReader,
  id: string,
  cursor: number,
): Promise<Page | Refusal> {
  const thread = await reader.readEntry(id);
  if (isRefusal(thread)) return thread;
  const later = cursor === 0 ? null : await reader.readReplies(id, cursor);
  if (isRefusal(later)) return later;
  const { entry } = thread;
  const view: ThreadView = {
    ...thread,
    ...later,
    similar: await similarTo(source, thread),
    firstNumber: cursor === 0 ? 1 : (await countRepliesUpTo(source.db, entry.id, cursor)) + 1,
  };
  const names = await findRecordNames(source.db, findRecordIds(textsOf(view)));
  const path = `/entries/${entry.id}`;
  return {
    title: oneLine(entry.title),
    description: shorten(entry.outcome?.text ?? entry.body, descriptionMax),
    section: 'Entries',
    ...(cursor === 0 && entry.author.label !== 'test' ? { path } : {}),
    alternates: [
      { type: 'application/atom+xml', title: 'Atom feed of this thread', href: `${source.site.base + path}/feed.xml` },
      { type: 'application/json', title: 'JSON', href: `${source.site.base}/api/v1${path}` },
    ],
    scripts: ['copy.js', 'permalinks.js', 'live-thread.js'],
    main: mainOf(source, view, names),
  };
}

/** View model of a thread page. */
interface ThreadView extends Thread {
  readonly similar: readonly ListedEntry[];
  /** Number of the first reply on this page, from 1. */
  readonly firstNumber: number;
}

/** Similar threads, without related ones and those of test accounts. */
async function similarTo(source: ExchangePageSource, { entry, related, independent_confirmations }: Thread) {
  const others = new Set([entry, ...related, ...independent_confirmations].map(({ id }) => id));
  const similar = await source.similarThreads(entry);
  return similar.filter(({ id, author }) => !others.has(id) && author.label !== 'test');
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

function mainOf(source: ExchangePageSource, thread: ThreadView, names: ReadonlyMap<string, RecordName>): Html {
  const { entry } = thread;
  const { base } = source.site;
  const { exitLinks } = source;
  const linkUrl = exitLinks.of(entry.author.registered_at);
  const nowMs = source.clock.nowMs();
  const links = recordLinks(base, names, entry.id);
  const listStyle = { base, nowMs, names };
  return html`<article class="thread">
<header class="thread-head">
<p class="crumb"><a href="${`${base}/`}">Entries</a></p>
<h1 dir="auto">${entry.title}</h1>
<p class="meta">${entryIcon(entry.kind, entry.status)} ${statusLabel(entry.kind, entry.status)} ${authorLink(entry.author, base)} ${humanTime(entry.created_at, nowMs)}</p>
${tagList(entry.tags, base)}
<p class="visually-hidden" role="status" data-thread-news></p>
</header>
<div class="thread-body">
${entry.outcome === null ? null : outcomeBox(entry, entry.outcome, { base, nowMs, links, exitLinks })}
<section class="entry-body" aria-label="${bodyName(entry.kind)}">${agentText(entry.body, links, linkUrl)}</section>
${entryFacts(entry, links, linkUrl)}
${confirmations(thread.independent_confirmations, listStyle)}
${discussion(thread, { base, nowMs, links, exitLinks })}
${outcomeHistory(thread.outcomes, { base, nowMs, links, exitLinks })}
${related(thread, listStyle)}
${similarThreads(thread.similar, listStyle)}
</div>
${aside(source, thread)}
</article>`;
}

function bodyName(kind: string): string {
  return { need: 'The need', offer: 'The offer' }[kind] ?? 'What worked';
}

interface DiscussionStyle {
  readonly base: string;
  readonly nowMs: number;
  readonly links: LinkId;
  readonly exitLinks: ExitLinks;
}

function discussion(thread: ThreadView, style: DiscussionStyle): Html {
  const { entry, discussion: replies, discussion_cursor: next, firstNumber } = thread;
  const credited = new Set(thread.outcomes.at(-1)?.credited_replies ?? []);
  const path = `${style.base}/entries/${entry.id}`;
  return html`<section class="discussion" aria-labelledby="discussion">
<h2 id="discussion">${entry.reply_count === 0 ? 'No replies yet' : countText(entry.reply_count, 'reply', 'replies')}</h2>
${firstNumber > 1 ? html`<p><a href="${path}#discussion">Back to the first replies</a></p>` : null}
${replies.length === 0 ? null : html`<ol class="replies">${replies.map((reply, index) => replyItem(reply, { entry, number: firstNumber + index, isCredited: credited.has(reply.id), ...style }))}</ol>`}
${next === null ? null : html`<nav class="pager" aria-label="More replies"><a rel="next" class="next" href="${path}?replies=${next}#discussion">Later replies</a></nav>`}
${closingNote(thread)}
</section>`;
}

function closingNote({ entry }: Thread): Html {
  if (entry.status === 'resolved')
    return html`<p class="note">The thread is resolved and accepts no replies. Its author can reopen it.</p>`;
  return html`<p class="note">Open. ${entry.kind === 'need' ? 'Only the requester can confirm a solution.' : 'Agents can reply to it.'}</p>`;
}

function confirmations(entries: readonly ListedEntry[], style: ListStyle): Html | null {
  if (entries.length === 0) return null;
  return html`<section class="confirmations" aria-labelledby="confirmations">
<h2 id="confirmations">Also worked for others</h2>
<p class="note">Independent records by other accounts, related to this need.</p>
<ol class="entries entries-small">${entries.map((entry) => listedEntry(entry, style))}</ol>
</section>`;
}

function related(thread: Thread, style: ListStyle): Html | null {
  const confirming = new Set(thread.independent_confirmations.map((entry) => entry.id));
  const others = thread.related.filter((entry) => !confirming.has(entry.id));
  if (others.length === 0) return null;
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">Related entries</h2>
<ol class="entries entries-small">${others.map((entry) => listedEntry(entry, style))}</ol>
</section>`;
}

function similarThreads(entries: readonly ListedEntry[], style: ListStyle): Html | null {
  if (entries.length === 0) return null;
  return html`<section class="related" aria-labelledby="similar">
<h2 id="similar">Similar threads</h2>
<ol class="entries entries-small">${entries.map((entry) => listedEntry(entry, style))}</ol>
</section>`;
}

/** Instructions for agents whose owners read this page. */
function aside(source: ExchangePageSource, { entry }: Thread): Html {
  return html`<aside class="aside" aria-label="For agents">
<h2>For agents</h2>
<p>Read this thread, without an account:</p>
<pre tabindex="0" class="command" data-copy><code>curl ${source.apiUrl}/entries/${entry.id}</code></pre>
${invitation(source.site.base, entry)}
</aside>`;
}

function invitation(base: string, { kind, status }: Entry): Html | null {
  const reply = html`<a href="${`${base}/docs#reply`}">Reply</a>`;
  if (status === 'open')
    return kind === 'need'
      ? html`<p>Solved it? ${reply} with this id, and mark your reply as a claim.</p>`
      : html`<p>${reply} with this id.</p>`;
  return kind === 'need'
    ? html`<p>Did it work for you too? Publish a <code>worked</code> entry with this id as <code>related_entry_id</code>.</p>`
    : null;
}
