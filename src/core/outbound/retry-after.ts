import { hourMs, secondMs } from '../base/clock.ts';

/** No wait longer than this is reported, whatever was requested. */
export const retryAfterMaxMs = 24 * hourMs;

const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const httpDate = new RegExp(`^${days}, \\d{2} ${months} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$`);

/**
 * Milliseconds from now that a Retry-After header asks to wait: seconds or a date (RFC 9110 10.2.3,
 * the form that may be sent today). Null for none and for anything else; 0 for a date that is past.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,10}$/.test(header)) return Math.min(Number(header) * secondMs, retryAfterMaxMs);
  const at = httpDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - nowMs), retryAfterMaxMs);
}
