import { Counter, Gauge, type Registry } from 'prom-client';
import type { SharedStore } from '../../operation/rate-limit.ts';

/** Returns a function that wraps a store with a counter of its failures, after which the node counts in memory. */
export function createFallbackMetrics(registry: Registry): (store: SharedStore) => SharedStore {
  const fallbacks = new Counter({
    name: 'rate_limit_fallbacks_total',
    help: "Requests counted in this node's memory because the shared counters were unreachable.",
    registers: [registry],
  });
  return (store) =>
    store && {
      hashKey: (key) => store.hashKey(key),
      async count(key, points, seconds) {
        try {
          return await store.count(key, points, seconds);
        } catch (error) {
          fallbacks.inc();
          throw error;
        }
      },
    };
}

/** Registers the gauge `valkey_up`; returns its setter. */
export function registerValkeyState(registry: Registry): (isReachable: boolean) => void {
  const upGauge = new Gauge({
    name: 'valkey_up',
    help: 'Whether the Valkey server that counts rate limits is reachable.',
    registers: [registry],
  });
  return (isReachable) => upGauge.set(isReachable ? 1 : 0);
}
