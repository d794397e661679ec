import type { Clock } from '../core/base/clock.ts';
import type { Config } from '../core/base/config.ts';
import type { ModuleName } from '../core/base/module-names.ts';
import { once } from '../core/base/once.ts';
import type { ErrorKind } from '../core/base/refusal.ts';
import type { Database } from '../core/db/transaction.ts';
import type { ServiceDescription } from '../core/interfaces/documents/service-description.ts';
import type { HttpServer } from '../core/interfaces/http/http-server.ts';
import { registerErrorPages } from '../core/interfaces/pages/errors-page.ts';
import type { LandingSection } from '../core/interfaces/pages/landing-section.ts';
import { createPageRoutes } from '../core/interfaces/pages/page-routes.ts';
import { createSite, readModuleAssets } from '../core/interfaces/pages/site.ts';
import { registerReference } from '../core/interfaces/reference/reference-routes.ts';
import * as coreErrors from '../core/operation/errors.ts';
import { listPauses } from '../core/operation/pause.ts';
import { createDocsIndex } from './docs-index.ts';
import { docsPage, searchCharactersMax } from './docs-page.ts';
import { landingPage } from './landing-page.ts';
import { statusPage } from './status-page.ts';

export interface LandingDeps {
  readonly config: Config;
  readonly errorsUrl: string;
  /** Databases with the services of this node that use them. */
  readonly databases: readonly { readonly database: Database; readonly modules: readonly ModuleName[] }[];
  readonly clock: Clock;
  isShuttingDown(): boolean;
  readonly modules: readonly {
    readonly description: ServiceDescription;
    readonly errors: readonly ErrorKind[];
    readonly landing?: LandingSection;
  }[];
}

const landingAssets = once(() =>
  readModuleAssets([
    new URL('assets/landing.css', import.meta.url),
    ...['reference.css', 'reference.js'].map(
      (name) => new URL(`../core/interfaces/reference/assets/${name}`, import.meta.url),
    ),
  ]),
);

/**
 * Registers the pages of the server itself: landing page `/`, documentation `/docs`, status `/status` and the error
 * reference.
 */
export function registerLanding(server: HttpServer, landing: LandingDeps): void {
  const { config, errorsUrl, modules } = landing;
  const site = createSite(config, null, {
    assets: landingAssets(),
  });
  const sections = modules.flatMap(({ landing: section }) => section ?? []);
  const kinds = [...Object.values(coreErrors).filter(isErrorKind), ...modules.flatMap(({ errors }) => errors)];
  const page = createPageRoutes(server, { site, errorsUrl, basePath: '' });
  page('/', (request) => landingPage(site, sections, request.address));
  const services = modules.map(({ description }) => description);
  const searchDocs = createDocsIndex(services, kinds, site.errors);
  page('/docs', ({ query }) => {
    const q = Array.from((query.get('q') ?? '').trim())
      .slice(0, searchCharactersMax)
      .join('');
    return docsPage(site, services, q, searchDocs(q));
  });
  // Paths that people guess; they redirect to the documentation.
  page('/documentation', () => ({ redirect: `${site.home}docs` }));
  for (const { title, href } of site.modules) page(`/docs/${title.toLowerCase()}`, () => ({ redirect: `${href}docs` }));
  page('/status', async () => statusPage(site, await serverState(landing)));
  registerReference(
    server,
    site,
    services.map(({ title, url, openApiUrl, docsUrl }) => ({
      title,
      slug: new URL(url).pathname.split('/').at(-1) || title,
      url: openApiUrl,
      plainUrl: docsUrl,
    })),
  );
  registerErrorPages(server, {
    site,
    moduleSites: sections.map((section) => section.site),
    kinds,
    errorsUrl,
    services,
  });
  site.registerAssets(server);
}

async function serverState(landing: LandingDeps) {
  const { config, databases, clock } = landing;
  const states = await Promise.all(
    databases.map(async ({ database, modules }) => ({ modules, pauses: await readPauses(database) })),
  );
  return {
    modules: config.modules,
    // A database that was created as a copy of another one still contains pauses of services that do not use it.
    pauses: states.flatMap(({ modules, pauses }) =>
      (pauses ?? []).filter(({ module }) => modules.some((name) => name === module)),
    ),
    databases: states.map(({ modules, pauses }) => ({ modules, isReachable: pauses !== null })),
    isShuttingDown: landing.isShuttingDown(),
    nowMs: clock.nowMs(),
  };
}

/** Reads the pauses; null when the database is unavailable. */
async function readPauses(database: Database) {
  try {
    await database.ping();
    return await listPauses(database.db);
  } catch {
    return null;
  }
}

function isErrorKind(value: unknown): value is ErrorKind {
  return typeof value === 'object' && value !== null && 'explanation' in value;
}
