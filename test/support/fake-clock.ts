import { type Clock, systemClock } from '../../src/core/base/clock.ts';

/** The system clock plus an offset that a test increases. Its monotonic time is that of the system. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
}

export function fakeClock(): FakeClock {
  let offsetMs = 0;
  return {
    nowMs: () => systemClock.nowMs() + offsetMs,
    monotonicMs: () => systemClock.monotonicMs(),
    advance(ms) {
      offsetMs += ms;
    },
  };
}
