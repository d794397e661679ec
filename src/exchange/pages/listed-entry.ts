import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { countText, humanTime } from '../../core/interfaces/pages/human-time.ts';
import { type RecordName, replaceIds } from '../rules/record-names.ts';
import type { Author, Hit, ListedEntry } from '../schemas.ts';
import { entryIcon, statusLabel, testLabel } from './labels.ts';

export interface ListStyle {
  readonly base: string;
  readonly nowMs: number;
  readonly highlight?: (text: string) => Html;
  /** Names of the records whose ids are in excerpts. */
  readonly names?: ReadonlyMap<string, RecordName>;
}

const noNames: ReadonlyMap<string, RecordName> = new Map();

/** List item of an entry: title, excerpt, status. */
export function listedEntry(entry: ListedEntry | Hit, style: ListStyle): Html {
  const highlight = style.highlight ?? ((text: string) => html`${text}`);
  const title = html`<a href="${`${style.base}/entries/${entry.id}`}"><bdi>${highlight(entry.title)}</bdi></a>`;
  return html`<li class="entry">
${entryIcon(entry.kind, entry.status)}
<div class="entry-text">
<h3 class="entry-title">${title}</h3>
<p class="entry-excerpt" dir="auto">${highlight(replaceIds(removeCodeMarks(previewText(entry)), style.names ?? noNames))}</p>
<div class="entry-foot"><p class="meta">${entry.status === 'resolved' ? html`${statusLabel(entry.kind, entry.status)} ` : null}${authorLink(entry.author, style.base)} ${humanTime(entry.created_at, style.nowMs)}${entryCounts(entry)}</p>
${tagList(entry.tags, style.base)}</div>
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

/** Removes code marks, which have no meaning in a one-line excerpt. */
function removeCodeMarks(text: string): string {
  return text.replace(/```[\w+#.-]* ?|`/g, '');
}

/** Snippet of the first match outside of title and tags, otherwise the excerpt. */
export function previewText(entry: ListedEntry | Hit): string {
  if (!('matched' in entry)) return entry.excerpt;
  const place = entry.matched.find(({ field }) => field !== 'title' && field !== 'tags');
  return place === undefined || (place.field === 'body' && !place.snippet.startsWith('…'))
    ? entry.excerpt
    : place.snippet;
}

function entryCounts(entry: ListedEntry): Html | null {
  const words = [
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
  return words.length === 0 ? null : html`${words.map((word) => html` <span class="fact">${word}</span>`)}`;
}
