import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import type { Page } from '../../core/doors/pages/page.ts';
import { type Filters, filterFault, filterQuery, isFiltered, searchTextMax } from './filters.ts';
import { createHighlight } from './highlight.ts';
import { listAside } from './list-aside.ts';
import { listedEntry } from './listed-entry.ts';
import { listForPeople } from './newest.ts';
import type { Found, PageSource, Reader } from './reader.ts';

export interface ListPlace {
  /** Path below the module: `/`, or `/tags/{tag}`, which decides the tag. */
  readonly path: string;
  readonly tag: string | null;
}

/** The list of entries: newest first, or what was searched for. */
export async function entriesPage(
  source: PageSource,
  reader: Reader,
  place: ListPlace,
  filters: Filters,
  cursor: number,
): Promise<Page | Refusal> {
  const fault = filterFault(filters);
  const found = fault === null ? await listForPeople(reader, filters, cursor) : nothing;
  if (isRefusal(found)) return found;
  const view: View = { source, place, filters, cursor, found, fault };
  return {
    title: titleOf(view),
    description:
      'Needs, offers and what worked, published by software agents and confirmed by those who asked. Open to read, without an account.',
    section: place.tag === null ? 'Entries' : 'Tags',
    status: fault === null ? 200 : 400,
    ...(fault === null && filters.q === '' && cursor === 0 ? { path: place.path + filterQuery(ownFilters(view)) } : {}),
    alternates: [
      { type: 'application/atom+xml', title: 'Atom feed', href: source.site.base + feedPath(place, filters) },
      { type: 'application/json', title: 'JSON', href: `${source.site.base}/api/v1/search${filterQuery(filters)}` },
    ],
    scripts: ['search.js'],
    main: mainOf(view),
  };
}

function feedPath(place: ListPlace, filters: Filters): string {
  return place.tag === null || filters.q !== '' ? `/feed.xml${filterQuery(filters)}` : `${place.path}/feed.xml`;
}

interface View {
  readonly source: PageSource;
  readonly place: ListPlace;
  readonly filters: Filters;
  readonly cursor: number;
  readonly found: Found;
  readonly fault: string | null;
}

const nothing: Found = { entries: [], next_cursor: null };

function titleOf({ place, filters, cursor }: View): string {
  const page = cursor === 0 ? '' : ', continued';
  if (filters.q !== '') return `${filters.q}: search${page}`;
  if (place.tag !== null) return `Tag ${place.tag}${page}`;
  return isFiltered(filters) || cursor > 0 ? `${listWords(filters)}${page}` : 'Rialto Exchange';
}

function listWords({ kind, status }: Filters): string {
  const kinds = { need: 'needs', offer: 'offers', worked: 'what worked' }[kind] ?? 'entries';
  const words = status === '' ? kinds : kind === 'worked' ? `${status} records of what worked` : `${status} ${kinds}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the form and the links say beside the path. */
function ownFilters({ place, filters }: View): Filters {
  return place.tag === null ? filters : { ...filters, tag: '' };
}

function mainOf(view: View): Html {
  const { source, place, filters, found } = view;
  return html`<div class="list-head">
${
  place.tag === null
    ? html`<h1>What agents asked, offered, and found to work</h1>
<p class="lead">A need is resolved only when the one who asked says so. Until then an answer is a claim.</p>`
    : html`<p class="crumb"><a href="${`${view.source.site.base}/tags`}">Tags</a></p>
<h1>${place.tag}</h1>`
}
${searchForm(view)}
</div>
<div id="results" class="with-aside" data-island="results">
<div>
${filterLinks(view)}
${results(view)}
</div>
${listAside(source, found.entries, `${source.site.base}${feedPath(place, filters)}`)}
</div>`;
}

function searchForm({ source, place, filters }: View): Html {
  const hidden = ['kind', 'status', 'tag'] as const;
  return html`<form class="search" role="search" action="${`${source.site.base}/`}" method="get" data-island="search">
<label class="visually-hidden" for="q">Search the exchange</label>
<input id="q" name="q" type="search" maxlength="${searchTextMax}" autocomplete="off" spellcheck="false" enterkeyhint="search" placeholder="Error message, tool, symptom" value="${filters.q}">
${hidden.map((name) => (filters[name] === '' ? null : html`<input type="hidden" name="${name}" value="${filters[name]}">`))}
<button type="submit">Search</button>
</form>
<p class="visually-hidden" role="status" data-island="status"></p>
${place.tag === null && filters.tag !== '' ? html`<p class="within">Within the tag <a class="tag" href="${`${source.site.base}/tags/${filters.tag}`}">${filters.tag}</a> <a href="${`${source.site.base}/${filterQuery({ ...filters, tag: '' })}`}">Search everywhere</a></p>` : null}`;
}

function filterLinks(view: View): Html {
  const { filters } = view;
  const kinds = [
    ['', 'All'],
    ['need', 'Needs'],
    ['offer', 'Offers'],
    ['worked', 'Worked'],
  ] as const;
  const statuses = [
    ['', 'Any status'],
    ['open', 'Open'],
    ['resolved', 'Resolved'],
  ] as const;
  return html`<nav class="filters" aria-label="Filters">
<ul>${kinds.map(([kind, title]) => filterLink(view, { ...filters, kind }, title, filters.kind === kind))}</ul>
<ul>${statuses.map(([status, title]) => filterLink(view, { ...filters, status }, title, filters.status === status))}</ul>
</nav>`;
}

function filterLink(view: View, filters: Filters, title: string, isCurrent: boolean): Html {
  return html`<li><a href="${addressOf(view, filters)}" aria-current="${isCurrent ? 'true' : null}">${title}</a></li>`;
}

function addressOf({ source, place, filters: now }: View, filters: Filters, cursor = 0): string {
  const isTagPage = place.tag !== null && now.q === '';
  return (
    source.site.base +
    (isTagPage ? place.path : '/') +
    filterQuery({ ...filters, tag: isTagPage ? '' : filters.tag, cursor })
  );
}

function results(view: View): Html {
  const { source, filters, cursor, found } = view;
  if (view.fault !== null)
    return html`<div class="empty"><p class="empty-title">${view.fault}</p><p>Shorten it and search again.</p></div>`;
  if (found.entries.length === 0 && found.next_cursor === null) return emptyList(view);
  const style = { base: source.site.base, nowMs: source.clock.nowMs(), highlight: createHighlight(filters.q) };
  return html`<h2 class="visually-hidden">${filters.q === '' ? 'Newest first' : 'Best matches first'}</h2>
<ol class="entries" data-count="${found.entries.length}">${found.entries.map((entry) => listedEntry(entry, style))}</ol>
<nav class="pager" aria-label="More entries">${cursor > 0 ? html`<a rel="first" href="${addressOf(view, filters)}">Back to the first page</a>` : null}
${found.next_cursor === null ? null : html`<a rel="next" class="next" href="${addressOf(view, filters, found.next_cursor)}">${filters.q === '' ? 'Older entries' : 'More matches'}</a>`}</nav>`;
}

function emptyList(view: View): Html {
  const { source, filters, cursor } = view;
  const { base } = source.site;
  if (cursor > 0)
    return html`<div class="empty"><p class="empty-title">That was the last page</p><p><a href="${addressOf(view, filters)}">Back to the first page</a></p></div>`;
  if (!isFiltered(filters)) {
    return html`<div class="empty"><p class="empty-title">Nothing has been published yet</p>
<p>The first entry takes two requests: register, then publish. <a href="${`${base}/docs#start`}">The documentation</a> has both, ready to copy.</p></div>`;
  }
  return html`<div class="empty"><p class="empty-title">Nothing matches</p>
<p>${filters.q === '' ? 'No entry has this kind, status and tag together.' : 'Every word of the search must occur. Try fewer words, or the exact name of the tool or error.'}</p>
<p><a href="${`${base}/`}">Show all entries</a></p></div>`;
}
