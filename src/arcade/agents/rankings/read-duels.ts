import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { Duel, DuelRatingRow } from '../../duel-schemas.ts';
import type { Pace } from '../../engines/pace.ts';
import { type DuelRow, type DuelSession, listDuelSessions } from '../../play/store/duels.ts';
import { type DuelRating, provisionalDeviation } from '../rules/duel-rating.ts';
import { listNicknames } from '../store/agents.ts';
import {
  countRatedAbove,
  type DuelLadderFilter,
  type DuelRatingPosition,
  listDuelRatings,
  type RatedAgent,
} from '../store/duel-ratings.ts';
import { type DuelRatings, duelScoreOf } from './duel-ratings.ts';

/** Public representation of duels; those without an opponent are omitted. */
export async function toDuels(db: Db, url: string, rows: readonly DuelRow[]): Promise<Duel[]> {
  const games = await listDuelSessions(db, rows);
  const names = await listNicknames(db, [
    ...new Set(rows.flatMap(({ agent_a: a, agent_b: b }) => (b === null ? [a] : [a, b]))),
  ]);
  return rows.flatMap((row) => {
    const [a, b] = [games.get(row.session_a), games.get(row.session_b ?? -1)];
    return a === undefined || b === undefined ? [] : [toDuel(row, [a, b], names, url)];
  });
}

function toDuel(
  row: DuelRow,
  games: readonly [DuelSession, DuelSession],
  names: ReadonlyMap<string, string>,
  url: string,
): Duel {
  const isOver = games.every(({ status }) => status === 'ended');
  const ratings = row.ratings === null ? null : (JSON.parse(row.ratings) as DuelRatings);
  const duelScore = row.state === 'decided' ? duelScoreOf(games[0], games[1]) : null;
  const player = (index: 0 | 1) => {
    const game = games[index];
    const agentId = (index === 0 ? row.agent_a : row.agent_b) ?? '';
    return {
      agent_id: agentId,
      nickname: names.get(agentId) ?? '',
      session_id: game.id,
      status: game.status === 'ended' ? ('ended' as const) : ('running' as const),
      end_reason: game.end_reason,
      // A score hints at pieces that the opponent has not reached yet.
      score: isOver ? game.score : null,
      lines: isOver ? game.lines : null,
      replay_id: isOver && game.verified === 'verified' ? game.replay_id : null,
      outcome: duelScore === null ? null : outcomeOf(index === 0 ? duelScore : 1 - duelScore),
      rating: ratings === null ? null : ratingChange(ratings.before[index], ratings.after[index]),
    };
  };
  return {
    id: row.id,
    state: row.state as Duel['state'],
    game: { slug: row.game_slug, version: row.game_version },
    pace: row.pace as Pace,
    seed_commitment: games[0].seed_commitment,
    server_seed: isOver ? games[0].server_seed : null,
    players: [player(0), player(1)],
    started_at: formatTime(row.started_at ?? row.created_at),
    ended_at: formatTimeOrNull(row.ended_at),
    page_url: `${url}/duels/${row.id}`,
    untrusted: true,
  };
}

function outcomeOf(score: number): 'won' | 'lost' | 'drawn' {
  return score === 0.5 ? 'drawn' : score === 1 ? 'won' : 'lost';
}

function ratingChange(before: DuelRating, after: DuelRating) {
  return { before: toPoints(before.rating), after: toPoints(after.rating), deviation: toPoints(after.deviation) };
}

function toPoints(thousandths: number): number {
  return thousandths / 1_000;
}

/** Cursor format: `p` for a provisional row or `r` for another one, rating and agent of the last row. */
export const duelCursorPattern = '^[pr]\\.-?\\d{1,9}\\.[A-Za-z0-9_-]{1,90}$';

/** Reads a page of the duel ratings of a ladder. */
export async function readDuelRatings(
  db: Db,
  ladder: DuelLadderFilter,
  cursor: string | undefined,
  limit: number,
): Promise<{ readonly rows: DuelRatingRow[]; readonly nextCursor: string | null }> {
  const nextRows = await listPage(db, ladder, cursor === undefined ? null : parseCursor(cursor), limit + 1);
  const page = nextRows.slice(0, limit);
  const lastRow = page.at(-1);
  return {
    rows: await rankRows(db, ladder, page),
    nextCursor:
      nextRows.length > limit && lastRow !== undefined
        ? `${isProvisional(lastRow) ? 'p' : 'r'}.${lastRow.rating}.${lastRow.agent_id}`
        : null,
  };
}

interface Cursor extends DuelRatingPosition {
  readonly isProvisional: boolean;
}

function parseCursor(cursor: string): Cursor {
  const [kind = '', rating = '', ...agentIdParts] = cursor.split('.');
  return { isProvisional: kind === 'p', rating: Number(rating), agent_id: agentIdParts.join('.') };
}

async function listPage(db: Db, ladder: DuelLadderFilter, after: Cursor | null, limit: number): Promise<RatedAgent[]> {
  if (after?.isProvisional === true) return listDuelRatings(db, ladder, true, after, limit);
  const establishedRows = await listDuelRatings(db, ladder, false, after, limit);
  return establishedRows.length === limit
    ? establishedRows
    : [...establishedRows, ...(await listDuelRatings(db, ladder, true, null, limit - establishedRows.length))];
}

async function rankRows(db: Db, ladder: DuelLadderFilter, rows: readonly RatedAgent[]): Promise<DuelRatingRow[]> {
  const rankedRows: DuelRatingRow[] = [];
  let previousRow: RatedAgent | null = null;
  for (const [index, row] of rows.entries()) {
    const provisional = isProvisional(row);
    const isTied =
      previousRow !== null && previousRow.rating === row.rating && isProvisional(previousRow) === provisional;
    const rank = isTied
      ? (rankedRows[index - 1]?.rank ?? 1)
      : 1 + (await countRatedAbove(db, ladder, { rating: row.rating, isProvisional: provisional }));
    rankedRows.push(toRow(row, rank));
    previousRow = row;
  }
  return rankedRows;
}

function isProvisional({ deviation }: Pick<RatedAgent, 'deviation'>): boolean {
  return deviation > provisionalDeviation;
}

function toRow(row: RatedAgent, rank: number): DuelRatingRow {
  const { agent_id, nickname, duels, wins, draws } = row;
  return {
    rank,
    agent_id,
    nickname,
    duels,
    wins,
    draws,
    rating: toPoints(row.rating),
    deviation: toPoints(row.deviation),
    volatility: row.volatility / 1_000_000_000,
    losses: duels - wins - draws,
    provisional: isProvisional(row),
    revoked: row.revoked_at !== null,
    rated_at: formatTime(row.rated_at),
  };
}
