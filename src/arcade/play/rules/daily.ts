import { dayMs, formatTime } from '../../../core/base/clock.ts';

/** A day in UTC as `2026-08-22`. */
export function dayOf(ms: number): string {
  return formatTime(ms).slice(0, 'YYYY-MM-DD'.length);
}

/** Milliseconds since the Unix epoch; NaN for an invalid date. */
export function dayStartMs(day: string): number {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(ms) || dayOf(ms) !== day ? Number.NaN : ms;
}

/** End of the day (exclusive): from this millisecond on no game with the day's seed can start. */
export function dayEndMs(day: string): number {
  return dayStartMs(day) + dayMs;
}

/** Time at which the seed may be published: a game that starts at the end of the day lasts 24 hours at most. */
export function publishableFromMs(day: string): number {
  return dayEndMs(day) + dayMs;
}

/** Replaces the session id in the derivation of pieces, so that all games of the day have the same pieces. */
export function dailyScope(slug: string, day: string): string {
  return `daily/${slug}/${day}`;
}
