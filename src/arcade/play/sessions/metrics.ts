import { Gauge, type Registry } from 'prom-client';
import type { SessionCache } from './session-cache.ts';
import type { SessionWatch } from './watch.ts';

/** Metrics of the watched sessions and the session cache of this node. */
export function registerSessionMetrics(registry: Registry, sessions: SessionCache, watch: SessionWatch): void {
  const registers = [registry];
  new Gauge({
    name: 'arcade_watched_sessions',
    help: 'Sessions with long polls or live streams on this node; each has at most one timer.',
    registers,
    collect() {
      this.set(watch.size);
    },
  });
  new Gauge({
    name: 'arcade_games_at_hand',
    help: 'Games cached in the memory of this node, so that they are not replayed from their records.',
    registers,
    collect() {
      this.set(sessions.size);
    },
  });
}
