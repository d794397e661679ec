import { Counter, Gauge } from 'prom-client';
import type { ModuleHost } from '../../../core/module.ts';
import { countWaitingProbes, findLastProberSeenAt } from '../store/probes.ts';

/** Counts a recorded probe report. */
export type CountProbe = (kind: string, verdict: string) => void;

/** Registers the metrics of probes. Returns the function that counts a recorded report. */
export function registerProbeMetrics({ clock, database, registry, runningTime }: ModuleHost): CountProbe {
  const registers = [registry];
  const secondsSince = (atMs: number | null) => (atMs === null ? 0 : Math.max(0, (clock.nowMs() - atMs) / 1_000));
  new Gauge({
    name: 'arcade_probe_waiting_seconds',
    help: 'Age of the oldest pending probe job; 0 if there is none.',
    registers,
    async collect() {
      this.set(secondsSince((await countWaitingProbes(database.db, runningTime.nowUs())).oldestAtMs));
    },
  });
  new Gauge({
    name: 'arcade_prober_seen_seconds',
    help: 'Time since a prober last polled; 0 if none has polled or all have stopped.',
    registers,
    async collect() {
      this.set(secondsSince(await findLastProberSeenAt(database.db)));
    },
  });
  const probes = new Counter({
    name: 'arcade_probes_total',
    help: 'Probe reports recorded by this node.',
    labelNames: ['kind', 'verdict'],
    registers,
  });
  return (kind, verdict) => probes.inc({ kind, verdict });
}
