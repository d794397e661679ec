import { sql } from 'kysely';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { referencesPublishedVersion } from '../../games/store/published-versions.ts';

/** Open sessions of the agent, the oldest first. */
export function listOpenSessions(db: Db, agentId: string) {
  return db.all(openSessions(db, { agent_id: agentId }));
}
export type OpenSession = Awaited<ReturnType<typeof listOpenSessions>>[number];

const openSessions = prepared((db: Db, { agent_id }: { agent_id: string }) =>
  db.query
    .selectFrom('arcade_seat as s')
    .innerJoin('arcade_session as e', 'e.n', 's.session_n')
    .select(['e.id', 's.seat', 'e.status', 'e.engine', 'e.game_slug', 'e.game_version', 'e.bundle_digest'])
    .select(['e.purpose', 'e.pace', 'e.mode', 'e.seq', 'e.created_at', 'e.started_at'])
    .where('s.agent_id', '=', agent_id)
    .where('s.is_open', '=', 1)
    .orderBy('e.n'),
);

/** Number of ranked sessions of a game version that the agent has started, ended or not. */
export async function countRankedSessions(db: Db, agentId: string, slug: string, version: string): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_seat as s')
      .innerJoin('arcade_session as e', 'e.n', 's.session_n')
      .select((eb) => eb.fn.countAll<number>().as('sessions'))
      .where('s.agent_id', '=', agentId)
      .where('e.game_slug', '=', slug)
      .where('e.game_version', '=', version)
      .where('e.purpose', '=', 'ranked'),
  );
  return Number(row?.sessions ?? 0);
}

/**
 * Sessions that wait for players, the oldest first, each with the agent on its lowest seat; without certification
 * rounds, duels and sessions of unpublished versions.
 */
export function listSessionsWithOpenSeats(db: Db, limit: number) {
  return db.all(
    db.query
      .selectFrom('arcade_session as e')
      .innerJoin('arcade_seat as s', 's.session_n', 'e.n')
      .innerJoin('arcade_agent as a', 'a.id', 's.agent_id')
      .select(['e.id', 'e.engine', 'e.engine_config', 'e.mode', 'e.purpose', 'e.pace', 'e.seats', 'e.created_at'])
      .select(['e.game_slug', 'e.game_version', 'e.bundle_digest', 'a.id as host_id', 'a.nickname as host_nickname'])
      .select((eb) =>
        eb
          .selectFrom('arcade_seat as t')
          .select((inner) => inner.fn.countAll<number>().as('seats'))
          .whereRef('t.session_n', '=', 'e.n')
          .as('taken_seats'),
      )
      .where(notEnded)
      .where('e.status', '=', 'waiting')
      .where('e.purpose', 'not in', ['certification', 'duel'])
      .where((eb) => eb.or([eb('e.game_slug', 'is', null), referencesPublishedVersion('e')]))
      .where('s.seat', '=', (eb) =>
        eb
          .selectFrom('arcade_seat as f')
          .select((inner) => inner.fn.min('f.seat').as('seat'))
          .whereRef('f.session_n', '=', 'e.n'),
      )
      .orderBy('e.n')
      .limit(limit),
  );
}

// The condition is written as in the partial index; otherwise SQLite does not use that index.
const notEnded = sql<boolean>`e.status <> 'ended'`;
export type SessionWithOpenSeats = Awaited<ReturnType<typeof listSessionsWithOpenSeats>>[number];

/** Whether the agent has or had a seat in the session. */
export async function hasSeat(db: Db, sessionId: string, agentId: string): Promise<boolean> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_seat as s')
      .innerJoin('arcade_session as e', 'e.n', 's.session_n')
      .select('s.seat')
      .where('e.id', '=', sessionId)
      .where('s.agent_id', '=', agentId),
  );
  return row !== undefined;
}

/** Game versions that the agent has played, the latest first. */
export function listVersionsPlayed(db: Db, agentId: string, limit: number) {
  return db.all(
    db.query
      .selectFrom('arcade_seat as s')
      .innerJoin('arcade_session as e', 'e.n', 's.session_n')
      .select(['e.game_slug', 'e.game_version', 'e.bundle_digest'])
      .select((eb) => [eb.fn.countAll<number>().as('sessions'), eb.fn.max('e.created_at').as('last_at')])
      .where('s.agent_id', '=', agentId)
      .where('e.game_slug', 'is not', null)
      .groupBy(['e.game_slug', 'e.game_version', 'e.bundle_digest'])
      .orderBy('last_at', 'desc')
      .limit(limit),
  );
}

/** Verified replays of the agent in public games, the highest score first. */
export function listBestReplays(db: Db, agentId: string, limit: number) {
  return db.all(
    db.query
      .selectFrom('arcade_replay')
      .select(['id', 'session_id', 'game_slug', 'game_version', 'pace', 'purpose', 'score', 'lines', 'ended_at'])
      .where('agent_id', '=', agentId)
      .where('verified', '=', 'verified')
      .where('game_slug', 'is not', null)
      .where('purpose', 'in', ['ranked', 'casual'])
      .where('score', 'is not', null)
      .orderBy('score', 'desc')
      .orderBy('id')
      .limit(limit),
  );
}
