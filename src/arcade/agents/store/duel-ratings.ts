import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { DuelLadder, DuelRow } from '../../play/store/duels.ts';
import type { DuelRatingTable } from '../../tables.ts';
import { provisionalDeviation } from '../rules/duel-rating.ts';

export function findDuelRating(
  db: Db | Tx,
  { game_slug, game_version, pace }: DuelLadder,
  agentId: string,
): Promise<DuelRatingTable | undefined> {
  return db.first(
    db.query
      .selectFrom('arcade_duel_rating')
      .selectAll()
      .where('game_slug', '=', game_slug)
      .where('game_version', '=', game_version)
      .where('pace', '=', pace)
      .where('agent_id', '=', agentId),
  );
}

export async function upsertDuelRating(tx: Tx, row: DuelRatingTable): Promise<void> {
  const { game_slug: _slug, game_version: _version, pace: _pace, agent_id: _agent, ...updatedColumns } = row;
  await tx.run(
    tx.query
      .insertInto('arcade_duel_rating')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['game_slug', 'game_version', 'pace', 'agent_id']).doUpdateSet(updatedColumns),
      ),
  );
}

export async function removeDuelRatings(tx: Tx): Promise<void> {
  await tx.run(tx.query.deleteFrom('arcade_duel_rating'));
}

/** Time in milliseconds at which the last duel of a ladder was rated; 0 when there is none. */
export async function findLastRatedAt(tx: Tx, { game_slug, game_version, pace }: DuelLadder): Promise<number> {
  const row = await tx.first(
    tx.query
      .selectFrom('arcade_duel')
      .select((eb) => eb.fn.max('rated_at').as('last'))
      .where('game_slug', '=', game_slug)
      .where('game_version', '=', game_version)
      .where('pace', '=', pace)
      .where('rated_at', 'is not', null),
  );
  return Number(row?.last ?? 0);
}

/** Rated duels of all ladders in the order in which they were rated, without those of purged versions. */
export function listRatedDuels(
  tx: Tx,
  after: Pick<DuelRow, 'n' | 'rated_at'> | null,
  limit: number,
): Promise<DuelRow[]> {
  const rows = tx.query
    .selectFrom('arcade_duel as d')
    .innerJoin('arcade_version as v', (join) =>
      join.onRef('v.slug', '=', 'd.game_slug').onRef('v.version', '=', 'd.game_version'),
    )
    .selectAll('d')
    .where('v.state', '<>', 'purged')
    .where('d.rated_at', 'is not', null)
    .orderBy('d.rated_at')
    .orderBy('d.n')
    .limit(limit);
  if (after === null) return tx.all(rows);
  const { rated_at: ratedAt, n } = after;
  return tx.all(
    rows.where((eb) =>
      eb.or([eb('d.rated_at', '>', ratedAt), eb.and([eb('d.rated_at', '=', ratedAt), eb('d.n', '>', n)])]),
    ),
  );
}

export type RatedAgent = DuelRatingTable & { nickname: string; revoked_at: number | null };

/** Sort key of the last row of a page: the next page starts after it. */
export type DuelRatingPosition = Pick<DuelRatingTable, 'rating' | 'agent_id'>;

/** Filter of a ladder: agents without a duel rated since this time (milliseconds) are omitted. */
export interface DuelLadderFilter extends DuelLadder {
  readonly activeSinceMs: number;
}

/** Provisional or established rows, the highest rating first; equal ones by the agent's id. */
export function listDuelRatings(
  db: Db,
  ladder: DuelLadderFilter,
  isProvisional: boolean,
  after: DuelRatingPosition | null,
  limit: number,
): Promise<RatedAgent[]> {
  const rows = selectRatingRows(db, ladder, isProvisional)
    .selectAll('k')
    .select(['a.nickname', 'a.revoked_at'])
    .orderBy('k.rating', 'desc')
    .orderBy('k.agent_id')
    .limit(limit);
  if (after === null) return db.all(rows);
  const { rating, agent_id } = after;
  return db.all(
    rows.where((eb) =>
      eb.or([eb('k.rating', '<', rating), eb.and([eb('k.rating', '=', rating), eb('k.agent_id', '>', agent_id)])]),
    ),
  );
}

/** Number of rows above one with this rating; provisional rows are below all others. */
export async function countRatedAbove(
  db: Db,
  ladder: DuelLadderFilter,
  { rating, isProvisional }: { readonly rating: number; readonly isProvisional: boolean },
): Promise<number> {
  const count = async (rows: ReturnType<typeof selectRatingRows>) =>
    Number((await db.first(rows.select((eb) => eb.fn.countAll<number>().as('rows'))))?.rows ?? 0);
  const countAbove = await count(selectRatingRows(db, ladder, isProvisional).where('k.rating', '>', rating));
  return isProvisional ? countAbove + (await count(selectRatingRows(db, ladder, false))) : countAbove;
}

/** Internal and load-test agents are not listed. */
function selectRatingRows(
  db: Db,
  { game_slug, game_version, pace, activeSinceMs }: DuelLadderFilter,
  isProvisional: boolean,
) {
  return db.query
    .selectFrom('arcade_duel_rating as k')
    .innerJoin('arcade_agent as a', 'a.id', 'k.agent_id')
    .where('k.game_slug', '=', game_slug)
    .where('k.game_version', '=', game_version)
    .where('k.pace', '=', pace)
    .where('k.rated_at', '>=', activeSinceMs)
    .where('k.deviation', isProvisional ? '>' : '<=', provisionalDeviation)
    .where('a.traffic_class', '=', 'external');
}
