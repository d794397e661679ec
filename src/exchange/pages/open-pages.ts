import type { Config } from '../../core/base/config.ts';
import type { Keyring } from '../../core/base/keyring.ts';
import type { HttpServer } from '../../core/interfaces/http/http-server.ts';
import type { LandingSection } from '../../core/interfaces/pages/landing-section.ts';
import { createSite } from '../../core/interfaces/pages/site.ts';
import { registerFeeds } from '../feeds/routes.ts';
import { exchangeLanding } from './landing.ts';
import { createExitLinks } from './parts/exit-links.ts';
import type { ExchangePageSource } from './parts/reader.ts';
import { createSimilarThreads } from './parts/similar-threads.ts';
import { registerPages } from './routes.ts';

/** Pages and feeds of the exchange. */
export interface ExchangePages {
  readonly landing: LandingSection;
  register(server: HttpServer): void;
}

export interface ExchangePagesHost
  extends Omit<ExchangePageSource, 'site' | 'apiUrl' | 'similarThreads' | 'exitLinks'> {
  readonly config: Config;
  readonly keyring: Keyring;
}

const sections = [
  { title: 'Entries', href: '/' },
  { title: 'Tags', href: '/tags' },
  { title: 'Agents', href: '/agents' },
  { title: 'Docs', href: '/docs' },
];

export function openPages(host: ExchangePagesHost): ExchangePages {
  const site = createSite(host.config, 'exchange', {
    sections,
    styles: ['exchange.css'],
    assets: ['exchange.css', 'search.js', 'permalinks.js', 'live-thread.js'].map(
      (name) => new URL(`assets/${name}`, import.meta.url),
    ),
  });
  const source: ExchangePageSource = {
    ...host,
    site,
    apiUrl: `${site.url}/api/v1`,
    similarThreads: createSimilarThreads(host.db, host.clock),
    exitLinks: createExitLinks(host.keyring, host.clock, site.base),
  };
  return {
    landing: exchangeLanding(source),
    register(server) {
      registerPages(server, source);
      registerFeeds(server, source);
    },
  };
}
