import type { Db } from '../../core/db/transaction.ts';
import type { EventKind } from './events.ts';

/** Something public that happened, with what it is about as it stands now. */
export interface Activity {
  readonly id: string;
  readonly kind: EventKind;
  readonly occurred_at: number;
  readonly subject_id: string;
  readonly nickname: string | null;
  readonly game: string | null;
  readonly game_version: string | null;
  readonly pace: string | null;
  readonly score: number | null;
}

const toldKinds: readonly EventKind[] = ['agent.registered', 'session.started', 'replay.verified', 'version.changed'];
const eventsLookedAt = 400;

/**
 * What happened last that everybody may know, the newest first: agents that came, public games that
 * began and were verified, versions that were released. Agents of the operator's own tests are left out.
 */
export async function listActivity(db: Db, limit: number): Promise<Activity[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_event as e')
      .leftJoin('arcade_agent as a', 'a.id', 'e.actor_id')
      .leftJoin('arcade_replay as r', 'r.id', 'e.subject_id')
      .leftJoin('arcade_session as s', (join) =>
        join.on((on) => on('s.id', '=', on.fn.coalesce('r.session_id', 'e.subject_id'))),
      )
      .select(['e.id', 'e.kind', 'e.occurred_at', 'e.subject_id', 'a.nickname', 'a.traffic_class', 'a.revoked_at'])
      .select(['s.game_slug as game', 's.game_version', 's.pace', 's.purpose', 'r.score', 'r.verified'])
      .where('e.position', 'is not', null)
      .where('e.private_to', 'is', null)
      .where('e.kind', 'in', toldKinds)
      .orderBy('e.position', 'desc')
      .limit(eventsLookedAt),
  );
  return rows
    .filter((row) => isTold(row))
    .slice(0, limit)
    .map(({ traffic_class: _class, revoked_at: _revoked, purpose: _purpose, verified: _verified, ...row }) => ({
      ...row,
      kind: row.kind as EventKind,
    }));
}

interface Row {
  readonly kind: string;
  readonly nickname: string | null;
  readonly traffic_class: string | null;
  readonly game: string | null;
  readonly purpose: string | null;
  readonly verified: string | null;
}

function isTold({ kind, nickname, traffic_class, game, purpose, verified }: Row): boolean {
  if (traffic_class === 'load_test' || traffic_class === 'internal') return false;
  if (kind === 'version.changed') return true;
  if (nickname === null) return false;
  if (kind === 'agent.registered') return true;
  const isPublic = game !== null && (purpose === 'ranked' || purpose === 'casual');
  return isPublic && (kind !== 'replay.verified' || verified === 'verified');
}
