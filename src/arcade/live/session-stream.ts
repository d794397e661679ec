import { isRefusal, type Refusal } from '../../core/base/refusal.ts';
import type { HttpServer } from '../../core/doors/http/http-server.ts';
import { type LiveRequest, type LiveSeat, registerLiveRoute } from '../../core/doors/live/live-route.ts';
import { eventFrame } from '../../core/doors/live/live-stream.ts';
import { hashOfAuthorization } from '../../core/operation/credentials.ts';
import type { Execute } from '../../core/operation/execute.ts';
import { problemAnswer } from '../../core/operation/problem.ts';
import { addressKey } from '../../core/operation/rate-limit.ts';
import type { LiveSession } from './live-session.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { OpenStreams } from './open-streams.ts';
import { parsePlace } from './place.ts';
import type { Reader } from './readers.ts';
import { watch_session } from './watch-session.ts';

export interface SessionStream {
  readonly basePath: string;
  readonly live: LiveSessions;
  readonly open: OpenStreams;
  readonly execute: Execute;
  readonly errorsUrl: string;
  readonly drainSignal: AbortSignal;
  epoch(): string;
  /** A failure while a stream is open, where no answer can tell of it. */
  readonly onError: (error: unknown) => void;
}

/** How long a stream goes on without its credential being judged again. */
const judgedAgainMs = 15_000;

/**
 * Serves a session as it is played, as server-sent events: `waiting` while seats are open,
 * `snapshot` with all that a page needs to run the engine itself, `moves` whenever something was
 * done or time turned something over, at least every five seconds, and `end`. `Last-Event-ID` goes
 * on where a reader was, on any node. After `end` a reader that comes back is answered 204.
 */
export function registerSessionStream(server: HttpServer, stream: SessionStream): void {
  const { basePath, errorsUrl, drainSignal, onError } = stream;
  registerLiveRoute(server, {
    path: `${basePath}/api/v5/live/:id/stream`,
    errorsUrl,
    drainSignal,
    open: (request) => open(stream, request),
    onError,
  });
}

async function open(stream: SessionStream, request: LiveRequest): Promise<Refusal | 'over' | LiveSeat> {
  const { id, authorization, address, lastEventId } = request;
  const refused = await judge(stream, request, false);
  if (refused !== null) return refused;
  const place = lastEventId === undefined ? 'unknown' : parsePlace(stream.epoch(), lastEventId);
  if (place === 'end') return 'over';
  const keyHash = authorization === undefined ? null : hashOfAuthorization(authorization);
  const release = stream.open.take(keyHash, addressKey(address));
  if (isRefusal(release)) return release;
  let session: LiveSession;
  try {
    session = await stream.live.hold(id);
  } catch (error) {
    release();
    throw error;
  }
  let reader: Reader | undefined;
  let stopJudging: (() => void) | undefined;
  return {
    join(opened) {
      reader = opened;
      if (authorization !== undefined) stopJudging = judgeAgain(stream, request, opened);
      // An id that means nothing here, such as one from before a backup was restored, begins anew.
      return session.join(opened, place === 'unknown' ? null : place);
    },
    leave() {
      stopJudging?.();
      if (reader !== undefined) session.leave(reader);
      stream.live.release(id);
      release();
    },
  };
}

/** Why the caller may not watch, or not any more. */
async function judge(
  { execute }: SessionStream,
  { id, authorization, address }: LiveRequest,
  continued: boolean,
): Promise<Refusal | null> {
  const answer = await execute(watch_session, {
    input: { id },
    authorization,
    address,
    waitSeconds: 0,
    dryRun: false,
    continued,
    whenGone: () => new AbortController().signal,
  });
  return isRefusal(answer) ? answer : null;
}

/** A key that was revoked, or an account that was suspended, watches no further. */
function judgeAgain(stream: SessionStream, request: LiveRequest, reader: Reader): () => void {
  const timer = setInterval(() => {
    judge(stream, request, true).then((refused) => {
      if (refused === null) return;
      const { body } = problemAnswer(refused, stream.errorsUrl, request.requestId);
      reader.end(eventFrame({ name: 'refused', data: body }));
    }, stream.onError);
  }, judgedAgainMs);
  return () => clearInterval(timer);
}
