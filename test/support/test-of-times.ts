import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type TestContext, test } from 'node:test';

const attemptsMax = 8;
/** The tolerance of exact times, and the time for which a blocked event loop excuses a failure. */
const toleranceMsDefault = 100;

/**
 * Defines a test of exact times. A failed attempt is repeated if the event loop was blocked for at least 100 ms, as on
 * an overloaded machine. Wrong behaviour fails in every attempt.
 */
export function testOfTimes(title: string, body: (t: TestContext) => Promise<void>): void {
  test(title, async (t) => {
    for (let attempt = 1; ; attempt += 1) {
      const loop = monitorEventLoopDelay({ resolution: 5 });
      loop.enable();
      try {
        await body(t);
        return;
      } catch (error) {
        const blockedMs = loop.max / 1e6;
        if (blockedMs < toleranceMsDefault || attempt === attemptsMax) throw error;
        t.diagnostic(`repeated, since the process was blocked for ${Math.round(blockedMs)} ms: ${error}`);
      } finally {
        loop.disable();
      }
    }
  });
}

export function assertBetween(value: number, min: number, max: number): void {
  assert.ok(value >= min && value <= max, `${value} is not between ${min} and ${max}`);
}

export function assertClose(value: number, expected: number, toleranceMs = toleranceMsDefault): void {
  assertBetween(value, expected - toleranceMs, expected + toleranceMs);
}
