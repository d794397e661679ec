import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { DuelTable } from '../../tables.ts';

export type DuelRow = Omit<DuelTable, 'n'> & { n: number };

/** Key of duels and their ratings: a game version at one pace. */
export interface DuelLadder {
  readonly game_slug: string;
  readonly game_version: string;
  readonly pace: string;
}

export async function insertDuel(tx: Tx, row: Insertable<DuelTable>): Promise<void> {
  await tx.run(tx.query.insertInto('arcade_duel').values(row));
}

export async function updateDuel(tx: Tx, n: number, changes: Partial<Omit<DuelTable, 'n'>>): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_duel').set(changes).where('n', '=', n));
}

/** Marks the waiting duel of a session that ended before an opponent joined as expired. */
export async function expireDuel(tx: Tx, sessionN: number, nowMs: number): Promise<void> {
  const update = tx.query.updateTable('arcade_duel').set({ state: 'expired', ended_at: nowMs });
  await tx.run(update.where('session_a', '=', sessionN).where('state', '=', 'waiting'));
}

export function findDuel(db: Db, id: string): Promise<DuelRow | undefined> {
  return db.first(db.query.selectFrom('arcade_duel').selectAll().where('id', '=', id));
}

/** Duel of a session, locked for update. */
export function lockDuelOfSession(tx: Tx, sessionN: number): Promise<DuelRow | undefined> {
  return tx.lock(
    tx.query
      .selectFrom('arcade_duel')
      .selectAll()
      .where((eb) => eb.or([eb('session_a', '=', sessionN), eb('session_b', '=', sessionN)])),
  );
}

/** Duel in which an agent waits for an opponent; undefined when there is none. */
export function findWaitingDuel(db: Db | Tx, agentId: string) {
  return db.first(
    db.query
      .selectFrom('arcade_duel as d')
      .innerJoin('arcade_session as e', 'e.n', 'd.session_a')
      .select(['d.id', 'd.game_slug', 'd.game_version', 'd.pace', 'e.id as session_id', 'e.bundle_digest'])
      .where('d.agent_a', '=', agentId)
      .where('d.state', '=', 'waiting'),
  );
}

/** Number of duels of a game version that an agent has entered, in any state. */
export async function countDuels(db: Db | Tx, agentId: string, slug: string, version: string): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_duel')
      .select((eb) => eb.fn.countAll<number>().as('duels'))
      .where('game_slug', '=', slug)
      .where('game_version', '=', version)
      .where((eb) => eb.or([eb('agent_a', '=', agentId), eb('agent_b', '=', agentId)])),
  );
  return Number(row?.duels ?? 0);
}

/** Criteria for finding an opponent. */
export interface OpponentSearch {
  readonly agentId: string;
  readonly nowUs: number;
  /**
   * Start time in milliseconds: agents that played a duel with this agent after it are excluded for the game version
   * and pace of that duel.
   */
  readonly excludedSinceMs: number;
}

const candidatesMax = 50;

/** Waiting duels of a ladder that the agent may join, the oldest first. */
export function listOpponents(db: Db | Tx, { game_slug, game_version, pace }: DuelLadder, search: OpponentSearch) {
  return db.all(
    selectOpponents(db, search)
      .select(['d.n', 'e.id as session_id'])
      .where('d.game_slug', '=', game_slug)
      .where('d.game_version', '=', game_version)
      .where('d.pace', '=', pace)
      .orderBy('d.n')
      .limit(candidatesMax),
  );
}

/** Ladders with a waiting duel that the agent may join. */
export function listLaddersWithOpponents(db: Db, search: OpponentSearch): Promise<DuelLadder[]> {
  return db.all(selectOpponents(db, search).select(['d.game_slug', 'd.game_version', 'd.pace']).distinct());
}

function selectOpponents(db: Pick<Db, 'query'>, { agentId, nowUs, excludedSinceMs }: OpponentSearch) {
  return (
    db.query
      .selectFrom('arcade_duel as d')
      .innerJoin('arcade_session as e', 'e.n', 'd.session_a')
      .innerJoin('arcade_agent as a', 'a.id', 'd.agent_a')
      // The literal matches the predicate of the partial index.
      .where(sql<boolean>`d.state = 'waiting'`)
      .where('d.agent_a', '<>', agentId)
      .where('e.status', '=', 'waiting')
      .where('e.void_reason', 'is', null)
      .where('e.check_us', '>', nowUs)
      .where('a.revoked_at', 'is', null)
      // Agents are paired only with agents of the same traffic class: external, internal or load_test.
      .where('a.traffic_class', '=', (eb) =>
        eb.selectFrom('arcade_agent as c').select('c.traffic_class').where('c.id', '=', agentId),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('arcade_duel as m')
              .select('m.n')
              .whereRef('m.game_slug', '=', 'd.game_slug')
              .whereRef('m.game_version', '=', 'd.game_version')
              .whereRef('m.pace', '=', 'd.pace')
              .where('m.started_at', '>', excludedSinceMs)
              .where((recentDuel) =>
                recentDuel.or([
                  recentDuel.and([
                    recentDuel('m.agent_a', '=', agentId),
                    recentDuel('m.agent_b', '=', recentDuel.ref('d.agent_a')),
                  ]),
                  recentDuel.and([
                    recentDuel('m.agent_b', '=', agentId),
                    recentDuel('m.agent_a', '=', recentDuel.ref('d.agent_a')),
                  ]),
                ]),
              ),
          ),
        ),
      )
  );
}

/** Sessions of these duels with their replays, by session number. */
export async function listDuelSessions(db: Db | Tx, duels: readonly Pick<DuelRow, 'session_a' | 'session_b'>[]) {
  const sessions = duels.flatMap(({ session_a, session_b }) =>
    session_b === null ? [session_a] : [session_a, session_b],
  );
  if (sessions.length === 0) return new Map<number, never>();
  const rows = await db.all(
    db.query
      .selectFrom('arcade_session as e')
      .leftJoin('arcade_replay as r', 'r.session_n', 'e.n')
      .select(['e.n', 'e.id', 'e.status', 'e.end_reason', 'e.result', 'e.seed_commitment', 'e.server_seed'])
      .select(['r.id as replay_id', 'r.score', 'r.lines', 'r.verified'])
      .where('e.n', 'in', sessions),
  );
  return new Map(rows.map((row) => [row.n, row]));
}

export type DuelSession =
  Awaited<ReturnType<typeof listDuelSessions>> extends Map<number, infer Session> ? Session : never;

export interface DuelFilter {
  readonly agentId?: string | undefined;
  readonly game?: string | undefined;
  readonly pace?: string | undefined;
  readonly state?: string | undefined;
  /** Number of the last duel of the previous page; 0 for the first page. */
  readonly cursor: number;
  readonly limit: number;
}

/** Duels of published versions that were started, the latest first. */
export function listDuels(db: Db, { agentId, game, pace, state, cursor, limit }: DuelFilter): Promise<DuelRow[]> {
  let rows = db.query
    .selectFrom('arcade_duel as d')
    .innerJoin('arcade_version as v', (join) =>
      join.onRef('v.slug', '=', 'd.game_slug').onRef('v.version', '=', 'd.game_version'),
    )
    .selectAll('d')
    .where('v.state', 'not in', ['suspended', 'purged'])
    .where('d.state', 'in', state === undefined ? ['running', 'decided', 'void'] : [state])
    .where('d.agent_b', 'is not', null)
    .orderBy('d.n', 'desc')
    .limit(limit);
  if (agentId !== undefined)
    rows = rows.where((eb) => eb.or([eb('d.agent_a', '=', agentId), eb('d.agent_b', '=', agentId)]));
  if (game !== undefined) rows = rows.where('d.game_slug', '=', game);
  if (pace !== undefined) rows = rows.where('d.pace', '=', pace);
  return db.all(cursor === 0 ? rows : rows.where('d.n', '<', cursor));
}
