/** The source of time: wall time for stored timestamps, monotonic time for durations. */
export interface Clock {
  /** Milliseconds since the Unix epoch; may jump when the machine's clock is set. */
  nowMs(): number;
  /** Milliseconds since an arbitrary start; never goes back. */
  monotonicMs(): number;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};

/** Monotonic nanoseconds with one start for all threads of the process, unlike `monotonicMs`. */
export function sharedMonotonicNs(): bigint {
  return process.hrtime.bigint();
}

/** RFC 3339 in UTC with milliseconds: the format of all published times. */
export function formatTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function formatTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : formatTime(ms);
}

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
