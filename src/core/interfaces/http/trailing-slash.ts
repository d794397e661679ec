import type { FastifyRequest } from 'fastify';
import type { KnownPaths } from './known-paths.ts';

/**
 * Redirect target of a request for a page with a trailing slash: the page without it, with the query; null for other
 * requests. The target is relative, so that it names no host and is also right where a proxy adds a path prefix.
 */
export function pageWithoutSlash(request: FastifyRequest, paths: KnownPaths): string | null {
  const { method, url, routeOptions } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const end = url.search(/[?#]|$/);
  if (end < 2 || url[end - 1] !== '/' || url[1] === '/' || routeOptions.url?.endsWith('/') === true) return null;
  const address = url.slice(0, end - 1);
  if (!paths.isPage(address)) return null;
  return `..${address.slice(address.lastIndexOf('/'))}${url.slice(end)}`;
}
