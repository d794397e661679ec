import type { FastifyRequest } from 'fastify';
import type { KnownPaths } from './known-paths.ts';

/**
 * URL of a browser request without its trailing slash, with its query; null unless this server has a page at that URL.
 * Other clients get the error of the requested URL, so that wrong URLs are noticed.
 */
export function pageWithoutSlash(request: FastifyRequest, paths: KnownPaths): string | null {
  const { method, headers, url, routeOptions } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const end = url.search(/[?#]|$/);
  if (end < 2 || url[end - 1] !== '/' || url[1] === '/' || routeOptions.url?.endsWith('/') === true) return null;
  if (headers.accept?.includes('text/html') !== true) return null;
  const address = url.slice(0, end - 1);
  const page = paths.find(address);
  if (page === null || page.framesOnly || page.url.includes('*') || !page.methods.includes('GET')) return null;
  return address + url.slice(end);
}
