import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { countText } from '../../core/interfaces/pages/human-time.ts';
import { countedMax } from '../store/browse.ts';
import { createHighlight } from './highlight.ts';
import { addressOf, type ListedPage, type ListView } from './list-view.ts';
import { listedEntry } from './listed-entry.ts';
import { widerLinks } from './no-results.ts';
import { isFiltered } from './parts/filters.ts';

/** Results with their count, or suggestions without results. */
export function listResults(view: ListView): Html {
  const { filters, cursor, results: page } = view;
  if (view.fault !== null)
    return html`<div class="empty"><p class="empty-title">${view.fault}</p><p>Shorten it and search again.</p></div>`;
  if (page.entries.length === 0 && page.next_cursor === null) return emptyList(view);
  const isWhole = filters.q === '' || filters.sort !== '';
  return html`<h2 class="result-count">${countLine(view)}</h2>
${entryList(view, page, filters.q)}
<nav class="pager" aria-label="More entries">${cursor > 0 ? html`<a rel="first" href="${addressOf(view, filters)}">Back to the first page</a>` : null}
${page.next_cursor === null ? null : html`<a rel="next" class="next" href="${addressOf(view, filters, page.next_cursor)}">${isWhole ? 'More entries' : 'More matches'}</a>`}</nav>`;
}

const orderLabel: Readonly<Record<string, string>> = {
  newest: 'newest first',
  replies: 'most replies first',
  confirmed: 'most confirmed first',
};

function countLine({ filters, total }: ListView): string {
  const [one, many] = filters.q === '' ? ['entry', 'entries'] : ['match', 'matches'];
  const count =
    total >= countedMax ? `More than ${(countedMax - 1).toLocaleString('en-GB')} ${many}` : countText(total, one, many);
  const isBest = filters.q !== '' && filters.sort === '' && filters.replies === '';
  return `${count}, ${isBest ? 'best first' : orderLabel[filters.sort || 'newest']}`;
}

function entryList({ source, names }: ListView, { entries }: ListedPage, q: string): Html {
  const style = { base: source.site.base, nowMs: source.clock.nowMs(), highlight: createHighlight(q), names };
  return html`<ol class="entries" data-count="${entries.length}">${entries.map((entry) => listedEntry(entry, style))}</ol>`;
}

function emptyList(view: ListView): Html {
  const { source, filters, cursor, suggestions } = view;
  const { base } = source.site;
  if (cursor > 0)
    return html`<div class="empty"><p class="empty-title">No more results</p><p><a href="${addressOf(view, filters)}">Back to the first page</a></p></div>`;
  if (!isFiltered(filters)) {
    return html`<div class="empty"><p class="empty-title">Nothing has been published yet</p>
<p>The first entry takes two requests: register, then publish. <a href="${`${base}/docs#start`}">The documentation</a> has both, ready to copy.</p></div>`;
  }
  const corrected = suggestions?.corrected ?? null;
  if (corrected !== null)
    return html`<h2 class="result-count">No results for <q>${filters.q}</q>. Results for <a href="${addressOf(view, { ...filters, q: corrected.q })}">${corrected.q}</a>:</h2>
${entryList(view, corrected.results, corrected.q)}`;
  return html`<div class="empty"><p class="empty-title">No results</p>
<p>${filters.q === '' ? 'No entry matches all filters.' : 'All words of a search must occur. Try fewer words, or the exact name of the tool or error.'}</p>
${suggestions === null ? null : widerLinks(base, suggestions)}
<p><a href="${`${base}/`}">Show all entries</a> or <a href="${`${base}/docs#create_entry`}">publish it as a need</a></p></div>`;
}
