import { formatTime, formatTimeOrNull } from '../../../core/base/clock.ts';
import type { Db } from '../../../core/db/transaction.ts';
import type { Duel, DuelRatingRow } from '../../duel-schemas.ts';
import type { Pace } from '../../engines/pace.ts';
import { type DuelGame, type DuelRow, listDuelGames } from '../../play/store/duels.ts';
import { type DuelRating, provisionalAbove } from '../rules/duel-rating.ts';
import { listNicknames } from '../store/agents.ts';
import {
  countRatedAbove,
  type DuelLadderFilter,
  type DuelRatingPosition,
  listDuelRatings,
  type RatedAgent,
} from '../store/duel-ratings.ts';
import { type DuelRatings, scoreOf } from './duel-ratings.ts';

/** Public representation of duels; those without an opponent are omitted. */
export async function toDuels(db: Db, url: string, rows: readonly DuelRow[]): Promise<Duel[]> {
  const games = await listDuelGames(db, rows);
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
  games: readonly [DuelGame, DuelGame],
  names: ReadonlyMap<string, string>,
  url: string,
): Duel {
  const isOver = games.every(({ status }) => status === 'ended');
  const ratings = row.ratings === null ? null : (JSON.parse(row.ratings) as DuelRatings);
  const duelScore = row.state === 'decided' ? scoreOf(games[0], games[1]) : null;
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
  return { before: pointsOf(before.rating), after: pointsOf(after.rating), deviation: pointsOf(after.deviation) };
}

function pointsOf(thousandths: number): number {
  return thousandths / 1_000;
}

/** Cursor format: kind, rating and agent of the last row. */
export const duelCursorPattern = '^[pr]\\.-?\\d{1,9}\\.[A-Za-z0-9_-]{1,90}$';

/** Reads a page of a table of ratings. */
export async function readDuelRatings(
  db: Db,
  ladder: DuelLadderFilter,
  cursor: string | undefined,
  limit: number,
): Promise<{ readonly rows: DuelRatingRow[]; readonly next: string | null }> {
  const results = await listPage(db, ladder, cursor === undefined ? null : parseCursor(cursor), limit + 1);
  const page = results.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: await rankRows(db, ladder, page),
    next:
      results.length > limit && last !== undefined
        ? `${isProvisional(last) ? 'p' : 'r'}.${last.rating}.${last.agent_id}`
        : null,
  };
}

interface Cursor extends DuelRatingPosition {
  readonly isProvisional: boolean;
}

function parseCursor(cursor: string): Cursor {
  const [kind = '', rating = '', ...agent] = cursor.split('.');
  return { isProvisional: kind === 'p', rating: Number(rating), agent_id: agent.join('.') };
}

async function listPage(db: Db, ladder: DuelLadderFilter, after: Cursor | null, limit: number): Promise<RatedAgent[]> {
  if (after?.isProvisional === true) return listDuelRatings(db, ladder, true, after, limit);
  const rated = await listDuelRatings(db, ladder, false, after, limit);
  return rated.length === limit
    ? rated
    : [...rated, ...(await listDuelRatings(db, ladder, true, null, limit - rated.length))];
}

async function rankRows(db: Db, ladder: DuelLadderFilter, rows: readonly RatedAgent[]): Promise<DuelRatingRow[]> {
  const ranked: DuelRatingRow[] = [];
  let before: RatedAgent | null = null;
  for (const [index, row] of rows.entries()) {
    const provisional = isProvisional(row);
    const isEqual = before !== null && before.rating === row.rating && isProvisional(before) === provisional;
    const rank = isEqual
      ? (ranked[index - 1]?.rank ?? 1)
      : 1 + (await countRatedAbove(db, ladder, { rating: row.rating, isProvisional: provisional }));
    ranked.push(toRow(row, rank));
    before = row;
  }
  return ranked;
}

function isProvisional({ deviation }: Pick<RatedAgent, 'deviation'>): boolean {
  return deviation > provisionalAbove;
}

function toRow(row: RatedAgent, rank: number): DuelRatingRow {
  const { agent_id, nickname, duels, wins, draws } = row;
  return {
    ...{ rank, agent_id, nickname, duels, wins, draws },
    rating: pointsOf(row.rating),
    deviation: pointsOf(row.deviation),
    volatility: row.volatility / 1_000_000_000,
    losses: duels - wins - draws,
    provisional: isProvisional(row),
    revoked: row.revoked_at !== null,
    rated_at: formatTime(row.rated_at),
  };
}
