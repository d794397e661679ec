import type { FastifyInstance } from 'fastify';
import { queryOf } from './query-input.ts';
import type { DirectRoute, RouteTraits } from './server-options.ts';

/** A route that is answered in front of the framework. */
export interface KnownRoute {
  readonly method: 'GET' | 'POST';
  /** Its pattern, as metrics and the log name it. */
  readonly url: string;
  /** Name of the one part of the address that varies; null: none does. */
  readonly param: string | null;
  readonly run: DirectRoute;
  readonly bodyBytesMax: number;
  readonly isOwnOrigin: boolean;
}

export interface RouteMatch {
  readonly route: KnownRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Finds the direct route of an address, or null where the framework has to decide. */
export type FindRoute = (method: string | undefined, url: string) => RouteMatch | null;

/**
 * Collects the routes with the trait `direct` whose address varies in one id at most. Only an id in the form of
 * `newId` counts as one, so that no fixed address is taken for a variable one and nothing needs decoding.
 */
export function collectDirectRoutes(server: FastifyInstance, bodyBytesMax: number): FindRoute {
  const routes = new Map<string, KnownRoute>();
  const positions = new Set<number>();
  server.addHook('onRoute', ({ url, method, config, bodyLimit }) => {
    const { direct, sameOriginOnly }: RouteTraits = config ?? {};
    if (direct === undefined || (method !== 'GET' && method !== 'POST')) return;
    const segments = url.split('/');
    const at = segments.findIndex((segment) => segment.startsWith(':'));
    if (url.split(':').length > 2 || url.includes('*')) return;
    const param = at === -1 ? null : (segments[at] as string).slice(1);
    const pattern = at === -1 ? url : segments.with(at, ':').join('/');
    if (at !== -1) positions.add(at);
    routes.set(`${method} ${pattern}`, {
      method: method as KnownRoute['method'],
      url,
      param,
      run: direct,
      bodyBytesMax: bodyLimit ?? bodyBytesMax,
      isOwnOrigin: sameOriginOnly === true,
    });
  });
  return (method, url) => {
    if (method !== 'GET' && method !== 'POST') return null;
    const mark = url.indexOf('?');
    if (mark !== -1 && method === 'POST') return null;
    const path = mark === -1 ? url : url.slice(0, mark);
    const query = mark === -1 ? '' : queryOf({ url });
    const exact = routes.get(`${method} ${path}`);
    if (exact !== undefined) return exact.param === null ? { route: exact, params: none, query } : null;
    const segments = path.split('/');
    for (const at of positions) {
      const id = segments[at];
      if (id === undefined || !idForm.test(id)) continue;
      const route = routes.get(`${method} ${segments.with(at, ':').join('/')}`);
      if (route !== undefined) return { route, params: { [route.param as string]: id }, query };
    }
    return null;
  };
}

const none = {};
const idForm = /^[a-z]{2,4}_[0-9a-z]{26}$/;
