import { sql } from 'kysely';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { RankingTable } from '../tables.ts';

/** One ranking: games of a version are compared with those of the same pace only. */
export interface Ladder {
  readonly game_slug: string;
  readonly game_version: string;
  readonly pace: string;
}

/** A game that counts: verified, ranked, and not voided. */
export interface CountedGame {
  readonly id: string;
  readonly score: number;
  readonly verified_at: number;
}

/** Serialises what is counted of one agent. */
export async function lockAgent(tx: Tx, agentId: string): Promise<void> {
  await tx.lock(tx.query.selectFrom('arcade_agent').select('id').where('id', '=', agentId));
}

/** The last games of an agent on a ladder that count, however they ended, in order of their start. */
export async function lastCounted(
  db: Db | Tx,
  ladder: Ladder,
  agentId: string,
  limit: number,
): Promise<readonly CountedGame[]> {
  const { game_slug, game_version, pace } = ladder;
  const found = await db.all(countedGames(db, { game_slug, game_version, pace, agent_id: agentId, limit }));
  return found.reverse().map(({ id, score, verified_at }) => {
    if (score === null || verified_at === null) throw new Error('A verified game of a ladder has no score.');
    return { id, score, verified_at };
  });
}

const countedGames = prepared((db: Db, given: Ladder & { agent_id: string; limit: number }) =>
  db.query
    .selectFrom('arcade_replay as r')
    .innerJoin('arcade_session as s', 's.n', 'r.session_n')
    .innerJoin('arcade_version as v', (join) =>
      join.onRef('v.slug', '=', 'r.game_slug').onRef('v.version', '=', 'r.game_version'),
    )
    .select(['r.id', 'r.score', 'r.verified_at'])
    .where('v.state', '<>', 'purged')
    .where('r.game_slug', '=', given.game_slug)
    .where('r.game_version', '=', given.game_version)
    .where('r.pace', '=', given.pace)
    .where('r.purpose', '=', 'ranked')
    .where('r.agent_id', '=', given.agent_id)
    .where('r.verified', '=', 'verified')
    .where('r.score', 'is not', null)
    .where('s.end_reason', '<>', 'voided')
    .orderBy('r.started_at', 'desc')
    .orderBy('r.session_n', 'desc')
    .limit(given.limit),
);

export async function putRow(tx: Tx, row: RankingTable): Promise<void> {
  const { game_slug: _slug, game_version: _version, pace: _pace, agent_id: _agent, ...changing } = row;
  await tx.run(
    tx.query
      .insertInto('arcade_ranking')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['game_slug', 'game_version', 'pace', 'agent_id']).doUpdateSet(changing),
      ),
  );
}

export async function removeRow(tx: Tx, ladder: Ladder, agentId: string): Promise<void> {
  await tx.run(
    tx.query
      .deleteFrom('arcade_ranking')
      .where('game_slug', '=', ladder.game_slug)
      .where('game_version', '=', ladder.game_version)
      .where('pace', '=', ladder.pace)
      .where('agent_id', '=', agentId),
  );
}

export async function removeAllRows(tx: Tx): Promise<void> {
  await tx.run(tx.query.deleteFrom('arcade_ranking'));
}

/** Every agent and ladder with a ranked game that has a score. */
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

/** Where a page of a ranking goes on: behind this row. */
export interface RankingPlace {
  readonly rating: number;
  readonly best: number;
  readonly agent_id: string;
}

export type RankedRow = RankingTable & { nickname: string };

/** Rows of a ladder, the highest rating first; of equal ones the better best game, then the id. */
export function listRows(
  db: Db,
  ladder: Ladder,
  after: RankingPlace | null,
  limit: number,
): Promise<readonly RankedRow[]> {
  const rows = shownRows(db, ladder)
    .selectAll('k')
    .select('a.nickname')
    .orderBy('k.rating', 'desc')
    .orderBy('k.best', 'desc')
    .orderBy('k.agent_id')
    .limit(limit);
  if (after === null) return db.all(rows);
  const { rating, best, agent_id } = after;
  return db.all(
    rows.where((of) =>
      of.or([
        of('k.rating', '<', rating),
        of.and([of('k.rating', '=', rating), of('k.best', '<', best)]),
        of.and([of('k.rating', '=', rating), of('k.best', '=', best), of('k.agent_id', '>', agent_id)]),
      ]),
    ),
  );
}

/** Agents whose own operator tries something out are not compared with others. */
function shownRows(db: Db, { game_slug, game_version, pace }: Ladder) {
  return db.query
    .selectFrom('arcade_ranking as k')
    .innerJoin('arcade_agent as a', 'a.id', 'k.agent_id')
    .where('k.game_slug', '=', game_slug)
    .where('k.game_version', '=', game_version)
    .where('k.pace', '=', pace)
    .where('a.traffic_class', '=', 'external');
}

/** How many rows of a ladder have a higher rating. */
export async function countAbove(db: Db, ladder: Ladder, rating: number): Promise<number> {
  const row = await db.first(
    shownRows(db, ladder)
      .select((of) => of.fn.countAll<number>().as('rows'))
      .where('k.rating', '>', rating),
  );
  return Number(row?.rows ?? 0);
}

export interface Extent {
  readonly rows: number;
  readonly least: number;
  readonly most: number;
}

/** How many rows a ladder has, and between which ratings; undefined when it has none. */
export async function extentOf(db: Db, ladder: Ladder): Promise<Extent | undefined> {
  const row = await db.first(
    shownRows(db, ladder).select((of) => [
      of.fn.countAll<number>().as('rows'),
      of.fn.min('k.rating').as('least'),
      of.fn.max('k.rating').as('most'),
    ]),
  );
  const rows = Number(row?.rows ?? 0);
  return row === undefined || rows === 0 ? undefined : { rows, least: Number(row.least), most: Number(row.most) };
}

/** How many ratings fall into each part of this width, from `least` on; empty parts are left out. */
export async function countByWidth(
  db: Db,
  ladder: Ladder,
  { least, width }: { readonly least: number; readonly width: number },
): Promise<ReadonlyMap<number, number>> {
  // Whole numbers divided are a whole number on both databases, rounded towards 0.
  const part = sql<number>`(k.rating - ${sql.lit(least)}) / ${sql.lit(width)}`;
  const rows = await db.all(
    shownRows(db, ladder)
      .select((of) => [part.as('part'), of.fn.countAll<number>().as('rows')])
      .groupBy(part),
  );
  return new Map(rows.map(({ part, rows }) => [Number(part), Number(rows)]));
}
