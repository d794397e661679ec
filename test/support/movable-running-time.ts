import { systemClock } from '../../src/core/base/clock.ts';
import type { RunningTime } from '../../src/core/db/running-time.ts';

/** Running time: real time plus an offset that a test increases. Nodes that share this object have the same time. */
export interface MovableRunningTime extends RunningTime {
  advance(ms: number): void;
}

export function movableRunningTime(): MovableRunningTime {
  const startMs = systemClock.nowMs() - systemClock.monotonicMs();
  let offsetMs = 0;
  return {
    nowUs: () => Math.floor((startMs + systemClock.monotonicMs() + offsetMs) * 1_000),
    advance(ms) {
      offsetMs += ms;
    },
  };
}
