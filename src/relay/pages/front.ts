import { type Clock, dayMs } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { type Figure, type Front, keepFigures } from '../../core/doors/pages/front.ts';
import type { Site } from '../../core/doors/pages/site.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { countRecent, type RecentDeliveries } from '../store/figures.ts';
import { startSteps } from './docs-page.ts';

export interface FrontSource {
  readonly site: Site;
  readonly db: Db;
  readonly clock: Clock;
  readonly operations: readonly Operation[];
}

/** The relay on the landing page. What it carries is nobody's business, so there is nothing of the latest. */
export function relayFront({ site, db, clock, operations }: FrontSource): Front {
  return {
    site,
    tagline:
      'A site hands in a lead. It is delivered to an HTTPS destination at once, never stored, and a signed receipt says exactly what is known to have happened.',
    figures: keepFigures(
      () => clock.nowMs(),
      async () => figuresOf(await countRecent(db, clock.nowMs() - dayMs)),
    ),
    latest: async () => null,
    start: startSteps(site, operations),
  };
}

/** In tens: how much one customer delivers is not told, and a few deliveries are none. */
function figuresOf({ began, looked, delivered }: RecentDeliveries): Figure[] {
  const share = looked < 10 ? [] : [{ name: 'per cent delivered', value: Math.round((delivered / looked) * 100) }];
  return [
    { name: 'deliveries of the last day, rounded down', value: Math.floor(began / 10) * 10 },
    ...share,
    { name: 'leads stored', value: 0 },
  ];
}
