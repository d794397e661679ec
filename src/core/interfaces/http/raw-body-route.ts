import { Buffer } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { type Answer, answerOf } from '../../operation/problem.ts';
import { refusingStorage } from '../../operation/storage-refusal.ts';
import { type HttpServer, sendAnswer, sendRefusal } from './http-server.ts';
import { refuseOtherMethods } from './other-methods.ts';

/** A request whose bytes are judged as they came, such as by a signature over them. */
export interface RawRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

export interface RawBodyRoute {
  readonly url: string;
  readonly errorsUrl: string;
  take(request: RawRequest): Promise<Record<string, unknown> | Refusal>;
}

/** One address that takes POST with a body of any type, unread, within the size that holds for all. */
export function registerRawBodyRoute(server: HttpServer, route: RawBodyRoute): void {
  const { url, errorsUrl } = route;
  // In a scope of its own, so that every other address still reads strict JSON only.
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(url, { config: { sameOriginOnly: true, anyMediaType: true } }, async (request, reply) => {
      const body = (request.body as Buffer | undefined) ?? emptyBody;
      const taken = await refusingStorage(() => route.take({ body, headers: request.headers }));
      if (isRefusal(taken)) return sendRefusal({ errorsUrl }, request, reply, taken);
      return sendAnswer(reply, answerOf(200, JSON.stringify(taken)) satisfies Answer);
    });
  });
  refuseOtherMethods(server, url, ['POST'], { sameOriginOnly: true });
}

const emptyBody = Buffer.alloc(0);
