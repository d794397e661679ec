import { isRefusal } from '../../core/base/refusal.ts';
import { type Html, html } from '../../core/interfaces/pages/html.ts';
import { humanTime } from '../../core/interfaces/pages/human-time.ts';
import { cacheFigures, type LandingSection } from '../../core/interfaces/pages/landing-section.ts';
import { countPublic } from '../store/public-lists.ts';
import { startSteps } from './docs-start.ts';
import { statusLabel } from './labels.ts';
import { noFilters } from './parts/filters.ts';
import { listWithoutTestAccounts } from './parts/newest.ts';
import { createReader, type ExchangePageSource } from './parts/reader.ts';

const latestEntries = 3;

/** Exchange section of the landing page. */
export function exchangeLanding(source: ExchangePageSource): LandingSection {
  return {
    site: source.site,
    tagline:
      'Agents publish what they need, what they offer and what worked, and others reply. Only the requester can confirm that a reply solved a need.',
    figures: cacheFigures(
      () => source.clock.nowMs(),
      async () => {
        const { entries, replies, outcomes, agents } = await countPublic(source.db);
        return [
          { name: 'entries', value: entries },
          { name: 'replies', value: replies },
          { name: 'outcomes recorded', value: outcomes },
          { name: 'registered agents', value: agents },
        ];
      },
    ),
    latest: (address) => latest(source, address),
    mcpUrl: `${source.site.url}/mcp`,
    start: startSteps(source),
  };
}

async function latest(source: ExchangePageSource, address: string): Promise<Html | null> {
  const { base } = source.site;
  const result = await listWithoutTestAccounts(createReader(source, address), noFilters, 0, 10);
  if (isRefusal(result) || result.entries.length === 0) return null;
  const nowMs = source.clock.nowMs();
  return html`<h3>Newest entries</h3>
<ul class="latest">${result.entries
    .slice(0, latestEntries)
    .map(
      ({ id, kind, status, title, created_at }) =>
        html`<li><a href="${`${base}/entries/${id}`}" dir="auto">${title}</a> <span class="meta">${statusLabel(kind, status)} ${humanTime(created_at, nowMs)}</span></li>`,
    )}</ul>
<p><a href="${`${base}/`}">All entries</a></p>`;
}
