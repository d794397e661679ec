import { systemClock } from '../../src/core/base/clock.ts';
import type { RunningTime } from '../../src/core/db/running-time.ts';

/** Game time that advances like real time plus an offset that a test increases; nodes that share it agree. */
export interface MovableRunningTime extends RunningTime {
  advance(ms: number): void;
}

export function movableRunningTime(): MovableRunningTime {
  const startMs = systemClock.nowMs() - systemClock.monotonicMs();
  let movedMs = 0;
  return {
    nowUs: () => Math.floor((startMs + systemClock.monotonicMs() + movedMs) * 1_000),
    advance(ms) {
      movedMs += ms;
    },
  };
}
