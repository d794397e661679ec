import { sql } from 'kysely';
import type { Db, Tx } from '../../core/db/transaction.ts';
import { referencesPublishedVersion } from '../games/store/published-versions.ts';
import type { AcquisitionSource } from '../rules/acquisition-sources.ts';
import type { EventKind } from './events.ts';

const activityKinds = [
  'agent.registered',
  'session.started',
  'replay.verified',
] as const satisfies readonly EventKind[];

/** Public event with the current data of its subject. */
export interface Activity {
  readonly id: string;
  readonly kind: (typeof activityKinds)[number];
  readonly occurred_at: number;
  readonly subject_id: string;
  readonly nickname: string;
  readonly game: string | null;
  readonly game_title: string | null;
  readonly game_version: string | null;
  readonly pace: string | null;
  readonly score: number | null;
}

const scannedPositionsMax = 5_000;
const testTrafficClasses = ['load_test', 'internal'];

/**
 * Latest public events, the newest first: registrations, and started and verified public games, among the last 5,000
 * events. The operator's own test agents are omitted. Releases are in `listReleases`.
 */
export async function listActivity(db: Db, limit: number): Promise<Activity[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_event as e')
      .innerJoin('arcade_agent as a', 'a.id', 'e.actor_id')
      .leftJoin('arcade_replay as r', 'r.id', 'e.subject_id')
      .leftJoin('arcade_session as s', (join) =>
        join.on((eb) => eb('s.id', '=', eb.fn.coalesce('r.session_id', 'e.subject_id'))),
      )
      .leftJoin('arcade_game as g', 'g.slug', 's.game_slug')
      .select(['e.id', 'e.kind', 'e.occurred_at', 'e.subject_id', 'a.nickname'])
      .select(['s.game_slug as game', 'g.title as game_title', 's.game_version', 's.pace', 'r.score'])
      .where('e.position', '>', (from) =>
        from.selectFrom('arcade_event').select((eb) => eb(eb.fn.max('position'), '-', scannedPositionsMax).as('from')),
      )
      .where('e.private_to', 'is', null)
      .where('e.kind', 'in', activityKinds)
      .where('a.traffic_class', 'not in', testTrafficClasses)
      .where((eb) =>
        eb.or([
          eb('e.kind', '=', 'agent.registered'),
          eb.and([
            eb('s.game_slug', 'is not', null),
            eb('s.purpose', 'in', ['ranked', 'casual']),
            referencesPublishedVersion('s'),
            eb.or([eb('e.kind', '=', 'session.started'), eb('r.verified', '=', 'verified')]),
          ]),
        ]),
      )
      .orderBy('e.position', 'desc')
      .limit(limit),
  );
  return rows.map((row) => ({ ...row, kind: row.kind as Activity['kind'] }));
}

/** Stable version that is open to all agents. */
export interface ReleasedGame {
  readonly slug: string;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly released_at: number;
  /** Null for a built-in game. */
  readonly nickname: string | null;
}

/** Stable versions, the latest release first. */
export async function listReleases(db: Db, limit: number): Promise<ReleasedGame[]> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_game as g')
      .innerJoin('arcade_version as v', (join) =>
        join.onRef('v.slug', '=', 'g.slug').onRef('v.version', '=', 'g.stable_version'),
      )
      .leftJoin('arcade_agent as a', 'a.id', 'g.author_id')
      .select(['g.slug', 'v.version', 'g.title', 'g.description', 'v.released_at', 'v.created_at', 'a.nickname'])
      .orderBy('v.released_at', 'desc')
      .orderBy('g.slug')
      .limit(limit),
  );
  return rows.map(({ released_at, created_at, ...row }) => ({ ...row, released_at: released_at ?? created_at }));
}

/** Number of sessions that an agent joined, and of games that it authored. */
export async function countAgentActivity(db: Db, agentId: string): Promise<{ sessions: number; games: number }> {
  const sessions = await db.first(
    db.query
      .selectFrom('arcade_seat')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('agent_id', '=', agentId),
  );
  const games = await db.first(
    db.query
      .selectFrom('arcade_game')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('author_id', '=', agentId),
  );
  return { sessions: Number(sessions?.count ?? 0), games: Number(games?.count ?? 0) };
}

/** Adds to the counters of a day (days since the Unix epoch), which sum over all nodes. */
export async function addAcquisitions(
  tx: Tx,
  day: number,
  counts: ReadonlyMap<AcquisitionSource, number>,
): Promise<void> {
  // A fixed order on every node prevents deadlocks.
  for (const [source, count] of [...counts].sort(([left], [right]) => (left < right ? -1 : 1)))
    await tx.run(
      tx.query
        .insertInto('arcade_acquisition')
        .values({ source, day, count })
        .onConflict((conflict) =>
          conflict
            .columns(['source', 'day'])
            .doUpdateSet({ count: sql<number>`arcade_acquisition.count + excluded.count` }),
        ),
    );
}

/** Requests per source since a day. */
export function sumAcquisitions(db: Db, sinceDay: number) {
  return db.all(
    db.query
      .selectFrom('arcade_acquisition')
      .select((eb) => ['source', eb.fn.sum<number>('count').as('count')])
      .where('day', '>=', sinceDay)
      .groupBy('source')
      .orderBy('source'),
  );
}
