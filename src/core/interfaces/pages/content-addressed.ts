import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodeBody, encodingFor } from './content-encoding.ts';

/**
 * Sends content whose URL contains its hash, with headers for permanent caching. Text is compressed for each response,
 * unless `encode` caches the result.
 */
export async function sendContentAddressed(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  bytes: Buffer,
  encode = (encoding: Encoding) => encodeBody(bytes, encoding, 'fast'),
): Promise<FastifyReply> {
  const isText = /^text\/|json|svg/.test(contentType);
  const encoding = isText ? encodingFor(request.headers['accept-encoding'], bytes.length) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('content-type', contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'Accept-Encoding')
    .send(await encode(encoding));
}
