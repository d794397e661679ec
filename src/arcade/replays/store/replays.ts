import { sql } from 'kysely';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { ReplayTable } from '../../tables.ts';
import { isPublicReplay } from './public-replays.ts';

export type ReplayRow = ReplayTable;

/** Stores the replay of an ended session with its signed footer, to be verified. */
export async function insertReplay(
  tx: Tx,
  replay: Omit<ReplayTable, 'verified' | 'verified_at' | 'verifier' | 'fault'>,
): Promise<void> {
  const verificationColumns = { verified: 'pending', verified_at: null, verifier: null, fault: null };
  await tx.run(tx.query.insertInto('arcade_replay').values({ ...replay, ...verificationColumns }));
}

/** A replay in any state. */
export function findReplay(db: Db | Tx, id: string): Promise<ReplayRow | undefined> {
  return db.first(replayById(db, { id }));
}

const replayById = prepared((db: Pick<Db, 'query' | 'dialect'>, { id }: { id: string }) =>
  db.query.selectFrom('arcade_replay').selectAll().where('id', '=', id),
);

/** Replay with the columns of its session that its API representation contains. */
export interface ReplayRecordRow extends ReplayRow {
  readonly engine: string;
  readonly engine_build: string;
  readonly mode: string;
  readonly bundle_digest: string | null;
}

/** A replay in any state; the caller checks visibility. */
export function findReplayRecord(
  db: Db,
  id: string,
): Promise<(ReplayRecordRow & { readonly seed_scope: string | null }) | undefined> {
  return db.first(selectReplayRecords(db).select('s.seed_scope').where('r.id', '=', id));
}

function selectReplayRecords(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('arcade_replay as r')
    .innerJoin('arcade_session as s', 's.n', 'r.session_n')
    .selectAll('r')
    .select(['s.engine', 's.engine_build', 's.mode', 's.bundle_digest']);
}

export const replaySorts = ['newest', 'best', 'longest'] as const;
export type ReplaySort = (typeof replaySorts)[number];

export interface ReplayFilter {
  readonly game: string | null;
  /** An agent that played on any seat. */
  readonly agentId: string | null;
  readonly pace: string | null;
}

export interface ReplayListPage extends ReplayFilter {
  readonly sort: ReplaySort;
  /** Session number of the last replay of the previous page; 0 for the first page. */
  readonly cursor: number;
  readonly limit: number;
}

/** Verified replays of public sessions in the requested order; equal values by session, the latest first. */
export function listPublicReplays(db: Db, page: ReplayListPage): Promise<ReplayRecordRow[]> {
  const { sort, cursor, limit } = page;
  const replays = selectPublicReplays(db, page).limit(limit);
  if (sort !== 'newest') return db.all(sortReplaysBy(db, replays, sort === 'best' ? 'score' : 'steps', cursor));
  const newest = replays.orderBy('r.session_n', 'desc');
  return db.all(cursor > 0 ? newest.where('r.session_n', '<', cursor) : newest);
}

/** Number of public replays that match a filter, counted up to `max`. */
export async function countPublicReplays(db: Db, filter: ReplayFilter, max: number): Promise<number> {
  const matchingReplays = selectPublicReplays(db, filter)
    .clearSelect()
    .select('r.session_n')
    .limit(max)
    .as('counted_replays');
  const row = await db.first(db.query.selectFrom(matchingReplays).select((eb) => eb.fn.countAll<number>().as('rows')));
  return Number(row?.rows ?? 0);
}

function selectPublicReplays(db: Db, { game, agentId, pace }: ReplayFilter) {
  let replays = selectReplayRecords(db).where(isPublicReplay('r'));
  replays = game === null ? replays.where('r.game_slug', 'is not', null) : replays.where('r.game_slug', '=', game);
  if (pace !== null) replays = replays.where('r.pace', '=', pace);
  if (agentId === null) return replays;
  const ownSessions = db.query.selectFrom('arcade_seat').select('session_n').where('agent_id', '=', agentId);
  return replays.where('r.session_n', 'in', ownSessions);
}

function sortReplaysBy(
  db: Db,
  replays: ReturnType<typeof selectPublicReplays>,
  column: 'score' | 'steps',
  cursor: number,
) {
  const value = `r.${column}` as const;
  const sortedReplays = replays.where(value, 'is not', null).orderBy(value, 'desc').orderBy('r.session_n', 'desc');
  if (cursor === 0) return sortedReplays;
  const valueAtCursor = db.query.selectFrom('arcade_replay').select(column).where('session_n', '=', cursor);
  return sortedReplays.where((eb) =>
    eb.or([eb(value, '<', valueAtCursor), eb.and([eb(value, '=', valueAtCursor), eb('r.session_n', '<', cursor)])]),
  );
}

/** Page of an export: the time span and the last replay of the previous page. */
export interface ExportPage {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly game: string | null;
  readonly after: { readonly endedAtMs: number; readonly sessionN: number } | null;
  readonly limit: number;
}

/** Verified replays of public sessions that ended in a time span, in the order of their end. */
export function listEndedReplays(
  db: Db,
  { fromMs, untilMs, game, after, limit }: ExportPage,
): Promise<ReplayRecordRow[]> {
  let replays = selectReplayRecords(db)
    .where(isPublicReplay('r'))
    .where('r.game_slug', 'is not', null)
    .where('r.ended_at', '>=', after?.endedAtMs ?? fromMs)
    .where('r.ended_at', '<', untilMs)
    .orderBy('r.ended_at')
    .orderBy('r.session_n')
    .limit(limit);
  if (game !== null) replays = replays.where('r.game_slug', '=', game);
  if (after === null) return db.all(replays);
  const { endedAtMs, sessionN } = after;
  return db.all(replays.where((eb) => eb.or([eb('r.ended_at', '>', endedAtMs), eb('r.session_n', '>', sessionN)])));
}

/** All replays of one verification state, for the operator, the latest session first. */
export function listReplays(
  db: Db,
  page: { readonly verified: string; readonly cursor: number; readonly limit: number },
): Promise<ReplayRecordRow[]> {
  const replays = selectReplayRecords(db)
    .where('r.verified', '=', sql.lit(page.verified))
    .orderBy('r.session_n', 'desc')
    .limit(page.limit);
  return db.all(page.cursor === 0 ? replays : replays.where('r.session_n', '<', page.cursor));
}
