import { type Clock, systemClock } from '../../src/core/base/clock.ts';

/** The machine's clock, which a test can move on. Spans are still measured by the real one. */
export interface MovableClock extends Clock {
  moveOn(ms: number): void;
}

export function movableClock(): MovableClock {
  let movedMs = 0;
  return {
    nowMs: () => systemClock.nowMs() + movedMs,
    monotonicMs: () => systemClock.monotonicMs(),
    moveOn(ms) {
      movedMs += ms;
    },
  };
}
