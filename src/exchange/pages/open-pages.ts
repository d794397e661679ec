import type { Config } from '../../core/base/config.ts';
import type { HttpServer } from '../../core/doors/http/http-server.ts';
import type { Front } from '../../core/doors/pages/front.ts';
import { createSite } from '../../core/doors/pages/site.ts';
import { registerFeeds } from '../feeds/routes.ts';
import { exchangeFront } from './front.ts';
import type { PageSource } from './reader.ts';
import { registerPages } from './routes.ts';

/** What people and feed readers see of the exchange. */
export interface Pages {
  readonly front: Front;
  register(server: HttpServer): void;
}

export interface PagesHost extends Omit<PageSource, 'site' | 'apiUrl'> {
  readonly config: Config;
}

const sections = [
  { title: 'Entries', href: '/' },
  { title: 'Tags', href: '/tags' },
  { title: 'Docs', href: '/docs' },
];

export function openPages(host: PagesHost): Pages {
  const site = createSite(host.config, 'exchange', {
    sections,
    assets: [new URL('assets/search.js', import.meta.url)],
  });
  const source: PageSource = { ...host, site, apiUrl: `${site.url}/api/v1` };
  return {
    front: exchangeFront(source),
    register(server) {
      registerPages(server, source);
      registerFeeds(server, source);
    },
  };
}
