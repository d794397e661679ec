import type { FastifyInstance } from 'fastify';

/**
 * Adds HEAD to each route of GET that is registered afterwards, except streams (`exposeHeadRoute: false`). Fastify's own
 * option adds a second route for it, which makes the start slower.
 */
export function supportHead(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.method === 'GET' && route.exposeHeadRoute !== false) route.method = ['GET', 'HEAD'];
  });
}
