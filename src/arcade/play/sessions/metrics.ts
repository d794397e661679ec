import { Gauge, type Registry } from 'prom-client';
import type { SessionCache } from './session-cache.ts';
import type { SessionWatch } from './watch.ts';

/** Metrics of live sessions on this node. */
export function registerSessionMetrics(registry: Registry, sessions: SessionCache, watch: SessionWatch): void {
  const registers = [registry];
  new Gauge({
    name: 'arcade_watched_sessions',
    help: 'Sessions with long polls waiting on this node; each session has one timer.',
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
