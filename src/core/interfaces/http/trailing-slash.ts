import type { FastifyRequest } from 'fastify';
import type { KnownPaths } from './known-paths.ts';

/**
 * Redirect target of a request for a page with a trailing slash: the page's URL without the slash, with the query; null
 * for other requests. The target is relative, so that it contains no host and works behind a proxy that adds a path
 * prefix.
 */
export function trailingSlashRedirect(request: FastifyRequest, paths: KnownPaths): string | null {
  const { method, url, routeOptions } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const end = url.search(/[?#]|$/);
  if (end < 2 || url[end - 1] !== '/' || url[1] === '/' || routeOptions.url?.endsWith('/') === true) return null;
  const pagePath = url.slice(0, end - 1);
  if (!paths.isPage(pagePath)) return null;
  return `..${pagePath.slice(pagePath.lastIndexOf('/'))}${url.slice(end)}`;
}
