import type { ModuleHost } from '../../../core/module.ts';
import { headsOf } from '../store/sessions.ts';
import { gameAt, neverUs, nextEventWallUs } from './game.ts';
import type { Sessions } from './sessions.ts';
import { createWatch, type SessionWatch } from './watch.ts';

/** Change notifications of sessions, by time and across nodes. */
export function watchSessions({ database, runningTime, log }: ModuleHost, sessions: Sessions): SessionWatch {
  return createWatch({
    feed: database.feed,
    async nextEventMs(id) {
      const session = await sessions.open(database.db, id);
      if (session === undefined || session.game === null || session.game.ended !== null) return null;
      const nowUs = runningTime.nowUs();
      const nextEventUs = nextEventWallUs(gameAt(session.game, nowUs));
      return nextEventUs === neverUs ? null : Math.ceil((nextEventUs - nowUs) / 1_000);
    },
    stateHashes: (ids) => headsOf(database.db, ids),
    onError: (err) => log.warn({ err }, 'reading a watched session failed'),
  });
}
