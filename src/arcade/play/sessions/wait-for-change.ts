import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { Observation } from '../../observation-schema.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import type { LoadedGame } from './game.ts';
import type { LoadedSession } from './sessions.ts';
import { observe, observeUnstarted, type View } from './snapshot.ts';
import { storeEndByTime } from './store-end-by-time.ts';

export interface ObserveRequest {
  /** Last `seq` that the caller has seen; absent: the current one. */
  readonly afterSeq: number | undefined;
  readonly waitMs: number;
  readonly view: View;
  readonly abortSignal: () => AbortSignal;
}

/** Result of reading a session during a long poll. */
interface SessionRead {
  readonly observation: Observation;
  /** 0 before the start. */
  readonly piece: number;
}

/**
 * Long poll: returns the observation when it has changed, or after `waitMs`. A change is a later record, another piece,
 * the start or the end. A closed connection ends the wait.
 */
export async function waitForChange(
  services: RunningArcade,
  find: () => Promise<LoadedSession | Refusal>,
  session: LoadedSession,
  request: ObserveRequest,
): Promise<Observation | Refusal> {
  const first = await readSession(services, session, request);
  if (request.waitMs === 0 || hasChanged(first, first, request.afterSeq)) return first.observation;
  const signal = listen(services, first.observation.session_id, request);
  try {
    // The session may have changed before the listener was registered.
    for (;;) {
      const result = await find();
      if (isRefusal(result)) return result;
      const now = await readSession(services, result, request);
      if (signal.isOver() || hasChanged(now, first, request.afterSeq)) return now.observation;
      await signal.next();
    }
  } finally {
    signal.stop();
  }
}

async function readSession(
  services: RunningArcade,
  session: LoadedSession,
  { view, afterSeq }: ObserveRequest,
): Promise<SessionRead> {
  if (session.game === null) return { observation: observeUnstarted(session.row), piece: 0 };
  const game: LoadedGame = await storeEndByTime(services, session.game);
  const observation = observe(game, view, afterSeq ?? Math.max(0, game.seq - 1));
  return { observation, piece: game.facts.driver.pieceOf(game.state) };
}

function hasChanged(now: SessionRead, first: SessionRead, afterSeq: number | undefined): boolean {
  const { status, seq } = now.observation;
  return (
    status === 'ended' ||
    status !== first.observation.status ||
    seq > (afterSeq ?? first.observation.seq) ||
    now.piece !== first.piece
  );
}

/** Waits for notifications of a write or a timed event; also notified when the wait ends. */
function listen(services: RunningArcade, id: string, { waitMs, abortSignal }: ObserveRequest) {
  let isNotified = false;
  let isOver = false;
  let wake = () => {};
  const notify = () => {
    isNotified = true;
    wake();
  };
  const end = () => {
    isOver = true;
    wake();
  };
  const stopListening = services.watch.subscribe(id, notify);
  const timer = setTimeout(end, waitMs);
  const closedSignal = abortSignal();
  closedSignal.addEventListener('abort', end, { once: true });
  if (closedSignal.aborted) end();
  return {
    isOver: () => isOver,
    async next(): Promise<void> {
      if (!isNotified && !isOver) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      isNotified = false;
    },
    stop() {
      stopListening();
      clearTimeout(timer);
      closedSignal.removeEventListener('abort', end);
    },
  };
}
