import type { ChangeFeed } from '../../../core/db/change-feed.ts';

/** Notifies listeners of a session when it may have changed. */
export interface SessionWatch {
  /**
   * Calls the listener whenever someone wrote the session, on any node, or time turned something
   * over in it: a lock by gravity, a turn timeout, the end. Without listeners nothing runs.
   * Returns the function that unsubscribes.
   */
  subscribe(id: string, listener: () => void): () => void;
  /** This process committed something about the session. */
  written(id: string): void;
  /** How many sessions are watched. */
  readonly size: number;
  close(): void;
}

export interface WatchOptions {
  readonly feed: ChangeFeed;
  /** Milliseconds until the next event by time; null for never. */
  readonly nextTurnMs: (id: string) => Promise<number | null>;
  /** The state of these sessions as committed, by id. */
  readonly heads: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly onError: (error: unknown) => void;
}

interface WatchedGame {
  readonly listeners: Set<() => void>;
  timer: NodeJS.Timeout | undefined;
  head: string | undefined;
  /** Increases with each look-ahead, so that a late result of an earlier one sets no timer. */
  look: number;
}

const topic = 'arcade_session';
const timerMsMax = 2 ** 31 - 1;

export function createWatch({ feed, nextTurnMs, heads, onError }: WatchOptions): SessionWatch {
  const watched = new Map<string, WatchedGame>();
  let unfollow: (() => void) | undefined;
  let isComparing = false;

  function ring(id: string): void {
    const session = watched.get(id);
    if (session === undefined) return;
    for (const listener of [...session.listeners]) call(listener, onError);
    nextState(id, session);
  }

  /** Sets the session's one timer for its next turn by time. */
  function nextState(id: string, session: WatchedGame): void {
    session.look += 1;
    const { look } = session;
    clearTimeout(session.timer);
    nextTurnMs(id).then((ms) => {
      if (ms === null || session.look !== look || watched.get(id) !== session) return;
      session.timer = setTimeout(() => ring(id), Math.min(Math.max(1, ms), timerMsMax));
    }, onError);
  }

  /** Finds out which of them changed where that is not known. */
  async function compareAll(): Promise<void> {
    isComparing = true;
    const current = await heads([...watched.keys()]).finally(() => {
      isComparing = false;
    });
    for (const [id, head] of current) {
      const session = watched.get(id);
      if (session === undefined || session.head === head) continue;
      session.head = head;
      // Also the first time: another node may have written since the listener read the session.
      ring(id);
    }
  }

  function onChange(id: string | null): void {
    if (id !== null) ring(id);
    else if (!isComparing) void compareAll().catch(onError);
  }

  function stopFollowing(): void {
    unfollow?.();
    unfollow = undefined;
  }

  return {
    subscribe(id, listener) {
      const session = watched.get(id) ?? { listeners: new Set(), timer: undefined, head: undefined, look: 0 };
      if (session.listeners.size === 0) {
        watched.set(id, session);
        nextState(id, session);
      }
      session.listeners.add(listener);
      unfollow ??= feed.follow(topic, onChange);
      return () => {
        session.listeners.delete(listener);
        if (session.listeners.size > 0 || watched.get(id) !== session) return;
        clearTimeout(session.timer);
        watched.delete(id);
        if (watched.size === 0) stopFollowing();
      };
    },
    written: (id) => feed.changed(topic, id),
    get size() {
      return watched.size;
    },
    close() {
      stopFollowing();
      for (const session of watched.values()) clearTimeout(session.timer);
      watched.clear();
    },
  };
}

function call(listener: () => void, onError: (error: unknown) => void): void {
  try {
    listener();
  } catch (error) {
    onError(error);
  }
}
