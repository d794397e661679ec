import type { FastifyRequest } from 'fastify';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { hashOfAuthorization } from '../../operation/credentials.ts';
import { refuseInput } from '../../operation/errors.ts';
import type { Execute } from '../../operation/execute.ts';
import type { ReadOperation } from '../../operation/operation.ts';
import type { Call } from '../../operation/pipeline.ts';
import { problemResponse } from '../../operation/problem.ts';
import { refuseConcurrency } from '../../operation/rate-limit.ts';
import { type HttpServer, sendRefusal } from '../http/http-server.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { queryOf, readQueryInput } from '../http/query-input.ts';
import { commentFrame, eventFrame, type LiveStream, openLiveStream } from './live-stream.ts';

export interface OperationStream {
  readonly path: string;
  /** A read by cursor, whose output is a `Page`. */
  readonly operation: ReadOperation;
  readonly execute: Execute;
  readonly errorsUrl: string;
  readonly drainSignal: AbortSignal;
  /** Called with an error after the response has started. */
  onError(error: unknown): void;
}

/** The members of the operation's output that the stream uses. */
interface Page {
  readonly events: readonly { readonly position: number }[];
  readonly cursor: number;
  readonly has_more: boolean;
  readonly epoch: string;
}

/** Maximal number of open streams per credential and node. */
const streamsMax = 8;
/** Duration of a long poll. The credential is checked again after each poll. */
const longPollSeconds = 15;

/**
 * Serves the pages of an operation as server-sent events: after `Last-Event-ID` or `cursor` the stored events, then new
 * ones, without a gap. Each poll is a call of the operation. The first event, `ready`, has cursor and epoch. An event
 * `end` has the problem that ended the stream, such as a revoked credential; draining and a new epoch end it with a
 * comment.
 */
export function registerOperationStream(server: HttpServer, stream: OperationStream): void {
  const streamCounts = new Map<string, number>();
  server.get(stream.path, { exposeHeadRoute: false }, async (request, reply) => {
    const inputOrRefusal = inputOf(stream.operation, request);
    // The credential is checked first, as on every route, so the pipeline reports an input error.
    const [input, fault] = isRefusal(inputOrRefusal) ? [{}, inputOrRefusal] : [inputOrRefusal, null];
    const firstPage = await pollOnce(stream, request, input, { waitSeconds: 0, isContinued: false, fault });
    if (isRefusal(firstPage)) return sendRefusal(stream, request, reply, firstPage);
    const credentialHash = hashOfAuthorization(request.headers.authorization ?? '') ?? '';
    const count = streamCounts.get(credentialHash) ?? 0;
    if (count >= streamsMax)
      return sendRefusal(
        stream,
        request,
        reply,
        refuseConcurrency('streams-of-a-credential', streamsMax, longPollSeconds),
      );
    streamCounts.set(credentialHash, count + 1);
    try {
      await streamPages(stream, request, input, firstPage, openLiveStream(reply));
    } catch (error) {
      stream.onError(error);
      reply.raw.destroy();
    } finally {
      const remainingCount = (streamCounts.get(credentialHash) ?? 1) - 1;
      if (remainingCount === 0) streamCounts.delete(credentialHash);
      else streamCounts.set(credentialHash, remainingCount);
    }
  });
  refuseOtherMethods(server, stream.path, ['GET'], { hasHead: false });
}

async function streamPages(
  stream: OperationStream,
  request: FastifyRequest,
  input: Record<string, unknown>,
  firstPage: Page,
  liveStream: LiveStream,
): Promise<void> {
  let page: Page | Refusal = firstPage;
  let cursor = Number(input['cursor'] ?? 0);
  await liveStream.send(eventFrame({ name: 'ready', data: JSON.stringify({ cursor, epoch: firstPage.epoch }) }));
  while (!liveStream.closeSignal.aborted) {
    if (isRefusal(page))
      return liveStream.end(
        eventFrame({ name: 'end', data: problemResponse(page, stream.errorsUrl, request.id).body }),
      );
    if (page.epoch !== firstPage.epoch)
      return liveStream.end(commentFrame('the epoch of the positions has ended: reconnect to read the new one'));
    for (const event of page.events) {
      await liveStream.send(eventFrame({ id: event.position, data: JSON.stringify(event) }));
      cursor = event.position;
      if (liveStream.closeSignal.aborted) return;
    }
    if (stream.drainSignal.aborted)
      return liveStream.end(commentFrame('the server is shutting down: reconnect to continue'));
    // An id without data advances the client's Last-Event-ID past events that do not match.
    if (cursor !== page.cursor) await liveStream.send(eventFrame({ id: page.cursor }));
    cursor = page.cursor;
    page = await pollOnce(
      stream,
      request,
      { ...input, cursor },
      { waitSeconds: page.has_more ? 0 : longPollSeconds, isContinued: true, disconnectSignal: liveStream.closeSignal },
    );
  }
}

interface PollRequest {
  readonly waitSeconds: number;
  /** Whether this is not the first read of the stream; see `Call.isContinued`. */
  readonly isContinued: boolean;
  /** Error of the input; the pipeline returns it after it has checked the credential. */
  readonly fault?: Refusal | null;
  readonly disconnectSignal?: AbortSignal;
}

async function pollOnce(
  stream: OperationStream,
  request: FastifyRequest,
  input: Record<string, unknown>,
  { waitSeconds, isContinued, fault = null, disconnectSignal }: PollRequest,
): Promise<Page | Refusal> {
  const call: Call = {
    input: { ...input },
    fault,
    authorization: request.headers.authorization,
    address: request.address,
    waitSeconds,
    dryRun: false,
    isContinued,
    abortSignal: () => disconnectSignal ?? new AbortController().signal,
  };
  const response = await stream.execute(stream.operation, call);
  return isRefusal(response) ? response : (JSON.parse(response.body) as Page);
}

function inputOf(operation: ReadOperation, request: FastifyRequest): Record<string, unknown> | Refusal {
  const input = readQueryInput(queryOf(request), operation.input);
  const lastEventId = request.headers['last-event-id'];
  if (isRefusal(input) || lastEventId === undefined || lastEventId === '') return input;
  return typeof lastEventId === 'string' && /^\d{1,16}$/.test(lastEventId)
    ? { ...input, cursor: Number(lastEventId) }
    : refuseInput('/cursor', 'type', 'Last-Event-ID must be a position.');
}
