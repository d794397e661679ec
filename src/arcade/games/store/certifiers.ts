import { dayMs } from '../../../core/base/clock.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { isSuspended } from '../../../core/operation/credentials.ts';
import {
  type CertifierFacts,
  relationDays,
  replayRecordsMin,
  type VersionRelation,
} from '../rules/certifier-eligibility.ts';
import type { CertificationAttemptTable } from '../tables.ts';
import type { CertifiableVersion } from './places.ts';

// Facts about agents as certifiers. `at` of attempts is running time in milliseconds, which excludes downtime.

const weekMs = 7 * dayMs;

/** Time of a query: wall time for accounts and replays, running time for leases. */
export interface CertifierTimes {
  readonly nowMs: number;
  readonly runningMs: number;
}

/** Facts of an agent; undefined when it does not exist. */
export async function readCertifierFacts(
  db: Db | Tx,
  agentId: string,
  times: CertifierTimes,
): Promise<CertifierFacts | undefined> {
  return (await listCertifierFacts(db, [agentId], times)).get(agentId);
}

/** Facts of agents by id; those that do not exist are omitted. */
export async function listCertifierFacts(
  db: Db | Tx,
  agentIds: readonly string[],
  { nowMs, runningMs }: CertifierTimes,
): Promise<ReadonlyMap<string, CertifierFacts>> {
  const agents = await db.all(
    db.query
      .selectFrom('arcade_agent as a')
      .innerJoin('account as c', 'c.id', 'a.id')
      .select(['a.id', 'a.traffic_class', 'a.created_at', 'a.revoked_at'])
      .select(['c.suspended_at', 'c.suspended_until', 'c.suspension_reason', 'c.suspension_decision_id'])
      .where('a.id', 'in', agentIds),
  );
  const attempts = Map.groupBy(await listAttempts(db, agentIds, runningMs - weekMs), ({ agent_id }) => agent_id);
  const replays = await countReplays(db, agentIds);
  const placeHolderIds = await listPlaceHolders(db, agentIds);
  return new Map(
    agents.map((agent) => {
      const recentAttempts = attempts.get(agent.id) ?? [];
      const facts: CertifierFacts = {
        isRevoked: agent.revoked_at !== null,
        isSuspended: isSuspended(agent, nowMs),
        trafficClass: agent.traffic_class,
        accountAgeMs: nowMs - agent.created_at,
        verifiedReplays: replays.get(agent.id) ?? 0,
        attemptsInDay: recentAttempts.filter(({ at }) => runningMs - at < dayMs).length,
        hasLeasedPlace: placeHolderIds.has(agent.id),
        expiredAgoMs: recentAttempts.filter(({ outcome }) => outcome === 'abandoned').map(({ at }) => runningMs - at),
      };
      return [agent.id, facts];
    }),
  );
}

function listAttempts(db: Db | Tx, agentIds: readonly string[], sinceMs: number) {
  return db.all(
    db.query
      .selectFrom('arcade_attempt')
      .select(['agent_id', 'outcome', 'at'])
      .where('agent_id', 'in', agentIds)
      .where('at', '>', sinceMs),
  );
}

export async function hasLeasedPlace(db: Db | Tx, agentId: string): Promise<boolean> {
  return (await listPlaceHolders(db, [agentId])).has(agentId);
}

async function listPlaceHolders(db: Db | Tx, agentIds: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await db.all(
    db.query
      .selectFrom('arcade_place')
      .select('agent_id')
      .where('agent_id', 'in', agentIds)
      .where('state', '=', 'leased'),
  );
  return new Set(rows.map(({ agent_id }) => agent_id));
}

async function countReplays(db: Db | Tx, agentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.all(
    selectSeatsInGamesOfOthers(db)
      .select('s.agent_id')
      .select((eb) => eb.fn.count<number>('r.id').distinct().as('replays'))
      .where('s.agent_id', 'in', agentIds)
      .groupBy('s.agent_id'),
  );
  return new Map(rows.map(({ agent_id, replays }) => [agent_id, Number(replays)]));
}

/** Query of the seats in verified replays, of a minimum length, of public games by other authors. */
function selectSeatsInGamesOfOthers(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('arcade_seat as s')
    .innerJoin('arcade_replay as r', 'r.session_n', 's.session_n')
    .innerJoin('arcade_game as g', 'g.slug', 'r.game_slug')
    .where('r.verified', '=', 'verified')
    .where('r.purpose', 'in', ['ranked', 'casual'])
    .where('r.steps', '>=', replayRecordsMin)
    .where((eb) => eb.or([eb('g.author_id', 'is', null), eb('g.author_id', '<>', eb.ref('s.agent_id'))]));
}

type VersionWithAuthors = Pick<CertifiableVersion, 'n' | 'author_id' | 'game_author_id'>;

/** Relation of each of the agents to a version and its authors. */
export async function listRelations(
  db: Db | Tx,
  agentIds: readonly string[],
  { n, author_id, game_author_id }: VersionWithAuthors,
  { runningMs }: Pick<CertifierTimes, 'runningMs'>,
): Promise<ReadonlyMap<string, VersionRelation>> {
  const authors = [...new Set([author_id, game_author_id].filter((id) => id !== null))];
  const attempts = await db.all(
    db.query
      .selectFrom('arcade_attempt as t')
      .innerJoin('arcade_place as p', 'p.id', 't.place_id')
      .select('t.agent_id')
      .where('t.agent_id', 'in', agentIds)
      .where('p.version_n', '=', n),
  );
  const attemptedIds = new Set(attempts.map(({ agent_id }) => agent_id));
  const sinceMs = runningMs - relationDays * dayMs;
  const relatedIds = authors.length === 0 ? new Set() : await listRelatedAgents(db, agentIds, authors, sinceMs);
  return new Map(
    agentIds.map((id) => {
      const isRelatedToAuthor = relatedIds.has(id);
      return [id, { isAuthor: authors.includes(id), hasAttempted: attemptedIds.has(id), isRelatedToAuthor }];
    }),
  );
}

/** Agents that had a P4 place in a version by these authors, or in whose versions one of the authors had or has one. */
async function listRelatedAgents(
  db: Db | Tx,
  agentIds: readonly string[],
  authors: readonly string[],
  sinceMs: number,
): Promise<ReadonlySet<string | null>> {
  const endedPlaces = await db.all(
    db.query
      .selectFrom('arcade_attempt as t')
      .innerJoin('arcade_place as p', 'p.id', 't.place_id')
      .innerJoin('arcade_version as v', 'v.n', 'p.version_n')
      .select(['t.agent_id', 'v.author_id'])
      .where('p.level', '=', 'P4')
      .where('t.at', '>', sinceMs)
      .where((eb) =>
        eb.or([
          eb.and([eb('t.agent_id', 'in', agentIds), eb('v.author_id', 'in', authors)]),
          eb.and([eb('t.agent_id', 'in', authors), eb('v.author_id', 'in', agentIds)]),
        ]),
      ),
  );
  const leasedPlaces = await db.all(
    db.query
      .selectFrom('arcade_place as p')
      .innerJoin('arcade_version as v', 'v.n', 'p.version_n')
      .select('v.author_id')
      .where('p.level', '=', 'P4')
      .where('p.state', '=', 'leased')
      .where('p.agent_id', 'in', authors)
      .where('v.author_id', 'in', agentIds),
  );
  const relatedIds = endedPlaces.map(({ agent_id, author_id }) => (authors.includes(agent_id) ? author_id : agent_id));
  return new Set([...relatedIds, ...leasedPlaces.map(({ author_id }) => author_id)]);
}

/** Agents with a replay that was verified in the last 24 hours, of a game by another author. */
export async function listRecentPlayers(db: Db | Tx, nowMs: number): Promise<string[]> {
  const rows = await db.all(
    selectSeatsInGamesOfOthers(db)
      .select('s.agent_id')
      .distinct()
      .where('r.verified_at', '>', nowMs - dayMs),
  );
  return rows.map(({ agent_id }) => agent_id);
}

export async function insertCertificationAttempt(tx: Tx, attempt: Omit<CertificationAttemptTable, 'n'>): Promise<void> {
  await tx.run(tx.query.insertInto('arcade_attempt').values(attempt));
}
