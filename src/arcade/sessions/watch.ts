/** Tells whoever watches a session when to look at it again. */
export interface SessionWatch {
  /**
   * Calls the listener whenever somebody wrote the session, on any node, or time turned something
   * over in it: a lock by gravity, a turn that ran out, the end. While nobody listens nothing runs.
   * Gives the function that stops it.
   */
  subscribe(id: string, listener: () => void): () => void;
  /** This process committed something about the session. */
  written(id: string): void;
  /** How many sessions are watched. */
  readonly size: number;
  close(): void;
}

export interface WatchOptions {
  /** Milliseconds until time alone turns something over; null: never. */
  readonly nextTurnMs: (id: string) => Promise<number | null>;
  /** Where other nodes write as well: the state of these sessions as committed, by id. */
  readonly heads: ((ids: readonly string[]) => Promise<ReadonlyMap<string, string>>) | null;
  readonly onError: (error: unknown) => void;
}

interface Watched {
  readonly listeners: Set<() => void>;
  timer: NodeJS.Timeout | undefined;
  head: string | undefined;
  /** Grows with each look ahead: a late answer of an earlier one sets no timer. */
  look: number;
}

/** How often a node with watchers looks for what other nodes wrote. */
const pollMs = 50;
const timerMsMax = 2 ** 31 - 1;

export function createWatch({ nextTurnMs, heads, onError }: WatchOptions): SessionWatch {
  const watched = new Map<string, Watched>();
  let polling: NodeJS.Timeout | undefined;

  function written(id: string): void {
    const session = watched.get(id);
    if (session === undefined) return;
    for (const listener of [...session.listeners]) call(listener, onError);
    lookAhead(id, session);
  }

  /** Sets the session's one timer for its next turn by time. */
  function lookAhead(id: string, session: Watched): void {
    session.look += 1;
    const { look } = session;
    clearTimeout(session.timer);
    nextTurnMs(id).then((ms) => {
      if (ms === null || session.look !== look || watched.get(id) !== session) return;
      session.timer = setTimeout(() => written(id), Math.min(Math.max(1, ms), timerMsMax));
    }, onError);
  }

  async function poll(): Promise<void> {
    if (heads === null) return;
    const ids = [...watched.keys()];
    const found = await heads(ids);
    for (const [id, head] of found) {
      const session = watched.get(id);
      if (session === undefined || session.head === head) continue;
      session.head = head;
      // The first time, too: another node may have written since the listener looked.
      written(id);
    }
  }

  function schedulePoll(): void {
    if (heads === null || polling !== undefined || watched.size === 0) return;
    polling = setTimeout(() => {
      poll()
        .catch(onError)
        .finally(() => {
          polling = undefined;
          schedulePoll();
        });
    }, pollMs);
  }

  return {
    subscribe(id, listener) {
      const session = watched.get(id) ?? { listeners: new Set(), timer: undefined, head: undefined, look: 0 };
      if (session.listeners.size === 0) {
        watched.set(id, session);
        lookAhead(id, session);
      }
      session.listeners.add(listener);
      schedulePoll();
      return () => {
        session.listeners.delete(listener);
        if (session.listeners.size > 0 || watched.get(id) !== session) return;
        clearTimeout(session.timer);
        watched.delete(id);
      };
    },
    written,
    get size() {
      return watched.size;
    },
    close() {
      clearTimeout(polling);
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
