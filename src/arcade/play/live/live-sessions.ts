import { commentFrame } from '../../../core/interfaces/live/live-stream.ts';
import type { RunningArcade } from '../../running-arcade.ts';
import { type LiveSession, openLiveSession } from './live-session.ts';

/** The sessions that someone watches on this node. */
export interface LiveSessions {
  /**
   * The session, looked at once and followed until every hold of it is released. Rejects when it
   * cannot be read; the hold is released then.
   */
  hold(id: string): Promise<LiveSession>;
  release(id: string): void;
  /** How many streams are open. */
  readonly readers: number;
  close(): void;
}

interface WatchedSession {
  readonly session: LiveSession;
  holds: number;
}

const tickMs = 250;
const drainFrame = commentFrame('the server is shutting down: reconnect with Last-Event-ID');

/** While nobody watches nothing runs. Draining ends all streams with a comment. */
export function createLiveSessions(services: RunningArcade, drainSignal: AbortSignal): LiveSessions {
  const watched = new Map<string, WatchedSession>();
  let ticking: NodeJS.Timeout | undefined;
  const onError = (err: unknown) => services.log.warn({ err }, 'reading a watched session failed');

  // One tick for all: thousands of streams have no timer of their own for this.
  const tick = () => {
    const nowUs = services.runningTime.nowUs();
    for (const { session } of watched.values()) session.beat(nowUs);
  };

  const release = (id: string) => {
    const entry = watched.get(id);
    if (entry === undefined) return;
    entry.holds -= 1;
    if (entry.holds > 0) return;
    watched.delete(id);
    entry.session.close();
    if (watched.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };

  drainSignal.addEventListener('abort', () => {
    for (const { session } of watched.values()) for (const reader of session.readers) reader.end(drainFrame);
  });

  return {
    async hold(id) {
      const entry = watched.get(id) ?? { session: openLiveSession(services, id, onError), holds: 0 };
      watched.set(id, entry);
      entry.holds += 1;
      ticking ??= setInterval(tick, tickMs);
      try {
        await entry.session.ready;
      } catch (error) {
        release(id);
        throw error;
      }
      return entry.session;
    },
    release,
    get readers() {
      return watched.values().reduce((sum, { session }) => sum + session.readers.size, 0);
    },
    close() {
      clearInterval(ticking);
      for (const { session } of watched.values()) session.close();
      watched.clear();
    },
  };
}
