import { Buffer } from 'node:buffer';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { answerOf } from '../../operation/problem.ts';
import { refusingStorage } from '../../operation/storage-refusal.ts';
import { type HttpServer, sendAnswer, sendRefusal } from './http-server.ts';
import { refuseOtherMethods } from './other-methods.ts';

export interface BytesRequest {
  /** The parts of the address that its pattern names. */
  readonly params: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly body: Buffer;
  /** Of the client, for limits only. */
  readonly address: string;
  /** A page of this server sent it, as the browser says by Origin. Programs may say anything. */
  readonly isOwnPage: boolean;
}

/** A file in place of JSON. */
export class FileAnswer {
  readonly mediaType: string;
  readonly bytes: Buffer;
  constructor(mediaType: string, bytes: Buffer) {
    this.mediaType = mediaType;
    this.bytes = bytes;
  }
}

/** A route between programs of this package, outside the operations: it checks the caller and its body itself. */
export interface BytesRoute {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly bodyBytesMax: number;
  /** A value is the JSON of a 200, null a 204. */
  readonly run: (request: BytesRequest) => Promise<object | FileAnswer | null | Refusal>;
}

/** Registers addresses whose bodies are of any media type and are passed on as they came. */
export function registerBytesRoutes(server: HttpServer, errorsUrl: string, routes: readonly BytesRoute[]): void {
  // In a scope of its own, so that every other address still reads strict JSON only.
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { method, url, bodyBytesMax, run } of routes)
      scope.route({
        method,
        url,
        bodyLimit: bodyBytesMax,
        config: { sameOriginOnly: true, anyMediaType: true },
        handler: async (request, reply) => {
          const params = request.params as Record<string, string>;
          const body = (request.body as Buffer | undefined) ?? emptyBody;
          const { authorization, origin, host } = request.headers;
          const isOwnPage = origin !== undefined && URL.parse(origin)?.host === host;
          const { address } = request;
          const result = await refusingStorage(() => run({ params, authorization, body, address, isOwnPage }));
          if (result === null) return reply.code(204).send();
          if (result instanceof FileAnswer) return reply.header('content-type', result.mediaType).send(result.bytes);
          if (isRefusal(result)) return sendRefusal({ errorsUrl }, request, reply, result);
          return sendAnswer(reply, answerOf(200, JSON.stringify(result)));
        },
      });
  });
  for (const { method, url } of routes) refuseOtherMethods(server, url, [method], { sameOriginOnly: true });
}

const emptyBody = Buffer.alloc(0);
