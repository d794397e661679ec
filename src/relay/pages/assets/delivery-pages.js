// Pages of deliveries. With a filter, a page can be empty and still have a next one.

import { call } from './relay-session.js';

const emptyPagesMax = 20;

/**
 * Reads pages until one is not empty or has no next one, at most `emptyPagesMax`. Changes the cursor in `query`.
 */
export async function readPage(query) {
  for (let pageCount = 1; ; pageCount += 1) {
    const page = await call('GET', `/deliveries${query.size === 0 ? '' : `?${query}`}`);
    if (page.deliveries.length > 0 || page.next_cursor === null || pageCount === emptyPagesMax) return page;
    query.set('cursor', String(page.next_cursor));
  }
}
