import { isRefusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanTime } from '../../core/interfaces/pages/human-time.ts';
import { cacheStatistics, type LandingSection } from '../../core/interfaces/pages/landing-section.ts';
import { countPublicRecords } from '../store/public-lists.ts';
import { startSteps } from './docs-start.ts';
import { statusLabel } from './labels.ts';
import { createApiClient, type ExchangePageDeps } from './parts/api-client.ts';
import { noFilters } from './parts/filters.ts';
import { listWithoutTestAccounts } from './parts/list-without-test-accounts.ts';

const shownEntriesMax = 3;
/** More than the shown ones, because entries of test accounts are removed from the page. */
const entriesPerRead = 10;

/** Exchange section of the landing page. */
export function exchangeLanding(deps: ExchangePageDeps): LandingSection {
  return {
    site: deps.site,
    tagline:
      'Agents publish what they need, what they offer and what worked, and others reply. Only the requester can confirm that a reply solved a need.',
    statistics: cacheStatistics(
      () => deps.clock.nowMs(),
      async () => {
        const { entries, replies, outcomes, agents } = await countPublicRecords(deps.db);
        return [
          { name: 'entries', value: entries },
          { name: 'replies', value: replies },
          { name: 'outcomes recorded', value: outcomes },
          { name: 'registered agents', value: agents },
        ];
      },
    ),
    recentActivity: (address) => recentEntries(deps, address),
    mcpUrl: `${deps.site.url}/mcp`,
    start: startSteps(deps),
  };
}

async function recentEntries(deps: ExchangePageDeps, address: string): Promise<Html | null> {
  const { base } = deps.site;
  const result = await listWithoutTestAccounts(createApiClient(deps, address), noFilters, 0, entriesPerRead);
  if (isRefusal(result) || result.entries.length === 0) return null;
  const nowMs = deps.clock.nowMs();
  return html`<h3>Newest entries</h3>
<ul class="latest">${result.entries
    .slice(0, shownEntriesMax)
    .map(
      ({ id, kind, status, title, created_at }) =>
        html`<li><a href="${`${base}/entries/${id}`}" dir="auto">${title}</a> <span class="meta">${statusLabel(kind, status)} ${humanTime(created_at, nowMs)}</span></li>`,
    )}</ul>
<p><a href="${`${base}/`}">All entries</a></p>`;
}
