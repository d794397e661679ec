import { formatTime } from '../../../core/base/clock.ts';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
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
