import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../../core/base/ids.ts';
import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import { type HttpServer, sendRefusal } from '../../core/doors/http-server.ts';
import { refuseOtherMethods } from '../../core/doors/operation-routes.ts';
import { sendDocument } from '../../core/doors/page.ts';
import { noFilters, readFilters } from '../pages/filters.ts';
import { createReader, type PageSource } from '../pages/reader.ts';
import { atomType, type Feed, renderFeed } from './atom.ts';
import { listFeed, threadFeed } from './feeds.ts';

/** Atom feeds of the newest entries, of searches, tags and threads. */
export function registerFeeds(server: HttpServer, source: PageSource): void {
  const feed = (path: string, make: (request: FastifyRequest) => Promise<Feed | Refusal>) => {
    const url = `/exchange${path}/feed.xml`;
    server.get(url, async (request, reply) => send(source, request, reply, await make(request)));
    refuseOtherMethods(server, source.errorsUrl, url, ['GET']);
  };
  feed('', (request) => listFeed(source, createReader(source, request.address), readFilters(queryOf(request)), null));
  feed('/tags/:tag', (request) => {
    const tag = parameter(request, 'tag').toLowerCase();
    return listFeed(
      source,
      createReader(source, request.address),
      { ...noFilters, tag },
      `/tags/${encodeURIComponent(tag)}`,
    );
  });
  feed('/entries/:id', (request) =>
    threadFeed(source, createReader(source, request.address), parameter(request, 'id')),
  );
}

/** Each copy has a boundary of its own; the tag is made of what the feed says. */
function send(
  source: PageSource,
  request: FastifyRequest,
  reply: FastifyReply,
  feed: Feed | Refusal,
): Promise<FastifyReply> | FastifyReply {
  if (isRefusal(feed)) return sendRefusal(source, request, reply, feed);
  reply.header('cache-control', 'no-cache');
  return sendDocument(request, reply, atomType, renderFeed(feed, randomToken()), JSON.stringify(feed));
}

function parameter(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}
