import { dayMs } from '../../../core/base/clock.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { isSuspended } from '../../../core/operation/credentials.ts';
import { type CertifierFacts, recordsMin, relationDays, type VersionRelation } from '../rules/certifier-eligibility.ts';
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
  { nowMs, runningMs }: CertifierTimes,
): Promise<CertifierFacts | undefined> {
  const agent = await db.first(
    db.query
      .selectFrom('arcade_agent as a')
      .innerJoin('account as c', 'c.id', 'a.id')
      .select(['a.traffic_class', 'a.created_at', 'a.revoked_at'])
      .select(['c.suspended_at', 'c.suspended_until', 'c.suspension_reason', 'c.suspension_decision_id'])
      .where('a.id', '=', agentId),
  );
  if (agent === undefined) return undefined;
  const attempts = await db.all(
    db.query
      .selectFrom('arcade_attempt')
      .select(['outcome', 'at'])
      .where('agent_id', '=', agentId)
      .where('at', '>', runningMs - weekMs),
  );
  return {
    isRevoked: agent.revoked_at !== null,
    isSuspended: isSuspended(agent, nowMs),
    trafficClass: agent.traffic_class,
    accountAgeMs: nowMs - agent.created_at,
    verifiedReplays: await countReplays(db, agentId),
    placesLeasedInDay: attempts.filter(({ at }) => runningMs - at < dayMs).length,
    hasLeasedPlace: await hasLeasedPlace(db, agentId),
    expiredAgoMs: attempts.filter(({ outcome }) => outcome === 'abandoned').map(({ at }) => runningMs - at),
  };
}

export async function hasLeasedPlace(db: Db | Tx, agentId: string): Promise<boolean> {
  const row = await db.first(
    db.query.selectFrom('arcade_place').select('id').where('agent_id', '=', agentId).where('state', '=', 'leased'),
  );
  return row !== undefined;
}

async function countReplays(db: Db | Tx, agentId: string): Promise<number> {
  const row = await db.first(
    selectSeatsInOthersGames(db)
      .select((eb) => eb.fn.count<number>('r.id').distinct().as('replays'))
      .where('s.agent_id', '=', agentId),
  );
  return Number(row?.replays ?? 0);
}

/** Query of the seats in verified replays, of a minimum length, of public games by other authors. */
function selectSeatsInOthersGames(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('arcade_seat as s')
    .innerJoin('arcade_replay as r', 'r.session_n', 's.session_n')
    .innerJoin('arcade_game as g', 'g.slug', 'r.game_slug')
    .where('r.verified', '=', 'verified')
    .where('r.purpose', 'in', ['ranked', 'casual'])
    .where('r.steps', '>=', recordsMin)
    .where((eb) => eb.or([eb('g.author_id', 'is', null), eb('g.author_id', '<>', eb.ref('s.agent_id'))]));
}

/** Relations of the agent to a version and its author. */
export async function readRelation(
  db: Db | Tx,
  agentId: string,
  version: Pick<CertifiableVersion, 'n' | 'author_id' | 'owner_id'>,
  { runningMs }: CertifierTimes,
): Promise<VersionRelation> {
  const { n, author_id, owner_id } = version;
  const authors = [...new Set([author_id, owner_id].filter((id) => id !== null))];
  const attempt = await db.first(
    db.query
      .selectFrom('arcade_attempt as t')
      .innerJoin('arcade_place as p', 'p.id', 't.place_id')
      .select('t.n')
      .where('t.agent_id', '=', agentId)
      .where('p.version_n', '=', n)
      .limit(1),
  );
  const sinceMs = runningMs - relationDays * dayMs;
  return {
    isAuthor: authors.includes(agentId),
    hasAttempted: attempt !== undefined,
    hasCertifiedForAuthor: authors.length > 0 && (await haveCertifiedForEachOther(db, agentId, authors, sinceMs)),
  };
}

/** Whether the agent had a P4 place in a game of these authors, or one of them in a game of the agent. */
async function haveCertifiedForEachOther(
  db: Db | Tx,
  agentId: string,
  authors: readonly string[],
  sinceMs: number,
): Promise<boolean> {
  const ended = db.query
    .selectFrom('arcade_attempt as t')
    .innerJoin('arcade_place as p', 'p.id', 't.place_id')
    .innerJoin('arcade_version as v', 'v.n', 'p.version_n')
    .select('p.id')
    .where('p.level', '=', 'P4')
    .where('t.at', '>', sinceMs)
    .where((eb) =>
      eb.or([
        eb.and([eb('t.agent_id', '=', agentId), eb('v.author_id', 'in', authors)]),
        eb.and([eb('t.agent_id', 'in', authors), eb('v.author_id', '=', agentId)]),
      ]),
    )
    .limit(1);
  if ((await db.first(ended)) !== undefined) return true;
  const leased = db.query
    .selectFrom('arcade_place as p')
    .innerJoin('arcade_version as v', 'v.n', 'p.version_n')
    .select('p.id')
    .where('p.level', '=', 'P4')
    .where('p.state', '=', 'leased')
    .where('p.agent_id', 'in', authors)
    .where('v.author_id', '=', agentId)
    .limit(1);
  return (await db.first(leased)) !== undefined;
}

/** Number of agents that are eligible for places of a version and have played in the last 24 hours. */
export async function countEligibleCertifiers(
  db: Db | Tx,
  { n, author_id, owner_id }: Pick<CertifiableVersion, 'n' | 'author_id' | 'owner_id'>,
  { nowMs, ageHoursMin }: { readonly nowMs: number; readonly ageHoursMin: number },
): Promise<number> {
  let candidates = selectSeatsInOthersGames(db)
    .innerJoin('arcade_agent as a', 'a.id', 's.agent_id')
    .select((eb) => eb.fn.count<number>('a.id').distinct().as('agents'))
    .where('r.verified_at', '>', nowMs - dayMs)
    .where('a.revoked_at', 'is', null)
    .where('a.traffic_class', '=', 'external')
    .where('a.created_at', '<=', nowMs - ageHoursMin * 3_600_000)
    .where('a.id', 'not in', (attempts) =>
      attempts
        .selectFrom('arcade_attempt as t')
        .innerJoin('arcade_place as p', 'p.id', 't.place_id')
        .select('t.agent_id')
        .where('p.version_n', '=', n),
    );
  for (const author of [author_id, owner_id]) if (author !== null) candidates = candidates.where('a.id', '<>', author);
  return Number((await db.first(candidates))?.agents ?? 0);
}

export async function insertCertificationAttempt(tx: Tx, attempt: Omit<CertificationAttemptTable, 'n'>): Promise<void> {
  await tx.run(tx.query.insertInto('arcade_attempt').values(attempt));
}
