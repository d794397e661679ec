import { systemClock } from '../../src/core/base/clock.ts';
import type { RunningTime } from '../../src/core/db/running-time.ts';

/** A time for games that goes on as real time does and that a test can move on; nodes that share it agree. */
export interface MovableRunningTime extends RunningTime {
  moveOn(ms: number): void;
}

export function movableRunningTime(): MovableRunningTime {
  const zeroMs = systemClock.nowMs() - systemClock.monotonicMs();
  let movedMs = 0;
  return {
    nowUs: () => Math.floor((zeroMs + systemClock.monotonicMs() + movedMs) * 1_000),
    moveOn(ms) {
      movedMs += ms;
    },
  };
}
