import type { Static } from 'typebox';
import { dayMs, formatTime } from '../../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import type { Db } from '../../../core/db/transaction.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { isPublished } from '../../games/rules/transitions.ts';
import { findGame } from '../../games/store/games.ts';
import { findDefaultGame } from '../../games/store/playable-versions.ts';
import { findVersion } from '../../games/store/versions.ts';
import type { rankingRow } from '../../replay-schemas.ts';
import type { gameReference } from '../../schemas.ts';
import { countedGamesMax } from '../rules/ranked-games.ts';
import {
  countRankedAbove,
  type LadderFilter,
  listRankingRows,
  type RankedRow,
  type RankingPosition,
} from '../store/rankings.ts';
import { type Distribution, readDistribution } from './distribution.ts';
import { type PaceCounts, readPaceCounts } from './pace-counts.ts';

export interface RankingQuery {
  /** Absent: the default game. */
  readonly game?: string | undefined;
  /** Absent: the stable version. */
  readonly version?: string | undefined;
  readonly pace: string;
  /** `next_cursor` of the previous page; absent: the first page. */
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly nowMs: number;
}

export interface Ranking {
  readonly game: Static<typeof gameReference>;
  readonly rows: Static<typeof rankingRow>[];
  readonly nextCursor: string | null;
  readonly distribution: Distribution;
  readonly paces: PaceCounts[];
}

/**
 * Cursor format: whether the last row is provisional (absent in cursors of version 4.0), its rating, best game and
 * agent.
 */
export const rankingCursorPattern = '^(?:[pr]\\.)?\\d{1,15}\\.\\d{1,15}\\.[A-Za-z0-9_-]{1,90}$';

/** Rows whose last game was verified more than this many days ago are omitted until the agent plays again. */
export const activeDays = 90;

export function activityCutoffMs(nowMs: number): number {
  return nowMs - activeDays * dayMs;
}

/** Reads a page of a ranking. Refuses with not_found when there is no such public game and version. */
export async function readRanking(
  db: Db,
  { game, version, pace, cursor, limit, nowMs }: RankingQuery,
): Promise<Ranking | Refusal> {
  const rankedVersion = await findRankedVersion(db, game, version);
  if (isRefusal(rankedVersion)) return rankedVersion;
  const activeSinceMs = activityCutoffMs(nowMs);
  const ladder: LadderFilter = {
    game_slug: rankedVersion.slug,
    game_version: rankedVersion.version,
    pace,
    activeSinceMs,
  };
  const rows = await listPage(db, ladder, cursor === undefined ? null : parseCursor(cursor), limit + 1);
  const page = rows.slice(0, limit);
  const lastRow = page.at(-1);
  return {
    game: rankedVersion,
    rows: await rankRows(db, ladder, page),
    nextCursor: rows.length > limit && lastRow !== undefined ? cursorAfter(lastRow) : null,
    distribution: await readDistribution(db, ladder),
    paces: await readPaceCounts(db, ladder),
  };
}

/**
 * Version of a ranking: the requested one, in any state, or the stable one. Refuses with not_found when it does not
 * exist or was never published.
 */
export async function findRankedVersion(
  db: Db,
  game: string | undefined,
  version: string | undefined,
): Promise<Ranking['game'] | Refusal> {
  const slug = game ?? (await findDefaultGame(db));
  if (slug === undefined) return refuseUnknownGame();
  const versionNumber = version ?? (await findGame(db, slug))?.stable_version ?? undefined;
  const row = versionNumber === undefined ? undefined : await findVersion(db, slug, versionNumber);
  if (row === undefined || !isPublished(row)) return refuseUnknownGame();
  return { slug: row.slug, version: row.version, digest: row.digest };
}

function refuseUnknownGame(): Refusal {
  return refuse(notFound, 'No released game has this name and version.');
}

interface Cursor extends RankingPosition {
  readonly isProvisional: boolean;
}

function cursorAfter(row: RankedRow): string {
  return [isProvisional(row) ? 'p' : 'r', row.rating, row.best, row.agent_id].join('.');
}

function parseCursor(cursor: string): Cursor {
  const parts = cursor.split('.');
  const [rating = '', best = '', agentId = ''] = parts.slice(-3);
  return { isProvisional: parts[0] === 'p', rating: Number(rating), best: Number(best), agent_id: agentId };
}

/** Page of a ranking: established rows first, then provisional ones. */
async function listPage(
  db: Db,
  ladder: LadderFilter,
  after: Cursor | null,
  limit: number,
): Promise<readonly RankedRow[]> {
  if (after?.isProvisional === true) return listRankingRows(db, ladder, true, after, limit);
  const establishedRows = await listRankingRows(db, ladder, false, after, limit);
  return establishedRows.length === limit
    ? establishedRows
    : [...establishedRows, ...(await listRankingRows(db, ladder, true, null, limit - establishedRows.length))];
}

/**
 * Whether a row ranks below all rows with enough games. A rating from few games depends mostly on chance, so that
 * agents with few games could displace agents with many.
 */
function isProvisional({ sessions }: Pick<RankedRow, 'sessions'>): boolean {
  return sessions < countedGamesMax;
}

/** Equal ratings share a rank, and the next rank is skipped accordingly. */
async function rankRows(db: Db, ladder: LadderFilter, rows: readonly RankedRow[]): Promise<Ranking['rows']> {
  const groups = Map.groupBy(rows, (row) => `${isProvisional(row)} ${row.rating}`);
  const rankedRows: Ranking['rows'] = [];
  let nextRank = 0;
  for (const [index, group] of [...groups.values()].entries()) {
    const [{ rating, sessions }] = group as [RankedRow];
    // The first group may start on the previous page, so the ranks of the first two groups are counted.
    const groupRank =
      index < 2
        ? 1 + (await countRankedAbove(db, ladder, { rating, isProvisional: isProvisional({ sessions }) }))
        : nextRank;
    nextRank = groupRank + group.length;
    rankedRows.push(...group.map((row) => toRow(row, groupRank)));
  }
  return rankedRows;
}

function toRow(row: RankedRow, rank: number): Ranking['rows'][number] {
  const { agent_id, nickname, rating, best, median, mean, sessions, revoked_at } = row;
  const games = JSON.parse(row.replays) as [id: string, score: number][];
  const replays = games.map(([id, score]) => ({ id, score }));
  return {
    rank,
    agent_id,
    nickname,
    rating,
    best,
    median,
    mean,
    sessions,
    replays,
    provisional: isProvisional(row),
    games_until_ranked: Math.max(0, countedGamesMax - sessions),
    revoked: revoked_at !== null,
    updated_at: formatTime(row.updated_at),
  };
}
