import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { actionsPerSessionMax } from '../../limits.ts';
import type { Player, Session } from '../../schemas.ts';
import { isSeedPublished } from './daily.ts';
import type { SessionRow } from './sessions.ts';

/** API representation of a session. */
export async function toSession(db: Db, row: SessionRow, players: readonly Player[], nowMs: number): Promise<Session> {
  const { game_slug: slug, game_version: version, bundle_digest: digest } = row;
  const isEnded = row.status === 'ended';
  return {
    id: row.id,
    status: row.status as Session['status'],
    end_reason: row.end_reason,
    void_reason: row.void_reason,
    game: slug === null || version === null || digest === null ? null : { slug, version, digest },
    engine: row.engine,
    engine_build: row.engine_build,
    engine_config: JSON.parse(row.engine_config) as Session['engine_config'],
    mode: row.mode,
    purpose: row.purpose as Session['purpose'],
    pace: row.pace as Session['pace'],
    players: [...players],
    open_seats: isEnded ? 0 : row.seats - players.length,
    seq: row.seq,
    limits: { max_duration_seconds: row.duration_seconds_max, max_actions: actionsPerSessionMax },
    client_seed: row.client_seed,
    seed_commitment: row.seed_commitment,
    seed_prepared: row.ticket_id !== null,
    seed_scope: row.seed_scope,
    // The seed is secret during the session because it determines all later pieces.
    server_seed: isEnded && (await isServerSeedPublished(db, row, nowMs)) ? row.server_seed : null,
    created_at: formatTime(row.created_at),
    started_at: formatTimeOrNull(row.started_at),
    ended_at: formatTimeOrNull(row.ended_at),
    result: row.result === null ? null : (JSON.parse(row.result) as Session['result']),
    replay_id: isEnded ? ((await db.first(replayOf(db, { session_n: row.n })))?.id ?? null) : null,
    untrusted: true,
  };
}

/** Whether the seed of an ended session is published; a shared seed only when no session with it can be played. */
async function isServerSeedPublished(db: Db, { seed_scope: scope }: SessionRow, nowMs: number): Promise<boolean> {
  return scope === null || isSeedPublished(db, scope, nowMs);
}

const replayOf = prepared((db: Db, { session_n }: { session_n: number }) =>
  db.query.selectFrom('arcade_replay').select('id').where('session_n', '=', session_n),
);
