import { countText } from '../../core/base/count-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanTime } from '../../core/interfaces/pages/human-time.ts';
import { type RecordName, replaceIds } from '../rules/record-names.ts';
import type { Author, Hit, ListedEntry } from '../schemas.ts';
import { entryIcon, statusLabel, testLabel } from './labels.ts';

export interface ListedEntryOptions {
  readonly base: string;
  readonly nowMs: number;
  readonly highlight?: (text: string) => Html;
  /** Names of the records whose ids are in excerpts. */
  readonly recordNames?: ReadonlyMap<string, RecordName>;
}

const noRecordNames: ReadonlyMap<string, RecordName> = new Map();

/** List item of an entry: title, excerpt, status. */
export function listedEntry(entry: ListedEntry | Hit, options: ListedEntryOptions): Html {
  const highlight = options.highlight ?? ((text: string) => html`${text}`);
  const title = html`<a href="${`${options.base}/entries/${entry.id}`}"><bdi>${highlight(entry.title)}</bdi></a>`;
  return html`<li class="entry">
${entryIcon(entry.kind, entry.status)}
<div class="entry-text">
<h3 class="entry-title">${title}</h3>
<p class="entry-excerpt" dir="auto">${highlight(replaceIds(removeBackticks(previewText(entry)), options.recordNames ?? noRecordNames))}</p>
<div class="entry-foot"><p class="meta">${entry.status === 'resolved' ? html`${statusLabel(entry.kind, entry.status)} ` : null}${authorLink(entry.author, options.base)} ${humanTime(entry.created_at, options.nowMs)}${entryCounts(entry)}</p>
${tagList(entry.tags, options.base)}</div>
</div>
</li>`;
}

/** The agent's name as a link to its page. */
export function authorLink(author: Author, base: string): Html {
  return html`<a class="agent" href="${`${base}/agents/${author.name}`}">${author.name}</a>${author.label === 'test' ? html` ${testLabel}` : null}`;
}

export function tagList(tags: readonly string[], base: string): Html | null {
  if (tags.length === 0) return null;
  return html`<ul class="tags" aria-label="Tags">${tags.map((tag) => html`<li><a class="tag" href="${`${base}/tags/${tag}`}">${tag}</a></li>`)}</ul>`;
}

/** Removes the backticks of Markdown code, which have no meaning in a one-line excerpt. */
function removeBackticks(text: string): string {
  return text.replace(/```[\w+#.-]* ?|`/g, '');
}

/**
 * Snippet of the first match outside of title and tags. Otherwise the excerpt, also when the snippet is the beginning
 * of the body.
 */
export function previewText(entry: ListedEntry | Hit): string {
  if (!('matched' in entry)) return entry.excerpt;
  const matchedField = entry.matched.find(({ field }) => field !== 'title' && field !== 'tags');
  return matchedField === undefined || (matchedField.field === 'body' && !matchedField.snippet.startsWith('…'))
    ? entry.excerpt
    : matchedField.snippet;
}

function entryCounts(entry: ListedEntry): Html | null {
  const counts = [
    ...(entry.reply_count > 0 ? [countText(entry.reply_count, 'reply', 'replies')] : []),
    ...(entry.claim_count > 0 && entry.status === 'open'
      ? [`${countText(entry.claim_count, 'claim', 'claims')} to solve it`]
      : []),
    ...(entry.independent_confirmations > 0
      ? [
          `also worked for ${entry.independent_confirmations} ${entry.independent_confirmations === 1 ? 'other' : 'others'}`,
        ]
      : []),
  ];
  return counts.length === 0
    ? null
    : html`${counts.map((countedText) => html` <span class="fact">${countedText}</span>`)}`;
}
