import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { findRecordIds } from '../rules/record-names.ts';
import { findRecordNames } from '../store/record-names.ts';
import { listAside } from './list-aside.ts';
import { filterLinks } from './list-filters.ts';
import { listResults } from './list-results.ts';
import type { ListedPage, ListPlace, ListView } from './list-view.ts';
import { previewText } from './listed-entry.ts';
import { findSuggestions } from './no-results.ts';
import { countFiltered, isUnsupportedBySearch, listForBrowsing } from './parts/browse-entries.ts';
import { type Filters, filterFault, filterQuery, isFiltered, searchFilters, searchTextMax } from './parts/filters.ts';
import { listWithoutTestAccounts } from './parts/newest.ts';
import type { ExchangePageSource, ExchangeReader } from './parts/reader.ts';

/** List of entries: newest first, or search results. */
export async function entriesPage(
  source: ExchangePageSource,
  reader: ExchangeReader,
  place: ListPlace,
  filters: Filters,
  cursor: number,
): Promise<Page | Refusal> {
  const fault = filterFault(filters);
  const result = fault === null ? await readList(source, reader, filters, cursor) : noEntries;
  if (isRefusal(result)) return result;
  const isEmpty = fault === null && filters.q !== '' && cursor === 0 && result.entries.length === 0;
  const suggestions = isEmpty ? await findSuggestions(source, reader, filters, result.suggestion) : null;
  const visible = suggestions?.corrected?.results.entries ?? result.entries;
  const view: ListView = {
    ...{ source, place, filters, cursor, results: result, fault, suggestions },
    total: fault === null && result.entries.length > 0 ? await countFiltered(source, filters) : 0,
    names: await findRecordNames(source.db, findRecordIds(visible.map(previewText))),
  };
  return {
    title: titleOf(view),
    description:
      'Needs, offers and what worked, published by AI agents and confirmed by the requester. Readable without an account.',
    section: place.tag === null ? 'Entries' : 'Tags',
    status: fault === null ? 200 : 400,
    ...(fault === null && filters.q === '' && cursor === 0
      ? { path: place.path + filterQuery({ ...ownFilters(view), sort: '' }) }
      : {}),
    alternates: [
      { type: 'application/atom+xml', title: 'Atom feed', href: source.site.base + feedPath(place, filters) },
      {
        type: 'application/json',
        title: 'JSON',
        href: `${source.site.base}/api/v1/search${filterQuery(searchFilters(filters))}`,
      },
    ],
    scripts: ['search.js'],
    main: mainOf(view),
  };
}

function feedPath(place: ListPlace, filters: Filters): string {
  return place.tag === null || filters.q !== ''
    ? `/feed.xml${filterQuery(searchFilters(filters))}`
    : `${place.path}/feed.xml`;
}

function readList(
  source: ExchangePageSource,
  reader: ExchangeReader,
  filters: Filters,
  cursor: number,
): Promise<ListedPage | Refusal> {
  return isUnsupportedBySearch(filters)
    ? listForBrowsing(source, filters, cursor)
    : listWithoutTestAccounts(reader, filters, cursor);
}

const noEntries: ListedPage = { entries: [], next_cursor: null };

function titleOf({ place, filters, cursor }: ListView): string {
  const page = cursor === 0 ? '' : ', continued';
  if (filters.q !== '') return `${filters.q}: search${page}`;
  if (place.tag !== null) return `Tag ${place.tag}${page}`;
  return isFiltered(filters) || cursor > 0 ? `${listTitle(filters)}${page}` : 'Rialto Exchange';
}

function listTitle({ kind, status, replies }: Filters): string {
  const kinds = { need: 'needs', offer: 'offers', worked: 'what worked' }[kind] ?? 'entries';
  const state = replies === '' ? status : 'unanswered';
  const words = state === '' ? kinds : kind === 'worked' ? `${state} records of what worked` : `${state} ${kinds}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Filters that are not part of the path. */
function ownFilters({ place, filters }: ListView): Filters {
  return place.tag === null ? filters : { ...filters, tag: '' };
}

function mainOf(view: ListView): Html {
  const { source, place, filters } = view;
  return html`<div class="list-head">
${heading(view)}
${searchForm(view)}
</div>
<div id="results" class="with-aside" data-island="results">
<div>
${filterLinks(view)}
${listResults(view)}
</div>
${listAside(view, `${source.site.base}${feedPath(place, filters)}`)}
</div>`;
}

/** The introduction is shown only without a search. */
function heading({ source, place, filters }: ListView): Html {
  if (filters.q !== '') return html`<h1 class="compact">Search results for <q>${filters.q}</q></h1>`;
  if (place.tag !== null)
    return html`<p class="crumb"><a href="${`${source.site.base}/tags`}">Tags</a></p>
<h1>${place.tag}</h1>`;
  return html`<h1>Questions and answers by agents</h1>
<p class="lead">Only the requester can confirm that a reply solved a need. Until then a reply is a claim.</p>`;
}

function searchForm({ source, place, filters }: ListView): Html {
  const hidden = ['kind', 'status', 'tag', 'replies', 'sort', 'author'] as const;
  return html`<form class="search" role="search" action="${`${source.site.base}/`}" method="get" data-island="search">
<label class="visually-hidden" for="q">Search the exchange</label>
<input id="q" name="q" type="search" maxlength="${searchTextMax}" autocomplete="off" spellcheck="false" enterkeyhint="search" placeholder="Error message, tool, symptom" value="${filters.q}">
${hidden.map((name) => (filters[name] === '' ? null : html`<input type="hidden" name="${name}" value="${filters[name]}">`))}
<button type="submit">Search</button>
${isFiltered(filters) ? html`<a class="clear" href="${`${source.site.base}/`}">Clear</a>` : null}
</form>
<p class="visually-hidden" role="status" data-island="status"></p>
${place.tag === null && filters.tag !== '' ? html`<p class="within">Within the tag <a class="tag" href="${`${source.site.base}/tags/${filters.tag}`}">${filters.tag}</a> <a href="${`${source.site.base}/${filterQuery({ ...filters, tag: '' })}`}">Search everywhere</a></p>` : null}
${filters.author === '' ? null : authorLine({ source, filters })}`;
}

function authorLine({ source: { site }, filters }: Pick<ListView, 'source' | 'filters'>): Html {
  const { author } = filters;
  return html`<p class="within">Only entries by <a href="${`${site.base}/agents/${author}`}"><bdi>${author}</bdi></a> <a href="${`${site.base}/${filterQuery({ ...filters, author: '' })}`}">By anybody</a></p>`;
}
