import type { ChangeFeed } from '../../../core/db/change-feed.ts';

/** Notifies listeners of a session when it may have changed. */
export interface SessionWatch {
  /**
   * Calls the listener after every write of the session on any node, and after every timed event: a lock by gravity, a
   * turn timeout, the end. Without listeners no timer runs. Returns the function that unsubscribes.
   */
  subscribe(id: string, listener: () => void): () => void;
  /** Notifies that this process committed a write of the session. */
  notifyWritten(id: string): void;
  /** Number of sessions with listeners. */
  readonly size: number;
  close(): void;
}

export interface WatchOptions {
  readonly feed: ChangeFeed;
  /** Milliseconds until the next timed event; null when there is none. */
  readonly nextEventMs: (id: string) => Promise<number | null>;
  /** Fingerprint of the committed state of each of these sessions, by id. */
  readonly stateFingerprints: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly onError: (error: unknown) => void;
}

interface WatchedSession {
  readonly listeners: Set<() => void>;
  timer: NodeJS.Timeout | undefined;
  fingerprint: string | undefined;
  /** Incremented per computation of the next timed event, so that a late result of an earlier one sets no timer. */
  computation: number;
}

const topic = 'arcade_session';
const timerMsMax = 2 ** 31 - 1;

export function createWatch({ feed, nextEventMs, stateFingerprints, onError }: WatchOptions): SessionWatch {
  const watchedSessions = new Map<string, WatchedSession>();
  let unsubscribe: (() => void) | undefined;
  let isComparing = false;

  function notify(id: string): void {
    const session = watchedSessions.get(id);
    if (session === undefined) return;
    for (const listener of [...session.listeners]) callListener(listener, onError);
    scheduleNextEvent(id, session);
  }

  /** Sets the session's timer for its next timed event. */
  function scheduleNextEvent(id: string, session: WatchedSession): void {
    session.computation += 1;
    const { computation } = session;
    clearTimeout(session.timer);
    nextEventMs(id).then((ms) => {
      if (ms === null || session.computation !== computation || watchedSessions.get(id) !== session) return;
      session.timer = setTimeout(() => notify(id), Math.min(Math.max(1, ms), timerMsMax));
    }, onError);
  }

  /** Compares the state of all sessions after notifications may have been lost. */
  async function compareFingerprints(): Promise<void> {
    isComparing = true;
    const currentFingerprints = await stateFingerprints([...watchedSessions.keys()]).finally(() => {
      isComparing = false;
    });
    for (const [id, fingerprint] of currentFingerprints) {
      const session = watchedSessions.get(id);
      if (session === undefined || session.fingerprint === fingerprint) continue;
      session.fingerprint = fingerprint;
      // Also at the first comparison: another node may have written since the listener read the session.
      notify(id);
    }
  }

  function onChange(id: string | null): void {
    if (id !== null) notify(id);
    else if (!isComparing) void compareFingerprints().catch(onError);
  }

  function unsubscribeFeed(): void {
    unsubscribe?.();
    unsubscribe = undefined;
  }

  return {
    subscribe(id, listener) {
      const session = watchedSessions.get(id) ?? {
        listeners: new Set(),
        timer: undefined,
        fingerprint: undefined,
        computation: 0,
      };
      if (session.listeners.size === 0) {
        watchedSessions.set(id, session);
        scheduleNextEvent(id, session);
      }
      session.listeners.add(listener);
      unsubscribe ??= feed.subscribe(topic, onChange);
      return () => {
        session.listeners.delete(listener);
        if (session.listeners.size > 0 || watchedSessions.get(id) !== session) return;
        clearTimeout(session.timer);
        watchedSessions.delete(id);
        if (watchedSessions.size === 0) unsubscribeFeed();
      };
    },
    notifyWritten: (id) => feed.notify(topic, id),
    get size() {
      return watchedSessions.size;
    },
    close() {
      unsubscribeFeed();
      for (const session of watchedSessions.values()) clearTimeout(session.timer);
      watchedSessions.clear();
    },
  };
}

function callListener(listener: () => void, onError: (error: unknown) => void): void {
  try {
    listener();
  } catch (error) {
    onError(error);
  }
}
