import { sql } from 'kysely';
import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import { paces } from '../../engines/pace.ts';
import { referencesPublishedVersion } from '../../games/store/published-versions.ts';
import type { RankingTable } from '../../tables.ts';
import { countedGamesMax } from '../rules/ranked-games.ts';

/** Key of a ranking: games of a version are compared only at the same pace. */
export interface Ladder {
  readonly game_slug: string;
  readonly game_version: string;
  readonly pace: string;
}

/** Game that counts for a ranking: verified, ranked, and not voided. */
export interface CountedGame {
  readonly id: string;
  readonly score: number;
  readonly verified_at: number;
}

/** Serializes updates of one agent's rankings. */
export async function lockAgent(tx: Tx, agentId: string): Promise<void> {
  await tx.lock(tx.query.selectFrom('arcade_agent').select('id').where('id', '=', agentId));
}

/** Latest counted games of an agent on a ladder, with any result, in order of their start. */
export async function listCountedGames(
  db: Db | Tx,
  ladder: Ladder,
  agentId: string,
  limit: number,
): Promise<readonly CountedGame[]> {
  const { game_slug, game_version, pace } = ladder;
  const rows = await db.all(countedGames(db, { game_slug, game_version, pace, agent_id: agentId, limit }));
  return rows.reverse().map(({ id, score, verified_at }) => {
    if (score === null || verified_at === null)
      throw new Error('A verified ranked game has no score or no time of verification.');
    return { id, score, verified_at };
  });
}

const countedGames = prepared((db: Db, input: Ladder & { agent_id: string; limit: number }) =>
  db.query
    .selectFrom('arcade_replay as r')
    .innerJoin('arcade_session as s', 's.n', 'r.session_n')
    .innerJoin('arcade_version as v', (join) =>
      join.onRef('v.slug', '=', 'r.game_slug').onRef('v.version', '=', 'r.game_version'),
    )
    .select(['r.id', 'r.score', 'r.verified_at'])
    .where('v.state', '<>', 'purged')
    .where('r.game_slug', '=', input.game_slug)
    .where('r.game_version', '=', input.game_version)
    .where('r.pace', '=', input.pace)
    .where('r.purpose', '=', 'ranked')
    .where('r.agent_id', '=', input.agent_id)
    .where('r.verified', '=', 'verified')
    .where('r.score', 'is not', null)
    .where('s.end_reason', '<>', 'voided')
    .orderBy('r.started_at', 'desc')
    .orderBy('r.session_n', 'desc')
    .limit(input.limit),
);

export async function upsertRankingRow(tx: Tx, row: RankingTable): Promise<void> {
  const { game_slug: _slug, game_version: _version, pace: _pace, agent_id: _agent, ...updatedColumns } = row;
  await tx.run(
    tx.query
      .insertInto('arcade_ranking')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['game_slug', 'game_version', 'pace', 'agent_id']).doUpdateSet(updatedColumns),
      ),
  );
}

export async function removeRankingRow(tx: Tx, ladder: Ladder, agentId: string): Promise<void> {
  await tx.run(
    tx.query
      .deleteFrom('arcade_ranking')
      .where('game_slug', '=', ladder.game_slug)
      .where('game_version', '=', ladder.game_version)
      .where('pace', '=', ladder.pace)
      .where('agent_id', '=', agentId),
  );
}

export async function removeRankingRows(tx: Tx): Promise<void> {
  await tx.run(tx.query.deleteFrom('arcade_ranking'));
}

/** Every agent and ladder with a verified ranked game that has a score. */
export function listLadderAgents(db: Db | Tx): Promise<(Ladder & { agent_id: string })[]> {
  return db.all(
    db.query
      .selectFrom('arcade_replay')
      .select(['game_slug', 'game_version', 'pace', 'agent_id'])
      .distinct()
      .where('purpose', '=', 'ranked')
      .where('verified', '=', 'verified')
      .where('score', 'is not', null)
      .where('game_slug', 'is not', null)
      .where('game_version', 'is not', null)
      .$narrowType<{ game_slug: string; game_version: string }>(),
  );
}

/** Ladders of published versions with a ranking row of the agent, the most recently played first. */
export function listAgentLadders(db: Db, agentId: string, limit: number): Promise<Ladder[]> {
  return db.all(
    db.query
      .selectFrom('arcade_version as v')
      .innerJoin('arcade_ranking as k', (join) =>
        join.onRef('k.game_slug', '=', 'v.slug').onRef('k.game_version', '=', 'v.version'),
      )
      .select(['k.game_slug', 'k.game_version', 'k.pace'])
      .where('k.pace', 'in', paces)
      .where('k.agent_id', '=', agentId)
      .where(referencesPublishedVersion('k'))
      .orderBy('k.updated_at', 'desc')
      .orderBy('k.game_slug')
      .orderBy('k.pace')
      .limit(limit),
  );
}

/** Filter of a ladder: agents without a game verified since this time (milliseconds) are omitted. */
export interface LadderFilter extends Ladder {
  readonly activeSinceMs: number;
}

/** Sort key of the last row of a page: the next page starts after it. */
export interface RankingPosition {
  readonly rating: number;
  readonly best: number;
  readonly agent_id: string;
}

export type RankedRow = RankingTable & { nickname: string; revoked_at: number | null };

/** Rows of a ladder, the highest rating first; equal ones by best game, then by id. */
export function listRankingRows(
  db: Db,
  ladder: LadderFilter,
  isProvisional: boolean,
  after: RankingPosition | null,
  limit: number,
): Promise<readonly RankedRow[]> {
  const rows = selectRankingRows(db, ladder, isProvisional)
    .selectAll('k')
    .select(['a.nickname', 'a.revoked_at'])
    .orderBy('k.rating', 'desc')
    .orderBy('k.best', 'desc')
    .orderBy('k.agent_id')
    .limit(limit);
  if (after === null) return db.all(rows);
  const { rating, best, agent_id } = after;
  return db.all(
    rows.where((eb) =>
      eb.or([
        eb('k.rating', '<', rating),
        eb.and([eb('k.rating', '=', rating), eb('k.best', '<', best)]),
        eb.and([eb('k.rating', '=', rating), eb('k.best', '=', best), eb('k.agent_id', '>', agent_id)]),
      ]),
    ),
  );
}

/** Internal and load-test agents are not ranked. */
function selectListedRows(db: Db, { game_slug, game_version, pace, activeSinceMs }: LadderFilter) {
  return db.query
    .selectFrom('arcade_ranking as k')
    .innerJoin('arcade_agent as a', 'a.id', 'k.agent_id')
    .where('k.game_slug', '=', game_slug)
    .where('k.game_version', '=', game_version)
    .where('k.pace', '=', pace)
    .where('k.updated_at', '>=', activeSinceMs)
    .where('a.traffic_class', '=', 'external');
}

function selectRankingRows(db: Db, ladder: LadderFilter, isProvisional: boolean) {
  return selectListedRows(db, ladder).where('k.sessions', isProvisional ? '<' : '>=', countedGamesMax);
}

/** Number of rows ranked above one with this rating; provisional rows are below all others. */
export async function countRankedAbove(
  db: Db,
  ladder: LadderFilter,
  { rating, isProvisional }: { readonly rating: number; readonly isProvisional: boolean },
): Promise<number> {
  const count = async (rows: ReturnType<typeof selectListedRows>) =>
    Number((await db.first(rows.select((eb) => eb.fn.countAll<number>().as('rows'))))?.rows ?? 0);
  const countAbove = await count(selectRankingRows(db, ladder, isProvisional).where('k.rating', '>', rating));
  return isProvisional ? countAbove + (await count(selectRankingRows(db, ladder, false))) : countAbove;
}

export async function countLadderAgents(db: Db, ladder: LadderFilter): Promise<number> {
  const row = await db.first(selectListedRows(db, ladder).select((eb) => eb.fn.countAll<number>().as('rows')));
  return Number(row?.rows ?? 0);
}

export interface ScoreRange {
  readonly rows: number;
  readonly min: number;
  readonly max: number;
}

/** Number of rows of a ladder and their rating range; undefined when it has none. */
export async function readRatingRange(db: Db, ladder: LadderFilter): Promise<ScoreRange | undefined> {
  const row = await db.first(
    selectListedRows(db, ladder).select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.min('k.rating').as('min'),
      eb.fn.max('k.rating').as('max'),
    ]),
  );
  const rows = Number(row?.rows ?? 0);
  return row === undefined || rows === 0 ? undefined : { rows, min: Number(row.min), max: Number(row.max) };
}

/** Counts of ratings per bin of this width, starting at `min`; empty bins are omitted. */
export async function countRatingsPerBin(
  db: Db,
  ladder: LadderFilter,
  { min, width }: { readonly min: number; readonly width: number },
): Promise<ReadonlyMap<number, number>> {
  // Integer division truncates on both databases.
  const bin = sql<number>`(k.rating - ${sql.lit(min)}) / ${sql.lit(width)}`;
  const rows = await db.all(
    selectListedRows(db, ladder)
      .select((eb) => [bin.as('bin'), eb.fn.countAll<number>().as('rows')])
      .groupBy(bin),
  );
  return new Map(rows.map(({ bin, rows }) => [Number(bin), Number(rows)]));
}

/** An agent of a ladder with its counted games. */
export interface ComparedAgent {
  readonly agent_id: string;
  readonly declared_model: string | null;
  readonly rating: number;
  readonly best: number;
  /** Ids of replays with their scores. */
  readonly replays: readonly (readonly [id: string, score: number])[];
}

/** Agents of a ladder by rating, including provisional ones. */
export async function listComparedAgents(db: Db, ladder: LadderFilter, limit: number): Promise<ComparedAgent[]> {
  const rows = await db.all(
    selectListedRows(db, ladder)
      .select(['k.agent_id', 'a.declared_model', 'k.rating', 'k.best', 'k.replays'])
      .orderBy('k.rating', 'desc')
      .orderBy('k.best', 'desc')
      .orderBy('k.agent_id')
      .limit(limit),
  );
  return rows.map(({ replays, ...row }) => ({ ...row, replays: JSON.parse(replays) as ComparedAgent['replays'] }));
}

/** Totals of a set of games. */
export interface GameTotals {
  readonly actions: number;
  readonly ms: number;
}

/** Number of actions and wall time in milliseconds of the games, by agent. */
export async function sumGamesByAgent(db: Db, replayIds: readonly string[]): Promise<ReadonlyMap<string, GameTotals>> {
  if (replayIds.length === 0) return new Map();
  const rows = await db.all(
    db.query
      .selectFrom('arcade_replay')
      .select('agent_id')
      .select((eb) => [eb.fn.sum<number>('steps').as('actions'), sql<number>`sum(ended_at - started_at)`.as('ms')])
      .where('id', 'in', replayIds)
      .groupBy('agent_id'),
  );
  return new Map(rows.map(({ agent_id, actions, ms }) => [agent_id, { actions: Number(actions), ms: Number(ms) }]));
}
