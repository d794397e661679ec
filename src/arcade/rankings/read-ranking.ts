import type { Static } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../core/base/refusal.ts';
import type { Db } from '../../core/db/transaction.ts';
import { notFound } from '../../core/operation/errors.ts';
import type { rankingRow } from '../replay-schemas.ts';
import type { gameReference } from '../schemas.ts';
import { findGame, findVersion } from '../store/bundles.ts';
import { countAbove, type Ladder, listRows, type RankedRow, type RankingPlace } from '../store/rankings.ts';
import { findFirstGame, isPublicVersion } from '../store/versions.ts';
import { type Distribution, readDistribution } from './distribution.ts';

export interface RankingWish {
  /** Absent: the first game of the store. */
  readonly game?: string | undefined;
  /** Absent: the stable version. */
  readonly version?: string | undefined;
  readonly pace: string;
  /** `next` of the page before; absent: the first page. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface Ranking {
  readonly game: Static<typeof gameReference>;
  readonly rows: Static<typeof rankingRow>[];
  readonly next: string | null;
  readonly distribution: Distribution;
}

/** What `after` looks like: rating, best game and agent of the last row. */
export const placePattern = '^\\d{1,15}\\.\\d{1,15}\\.[A-Za-z0-9_-]{1,90}$';

/** A page of a ranking. Refuses with not_found when there is no such public game and version. */
export async function readRanking(
  db: Db,
  { game, version, pace, after, limit }: RankingWish,
): Promise<Ranking | Refusal> {
  const found = await findRanked(db, game, version);
  if (isRefusal(found)) return found;
  const ladder: Ladder = { game_slug: found.slug, game_version: found.version, pace };
  const rows = await listRows(db, ladder, after === undefined ? null : readPlace(after), limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    game: found,
    rows: await rank(db, ladder, shown),
    next: rows.length > limit && last !== undefined ? `${last.rating}.${last.best}.${last.agent_id}` : null,
    distribution: await readDistribution(db, ladder),
  };
}

/** The version that a ranking is of: the one asked for, whatever became of it, or the stable one. */
async function findRanked(
  db: Db,
  game: string | undefined,
  version: string | undefined,
): Promise<Ranking['game'] | Refusal> {
  const slug = game ?? (await findFirstGame(db));
  if (slug === undefined) return noSuchGame();
  const wanted = version ?? (await findGame(db, slug))?.stable_version ?? undefined;
  const found = wanted === undefined ? undefined : await findVersion(db, slug, wanted);
  if (found === undefined || !isPublicVersion(found)) return noSuchGame();
  return { slug: found.slug, version: found.version, digest: found.digest };
}

function noSuchGame(): Refusal {
  return refuse(notFound, 'No released game and version has this name.');
}

function readPlace(after: string): RankingPlace {
  const [rating = '', best = '', agentId = ''] = after.split('.');
  return { rating: Number(rating), best: Number(best), agent_id: agentId };
}

/** Equal ratings share a rank, and those that follow leave as many out. */
async function rank(db: Db, ladder: Ladder, rows: readonly RankedRow[]): Promise<Ranking['rows']> {
  const groups = [...Map.groupBy(rows, ({ rating }) => rating)];
  const ranked: Ranking['rows'] = [];
  let next = 0;
  for (const [index, [rating, group]] of groups.entries()) {
    // The first group may have begun on the page before.
    const first = index < 2 ? 1 + (await countAbove(db, ladder, rating)) : next;
    next = first + group.length;
    ranked.push(...group.map((row) => toRow(row, first)));
  }
  return ranked;
}

function toRow(row: RankedRow, place: number): Ranking['rows'][number] {
  const { agent_id, nickname, rating, best, median, mean, sessions } = row;
  const games = JSON.parse(row.replays) as [id: string, score: number][];
  const replays = games.map(([id, score]) => ({ id, score }));
  return {
    ...{ rank: place, agent_id, nickname, rating, best, median, mean, sessions, replays },
    updated_at: formatTime(row.updated_at),
  };
}
