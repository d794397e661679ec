// Pages of deliveries. Where a filter passes few of many, one may be empty and still lead on.

import { call } from './relay-session.js';

const emptyPagesMax = 20;

/** The first page that holds any, or the end; `query` is changed. */
export async function readPage(query) {
  for (let turn = 1; ; turn += 1) {
    const page = await call('GET', `/deliveries${query.size === 0 ? '' : `?${query}`}`);
    if (page.deliveries.length > 0 || page.next_cursor === null || turn === emptyPagesMax) return page;
    query.set('cursor', String(page.next_cursor));
  }
}
