import type { ModuleHost } from '../../../core/module.ts';
import { readStateFingerprints } from '../store/sessions.ts';
import { gameAt, neverUs, nextEventRunningUs } from './game.ts';
import type { SessionCache } from './session-cache.ts';
import { createWatch, type SessionWatch } from './watch.ts';

/** Notifies of changes of sessions: timed events, and writes of any node. */
export function watchSessions({ database, runningTime, log }: ModuleHost, sessions: SessionCache): SessionWatch {
  return createWatch({
    feed: database.feed,
    async nextEventMs(id) {
      const session = await sessions.open(database.db, id);
      if (session === undefined || session.game === null || session.game.storedResult !== null) return null;
      const nowUs = runningTime.nowUs();
      const nextEventUs = nextEventRunningUs(gameAt(session.game, nowUs));
      return nextEventUs === neverUs ? null : Math.ceil((nextEventUs - nowUs) / 1_000);
    },
    stateFingerprints: (ids) => readStateFingerprints(database.db, ids),
    onError: (err) => log.warn({ err }, 'reading a watched session failed: retried at its next change'),
  });
}
