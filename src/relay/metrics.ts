import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Breakers } from './destinations/breakers.ts';
import type { AttemptFacts } from './rules/delivery/attempts.ts';
import type { Outcome } from './rules/delivery/outcome.ts';
import type { Receipt } from './schemas.ts';

/** Counts what deliveries come to on this node; nothing of a lead, an account or a destination. */
export interface DeliveryMeter {
  attempted(outcome: Outcome, facts: AttemptFacts): void;
  /** A delivery rests, with this receipt; once more after each replay. */
  rested(receipt: Pick<Receipt, 'state' | 'effect'>): void;
}

export function createDeliveryMeter(registry: Registry): DeliveryMeter {
  const registers = [registry];
  const deliveries = new Counter({
    name: 'relay_deliveries_total',
    help: 'Deliveries that came to rest, replays included.',
    labelNames: ['state', 'effect'],
    registers,
  });
  const attempts = new Counter({
    name: 'relay_attempts_total',
    help: 'Attempts by the class of their status, or of their error.',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'relay_delivery_seconds',
    help: 'Time that each phase of an attempt took, where it took place.',
    labelNames: ['phase'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    registers,
  });
  return {
    attempted(outcome, facts) {
      attempts.inc({ outcome: 'status' in outcome ? statusClass(outcome.status) : outcome.error });
      const { dnsMs, connectMs, tlsMs, firstByteMs, totalMs } = facts;
      const phases = { dns: dnsMs, connect: connectMs, tls: tlsMs, first_byte: firstByteMs, total: totalMs };
      for (const [phase, ms] of Object.entries(phases)) if (ms !== null) seconds.observe({ phase }, ms / 1_000);
    },
    rested: ({ state, effect }) => deliveries.inc({ state, effect }),
  };
}

/** Shows how much is under way on this node, and how many destinations are spared for a while. */
export function showRelay(
  registry: Registry,
  underWay: { readonly size: number },
  breakers: Pick<Breakers, 'open'>,
): void {
  const registers = [registry];
  new Gauge({
    name: 'relay_under_way',
    help: 'Deliveries under way in this process.',
    registers,
    collect() {
      this.set(underWay.size);
    },
  });
  new Gauge({
    name: 'relay_breakers_open',
    help: 'Pairs of account and origin whose deliveries are refused for a while because none found a connection.',
    registers,
    collect() {
      this.set(breakers.open);
    },
  });
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
