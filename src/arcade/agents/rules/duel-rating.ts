import glicko2 from 'glicko2-lite';
import { dayMs } from '../../../core/base/clock.ts';

/** Glicko-2 rating in integers, so that it is the same on SQLite, PostgreSQL and all machines. */
export interface DuelRating {
  /** Thousandths of a point. */
  readonly rating: number;
  /** Thousandths of a point. */
  readonly deviation: number;
  /** Billionths. */
  readonly volatility: number;
}

/** Result of a duel for one side: 1 won, 0.5 drawn, 0 lost. */
export type DuelScore = 0 | 0.5 | 1;

const thousandths = 1_000;
const billionths = 1_000_000_000;

/** Initial rating, as Glickman suggests: 1500 points, deviation 350, volatility 0.06. */
export const initialRating: DuelRating = {
  rating: 1_500 * thousandths,
  deviation: 350 * thousandths,
  volatility: 60_000_000,
};
/** Glicko-2 system constant tau, which limits changes of the volatility. */
export const duelTau = 0.5;
/** Days without duels that count as one rating period, in which the deviation grows. */
export const idlePeriodDays = 5;
/** Deviation above which a rating is provisional, in thousandths of a point. */
export const provisionalDeviation = 110 * thousandths;

const idlePeriodMs = idlePeriodDays * dayMs;
/** Rating points per unit of the Glicko-2 scale. */
const pointsPerGlicko2Unit = 173.7178;

/** Rating after a duel; each duel is one rating period. Source: Glickman, "Example of the Glicko-2 system" (2022). */
export function rateDuel(before: DuelRating, opponent: DuelRating, score: DuelScore): DuelRating {
  const { rating, rd, vol } = glicko2(
    before.rating / thousandths,
    before.deviation / thousandths,
    before.volatility / billionths,
    [[opponent.rating / thousandths, opponent.deviation / thousandths, score]],
    { tau: duelTau },
  );
  return {
    rating: Math.round(rating * thousandths),
    deviation: Math.min(initialRating.deviation, Math.round(rd * thousandths)),
    volatility: Math.round(vol * billionths),
  };
}

/** Rating after `idleMs` without duels: the deviation grows, at most to that of an unrated player. */
export function applyIdleTime(lastRating: DuelRating, idleMs: number): DuelRating {
  const periods = Math.floor(idleMs / idlePeriodMs);
  if (periods <= 0) return lastRating;
  const phi = lastRating.deviation / thousandths / pointsPerGlicko2Unit;
  const idleDeviation =
    Math.sqrt(phi ** 2 + periods * (lastRating.volatility / billionths) ** 2) * pointsPerGlicko2Unit * thousandths;
  return { ...lastRating, deviation: Math.min(initialRating.deviation, Math.round(idleDeviation)) };
}
