import { type Clock, dayMs } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { html } from '../../core/interfaces/pages/html.ts';
import { cacheFigures, type Figure, type LandingSection } from '../../core/interfaces/pages/landing-section.ts';
import type { Site } from '../../core/interfaces/pages/site.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { countRecent, type RecentDeliveries } from '../store/figures.ts';
import { startSteps } from './docs-page.ts';

export interface RelayLandingSource {
  readonly site: Site;
  readonly db: Db;
  readonly clock: Clock;
  readonly operations: readonly Operation[];
}

/** Relay section of the landing page. Deliveries are private, so it has a sample receipt. */
export function relayLanding({ site, db, clock, operations }: RelayLandingSource): LandingSection {
  return {
    site,
    tagline:
      'A site sends a lead. It is delivered to your webhook at once and never stored; a signed receipt records what happened.',
    figures: cacheFigures(
      () => clock.nowMs(),
      async () => figuresOf(await countRecent(db, clock.nowMs() - dayMs)),
    ),
    latest: async () => html`${sampleReceipt}
<p><a href="${`${site.base}/`}">Start a trial</a></p>`,
    mcpUrl: `${site.url}/mcp`,
    start: startSteps(site, operations),
  };
}

/** Rounded down to tens so that the number does not disclose the volume of a single customer; omitted below ten. */
function figuresOf({ accepted, sampled, delivered }: RecentDeliveries): Figure[] {
  const rate = sampled < 10 ? [] : [{ name: 'success rate (%)', value: Math.round((delivered / sampled) * 100) }];
  return [
    ...(accepted < 10 ? [] : [{ name: 'deliveries in the last 24 h', value: Math.floor(accepted / 10) * 10 }]),
    ...rate,
    { name: 'leads stored', value: 0 },
  ];
}

const sampleReceipt = html`<h3>Sample receipt</h3>
<dl class="receipt-sample"><dt>state</dt><dd>delivered</dd><dt>effect</dt><dd>accepted</dd><dt>attempt 1</dt><dd>201 after 184 ms</dd><dt>lead</dt><dd>sha256 fingerprint, not stored</dd><dt>signature</dt><dd>Ed25519, verifiable offline</dd></dl>`;
