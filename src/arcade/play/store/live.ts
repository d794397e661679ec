import { prepared } from '../../../core/db/prepared.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { ofShownVersion } from '../../games/store/shown-versions.ts';
import type { SessionRow } from './sessions.ts';

export interface LivePage {
  /** Anyone who plays, on any seat. */
  readonly agentId: string | null;
  /** Last session of the page before. */
  readonly afterId: string | null;
  readonly limit: number;
}

/** Public sessions in play, the latest first. */
export async function listLive(db: Db, { agentId, afterId, limit }: LivePage): Promise<SessionRow[]> {
  const after = afterId === null ? undefined : await db.first(numberOf(db, { id: afterId }));
  const beforeN = afterId === null ? Number.MAX_SAFE_INTEGER : (after?.n ?? 0);
  const sessions = db.query
    .selectFrom('arcade_session')
    .selectAll()
    .where('status', '=', 'running')
    .where('purpose', 'in', ['ranked', 'casual'])
    .where('game_slug', 'is not', null)
    .where(ofShownVersion('arcade_session'))
    .where('n', '<', beforeN)
    .orderBy('n', 'desc')
    .limit(limit);
  if (agentId === null) return db.all(sessions);
  const open = db.query
    .selectFrom('arcade_seat')
    .select('session_n')
    .where('agent_id', '=', agentId)
    .where('is_open', '=', 1);
  return db.all(sessions.where('n', 'in', open));
}

// A private session is treated as absent, so that pages do not reveal it.
const numberOf = prepared((db: Db, { id }: { id: string }) =>
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
