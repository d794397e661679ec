import type { FastifyRequest } from 'fastify';
import type { KnownPaths } from './known-paths.ts';

/**
 * Address without the trailing slash that the user of a browser has typed, with its query; null unless this server has
 * it. Requests of programs get the error of their address instead, so that a wrong URL is found.
 */
export function pageWithoutSlash(request: FastifyRequest, paths: KnownPaths): string | null {
  const { method, headers, url, routeOptions } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const end = url.search(/[?#]|$/);
  if (end < 2 || url[end - 1] !== '/' || url[1] === '/' || routeOptions.url?.endsWith('/') === true) return null;
  if (headers.accept?.includes('text/html') !== true) return null;
  const address = url.slice(0, end - 1);
  const page = paths.find(address);
  if (page === null || page.frameHost || page.url.includes('*') || !page.methods.includes('GET')) return null;
  return address + url.slice(end);
}
