import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { ReplayTable } from '../tables.ts';

export type ReplayRow = ReplayTable;

/** Keeps the sealed end of a game; it is public once a verifier has played it again. */
export async function insertReplay(
  tx: Tx,
  replay: Omit<ReplayTable, 'verified' | 'verified_at' | 'verifier' | 'fault'>,
): Promise<void> {
  const unverified = { verified: 'pending', verified_at: null, verifier: null, fault: null };
  await tx.run(tx.query.insertInto('arcade_replay').values({ ...replay, ...unverified }));
}

/** A replay in whatever state; whether the caller may see it is the caller's question. */
export function findReplay(db: Db | Tx, id: string): Promise<ReplayRow | undefined> {
  return db.first(replayById(db as Db, { id }));
}

const replayById = prepared((db: Pick<Db, 'query' | 'dialect'>, { id }: { id: string }) =>
  db.query.selectFrom('arcade_replay').selectAll().where('id', '=', id),
);

export interface ReplayFilter {
  readonly game: string | null;
  /** Whoever played, on any seat. */
  readonly agentId: string | null;
  readonly pace: string | null;
  /** Of the last replay seen; 0 for the first page. */
  readonly cursor: number;
  readonly limit: number;
}

/** Verified replays of public sessions, the session that began last first. */
export function listPublicReplays(db: Db, filter: ReplayFilter): Promise<ReplayRow[]> {
  const { game, agentId, pace, cursor, limit } = filter;
  let replays = db.query
    .selectFrom('arcade_replay')
    .selectAll()
    .where('verified', '=', 'verified')
    .where('purpose', 'in', ['ranked', 'casual'])
    .orderBy('session_n', 'desc')
    .limit(limit);
  replays = game === null ? replays.where('game_slug', 'is not', null) : replays.where('game_slug', '=', game);
  if (pace !== null) replays = replays.where('pace', '=', pace);
  if (cursor > 0) replays = replays.where('session_n', '<', cursor);
  if (agentId === null) return db.all(replays);
  const played = db.query.selectFrom('arcade_seat').select('session_n').where('agent_id', '=', agentId);
  return db.all(replays.where('session_n', 'in', played));
}

/** All replays of a state, for the operator; the session that began last first. */
export function listReplays(
  db: Db,
  page: { readonly verified: string; readonly cursor: number; readonly limit: number },
): Promise<ReplayRow[]> {
  const replays = db.query
    .selectFrom('arcade_replay')
    .selectAll()
    .where('verified', '=', page.verified)
    .orderBy('session_n', 'desc')
    .limit(page.limit);
  return db.all(page.cursor === 0 ? replays : replays.where('session_n', '<', page.cursor));
}
