import { prepared } from '../../../core/db/prepared.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { referencesPublishedVersion } from '../../games/store/published-versions.ts';
import type { SessionRow } from './sessions.ts';

/**
 * Running public sessions, the latest first. `afterId` is the id of the last session of the previous page; null for the
 * first page.
 */
export async function listLiveSessions(db: Db, afterId: string | null, limit: number): Promise<SessionRow[]> {
  const lastSession = afterId === null ? undefined : await db.first(publicSessionNumber(db, { id: afterId }));
  const beforeN = afterId === null ? Number.MAX_SAFE_INTEGER : (lastSession?.n ?? 0);
  return db.all(
    db.query
      .selectFrom('arcade_session')
      .selectAll()
      .where('status', '=', 'running')
      .where('purpose', 'in', ['ranked', 'casual'])
      .where('game_slug', 'is not', null)
      .where(referencesPublishedVersion('arcade_session'))
      .where('n', '<', beforeN)
      .orderBy('n', 'desc')
      .limit(limit),
  );
}

/** Public sessions that an agent is playing, the latest first. */
export function listLiveSessionsOf(db: Db, agentId: string): Promise<Pick<SessionRow, 'id' | 'game_slug' | 'pace'>[]> {
  return db.all(
    db.query
      .selectFrom('arcade_session as s')
      .innerJoin('arcade_seat as t', 't.session_n', 's.n')
      .select(['s.id', 's.game_slug', 's.pace'])
      .where('t.agent_id', '=', agentId)
      .where('t.is_open', '=', 1)
      .where('s.status', '=', 'running')
      .where('s.purpose', 'in', ['ranked', 'casual'])
      .where('s.game_slug', 'is not', null)
      .where(referencesPublishedVersion('s'))
      .orderBy('s.n', 'desc'),
  );
}

// A private session is treated as missing, so that list pages do not reveal that it exists.
const publicSessionNumber = prepared((db: Db, { id }: { id: string }) =>
  db.query
    .selectFrom('arcade_session')
    .select('n')
    .where('id', '=', id)
    .where('purpose', 'in', ['ranked', 'casual'])
    .where('game_slug', 'is not', null),
);

/** The id of an ended session's replay; null when it has none. */
export async function replayOfSession(db: Db, sessionN: number): Promise<string | null> {
  return (await db.first(replayOf(db, { session_n: sessionN })))?.id ?? null;
}

const replayOf = prepared((db: Db, { session_n }: { session_n: number }) =>
  db.query.selectFrom('arcade_replay').select('id').where('session_n', '=', session_n),
);
