import { Type } from 'typebox';
import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { HttpServer } from '../../../core/interfaces/http/http-server.ts';
import {
  type LiveRequest,
  type LiveSubscription,
  registerLiveRoute,
} from '../../../core/interfaces/live/live-route.ts';
import { eventFrame } from '../../../core/interfaces/live/live-stream.ts';
import type { StreamRoute } from '../../../core/interfaces/live/stream-route.ts';
import { hashOfAuthorization } from '../../../core/operation/credentials.ts';
import type { Execute } from '../../../core/operation/execute.ts';
import { immediateCall } from '../../../core/operation/pipeline.ts';
import { problemResponse } from '../../../core/operation/problem.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import type { FrameSink } from './frame-sinks.ts';
import type { LiveSession } from './live-session.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { OpenStreams } from './open-streams.ts';
import { parseStreamPosition } from './stream-position.ts';
import type { Viewers } from './viewers.ts';
import { watch_session } from './watch-session.ts';

export const sessionStream: StreamRoute = {
  name: 'watch_session',
  title: 'Live session stream',
  description:
    'Server-sent events: `snapshot` with everything needed to run the engine from there, `moves` with records, newly revealed pieces and a state hash, both with the number of `viewers` on the responding node, `end`; `waiting` while seats are open; `refused` with a problem when you may no longer watch. A comment is sent at least every 15 seconds. To resume without a gap, send the last `id` as Last-Event-ID.',
  path: '/api/v5/live/:session/stream',
  operation: watch_session,
  mediaType: 'text/event-stream',
  content: 'The stream.',
  lastEventId: { schema: Type.String() },
  noContent: 'The stream has ended: `Last-Event-ID` is that of `end`.',
};

export interface SessionStreamDeps {
  readonly basePath: string;
  readonly liveSessions: LiveSessions;
  readonly openStreams: OpenStreams;
  readonly viewers: Viewers;
  readonly execute: Execute;
  readonly errorsUrl: string;
  readonly drainSignal: AbortSignal;
  epoch(): string;
  /** Called with failures of an open stream, whose response status is already sent. */
  readonly onError: (error: unknown) => void;
}

/** Interval at which the credential of a stream is checked again. */
const reauthorizeIntervalMs = 15_000;

/**
 * Serves a session as server-sent events: `waiting` while seats are open, `snapshot` with everything that a page needs
 * to run the engine, `moves` after each record or timed event and at least every five seconds, and `end`.
 * `Last-Event-ID` resumes on any node. After `end` a reconnecting client gets 204.
 */
export function registerSessionStream(server: HttpServer, deps: SessionStreamDeps): void {
  const { basePath, errorsUrl, drainSignal, onError } = deps;
  registerLiveRoute(server, {
    path: basePath + sessionStream.path,
    errorsUrl,
    drainSignal,
    open: (request) => openSubscription(deps, request),
    onError,
  });
}

async function openSubscription(
  deps: SessionStreamDeps,
  request: LiveRequest,
): Promise<Refusal | 'ended' | LiveSubscription> {
  const { id, authorization, address, lastEventId } = request;
  const refusal = await authorize(deps, request, false);
  if (refusal !== null) return refusal;
  const position = lastEventId === undefined ? 'unknown' : parseStreamPosition(deps.epoch(), lastEventId);
  if (position === 'end') return 'ended';
  const keyHash = authorization === undefined ? null : hashOfAuthorization(authorization);
  const release = deps.openStreams.acquire(keyHash, addressKey(address));
  if (isRefusal(release)) return release;
  let session: LiveSession;
  try {
    session = await deps.liveSessions.acquire(id);
  } catch (error) {
    release();
    throw error;
  }
  let reader: FrameSink | undefined;
  let stopReauthorizing: (() => void) | undefined;
  let stopWatching: (() => void) | undefined;
  return {
    join(sink) {
      reader = sink;
      stopWatching = deps.viewers.add(id);
      if (authorization !== undefined) stopReauthorizing = reauthorize(deps, request, sink);
      // Without an event id, or with one of an earlier epoch, the stream starts with a snapshot.
      return session.join(sink, position === 'unknown' ? null : position);
    },
    leave() {
      stopReauthorizing?.();
      stopWatching?.();
      if (reader !== undefined) session.leave(reader);
      deps.liveSessions.release(id);
      release();
    },
  };
}

/** Returns a refusal if the caller is not, or no longer, allowed to watch the session. */
async function authorize(
  { execute }: SessionStreamDeps,
  { id, authorization, address }: LiveRequest,
  isContinued: boolean,
): Promise<Refusal | null> {
  const response = await execute(watch_session, {
    input: { session: id },
    authorization,
    address,
    ...immediateCall,
    isContinued,
  });
  return isRefusal(response) ? response : null;
}

/**
 * Checks the credential periodically; a revoked key or a suspended account ends the stream. While the database is
 * unavailable or the server is overloaded, the stream continues until the next check.
 */
function reauthorize(deps: SessionStreamDeps, request: LiveRequest, reader: FrameSink): () => void {
  const timer = setInterval(() => {
    authorize(deps, request, true).then((refusal) => {
      if (refusal === null || refusal.errorKind.status === 503) return;
      const { body } = problemResponse(refusal, deps.errorsUrl, request.requestId);
      reader.end(eventFrame({ name: 'refused', data: body }));
    }, deps.onError);
  }, reauthorizeIntervalMs);
  return () => clearInterval(timer);
}
