import { dayMs } from '../../../core/base/clock.ts';
import type { PeriodicTask } from '../../../core/base/periodic-task.ts';
import { deleteUnusedCredentials } from '../../../core/operation/accounts.ts';
import { type SweepDeps, type SweepStep, startRetentionSweep } from '../../../core/operation/retention-sweep.ts';
import { deletePaymentEventsUntil, deleteUnmatchedPayersUntil } from '../../billing/store/payment-retention.ts';
import { keyRetentionMs, recordRetentionMs } from '../../deliveries/rules/retention.ts';
import { deleteErasedUntil, eraseDeliveriesUntil } from '../../deliveries/store/delivery-retention.ts';
import { echoRetentionMs } from '../../destinations/rules/echo.ts';
import { deleteEchoesUntil } from '../../destinations/store/echoes.ts';
import { mailedCodeRetentionMs } from '../rules/trial-code.ts';
import { deleteMailedCodesUntil } from '../store/trials.ts';

/**
 * Retention of keys that were replaced before their first use. During this time, requests with them get
 * `credential_revoked`.
 */
const unusedKeyRetentionMs = 30 * dayMs;

/** Retention of the ids of payment events. Providers repeat events for days; later repetitions have no effect anyway. */
const paymentEventRetentionMs = 60 * dayMs;
/** Retention of payers without an account, since their last event. Active subscriptions have an event every month. */
const unmatchedPayerRetentionMs = 60 * dayMs;

const steps: readonly SweepStep[] = [
  (tx, nowMs, limit) => eraseDeliveriesUntil(tx, nowMs - recordRetentionMs, limit),
  (tx, nowMs, limit) => deleteErasedUntil(tx, nowMs - recordRetentionMs - keyRetentionMs, limit),
  (tx, nowMs, limit) => deleteMailedCodesUntil(tx, nowMs - mailedCodeRetentionMs, limit),
  (tx, nowMs, limit) => deletePaymentEventsUntil(tx, nowMs - paymentEventRetentionMs, limit),
  (tx, nowMs, limit) => deleteUnmatchedPayersUntil(tx, nowMs - unmatchedPayerRetentionMs, limit),
  (tx, nowMs, limit) => deleteEchoesUntil(tx, nowMs - echoRetentionMs, limit),
  (tx, nowMs, limit) => deleteUnusedCredentials(tx, 'relay', nowMs - unusedKeyRetentionMs, limit),
];

/** Starts the deletion of expired data. Reads check the expiry themselves, so the time of the sweep is not visible. */
export function startRetention(deps: SweepDeps): PeriodicTask {
  return startRetentionSweep(deps, steps, { module: 'relay' });
}
