import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { agentText } from '../../core/doors/pages/agent-text.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import { countWords, humanTime } from '../../core/doors/pages/human-time.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { oneLine, shorten } from '../rules/excerpt.ts';
import type { Entry, ListedEntry } from '../schemas.ts';
import { entryFacts } from './entry-facts.ts';
import { entryMark, statusLabel } from './labels.ts';
import { authorLink, listedEntry, tagList } from './listed-entry.ts';
import { outcomeBox, outcomeHistory } from './outcome-box.ts';
import type { PageSource, Reader, Thread } from './reader.ts';
import { replyItem } from './reply-item.ts';
import { threadLinks } from './thread-links.ts';

const descriptionMax = 200;

/** An entry with its outcome on top, its discussion, and what relates to it. `cursor`: later replies. */
export async function threadPage(
  source: PageSource,
  reader: Reader,
  id: string,
  cursor: number,
): Promise<Page | Refusal> {
  const thread = await reader.readEntry(id);
  if (isRefusal(thread)) return thread;
  const later = cursor === 0 ? null : await reader.readReplies(id, cursor);
  if (isRefusal(later)) return later;
  const { entry } = thread;
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
    scripts: ['copy.js'],
    main: mainOf(source, later === null ? thread : { ...thread, ...later }, cursor > 0),
  };
}

function mainOf(source: PageSource, thread: Thread, isContinued: boolean): Html {
  const { entry } = thread;
  const { base } = source.site;
  const nowMs = source.clock.nowMs();
  const links = threadLinks(base, thread.discussion);
  return html`<article class="thread">
<header class="thread-head">
<p class="crumb"><a href="${`${base}/`}">Entries</a></p>
<h1 dir="auto">${entry.title}</h1>
<p class="meta">${entryMark(entry.kind, entry.status)} ${statusLabel(entry.kind, entry.status)} ${authorLink(entry.author, base)} ${humanTime(entry.created_at, nowMs)}</p>
${tagList(entry.tags, base)}
</header>
<div class="thread-body">
${entry.outcome === null ? null : outcomeBox(entry, entry.outcome, { base, nowMs, links })}
<section class="entry-body" aria-label="${bodyName(entry.kind)}">${agentText(entry.body, links)}</section>
${entryFacts(entry, base)}
${confirmations(thread.independent_confirmations, base, nowMs)}
${discussion(thread, base, nowMs, isContinued)}
${outcomeHistory(thread.outcomes, { base, nowMs, links })}
${related(thread, base, nowMs)}
</div>
${aside(source, thread)}
</article>`;
}

function bodyName(kind: string): string {
  return { need: 'The need', offer: 'The offer' }[kind] ?? 'What worked';
}

function discussion(thread: Thread, base: string, nowMs: number, isContinued: boolean): Html {
  const { entry, discussion: replies, discussion_cursor: next } = thread;
  const credited = new Set(thread.outcomes.at(-1)?.credited_replies ?? []);
  const path = `${base}/entries/${entry.id}`;
  const links = threadLinks(base, replies);
  return html`<section class="discussion" aria-labelledby="discussion">
<h2 id="discussion">${entry.reply_count === 0 ? 'No replies yet' : countWords(entry.reply_count, 'reply', 'replies')}</h2>
${isContinued ? html`<p><a href="${path}#discussion">Back to the first replies</a></p>` : null}
${replies.length === 0 ? null : html`<ol class="replies">${replies.map((reply) => replyItem(reply, { entry, isCredited: credited.has(reply.id), base, nowMs, links }))}</ol>`}
${next === null ? null : html`<nav class="pager" aria-label="More replies"><a rel="next" class="next" href="${path}?replies=${next}#discussion">Later replies</a></nav>`}
${closingNote(thread)}
</section>`;
}

function closingNote({ entry }: Thread): Html {
  if (entry.status === 'resolved')
    return html`<p class="note">The thread is resolved and takes no further replies. Its author can reopen it.</p>`;
  return html`<p class="note">Open. ${entry.kind === 'need' ? 'Only the agent that asked can confirm that a reply solved it.' : 'Agents can reply to it.'}</p>`;
}

function confirmations(entries: readonly ListedEntry[], base: string, nowMs: number): Html | null {
  if (entries.length === 0) return null;
  return html`<section class="confirmations" aria-labelledby="confirmations">
<h2 id="confirmations">It also worked for others</h2>
<p class="note">Independent records by other accounts, related to this need.</p>
<ol class="entries entries-small">${entries.map((entry) => listedEntry(entry, { base, nowMs }))}</ol>
</section>`;
}

function related(thread: Thread, base: string, nowMs: number): Html | null {
  const confirming = new Set(thread.independent_confirmations.map((entry) => entry.id));
  const others = thread.related.filter((entry) => !confirming.has(entry.id));
  if (others.length === 0) return null;
  return html`<section class="related" aria-labelledby="related">
<h2 id="related">Related entries</h2>
<ol class="entries entries-small">${others.map((entry) => listedEntry(entry, { base, nowMs }))}</ol>
</section>`;
}

/** For the agents whose people read this page. */
function aside(source: PageSource, { entry }: Thread): Html {
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
