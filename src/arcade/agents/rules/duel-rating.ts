import glicko2 from 'glicko2-lite';

/** Glicko-2 rating in integers, so that both databases and all machines store and compute the same. */
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

const points = 1_000;
const volatilityUnit = 1_000_000_000;

/** Initial rating, as Glickman suggests. */
export const unrated: DuelRating = { rating: 1_500 * points, deviation: 350 * points, volatility: 60_000_000 };
/** Glicko-2 system constant tau, which limits changes of the volatility. */
export const duelTau = 0.5;
/** Days without duels that count as one rating period, in which the deviation grows. */
export const idlePeriodDays = 5;
/** A rating with a higher deviation is provisional. */
export const provisionalAbove = 110 * points;

const idlePeriodMs = idlePeriodDays * 86_400_000;
/** Rating points per unit of the Glicko-2 scale. */
const scale = 173.7178;

/** Rating after a duel; each duel is one rating period. Source: Glickman, "Example of the Glicko-2 system" (2022). */
export function rateDuel(before: DuelRating, opponent: DuelRating, score: DuelScore): DuelRating {
  const { rating, rd, vol } = glicko2(
    before.rating / points,
    before.deviation / points,
    before.volatility / volatilityUnit,
    [[opponent.rating / points, opponent.deviation / points, score]],
    { tau: duelTau },
  );
  return {
    rating: Math.round(rating * points),
    deviation: Math.min(unrated.deviation, Math.round(rd * points)),
    volatility: Math.round(vol * volatilityUnit),
  };
}

/** Rating after `idleMs` without duels: the deviation grows, at most to that of an unrated player. */
export function applyIdleTime(lastRating: DuelRating, idleMs: number): DuelRating {
  const periods = Math.floor(idleMs / idlePeriodMs);
  if (periods <= 0) return lastRating;
  const phi = lastRating.deviation / points / scale;
  const idleDeviation = Math.sqrt(phi ** 2 + periods * (lastRating.volatility / volatilityUnit) ** 2) * scale * points;
  return { ...lastRating, deviation: Math.min(unrated.deviation, Math.round(idleDeviation)) };
}
