import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeBody, encodingFor } from './content-encoding.ts';

/** Answers with content whose address holds its hash: kept for good by whoever asks. Text goes compressed. */
export async function sendForGood(
  request: FastifyRequest,
  reply: FastifyReply,
  contentType: string,
  bytes: Buffer,
): Promise<FastifyReply> {
  const isText = /^text\/|json|svg/.test(contentType);
  const encoding = isText ? encodingFor(request.headers['accept-encoding'], bytes.length) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('content-type', contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'Accept-Encoding')
    .send(await encodeBody(bytes, encoding, 'each'));
}
