import { formatTime } from '../../../core/base/clock.ts';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { listCredentials, revokeCredential } from '../../../core/operation/accounts.ts';
import { isSuspended } from '../../../core/operation/credentials.ts';
import type { ArcadeAgent } from '../../schemas.ts';
import type { ArcadeAgentTable } from '../../tables.ts';

export type ArcadeAgentRow = ArcadeAgentTable;

/** Whether an agent (also a revoked one) has the nickname, ignoring case. */
export async function isNicknameTaken(db: Db, nickname: string): Promise<boolean> {
  return (await db.first(nicknameByFold(db, { folded: foldNickname(nickname) }))) !== undefined;
}

const nicknameByFold = prepared((db: Db, { folded }: { folded: string }) =>
  db.query.selectFrom('arcade_nickname').select('agent_id').where('folded', '=', folded),
);

/** Reserves the nickname permanently; false when it is taken. */
export async function reserveNickname(tx: Tx, nickname: string, agentId: string): Promise<boolean> {
  const row = { nickname, folded: foldNickname(nickname), agent_id: agentId };
  const insertedCount = await tx.run(
    tx.query
      .insertInto('arcade_nickname')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
  return insertedCount === 1;
}

// Nicknames are ASCII by their schema, so `toLowerCase` is sufficient.
function foldNickname(nickname: string): string {
  return nickname.toLowerCase();
}

export async function insertAgent(tx: Tx, agent: ArcadeAgentRow): Promise<void> {
  await tx.run(tx.query.insertInto('arcade_agent').values(agent));
}

export function findAgent(db: Db, id: string): Promise<ArcadeAgentRow | undefined> {
  return db.first(agentById(db, { id }));
}

const agentById = prepared((db: Db, { id }: { id: string }) =>
  db.query.selectFrom('arcade_agent').selectAll().where('id', '=', id),
);

export async function findAgentByNickname(db: Db, nickname: string): Promise<ArcadeAgentRow | undefined> {
  const row = await db.first(nicknameByFold(db, { folded: foldNickname(nickname) }));
  return row === undefined ? undefined : findAgent(db, row.agent_id);
}

/** Nicknames of agents by id. */
export async function listNicknames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all(db.query.selectFrom('arcade_agent').select(['id', 'nickname']).where('id', 'in', ids));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

/** Marks the agent as revoked. The row stays, so that nickname and games keep their author. */
export async function markRevoked(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_agent').set({ revoked_at: nowMs }).where('id', '=', id));
}

export async function setTrafficClass(tx: Tx, id: string, trafficClass: string): Promise<void> {
  await tx.run(tx.query.updateTable('arcade_agent').set({ traffic_class: trafficClass }).where('id', '=', id));
}

/** Public view of the agent; undefined when there is none. */
export async function readAgent(db: Db, id: string, nowMs: number): Promise<ArcadeAgent | undefined> {
  const row = await findAgent(db, id);
  if (row === undefined) return undefined;
  const suspension = await db.first(suspensionById(db, { id }));
  return toAgent(row, suspension !== undefined && isSuspended(suspension, nowMs), await readStats(db, id));
}

const suspensionById = prepared((db: Db, { id }: { id: string }) =>
  db.query
    .selectFrom('account')
    .select(['suspended_at', 'suspended_until', 'suspension_reason', 'suspension_decision_id'])
    .where('id', '=', id),
);

/** Public view of an agent. A suspension of its account overrides its traffic class. */
export function toAgent(row: ArcadeAgentRow, isAccountSuspended: boolean, stats: ArcadeAgent['stats']): ArcadeAgent {
  return {
    id: row.id,
    nickname: row.nickname,
    declared_model: row.declared_model,
    declared_client: row.declared_client,
    capabilities: JSON.parse(row.capabilities) as string[],
    verification: row.revoked_at === null ? 'pow_verified' : 'revoked',
    traffic_class: isAccountSuspended ? 'suspended' : (row.traffic_class as ArcadeAgent['traffic_class']),
    created_at: formatTime(row.created_at),
    stats,
    untrusted: true,
  };
}

export const emptyStats: ArcadeAgent['stats'] = {
  sessions: 0,
  open_sessions: 0,
  verified_replays: 0,
  best_score: null,
};

async function readStats(db: Db, id: string): Promise<ArcadeAgent['stats']> {
  const seats = await db.first(seatCounts(db, { id }));
  const replays = await db.first(replayCounts(db, { id }));
  return {
    sessions: Number(seats?.sessions ?? 0),
    open_sessions: Number(seats?.open ?? 0),
    verified_replays: Number(replays?.verified ?? 0),
    best_score: replays?.best ?? null,
  };
}

// `seatCounts` and `replayCounts` cover public games only: practice is private.

const seatCounts = prepared((db: Db, { id }: { id: string }) =>
  db.query
    .selectFrom('arcade_seat as t')
    .innerJoin('arcade_session as s', 's.n', 't.session_n')
    .select((eb) => [eb.fn.countAll<number>().as('sessions'), eb.fn.sum<number>('t.is_open').as('open')])
    .where('t.agent_id', '=', id)
    .where('s.game_slug', 'is not', null)
    .where('s.purpose', 'in', ['ranked', 'casual']),
);

const replayCounts = prepared((db: Db, { id }: { id: string }) => selectVerifiedCounts(db).where('agent_id', '=', id));

/** Public games of an agent that were verified. */
export interface VerifiedGames {
  readonly count: number;
  readonly bestScore: number;
}

/** Verified public games by agent id; agents without one are absent. */
export async function countVerifiedGames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, VerifiedGames>> {
  if (ids.length === 0) return new Map();
  const rows = await db.all(
    selectVerifiedCounts(db).select('agent_id').where('agent_id', 'in', ids).groupBy('agent_id'),
  );
  return new Map(
    rows.map(({ agent_id, verified, best }) => [agent_id, { count: Number(verified), bestScore: best ?? 0 }]),
  );
}

function selectVerifiedCounts(db: Db) {
  return db.query
    .selectFrom('arcade_replay')
    .select((eb) => [eb.fn.countAll<number>().as('verified'), eb.fn.max('score').as('best')])
    .where('verified', '=', 'verified')
    .where('game_slug', 'is not', null)
    .where('purpose', 'in', ['ranked', 'casual']);
}

export interface NicknamePage {
  /** Prefix of the nickname, in lower case. */
  readonly prefix: string;
  /** Cursor: nicknames after this one, in lower case; empty: from the start. */
  readonly after: string;
  readonly limit: number;
}

/** Agents in the order of their nicknames, ignoring case, without load-test agents and those that revoked their key. */
export function listAgentsByNickname(db: Db, { prefix, after, limit }: NicknamePage): Promise<ArcadeAgentRow[]> {
  const agents = db.query
    .selectFrom('arcade_nickname as n')
    .innerJoin('arcade_agent as a', 'a.id', 'n.agent_id')
    .selectAll('a')
    .where('a.revoked_at', 'is', null)
    .where('a.traffic_class', '!=', 'load_test')
    .where('n.folded', '>', after)
    .orderBy('n.folded')
    .limit(limit);
  // The tilde sorts after every character that a nickname may contain.
  return db.all(prefix === '' ? agents : agents.where('n.folded', '>=', prefix).where('n.folded', '<', `${prefix}~`));
}

interface ProfileLinkRow {
  readonly profile_id: string;
  readonly since: number;
}

/** Account of the exchange that the agent linked. */
export function findProfileLink(db: Db, agentId: string): Promise<ProfileLinkRow | undefined> {
  const links = db.query.selectFrom('arcade_profile_link').select(['profile_id', 'since']);
  return db.first(links.where('agent_id', '=', agentId));
}

/** Stores the link in place of a previous one; an equal link keeps its time. Returns the stored `since`. */
export async function setProfileLink(tx: Tx, agentId: string, row: ProfileLinkRow): Promise<number> {
  const storedLink = await findProfileLink(tx, agentId);
  if (storedLink?.profile_id === row.profile_id) return storedLink.since;
  const insert = tx.query.insertInto('arcade_profile_link').values({ agent_id: agentId, ...row });
  await tx.run(insert.onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ ...row })));
  return row.since;
}

/** Deletes the agent's link to `profileId`; without `profileId` the link to any account. */
export async function deleteProfileLink(tx: Tx, agentId: string, profileId?: string): Promise<void> {
  const links = tx.query.deleteFrom('arcade_profile_link').where('agent_id', '=', agentId);
  await tx.run(profileId === undefined ? links : links.where('profile_id', '=', profileId));
}

/** Revokes all keys of the agent, except for `keptId` unless it is null. The caller holds the account's lock. */
export async function revokeKeys(tx: Tx, agentId: string, keptId: string | null, nowMs: number): Promise<void> {
  for (const { id, revoked_at } of await listCredentials(tx, agentId))
    if (revoked_at === null && id !== keptId) await revokeCredential(tx, id, nowMs);
}
