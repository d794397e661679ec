import { Readable } from 'node:stream';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { notFound } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { matchesEtag } from '../http/if-none-match.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { queryCall } from './query-call.ts';
import type { StreamRoute } from './stream-route.ts';

/** A route that serves an immutable text or file of a record. */
export interface RecordText {
  /** Route and its operation, which reads the record for the caller or refuses. */
  readonly route: StreamRoute;
  /** Base path of the module. */
  readonly basePath: string;
  readonly execute: Execute;
  readonly errorsUrl: string;
  /** The text for the operation's output; null when there is none. */
  describe(record: unknown, parameters: Readonly<Record<string, string>>): RecordTextFile | null;
  onError(error: unknown): void;
}

export interface RecordTextFile {
  readonly fileName: string;
  /** ETag without quotes. */
  readonly tag: string;
  /** Whether shared caches may store the text. */
  readonly isPublic: boolean;
  /** Chunks of the text, generated lazily; an exception aborts the response. */
  chunks(): AsyncIterable<string | Uint8Array>;
}

const bufferedBytesMax = 64 * 1024;

/**
 * Streams the text in chunks with bounded memory, or sends 304. An exception destroys the connection, so that the client
 * detects an incomplete response.
 */
export function registerRecordText(server: HttpServer, text: RecordText): void {
  const { operation, mediaType } = text.route;
  const path = text.basePath + text.route.path;
  const contentType = mediaType === 'application/zip' ? mediaType : `${mediaType}; charset=utf-8`;
  server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const parameters = request.params as Record<string, string>;
    const textFile = await describe(text, parameters, queryCall(request, operation, parameters));
    if (isRefusal(textFile)) return sendRefusal(text, request, reply, textFile);
    const etag = `"${textFile.tag}"`;
    reply
      .header('etag', etag)
      .header('vary', 'Authorization')
      .header('cache-control', textFile.isPublic ? 'public, max-age=3600' : 'private, no-cache');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const chunks = Readable.from(textFile.chunks(), { objectMode: false, highWaterMark: bufferedBytesMax });
    chunks.once('error', (error) => text.onError(error));
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `inline; filename="${textFile.fileName}"`)
      .send(chunks);
  });
  refuseOtherMethods(server, path, ['GET'], { hasHead: false });
}

async function describe(
  text: RecordText,
  parameters: Readonly<Record<string, string>>,
  call: Parameters<Execute>[1],
): Promise<RecordTextFile | Refusal> {
  const response = await text.execute(text.route.operation, call);
  if (isRefusal(response)) return response;
  return text.describe(JSON.parse(response.body), parameters) ?? refuse(notFound, 'The record has no such text.');
}
