import type { Config } from '../core/base/config.ts';
import type { ErrorKind } from '../core/base/refusal.ts';
import type { HttpServer } from '../core/doors/http/http-server.ts';
import { registerErrorPages } from '../core/doors/pages/errors-page.ts';
import type { Front } from '../core/doors/pages/front.ts';
import { createPageRoutes } from '../core/doors/pages/page-routes.ts';
import { createSite } from '../core/doors/pages/site.ts';
import * as shared from '../core/operation/errors.ts';
import { landingPage } from './landing-page.ts';

export interface Landing {
  readonly config: Config;
  readonly errorsUrl: string;
  readonly modules: readonly { readonly errors: readonly ErrorKind[]; readonly front?: Front }[];
}

/** The pages that belong to no module: the landing page at `/`, and the explanations of every refusal. */
export function registerLanding(server: HttpServer, { config, errorsUrl, modules }: Landing): void {
  const site = createSite(config, null);
  const fronts = modules.flatMap(({ front }) => front ?? []);
  const kinds = [...Object.values(shared).filter(isErrorKind), ...modules.flatMap(({ errors }) => errors)];
  createPageRoutes(server, { site, errorsUrl, folder: '' })('/', (request) =>
    landingPage(site, fronts, request.address),
  );
  registerErrorPages(server, { site, moduleSites: fronts.map((front) => front.site), kinds, errorsUrl });
  site.registerAssets(server);
}

function isErrorKind(value: unknown): value is ErrorKind {
  return typeof value === 'object' && value !== null && 'explanation' in value;
}
