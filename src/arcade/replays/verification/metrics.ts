import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Clock } from '../../../core/base/clock.ts';
import type { Database } from '../../../core/db/transaction.ts';
import { findOldestPendingReplay, listFrozenBuilds } from '../../store/system.ts';
import type { LogVerdict } from './verify-stored-log.ts';

/**
 * Metrics of verification: verdicts, the waiting time of replays, and the number of frozen engine builds. Returns the
 * listener for verdicts.
 */
export function createVerificationMetrics(
  registry: Registry,
  { db }: Database,
  clock: Clock,
): (verdict: LogVerdict, waitedMs: number) => void {
  const registers = [registry];
  const verdicts = new Counter({
    name: 'arcade_replay_verdicts_total',
    help: 'Replays that this node verified, by verdict.',
    labelNames: ['verdict'],
    registers,
  });
  const waits = new Histogram({
    name: 'arcade_verify_wait_seconds',
    help: 'Time from the end of a game until its verdict was written.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 300],
    registers,
  });
  new Gauge({
    name: 'arcade_verify_lag_seconds',
    help: 'Age of the oldest replay that waits for verification; 0 when none waits.',
    registers,
    async collect() {
      const since = await findOldestPendingReplay(db);
      this.set(since === null ? 0 : Math.max(0, clock.nowMs() - since) / 1_000);
    },
  });
  new Gauge({
    name: 'arcade_frozen_builds',
    help: 'Alarm: engine builds frozen after a replay diverged. No session of them can start.',
    registers,
    async collect() {
      this.set((await listFrozenBuilds(db)).size);
    },
  });
  return (verdict, waitedMs) => {
    verdicts.inc({ verdict: verdict.ok ? 'verified' : 'diverged' });
    waits.observe(waitedMs / 1_000);
  };
}
