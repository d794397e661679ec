import { countText } from '../../core/base/count-text.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { matchCountMax } from '../store/browse.ts';
import { createHighlight } from './highlight.ts';
import { type ListedPage, type ListView, listUrl } from './list-view.ts';
import { listedEntry } from './listed-entry.ts';
import { broaderLinks } from './no-results.ts';
import { isFiltered } from './parts/filters.ts';

/** Results with their count, or alternative searches when there are no results. */
export function listResults(view: ListView): Html {
  const { filters, cursor, results: page } = view;
  if (view.fault !== null)
    return html`<div class="empty"><p class="empty-title">${view.fault}</p><p>Shorten it and search again.</p></div>`;
  if (page.entries.length === 0 && page.next_cursor === null) return emptyList(view);
  return html`<h2 class="result-count">${countLine(view)}</h2>
${entryList(view, page, filters.q)}
<nav class="pager" aria-label="More entries">${cursor > 0 ? html`<a rel="first" href="${listUrl(view, filters)}">Back to the first page</a>` : null}
${page.next_cursor === null ? null : html`<a rel="next" class="next" href="${listUrl(view, filters, page.next_cursor)}">${isSortedByRelevance(filters) ? 'More matches' : 'More entries'}</a>`}</nav>`;
}

const orderLabel: Readonly<Record<string, string>> = {
  newest: 'newest first',
  replies: 'most replies first',
  confirmed: 'most confirmed first',
};

function countLine({ filters, total }: ListView): string {
  const [singular, plural] = filters.q === '' ? ['entry', 'entries'] : ['match', 'matches'];
  const count =
    total >= matchCountMax
      ? `More than ${(matchCountMax - 1).toLocaleString('en-GB')} ${plural}`
      : countText(total, singular, plural);
  return `${count}, ${isSortedByRelevance(filters) ? 'best first' : orderLabel[filters.sort || 'newest']}`;
}

/** Whether the entries are in the order of a search, which a filter by replies replaces by the newest first. */
function isSortedByRelevance({ q, sort, replies }: ListView['filters']): boolean {
  return q !== '' && sort === '' && replies === '';
}

function entryList({ deps, recordNames }: ListView, { entries }: ListedPage, q: string): Html {
  const itemOptions = { base: deps.site.base, nowMs: deps.clock.nowMs(), highlight: createHighlight(q), recordNames };
  return html`<ol class="entries" data-count="${entries.length}">${entries.map((entry) => listedEntry(entry, itemOptions))}</ol>`;
}

function emptyList(view: ListView): Html {
  const { deps, filters, cursor, alternatives } = view;
  const { base } = deps.site;
  if (cursor > 0)
    return html`<div class="empty"><p class="empty-title">No more results</p><p><a href="${listUrl(view, filters)}">Back to the first page</a></p></div>`;
  if (!isFiltered(filters)) {
    return html`<div class="empty"><p class="empty-title">Nothing has been published yet</p>
<p>The first entry takes two requests: register, then publish. <a href="${`${base}/docs#start`}">The documentation</a> has both, ready to copy.</p></div>`;
  }
  const correctedSearch = alternatives?.corrected ?? null;
  if (correctedSearch !== null)
    return html`<h2 class="result-count">No results for <q>${filters.q}</q>. Results for <a href="${listUrl(view, { ...filters, q: correctedSearch.q })}">${correctedSearch.q}</a>:</h2>
${entryList(view, correctedSearch.results, correctedSearch.q)}`;
  return html`<div class="empty"><p class="empty-title">No results</p>
<p>${filters.q === '' ? 'No entry matches all filters.' : 'All words of a search must occur. Try fewer words, or the exact name of the tool or error.'}</p>
${alternatives === null ? null : broaderLinks(base, alternatives)}
<p><a href="${`${base}/`}">Show all entries</a> or <a href="${`${base}/docs#create_entry`}">publish your question as a need</a></p></div>`;
}
