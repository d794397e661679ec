import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { DailyTable } from '../../tables.ts';
import { publishableFromMs } from '../rules/daily.ts';
import { isDuelScope } from '../rules/duel.ts';

/** Games with a stable version that do not have a seed for the day yet. */
export function listGamesWithoutSeed(db: Db, day: string): Promise<{ slug: string; stable_version: string }[]> {
  return db.all(
    db.query
      .selectFrom('arcade_game as g')
      .select(['g.slug', 'g.stable_version'])
      .where('g.stable_version', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('arcade_daily as d')
              .select('d.day')
              .whereRef('d.game_slug', '=', 'g.slug')
              .where('d.day', '=', day),
          ),
        ),
      )
      .orderBy('g.slug')
      .$narrowType<{ stable_version: string }>(),
  );
}

/** Stores the seed of a day unless another node has stored it. */
export async function insertDaily(tx: Tx, row: DailyTable): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('arcade_daily')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export function findDaily(db: Db | Tx, slug: string, day: string): Promise<DailyTable | undefined> {
  return db.first(db.query.selectFrom('arcade_daily').selectAll().where('game_slug', '=', slug).where('day', '=', day));
}

/** The last day before this one that has a seed of the game; null when there is none. */
export async function findDayBefore(db: Db, slug: string, day: string): Promise<string | null> {
  const row = await db.first(
    db.query
      .selectFrom('arcade_daily')
      .select('day')
      .where('game_slug', '=', slug)
      .where('day', '<', day)
      .orderBy('day', 'desc')
      .limit(1),
  );
  return row?.day ?? null;
}

/** Whether the agent has started its session of the day at this pace; a voided session does not count. */
export async function hasPlayedDaily(tx: Tx, scope: string, pace: string, agentId: string): Promise<boolean> {
  const row = await tx.first(
    tx.query
      .selectFrom('arcade_session as s')
      .innerJoin('arcade_seat as p', 'p.session_n', 's.n')
      .select('s.n')
      .where('s.seed_scope', '=', scope)
      .where('s.pace', '=', pace)
      .where('p.agent_id', '=', agentId)
      .where((eb) => eb.or([eb('s.end_reason', 'is', null), eb('s.end_reason', '<>', 'voided')]))
      .limit(1),
  );
  return row !== undefined;
}

/** Whether a shared seed may be published: no session with it is open, and the publication time of a day has passed. */
export async function isSeedPublished(db: Db | Tx, scope: string, nowMs: number): Promise<boolean> {
  return (isDuelScope(scope) || (await isPastPublicationTime(db, scope, nowMs))) && !(await hasOpenSession(db, scope));
}

async function isPastPublicationTime(db: Db | Tx, scope: string, nowMs: number): Promise<boolean> {
  const daily = await db.first(db.query.selectFrom('arcade_daily').select('day').where('seed_scope', '=', scope));
  return daily !== undefined && nowMs >= publishableFromMs(daily.day);
}

async function hasOpenSession(db: Db | Tx, scope: string): Promise<boolean> {
  const openSession = await db.first(
    db.query
      .selectFrom('arcade_session')
      .select('n')
      .where('seed_scope', '=', scope)
      .where('status', '<>', 'ended')
      .limit(1),
  );
  return openSession !== undefined;
}

/** Key of the results table of a day at one pace. */
export interface DailyResultsKey {
  /** Scope of the seed of the day, as in the sessions' `seed_scope`. */
  readonly scope: string;
  readonly pace: string;
}

export interface DailyRow {
  readonly rank: number;
  readonly session_n: number;
  readonly agent_id: string;
  readonly nickname: string;
  readonly revoked_at: number | null;
  readonly score: number;
  readonly lines: number | null;
  readonly steps: number;
  readonly replay_id: string;
  readonly ended_at: number;
}

/** Sort key of the last row of a page: the next page starts after it. */
export type DailyCursor = Pick<DailyRow, 'rank' | 'session_n'>;

/** Verified games of a day, the highest score first; equal scores share a rank. */
export async function listDailyRows(
  db: Db,
  key: DailyResultsKey,
  after: DailyCursor | null,
  limit: number,
): Promise<DailyRow[]> {
  const rankedGames = selectCountedGames(db, key).select([
    'r.session_n',
    'a.id as agent_id',
    'a.nickname',
    'a.revoked_at',
    'r.score',
    'r.lines',
    'r.steps',
    'r.id as replay_id',
    'r.ended_at',
    sql<number>`rank() over (order by r.score desc)`.as('rank'),
  ]);
  const firstRows = db.query
    .selectFrom(rankedGames.as('t'))
    .selectAll('t')
    .orderBy('t.rank')
    .orderBy('t.session_n')
    .limit(limit);
  const page = await db.all(
    after === null
      ? firstRows
      : firstRows.where((eb) =>
          eb.or([
            eb('t.rank', '>', after.rank),
            eb.and([eb('t.rank', '=', after.rank), eb('t.session_n', '>', after.session_n)]),
          ]),
        ),
  );
  return page.map((row) => ({ ...row, score: row.score ?? 0, rank: Number(row.rank) }));
}

function selectCountedGames(db: Db, { scope, pace }: DailyResultsKey) {
  return db.query
    .selectFrom('arcade_session as s')
    .innerJoin('arcade_replay as r', 'r.session_n', 's.n')
    .innerJoin('arcade_agent as a', 'a.id', 'r.agent_id')
    .where('s.seed_scope', '=', scope)
    .where('s.pace', '=', pace)
    .where('s.end_reason', '<>', 'voided')
    .where('r.verified', '=', 'verified')
    .where('r.score', 'is not', null)
    .where('a.traffic_class', '=', 'external');
}

/** Number of rows of a results table and their score range; undefined for an empty table. */
export async function readDailyScoreRange(
  db: Db,
  key: DailyResultsKey,
): Promise<{ readonly min: number; readonly max: number; readonly rows: number } | undefined> {
  const row = await db.first(
    selectCountedGames(db, key).select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.min('r.score').as('min'),
      eb.fn.max('r.score').as('max'),
    ]),
  );
  const rows = Number(row?.rows ?? 0);
  return row === undefined || rows === 0 ? undefined : { rows, min: Number(row.min), max: Number(row.max) };
}

/** Counts of scores per bin of this width, starting at `min`; empty bins are omitted. */
export async function countScoresPerBin(
  db: Db,
  key: DailyResultsKey,
  { min, width }: { readonly min: number; readonly width: number },
): Promise<ReadonlyMap<number, number>> {
  const bin = sql<number>`(r.score - ${sql.lit(min)}) / ${sql.lit(width)}`;
  const rows = await db.all(
    selectCountedGames(db, key)
      .select((eb) => [bin.as('bin'), eb.fn.countAll<number>().as('rows')])
      .groupBy(bin),
  );
  return new Map(rows.map(({ bin, rows }) => [Number(bin), Number(rows)]));
}
