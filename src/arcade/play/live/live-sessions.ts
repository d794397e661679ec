import { commentFrame } from '../../../core/interfaces/live/live-stream.ts';
import type { ArcadeServices } from '../../arcade-services.ts';
import { type LiveSession, openLiveSession } from './live-session.ts';

/** Sessions with viewers on this node. */
export interface LiveSessions {
  /**
   * Acquires the session, which stays open until each acquisition is released. If the session cannot be read, rejects
   * and acquires nothing.
   */
  acquire(id: string): Promise<LiveSession>;
  release(id: string): void;
  /** Number of open streams. */
  readonly readerCount: number;
  close(): void;
}

interface SharedSession {
  readonly session: LiveSession;
  references: number;
}

const tickMs = 250;
const drainFrame = commentFrame('the server is shutting down: reconnect with Last-Event-ID');

/** Creates the live sessions of this node. Without viewers no timer runs. Draining ends all streams with a comment. */
export function createLiveSessions(services: ArcadeServices, drainSignal: AbortSignal): LiveSessions {
  const sessions = new Map<string, SharedSession>();
  let timer: NodeJS.Timeout | undefined;
  const onError = (err: unknown) => services.log.warn({ err }, 'reading a watched session failed, retrying within 5 s');

  // One timer for all sessions instead of one per stream.
  const tick = () => {
    const nowUs = services.runningTime.nowUs();
    for (const { session } of sessions.values()) session.tick(nowUs);
  };

  const release = (id: string) => {
    const entry = sessions.get(id);
    if (entry === undefined) return;
    entry.references -= 1;
    if (entry.references > 0) return;
    sessions.delete(id);
    entry.session.close();
    if (sessions.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  drainSignal.addEventListener('abort', () => {
    for (const { session } of sessions.values()) for (const reader of session.readers) reader.end(drainFrame);
  });

  return {
    async acquire(id) {
      const entry = sessions.get(id) ?? { session: openLiveSession(services, id, onError), references: 0 };
      sessions.set(id, entry);
      entry.references += 1;
      timer ??= setInterval(tick, tickMs);
      try {
        await entry.session.ready;
      } catch (error) {
        release(id);
        throw error;
      }
      return entry.session;
    },
    release,
    get readerCount() {
      return sessions.values().reduce((sum, { session }) => sum + session.readers.size, 0);
    },
    close() {
      clearInterval(timer);
      for (const { session } of sessions.values()) session.close();
      sessions.clear();
    },
  };
}
