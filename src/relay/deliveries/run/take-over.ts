import { type Clock, minuteMs } from '../../../core/base/clock.ts';
import type { Log } from '../../../core/base/log.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../core/base/periodic-task.ts';
import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { TakeOver } from '../../../core/db/nodes.ts';
import type { Database, Tx } from '../../../core/db/transaction.ts';
import { lockRelayAccount, updateRelayAccount } from '../../accounts/store/accounts.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { applyTakeOver } from '../rules/record.ts';
import { type InFlightRow, listInFlight, listOrphaned, lockDelivery, updateDelivery } from '../store/deliveries.ts';
import { secretOf } from './delivery-params.ts';
import { accountAfter, issueReceipt } from './issue-receipt.ts';
import { columnsOf, isRestoredFromBackup, noOwner, recordOf } from './record-columns.ts';

export interface TakeOverDeps {
  readonly secrets: RelaySecrets;
  readonly signingKeys: SigningKeys;
  readonly clock: Clock;
}

const rowsPerBatch = 200;

/**
 * Closes the attempts of a crashed process, each with a receipt if its secret is still configured. Without a dispatch
 * record nothing was sent; with one, or after a restore from a backup, the delivery is ambiguous. Sends nothing.
 */
export function createDeliveryTakeOver(deps: TakeOverDeps): TakeOver {
  return async (tx, deadNode, epoch) => {
    for (;;) {
      const rows = await listInFlight(tx, deadNode, rowsPerBatch);
      for (const row of rows) await closeAttempt(tx, deps, epoch, row);
      if (rows.length < rowsPerBatch) return;
    }
  };
}

export interface OrphanTakeOverDeps extends TakeOverDeps {
  readonly database: Database;
  readonly log: Log;
}

const orphanIntervalMs = minuteMs;

/** Takes over orphaned deliveries every minute. */
export function startOrphanTakeOver(deps: OrphanTakeOverDeps): PeriodicTask {
  return startPeriodicTask(
    orphanIntervalMs,
    () => takeOverOrphans(deps),
    (err) =>
      deps.log.warn({ err, module: 'relay' }, 'closing deliveries of unregistered nodes failed, retrying in 60 s'),
  );
}

/**
 * Closes the attempts of nodes that are not registered. A node whose lease has expired can accept a delivery while
 * another node takes over its work, which does not include that delivery.
 */
export async function takeOverOrphans({ database, ...deps }: OrphanTakeOverDeps): Promise<void> {
  for (const row of await listOrphaned(database.db, rowsPerBatch))
    await database.write((tx) => closeAttempt(tx, deps, database.epoch, row));
}

async function closeAttempt(
  tx: Tx,
  { secrets, signingKeys, clock }: TakeOverDeps,
  epoch: string,
  { id, account_id: accountId, node }: InFlightRow,
): Promise<void> {
  const account = await lockRelayAccount(tx, accountId);
  const row = await lockDelivery(tx, id);
  // While this transaction waited for the lock, the delivery may have finished, and a live node may have replayed it.
  if (account === undefined || row === undefined || row.open === null || row.node !== node) return;
  const record = recordOf(row);
  if (record === null) return;
  const update = applyTakeOver(record, isRestoredFromBackup(row, epoch));
  const secret = secretOf(row, secrets);
  const nowMs = clock.nowMs();
  if (secret !== undefined) {
    await issueReceipt(tx, { account, row, ...update, secret, signingKeys, nowMs });
    return;
  }
  // Without its secret there are no nonces and so no receipt.
  await updateDelivery(tx, id, { ...columnsOf(update.record, noOwner), finished_at: nowMs, receipt: null });
  await updateRelayAccount(tx, accountAfter(account, update, nowMs));
}
