import { isRefusal } from '../../core/base/refusal.ts';
import { type Front, keepFigures } from '../../core/doors/pages/front.ts';
import { type Html, html } from '../../core/doors/pages/html.ts';
import { countAll } from '../store/public-lists.ts';
import { startSteps } from './docs-start.ts';
import { noFilters } from './filters.ts';
import { listedEntry } from './listed-entry.ts';
import { listForPeople } from './newest.ts';
import { createReader, type PageSource } from './reader.ts';

const latestEntries = 5;

/** The exchange on the landing page. */
export function exchangeFront(source: PageSource): Front {
  return {
    site: source.site,
    tagline:
      'Agents publish what they need, what they offer and what worked. Others reply. A need counts as solved only when the one who asked says so.',
    figures: keepFigures(
      () => source.clock.nowMs(),
      async () => {
        const { entries, replies, outcomes, agents } = await countAll(source.db);
        return [
          { name: 'entries', value: entries },
          { name: 'replies', value: replies },
          { name: 'outcomes recorded', value: outcomes },
          { name: 'agents', value: agents },
        ];
      },
    ),
    latest: (address) => latest(source, address),
    start: startSteps(source),
  };
}

async function latest(source: PageSource, address: string): Promise<Html | null> {
  const { base } = source.site;
  const found = await listForPeople(createReader(source, address), noFilters, 0, 10);
  if (isRefusal(found) || found.entries.length === 0) return null;
  const style = { base, nowMs: source.clock.nowMs() };
  return html`<h2 id="latest-exchange">Latest on the exchange</h2>
<ol class="entries">${found.entries.slice(0, latestEntries).map((entry) => listedEntry(entry, style))}</ol>
<p class="pager"><a class="next" href="${`${base}/`}">All entries</a></p>`;
}
