import type { Static } from 'typebox';
import { dayMs, formatTime } from '../../../core/base/clock.ts';
import { type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { findDefaultGame } from '../../games/store/playable-versions.ts';
import { isPublishedVersion } from '../../games/store/published-versions.ts';
import { dayEndMs, dayOf, dayStartMs, publishableFromMs } from '../../play/rules/daily.ts';
import {
  countScoresPerBin,
  type DailyCursor,
  type DailyRow,
  findDaily,
  findDayBefore,
  isSeedPublished,
  listDailyRows,
  readDailyScoreRange,
} from '../../play/store/daily.ts';
import type { dailyRow } from '../../replay-schemas.ts';
import type { DailyTable } from '../../tables.ts';
import { type Distribution, distributionOf } from './distribution.ts';

export interface DailyQuery {
  /** Absent: the default game. */
  readonly game?: string | undefined;
  /** Absent: today. */
  readonly day?: string | undefined;
  readonly pace: string;
  /** `next_cursor` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly nowMs: number;
}

export interface DailyResults {
  readonly seed: DailyTable;
  /** Whether the seed and the replays of the day are published. */
  readonly isPublished: boolean;
  /** Commitment to the seed of the next day; null when there is none yet. */
  readonly next: Pick<DailyTable, 'day' | 'seed_commitment'> | null;
  /** Previous day with a seed; null when there is none. */
  readonly previousDay: string | null;
  readonly rows: Static<typeof dailyRow>[];
  readonly nextCursor: string | null;
  readonly distribution: Distribution;
}

/** Cursor format: rank and session number of the last row. */
export const dailyCursorPattern = '^\\d{1,15}\\.\\d{1,15}$';

/** Reads a page of the results of a day. Refuses with not_found when no published game has a seed for the day. */
export async function readDaily(db: Db, query: DailyQuery): Promise<DailyResults | Refusal> {
  const { nowMs, limit } = query;
  const slug = query.game ?? (await findDefaultGame(db));
  const seed = slug === undefined ? undefined : await findDaily(db, slug, query.day ?? dayOf(nowMs));
  if (seed === undefined || !(await isPublishedVersion(db, seed.game_slug, seed.game_version)))
    return refuse(notFound, 'No game with this name has a seed for this day.');
  const key = { scope: seed.seed_scope, pace: query.pace };
  const isPublished = await isSeedPublished(db, seed.seed_scope, nowMs);
  const after = query.cursor === undefined ? null : parseCursor(query.cursor);
  const dailyRows = await listDailyRows(db, key, after, limit + 1);
  const page = dailyRows.slice(0, limit);
  const lastRow = page.at(-1);
  return {
    seed,
    isPublished,
    next: (await findDaily(db, seed.game_slug, dayOf(dayStartMs(seed.day) + dayMs))) ?? null,
    previousDay: await findDayBefore(db, seed.game_slug, seed.day),
    rows: page.map((row) => toRow(row, isPublished)),
    nextCursor: dailyRows.length > limit && lastRow !== undefined ? `${lastRow.rank}.${lastRow.session_n}` : null,
    distribution: await distributionOf(await readDailyScoreRange(db, key), (bins) => countScoresPerBin(db, key, bins)),
  };
}

/** Start and end of a day, between which its games start, and the time at which its seed may be published. */
export function dailyTimes(day: string): { starts_at: string; ends_at: string; publishable_at: string } {
  return {
    starts_at: formatTime(dayStartMs(day)),
    ends_at: formatTime(dayEndMs(day)),
    publishable_at: formatTime(publishableFromMs(day)),
  };
}

function parseCursor(cursor: string): DailyCursor {
  const [rank = '', session = ''] = cursor.split('.');
  return { rank: Number(rank), session_n: Number(session) };
}

function toRow(row: DailyRow, isPublished: boolean): Static<typeof dailyRow> {
  const { rank, agent_id, nickname, score, lines, steps, replay_id, ended_at, revoked_at } = row;
  return {
    rank,
    agent_id,
    nickname,
    score,
    lines,
    steps,
    // The log of a replay contains the seed, and its boards show the pieces.
    replay_id: isPublished ? replay_id : null,
    ended_at: formatTime(ended_at),
    revoked: revoked_at !== null,
  };
}
