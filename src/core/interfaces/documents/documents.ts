import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../base/refusal.ts';
import { notFound } from '../../operation/errors.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { isCurrent } from '../http/if-none-match.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { type Encoding, encodeBody, encodingFor } from '../pages/content-encoding.ts';

/** A document for machines at an address of its own: made from what the server knows, kept nowhere. */
export interface Document {
  readonly path: string;
  readonly contentType: string;
  /** How long a reader may keep it without asking again. */
  readonly maxAgeSeconds: number;
  /** The text; null when there is nothing at this address. `parameters` are the `:name` parts of the path. */
  text(parameters: Readonly<Record<string, string>>): DocumentText | null | Promise<DocumentText | null>;
}

/** A text, with `content`, which its tag is made of, where each copy of it differs. */
export type DocumentText = string | { readonly text: string; readonly content: string };

/**
 * Serves documents with an ETag: who has the current one already gets 304. Pages of any origin may
 * read them, unless they are for `sameOriginOnly`.
 */
export function registerDocuments(
  server: HttpServer,
  errorsUrl: string,
  documents: readonly Document[],
  { sameOriginOnly = false }: { sameOriginOnly?: boolean } = {},
): void {
  for (const document of documents) {
    let latest: RenderedDocument | null = null;
    server.get(document.path, { config: { sameOriginOnly } }, async (request, reply) => {
      const result = await document.text(request.params as Record<string, string>);
      if (result === null)
        return sendRefusal({ errorsUrl }, request, reply, refuse(notFound, 'There is no document at this address.'));
      const { text, content } = typeof result === 'string' ? { text: result, content: result } : result;
      if (latest?.text !== text) latest = render(text, content);
      return sendDocument(request, reply, document, latest);
    });
    refuseOtherMethods(server, document.path, ['GET'], { sameOriginOnly });
  }
}

/** A text made ready to be sent; kept while the document stays the same. */
interface RenderedDocument {
  readonly text: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

function render(text: string, content: string): RenderedDocument {
  const body = Buffer.from(text);
  // Weak: one tag stands for the document in every encoding.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { text, body, etag, encoded: new Map() };
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  { body, etag, encoded }: RenderedDocument,
): Promise<FastifyReply> {
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${document.maxAgeSeconds}`)
    .header('vary', 'Accept-Encoding');
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], body.length);
  const bytes = encoded.get(encoding) ?? encodeBody(body, encoding, 'each');
  encoded.set(encoding, bytes);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', document.contentType).send(await bytes);
}
