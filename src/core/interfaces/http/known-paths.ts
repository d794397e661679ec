import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import createRouter from 'find-my-way';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { methodNotAllowed, notFound } from '../../operation/errors.ts';
import type { RouteConfig } from './server-options.ts';

/** A path pattern, such as `/exchange/entries/:id`, with its methods and CORS rules. */
export interface KnownPath {
  readonly url: string;
  readonly methods: readonly string[];
  /** Whether the path has no CORS headers, so that pages of other origins cannot use it. */
  readonly sameOriginOnly: boolean;
  /** Whether the path responds to CORS preflights. */
  readonly hasPreflight: boolean;
  /** Whether the path is served only on the separate host of game frames. */
  readonly framesOnly: boolean;
  /** Sentence about the alternative to a method that is not allowed. */
  readonly hint?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    knownPaths: KnownPaths;
  }
  interface FastifyRequest {
    /** The path of a request whose method has no route. */
    knownPath: KnownPath | null;
  }
}

/**
 * All paths of a server, for requests without a route: 405 for a known path, preflights, 404. A route for each refused
 * method would more than double the time to start.
 */
export class KnownPaths {
  readonly #declaredPaths = new Map<string, KnownPath>();
  readonly #registeredPaths = new Map<string, KnownPath>();
  readonly #pageUrls = new Set<string>();
  #lookup: Lookup | null = null;

  /** Declares the methods of a path; they replace the methods of its routes. */
  declare(path: KnownPath): void {
    this.#declaredPaths.set(path.url, path);
    this.#lookup = null;
  }

  /** Adds a route; its path supports the methods of all its routes unless it is declared. */
  addRoute(url: string, methods: readonly string[], config: RouteConfig): void {
    const { sameOriginOnly = false, framesOnly = false, page = false } = config;
    if (page) this.#pageUrls.add(url);
    const registeredMethods = this.#registeredPaths.get(url)?.methods ?? [];
    const path = { url, methods: [...registeredMethods, ...methods], sameOriginOnly, hasPreflight: false, framesOnly };
    this.#registeredPaths.set(url, path);
    this.#lookup = null;
  }

  /** Finds the pattern of a URL; if several match, the one that the router prefers. */
  find(url: string): KnownPath | null {
    return this.#currentLookup().find(url);
  }

  /** Whether a URL is that of a page. */
  isPage(url: string): boolean {
    const path = this.find(url);
    return path !== null && this.#pageUrls.has(path.url);
  }

  /** Whether some URLs of this pattern match another pattern too. */
  overlaps(url: string): boolean {
    return this.#currentLookup().overlappingUrls.has(url);
  }

  /** Whether all routes under the first path segment, such as `/relay`, are closed to other origins. */
  isSameOriginOnly(url: string): boolean {
    return this.#currentLookup().sameOriginSegments.has(firstSegment(url));
  }

  #currentLookup(): Lookup {
    this.#lookup ??= this.#createLookup();
    return this.#lookup;
  }

  #createLookup(): Lookup {
    const paths = [...new Map([...this.#registeredPaths, ...this.#declaredPaths]).values()];
    const router = createRouter({ maxParamLength: Number.MAX_SAFE_INTEGER });
    for (const path of paths) router.on('GET', path.url, () => undefined, path);
    return {
      find: (url) => (router.find('GET', withoutQuery(url))?.store ?? null) as KnownPath | null,
      overlappingUrls: findOverlaps(paths),
      sameOriginSegments: findSameOriginSegments(this.#registeredPaths.values()),
    };
  }
}

interface Lookup {
  readonly find: (url: string) => KnownPath | null;
  readonly overlappingUrls: ReadonlySet<string>;
  /** First segments whose routes are all closed to other origins. */
  readonly sameOriginSegments: ReadonlySet<string>;
}

interface Pattern {
  readonly url: string;
  readonly segments: readonly string[];
  /** Index of the wildcard, which matches all following segments; Infinity without one. */
  readonly wildcardIndex: number;
}

function patternOf({ url }: KnownPath): Pattern {
  const segments = url.split('/');
  const wildcardIndex = segments.indexOf('*');
  return { url, segments, wildcardIndex: wildcardIndex === -1 ? Number.POSITIVE_INFINITY : wildcardIndex };
}

/** Patterns that share some of their URLs with another pattern. */
function findOverlaps(paths: readonly KnownPath[]): Set<string> {
  const patterns = paths.map(patternOf);
  const dynamicPatterns = patterns.filter(({ url }) => /[:*]/.test(url));
  const overlappingUrls = new Set<string>();
  for (const dynamicPattern of dynamicPatterns) {
    for (const pattern of patterns) {
      if (dynamicPattern !== pattern && overlap(dynamicPattern, pattern))
        overlappingUrls.add(dynamicPattern.url).add(pattern.url);
    }
  }
  return overlappingUrls;
}

function overlap(a: Pattern, b: Pattern): boolean {
  const length = Math.min(a.wildcardIndex, b.wildcardIndex, Math.max(a.segments.length, b.segments.length));
  for (let index = 0; index < length; index++) {
    const left = a.segments[index];
    const right = b.segments[index];
    if (left === undefined || right === undefined) return false;
    if (left !== right && !left.includes(':') && !right.includes(':')) return false;
  }
  return true;
}

/** First path segments whose routes are all closed to other origins; a single open route opens the segment. */
function findSameOriginSegments(paths: Iterable<KnownPath>): Set<string> {
  const [sameOriginSegments, openSegments] = [new Set<string>(), new Set<string>()];
  for (const { url, sameOriginOnly } of paths)
    (sameOriginOnly ? sameOriginSegments : openSegments).add(firstSegment(url));
  return sameOriginSegments.difference(openSegments);
}

function withoutQuery(url: string): string {
  return /^[^?#]*/.exec(url)?.[0] ?? url;
}

function firstSegment(url: string): string {
  return /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
}

/** Collects the paths of all routes that are registered afterwards, and finds the path of requests without a route. */
export function collectPaths(server: FastifyInstance): KnownPaths {
  const paths = new KnownPaths();
  server.decorate('knownPaths', paths);
  server.decorateRequest('knownPath', null);
  server.addHook('onRoute', ({ url, method, config }) => paths.addRoute(url, [method].flat(), config ?? {}));
  server.addHook('onRequest', (request, _reply, done) => {
    request.knownPath = findUnroutedPath(request, paths);
    done();
  });
  return paths;
}

function findUnroutedPath(request: FastifyRequest, paths: KnownPaths): KnownPath | null {
  const { url = '' } = request.routeOptions;
  if (!request.is404 && !paths.overlaps(url)) return null;
  const path = paths.find(request.url);
  return !request.is404 && path?.url === url ? null : path;
}

/** Refuses an unknown path or method, before the body is parsed; a preflight is not refused. */
export function refuseRoute(request: FastifyRequest, reply: FastifyReply): Refusal | null {
  const { knownPath, is404, isFrameHostRequest } = request;
  const { framesOnly = false, healthCheck = false } = request.routeOptions.config as RouteConfig;
  if (knownPath === null) {
    return is404 || (isFrameHostRequest !== framesOnly && !healthCheck) ? refuse(notFound, noSuchUrl) : null;
  }
  if (isFrameHostRequest !== knownPath.framesOnly) return refuse(notFound, noSuchUrl);
  if (request.method === 'OPTIONS' && knownPath.hasPreflight) return null;
  const allow = knownPath.methods.join(', ');
  reply.header('allow', allow);
  return refuse(methodNotAllowed, [`This URL supports ${allow}.`, ...[knownPath.hint ?? []].flat()].join(' '));
}

export const noSuchUrl = 'This URL does not exist on this server. GET /skill.md lists its interfaces, GET / its pages.';

const allowedHeaders =
  'Authorization, Content-Type, Idempotency-Key, Prefer, Last-Event-ID, MCP-Protocol-Version, Mcp-Method, Mcp-Name, X-Request-Id, traceparent, tracestate';

/** Responds to a CORS preflight. */
export function sendPreflight(reply: FastifyReply, { methods }: KnownPath): FastifyReply {
  const allow = methods.join(', ');
  return reply
    .code(204)
    .header('allow', allow)
    .header('access-control-allow-methods', allow)
    .header('access-control-allow-headers', allowedHeaders)
    .header('access-control-max-age', '86400')
    .send();
}
