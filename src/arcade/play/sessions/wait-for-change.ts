import { isRefusal, type Refusal } from '../../../core/base/refusal.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import type { Observation } from '../../observation-schema.ts';
import type { LoadedGame } from './game.ts';
import type { LoadedSession } from './session-cache.ts';
import { observe, observeUnstartedSession, type View } from './snapshot.ts';
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
  /** Number of the piece in play; 0 before the start. */
  readonly piece: number;
}

/**
 * Long poll: returns the observation when it has changed, or after `waitMs`. A change is a later record, another piece,
 * the start or the end. A closed connection ends the wait. Returns a refusal of `find`.
 */
export async function waitForChange(
  services: ArcadeServices,
  find: () => Promise<LoadedSession | Refusal>,
  session: LoadedSession,
  request: ObserveRequest,
): Promise<Observation | Refusal> {
  const firstRead = await readSession(services, session, request);
  if (request.waitMs === 0 || hasChanged(firstRead, firstRead, request.afterSeq)) return firstRead.observation;
  const changes = listenForChanges(services, firstRead.observation.session_id, request);
  try {
    // The session may have changed before the listener was registered.
    for (;;) {
      const currentSession = await find();
      if (isRefusal(currentSession)) return currentSession;
      const currentRead = await readSession(services, currentSession, request);
      if (changes.isOver() || hasChanged(currentRead, firstRead, request.afterSeq)) return currentRead.observation;
      await changes.next();
    }
  } finally {
    changes.stop();
  }
}

async function readSession(
  services: ArcadeServices,
  session: LoadedSession,
  { view, afterSeq }: ObserveRequest,
): Promise<SessionRead> {
  if (session.game === null) return { observation: observeUnstartedSession(session.row), piece: 0 };
  const game: LoadedGame = await storeEndByTime(services, session.game);
  const observation = observe(game, view, afterSeq ?? Math.max(0, game.seq - 1));
  return { observation, piece: game.setup.driver.pieceOf(game.state) };
}

function hasChanged(currentRead: SessionRead, firstRead: SessionRead, afterSeq: number | undefined): boolean {
  const { status, seq } = currentRead.observation;
  return (
    status === 'ended' ||
    status !== firstRead.observation.status ||
    seq > (afterSeq ?? firstRead.observation.seq) ||
    currentRead.piece !== firstRead.piece
  );
}

/** Waits for notifications of a write or a timed event; also notified when the wait ends. */
function listenForChanges(services: ArcadeServices, id: string, { waitMs, abortSignal }: ObserveRequest) {
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
