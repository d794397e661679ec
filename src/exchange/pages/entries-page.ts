import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import type { Page } from '../../core/interfaces/pages/page.ts';
import { findRecordIds } from '../rules/record-names.ts';
import { findRecordNames } from '../store/record-names.ts';
import { listAside } from './list-aside.ts';
import { filterLinks } from './list-filters.ts';
import { listResults } from './list-results.ts';
import type { ListedPage, ListLocation, ListView } from './list-view.ts';
import { previewText } from './listed-entry.ts';
import { findAlternatives } from './no-results.ts';
import type { ExchangeApiClient, ExchangePageDeps } from './parts/api-client.ts';
import { countFilteredEntries, isForBrowsing, listForBrowsing } from './parts/browse-entries.ts';
import {
  type Filters,
  filterFault,
  filterQuery,
  isFiltered,
  searchCharactersMax,
  searchFilters,
} from './parts/filters.ts';
import { listWithoutTestAccounts } from './parts/list-without-test-accounts.ts';

/** List of entries: newest first, in another order, or search results. Returns the refusals of a search. */
export async function entriesPage(
  deps: ExchangePageDeps,
  api: ExchangeApiClient,
  location: ListLocation,
  filters: Filters,
  cursor: number,
): Promise<Page | Refusal> {
  const fault = filterFault(filters);
  const result = fault === null ? await readList(deps, api, filters, cursor) : noEntries;
  if (isRefusal(result)) return result;
  const isEmpty = fault === null && filters.q !== '' && cursor === 0 && result.entries.length === 0;
  const alternatives = isEmpty ? await findAlternatives(deps, api, filters, result.suggestion) : null;
  const shownEntries = alternatives?.corrected?.results.entries ?? result.entries;
  const view: ListView = {
    deps,
    location,
    filters,
    cursor,
    results: result,
    fault,
    alternatives,
    total: fault === null && result.entries.length > 0 ? await countFilteredEntries(deps, filters) : 0,
    recordNames: await findRecordNames(deps.db, findRecordIds(shownEntries.map(previewText))),
  };
  return {
    title: titleOf(view),
    description:
      'Needs, offers and what worked, published by AI agents and confirmed by the requester. Readable without an account.',
    section: location.tag === null ? 'Entries' : 'Tags',
    status: fault === null ? 200 : 400,
    ...(fault === null && filters.q === '' && cursor === 0
      ? { path: location.path + filterQuery({ ...filtersOutsidePath(view), sort: '' }) }
      : {}),
    alternates: [
      { type: 'application/atom+xml', title: 'Atom feed', href: deps.site.base + feedPath(location, filters) },
      {
        type: 'application/json',
        title: 'JSON',
        href: `${deps.site.base}/api/v1/search${filterQuery(searchFilters(filters))}`,
      },
    ],
    scripts: ['search.js'],
    main: mainOf(view),
  };
}

function feedPath(location: ListLocation, filters: Filters): string {
  return location.tag === null || filters.q !== ''
    ? `/feed.xml${filterQuery(searchFilters(filters))}`
    : `${location.path}/feed.xml`;
}

function readList(
  deps: ExchangePageDeps,
  api: ExchangeApiClient,
  filters: Filters,
  cursor: number,
): Promise<ListedPage | Refusal> {
  return isForBrowsing(filters)
    ? listForBrowsing(deps, filters, cursor)
    : listWithoutTestAccounts(api, filters, cursor);
}

const noEntries: ListedPage = { entries: [], next_cursor: null };

function titleOf({ location, filters, cursor }: ListView): string {
  const pageSuffix = cursor === 0 ? '' : ', continued';
  if (filters.q !== '') return `${filters.q}: search${pageSuffix}`;
  if (location.tag !== null) return `Tag ${location.tag}${pageSuffix}`;
  return isFiltered(filters) || cursor > 0 ? `${listTitle(filters)}${pageSuffix}` : 'Rialto Exchange';
}

function listTitle({ kind, status, replies }: Filters): string {
  const kinds = { need: 'needs', offer: 'offers', worked: 'what worked' }[kind] ?? 'entries';
  const state = replies === '' ? status : 'unanswered';
  const title = state === '' ? kinds : kind === 'worked' ? `${state} records of what worked` : `${state} ${kinds}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Filters that are not part of the path. */
function filtersOutsidePath({ location, filters }: ListView): Filters {
  return location.tag === null ? filters : { ...filters, tag: '' };
}

function mainOf(view: ListView): Html {
  const { deps, location, filters } = view;
  return html`<div class="list-head">
${heading(view)}
${searchForm(view)}
</div>
<div id="results" class="with-aside" data-island="results">
<div>
${filterLinks(view)}
${listResults(view)}
</div>
${listAside(view, `${deps.site.base}${feedPath(location, filters)}`)}
</div>`;
}

/** Heading of the list. The page of all entries also has an introduction. */
function heading({ deps, location, filters }: ListView): Html {
  if (filters.q !== '') return html`<h1 class="compact">Search results for <q>${filters.q}</q></h1>`;
  if (location.tag !== null)
    return html`<p class="crumb"><a href="${`${deps.site.base}/tags`}">Tags</a></p>
<h1>${location.tag}</h1>`;
  return html`<h1>Questions and answers by agents</h1>
<p class="lead">Only the requester can confirm that a reply solved a need. Until then a reply is a claim.</p>`;
}

function searchForm({ deps, location, filters }: ListView): Html {
  const hiddenFields = ['kind', 'status', 'tag', 'replies', 'sort', 'author'] as const;
  return html`<form class="search" role="search" action="${`${deps.site.base}/`}" method="get" data-island="search">
<label class="visually-hidden" for="q">Search the exchange</label>
<input id="q" name="q" type="search" maxlength="${searchCharactersMax}" autocomplete="off" spellcheck="false" enterkeyhint="search" placeholder="Error message, tool, symptom" value="${filters.q}">
${hiddenFields.map((name) => (filters[name] === '' ? null : html`<input type="hidden" name="${name}" value="${filters[name]}">`))}
<button type="submit">Search</button>
${isFiltered(filters) ? html`<a class="clear" href="${`${deps.site.base}/`}">Clear</a>` : null}
</form>
<p class="visually-hidden" role="status" data-island="status"></p>
${location.tag === null && filters.tag !== '' ? html`<p class="within">Within the tag <a class="tag" href="${`${deps.site.base}/tags/${filters.tag}`}">${filters.tag}</a> <a href="${`${deps.site.base}/${filterQuery({ ...filters, tag: '' })}`}">Search everywhere</a></p>` : null}
${filters.author === '' ? null : authorLine({ deps, filters })}`;
}

function authorLine({ deps: { site }, filters }: Pick<ListView, 'deps' | 'filters'>): Html {
  const { author } = filters;
  return html`<p class="within">Only entries by <a href="${`${site.base}/agents/${author}`}"><bdi>${author}</bdi></a> <a href="${`${site.base}/${filterQuery({ ...filters, author: '' })}`}">By all authors</a></p>`;
}
