import { type Clock, dayMs } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { html } from '../../core/interfaces/pages/html.ts';
import { cacheStatistics, type LandingSection, type Statistic } from '../../core/interfaces/pages/landing-section.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { countRecentDeliveries, type RecentDeliveries } from '../store/recent-delivery-counts.ts';
import { startSteps } from './docs-page.ts';

export interface RelayLandingDeps {
  readonly site: Site;
  readonly db: Db;
  readonly clock: Clock;
  readonly operations: readonly Operation[];
}

/** Relay section of the landing page. Deliveries are private, so it shows a sample receipt instead of recent ones. */
export function relayLanding({ site, db, clock, operations }: RelayLandingDeps): LandingSection {
  return {
    site,
    tagline:
      'A website sends a lead. The relay delivers it to your webhook at once and does not store it; a signed receipt records what happened.',
    statistics: cacheStatistics(
      () => clock.nowMs(),
      async () => statisticsOf(await countRecentDeliveries(db, clock.nowMs() - dayMs)),
    ),
    recentActivity: async () => html`${sampleReceiptSummary}
<p><a href="${`${site.base}/`}">Start a trial</a></p>`,
    mcpUrl: `${site.url}/mcp`,
    start: startSteps(site, operations),
  };
}

/**
 * The number of deliveries is rounded down to tens, so that it does not disclose the volume of a single customer. With
 * fewer than ten deliveries, number and rate are omitted.
 */
function statisticsOf({ acceptedCount, sampleCount, deliveredCount }: RecentDeliveries): Statistic[] {
  const rate =
    sampleCount < 10 ? [] : [{ name: 'success rate (%)', value: Math.round((deliveredCount / sampleCount) * 100) }];
  return [
    ...(acceptedCount < 10
      ? []
      : [{ name: 'deliveries in the last 24 h', value: Math.floor(acceptedCount / 10) * 10 }]),
    ...rate,
    { name: 'leads stored', value: 0 },
  ];
}

const sampleReceiptSummary = html`<h3>Sample receipt</h3>
<dl class="receipt-sample"><dt>state</dt><dd>delivered</dd><dt>effect</dt><dd>done</dd><dt>attempt 1</dt><dd>201 after 184 ms</dd><dt>lead</dt><dd>sha256 fingerprint, not stored</dd><dt>signature</dt><dd>Ed25519, verifiable offline</dd></dl>`;
