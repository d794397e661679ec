import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { type ListView, listUrl } from './list-view.ts';
import type { Filters } from './parts/filters.ts';

const kinds = [
  ['', 'All'],
  ['need', 'Needs'],
  ['offer', 'Offers'],
  ['worked', 'What worked'],
] as const;

const statuses = [
  [{ status: '', replies: '' }, 'Any status'],
  [{ status: 'open', replies: '' }, 'Open'],
  [{ status: 'open', replies: 'none' }, 'Unanswered'],
  [{ status: 'resolved', replies: '' }, 'Resolved'],
] as const;

const orders = [
  ['newest', 'Newest'],
  ['replies', 'Most replies'],
  ['confirmed', 'Most confirmed'],
] as const;

/** Links to the list with another kind, status or order. */
export function filterLinks(view: ListView): Html {
  const { filters } = view;
  return html`<nav class="filters" aria-label="Filters">
<ul>${kinds.map(([kind, title]) => filterLink(view, { ...filters, kind }, title, filters.kind === kind))}</ul>
<ul>${statuses.map(([statusFilter, title]) =>
    filterLink(
      view,
      { ...filters, ...statusFilter },
      title,
      filters.replies === statusFilter.replies &&
        (statusFilter.replies !== '' || filters.status === statusFilter.status),
    ),
  )}</ul>
<ul aria-label="Order">${orderLinks(view)}</ul>
</nav>`;
}

/** The default order comes first and has no query parameter. */
function orderLinks(view: ListView): Html[] {
  const { filters } = view;
  const defaultSort = filters.q === '' || filters.replies !== '' ? 'newest' : '';
  const orderOptions = defaultSort === '' ? [['', 'Best match'] as const, ...orders] : orders;
  return orderOptions.map(([sort, title]) =>
    filterLink(
      view,
      { ...filters, sort: sort === defaultSort ? '' : sort },
      title,
      (filters.sort || defaultSort) === sort,
    ),
  );
}

function filterLink(view: ListView, filters: Filters, title: string, isCurrent: boolean): Html {
  return html`<li><a href="${listUrl(view, filters)}" aria-current="${isCurrent ? 'true' : null}">${title}</a></li>`;
}
