import { dayMs, minuteMs } from '../../../core/base/clock.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { forgetUnusedCredentials } from '../../../core/operation/accounts.ts';
import { deleteUnmatchedPayersUntil, forgetPaymentEventsUntil } from '../../billing/store/payment-retention.ts';
import { keyKeptMs, recordKeptMs } from '../../deliveries/rules/retention.ts';
import type { DeliveryServices } from '../../deliveries/run/delivery-services.ts';
import { eraseDeliveriesUntil, forgetDeliveriesUntil } from '../../deliveries/store/kept-deliveries.ts';
import { echoKeptMs } from '../../destinations/rules/echo.ts';
import { deleteEchoesUntil } from '../../destinations/store/echoes.ts';
import { unconfirmedKeptMs } from '../rules/trial-code.ts';
import { deleteTrialCodesUntil } from '../store/trials.ts';

const everyMs = minuteMs;
const atOnceMax = 200;
const batchesMax = 500;

/** A key that was replaced before anybody used it is told as revoked for so long. */
const unusedKeyKeptMs = 30 * dayMs;

/** A provider repeats an event for days; what was learned from it makes later repetitions harmless, too. */
const paymentEventKeptMs = 60 * dayMs;
/** Of a subscription that goes on something is heard every month. */
const unknownAddressKeptMs = 60 * dayMs;

type Sweeping = Pick<DeliveryServices, 'database' | 'clock' | 'log'>;

/** Takes away what is past its time, of so many at a time; reports how many it found. */
type Step = (tx: Tx, nowMs: number, limit: number) => Promise<number>;

const steps: readonly Step[] = [
  (tx, nowMs, limit) => eraseDeliveriesUntil(tx, nowMs - recordKeptMs, limit),
  (tx, nowMs, limit) => forgetDeliveriesUntil(tx, nowMs - recordKeptMs - keyKeptMs, limit),
  (tx, nowMs, limit) => deleteTrialCodesUntil(tx, nowMs - unconfirmedKeptMs, limit),
  (tx, nowMs, limit) => forgetPaymentEventsUntil(tx, nowMs - paymentEventKeptMs, limit),
  (tx, nowMs, limit) => deleteUnmatchedPayersUntil(tx, nowMs - unknownAddressKeptMs, limit),
  (tx, nowMs, limit) => deleteEchoesUntil(tx, nowMs - echoKeptMs, limit),
  (tx, nowMs, limit) => forgetUnusedCredentials(tx, 'relay', nowMs - unusedKeyKeptMs, limit),
];

/**
 * Takes away, at the start and once a minute, what is kept only for a while. Every response checks by time
 * itself, so that nobody sees when it was here. Any number of nodes may do it at once.
 */
export function startRetention(services: Sweeping): PeriodicTask {
  const stopping = new AbortController();
  const onError = (err: unknown) =>
    services.log.warn({ err, module: 'relay' }, 'retention sweep failed, retrying in 60 s');
  const first = sweep(services, stopping.signal).catch(onError);
  const later = startPeriodicTask(everyMs, (signal) => sweep(services, signal), onError);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([first, later.stop()]);
    },
  };
}

async function sweep({ database, clock }: Sweeping, stopping: AbortSignal): Promise<void> {
  for (const step of steps) {
    for (let batch = 0; batch < batchesMax && !stopping.aborted; batch += 1) {
      const count = await database.write((tx) => step(tx, clock.nowMs(), atOnceMax));
      if (count < atOnceMax) break;
    }
  }
}
