import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../base/refusal.ts';
import { notFound } from '../../operation/errors.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { matchesEtag } from '../http/if-none-match.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { type Encoding, encodeBody, encodingFor } from '../pages/content-encoding.ts';

/** A generated document, such as llms.txt or an agent card, with its route. */
export interface Document {
  readonly path: string;
  readonly contentType: string;
  /** `max-age` of Cache-Control. */
  readonly maxAgeSeconds: number;
  /** The text; null for not found. `parameters` are the path parameters. */
  text(parameters: Readonly<Record<string, string>>): DocumentText | null | Promise<DocumentText | null>;
}

/** Text of a document. With `content` the ETag is computed from `content`, for texts with a random part. */
export type DocumentText = string | { readonly text: string; readonly content: string };

/** Serves documents with ETag and 304. They are readable from any origin unless `sameOriginOnly` is set. */
export function registerDocuments(
  server: HttpServer,
  errorsUrl: string,
  documents: readonly Document[],
  { sameOriginOnly = false }: { sameOriginOnly?: boolean } = {},
): void {
  for (const document of documents) {
    let latestDocument: RenderedDocument | null = null;
    server.get(document.path, { config: { sameOriginOnly } }, async (request, reply) => {
      const result = await document.text(request.params as Record<string, string>);
      if (result === null)
        return sendRefusal({ errorsUrl }, request, reply, refuse(notFound, 'There is no document at this address.'));
      const { text, content } = typeof result === 'string' ? { text: result, content: result } : result;
      if (latestDocument?.text !== text) latestDocument = render(text, content);
      return sendDocument(request, reply, document, latestDocument);
    });
    refuseOtherMethods(server, document.path, ['GET'], { sameOriginOnly });
  }
}

/** A document with its encoded bodies, cached while its text is unchanged. */
interface RenderedDocument {
  readonly text: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly bodiesByEncoding: Map<Encoding, Promise<Buffer>>;
}

function render(text: string, content: string): RenderedDocument {
  const body = Buffer.from(text);
  // A weak ETag, since it is the same for all content encodings.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { text, body, etag, bodiesByEncoding: new Map() };
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  { body, etag, bodiesByEncoding }: RenderedDocument,
): Promise<FastifyReply> {
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${document.maxAgeSeconds}`)
    .header('vary', 'Accept-Encoding');
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], body.length);
  const bytes = bodiesByEncoding.get(encoding) ?? encodeBody(body, encoding, 'fast');
  bodiesByEncoding.set(encoding, bytes);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', document.contentType).send(await bytes);
}
