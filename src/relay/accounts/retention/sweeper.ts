import { dayMs, minuteMs } from '../../../core/base/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { deleteUnusedCredentials } from '../../../core/operation/accounts.ts';
import { deletePaymentEventsUntil, deleteUnmatchedPayersUntil } from '../../billing/store/payment-retention.ts';
import { keyRetentionMs, recordRetentionMs } from '../../deliveries/rules/retention.ts';
import type { DeliveryServices } from '../../deliveries/run/delivery-services.ts';
import { deleteErasedUntil, eraseDeliveriesUntil } from '../../deliveries/store/delivery-retention.ts';
import { echoRetentionMs } from '../../destinations/rules/echo.ts';
import { deleteEchoesUntil } from '../../destinations/store/echoes.ts';
import { unconfirmedRetentionMs } from '../rules/trial-code.ts';
import { deleteTrialCodesUntil } from '../store/trials.ts';

const sweepIntervalMs = minuteMs;
const batchSize = 200;
const batchesMax = 500;

/** Retention of keys that were replaced before their first use; until then they are reported as revoked. */
const unusedKeyRetentionMs = 30 * dayMs;

/** Retention of event ids. Providers repeat events for days; later repetitions have no effect anyway. */
const paymentEventRetentionMs = 60 * dayMs;
/** Retention of payers without an account. Active subscriptions have an event every month. */
const unmatchedPayerRetentionMs = 60 * dayMs;

type SweepDeps = Pick<DeliveryServices, 'database' | 'clock' | 'log'>;

/** Deletes expired rows, at most `limit`; returns how many it found. */
type Step = (tx: Tx, nowMs: number, limit: number) => Promise<number>;

const steps: readonly Step[] = [
  (tx, nowMs, limit) => eraseDeliveriesUntil(tx, nowMs - recordRetentionMs, limit),
  (tx, nowMs, limit) => deleteErasedUntil(tx, nowMs - recordRetentionMs - keyRetentionMs, limit),
  (tx, nowMs, limit) => deleteTrialCodesUntil(tx, nowMs - unconfirmedRetentionMs, limit),
  (tx, nowMs, limit) => deletePaymentEventsUntil(tx, nowMs - paymentEventRetentionMs, limit),
  (tx, nowMs, limit) => deleteUnmatchedPayersUntil(tx, nowMs - unmatchedPayerRetentionMs, limit),
  (tx, nowMs, limit) => deleteEchoesUntil(tx, nowMs - echoRetentionMs, limit),
  (tx, nowMs, limit) => deleteUnusedCredentials(tx, 'relay', nowMs - unusedKeyRetentionMs, limit),
];

/**
 * Deletes expired data at start and every minute. Reads check the expiry themselves, so the time of the sweep is not
 * visible. Any number of nodes may run it concurrently.
 */
export function startRetention(services: SweepDeps): PeriodicTask {
  const stopping = new AbortController();
  const onError = (err: unknown) =>
    services.log.warn({ err, module: 'relay' }, 'retention sweep failed, retrying in 60 s');
  const initialSweep = sweep(services, stopping.signal).catch(onError);
  const interval = startPeriodicTask(sweepIntervalMs, (signal) => sweep(services, signal), onError);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([initialSweep, interval.stop()]);
    },
  };
}

async function sweep({ database, clock }: SweepDeps, stopping: AbortSignal): Promise<void> {
  for (const step of steps) {
    for (let batch = 0; batch < batchesMax && !stopping.aborted; batch += 1) {
      const count = await database.write((tx) => step(tx, clock.nowMs(), batchSize));
      if (count < batchSize) break;
    }
  }
}
