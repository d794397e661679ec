import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { AttemptMetrics } from './deliveries/rules/attempts.ts';
import type { AttemptOutcome } from './deliveries/rules/outcome.ts';
import type { Breakers } from './destinations/health/breakers.ts';
import type { Receipt } from './schemas.ts';

/** Metrics of deliveries on this node, without data of leads, accounts or destinations. */
export interface DeliveryMeter {
  recordAttempt(outcome: AttemptOutcome, metrics: AttemptMetrics): void;
  /** Counts a finished delivery or replay. */
  countDelivery(receipt: Pick<Receipt, 'state' | 'effect'>): void;
}

export function createDeliveryMeter(registry: Registry): DeliveryMeter {
  const registers = [registry];
  const deliveries = new Counter({
    name: 'relay_deliveries_total',
    help: 'Finished deliveries, replays included.',
    labelNames: ['state', 'effect'],
    registers,
  });
  const attempts = new Counter({
    name: 'relay_attempts_total',
    help: 'Attempts by status class or error class.',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'relay_delivery_seconds',
    help: 'Duration of each phase of an attempt.',
    labelNames: ['phase'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25],
    registers,
  });
  return {
    recordAttempt(outcome, metrics) {
      attempts.inc({ outcome: 'status' in outcome ? statusClass(outcome.status) : outcome.error });
      const { dnsMs, connectMs, tlsMs, firstByteMs, totalMs } = metrics;
      const phases = { dns: dnsMs, connect: connectMs, tls: tlsMs, first_byte: firstByteMs, total: totalMs };
      for (const [phase, ms] of Object.entries(phases)) if (ms !== null) seconds.observe({ phase }, ms / 1_000);
    },
    countDelivery: ({ state, effect }) => deliveries.inc({ state, effect }),
  };
}

/** Metrics of payments. */
export interface PaymentMeter {
  /** Counts an account that starts to pay for a second subscription. */
  countSecondSubscription(): void;
}

export function createPaymentMeter(registry: Registry): PaymentMeter {
  const secondSubscriptions = new Counter({
    name: 'relay_second_subscriptions_total',
    help: 'Accounts that started to pay for more than one subscription.',
    registers: [registry],
  });
  return { countSecondSubscription: () => secondSubscriptions.inc() };
}

interface RelayGauges {
  readonly inFlight: { readonly size: number };
  readonly slots: { readonly waitingCount: number };
  readonly breakers: Pick<Breakers, 'openCount'>;
}

/** Registers gauges of in-flight deliveries, waiting requests and open circuit breakers. */
export function registerRelayGauges(registry: Registry, { inFlight, slots, breakers }: RelayGauges): void {
  const registers = [registry];
  new Gauge({
    name: 'relay_under_way',
    help: 'In-flight deliveries of this process, including those that wait for a slot.',
    registers,
    collect() {
      this.set(inFlight.size);
    },
  });
  new Gauge({
    name: 'relay_slots_waiting',
    help: 'Requests that wait for a connection slot of their destination.',
    registers,
    collect() {
      this.set(slots.waitingCount);
    },
  });
  new Gauge({
    name: 'relay_breakers_open',
    help: 'Open circuit breakers: pairs of account and origin whose deliveries are refused because connections failed.',
    registers,
    collect() {
      this.set(breakers.openCount);
    },
  });
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
