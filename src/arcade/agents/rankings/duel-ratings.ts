import type { Tx } from '../../../core/db/transaction.ts';
import { type DuelRow, type DuelSession, listDuelSessions, updateDuel } from '../../play/store/duels.ts';
import { applyIdleTime, type DuelRating, type DuelScore, initialRating, rateDuel } from '../rules/duel-rating.ts';
import { findDuelRating, listRatedDuels, removeDuelRatings, upsertDuelRating } from '../store/duel-ratings.ts';

/** Ratings of both agents before and after a duel, in the order `agent_a` (which entered first), `agent_b`. */
export interface DuelRatings {
  readonly before: readonly [DuelRating, DuelRating];
  readonly after: readonly [DuelRating, DuelRating];
}

/** Result of agent a against agent b: the higher score wins, for any end reason. */
export function duelScoreOf(a: Pick<DuelSession, 'score'>, b: Pick<DuelSession, 'score'>): DuelScore {
  const difference = (a.score ?? 0) - (b.score ?? 0);
  return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
}

/**
 * Updates the ratings of both agents. `ratedAt`: time of the rating in milliseconds, later than those of the duels
 * of the ladder that were rated before. The caller holds the lock of the published game.
 */
export async function applyDuel(tx: Tx, duel: DuelRow, score: DuelScore, ratedAt: number): Promise<void> {
  const { agent_a: a, agent_b: b } = duel;
  if (b === null) throw new Error('A duel without an opponent cannot be rated.');
  const rows = [await findDuelRating(tx, duel, a), await findDuelRating(tx, duel, b)] as const;
  const [beforeA, beforeB] = [ratingAt(rows[0], ratedAt), ratingAt(rows[1], ratedAt)];
  const oppositeScore = (1 - score) as DuelScore;
  const after = [rateDuel(beforeA, beforeB, score), rateDuel(beforeB, beforeA, oppositeScore)] as const;
  for (const [agentId, row, rating, agentScore] of [
    [a, rows[0], after[0], score],
    [b, rows[1], after[1], oppositeScore],
  ] as const) {
    const { game_slug, game_version, pace } = duel;
    await upsertDuelRating(tx, {
      game_slug,
      game_version,
      pace,
      agent_id: agentId,
      ...rating,
      rated_at: ratedAt,
      duels: (row?.duels ?? 0) + 1,
      wins: (row?.wins ?? 0) + (agentScore === 1 ? 1 : 0),
      draws: (row?.draws ?? 0) + (agentScore === 0.5 ? 1 : 0),
    });
  }
  const ratings: DuelRatings = { before: [beforeA, beforeB], after };
  await updateDuel(tx, duel.n, { rated_at: ratedAt, ratings: JSON.stringify(ratings) });
}

function ratingAt(row: (DuelRating & { readonly rated_at: number }) | undefined, nowMs: number): DuelRating {
  if (row === undefined) return initialRating;
  const { rating, deviation, volatility, rated_at: ratedAt } = row;
  return applyIdleTime({ rating, deviation, volatility }, nowMs - ratedAt);
}

const duelsPerBatch = 500;

/** Recomputes all ratings from the scores of the verified sessions, in the order in which duels were rated; returns the number of duels. */
export async function recomputeDuelRatings(tx: Tx): Promise<number> {
  await removeDuelRatings(tx);
  let duels = 0;
  for (let lastDuel: DuelRow | null = null; ; ) {
    const page: DuelRow[] = await listRatedDuels(tx, lastDuel, duelsPerBatch);
    const sessions = await listDuelSessions(tx, page);
    for (const duel of page) {
      const [a, b] = [sessions.get(duel.session_a), sessions.get(duel.session_b ?? -1)];
      if (a === undefined || b === undefined) throw new Error('A session of a rated duel is missing.');
      await applyDuel(tx, duel, duelScoreOf(a, b), duel.rated_at ?? 0);
      duels += 1;
    }
    lastDuel = page.at(-1) ?? null;
    if (page.length < duelsPerBatch) return duels;
  }
}
