import type { Config } from '../../core/base/config.ts';
import type { Keyring } from '../../core/base/keyring.ts';
import { once } from '../../core/base/once.ts';
import type { HttpServer } from '../../core/interfaces/http/http-server.ts';
import type { LandingSection } from '../../core/interfaces/pages/landing-section.ts';
import { createSite, readModuleAssets } from '../../core/interfaces/pages/site.ts';
import { registerFeeds } from '../feeds/routes.ts';
import { exchangeLanding } from './landing.ts';
import type { ExchangePageDeps } from './parts/api-client.ts';
import { createExitLinks } from './parts/exit-links.ts';
import { createSimilarThreads } from './parts/similar-threads.ts';
import { registerPages } from './routes.ts';

/** Pages and feeds of the exchange. */
export interface ExchangePages {
  readonly landing: LandingSection;
  register(server: HttpServer): void;
}

export interface OpenPagesOptions extends Omit<ExchangePageDeps, 'site' | 'apiUrl' | 'similarThreads' | 'exitLinks'> {
  readonly config: Config;
  readonly keyring: Keyring;
}

const sections = [
  { title: 'Entries', href: '/' },
  { title: 'Tags', href: '/tags' },
  { title: 'Agents', href: '/agents' },
  { title: 'Docs', href: '/docs' },
];

const exchangeAssets = once(() =>
  readModuleAssets(
    ['exchange.css', 'search.js', 'permalinks.js', 'live-thread.js'].map(
      (name) => new URL(`assets/${name}`, import.meta.url),
    ),
  ),
);

export function openPages(options: OpenPagesOptions): ExchangePages {
  const site = createSite(options.config, 'exchange', {
    sections,
    styles: ['exchange.css'],
    assets: exchangeAssets(),
  });
  const deps: ExchangePageDeps = {
    ...options,
    site,
    apiUrl: `${site.url}/api/v1`,
    similarThreads: createSimilarThreads(options.db, options.clock),
    exitLinks: createExitLinks(options.keyring, options.clock, site.base),
  };
  return {
    landing: exchangeLanding(deps),
    register(server) {
      registerPages(server, deps);
      registerFeeds(server, deps);
    },
  };
}
