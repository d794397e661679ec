import type { Clock } from '../../../core/base/clock.ts';
import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { TakeOver } from '../../../core/db/nodes.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { lockRelayAccount, updateRelayAccount } from '../../accounts/store/accounts.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { applyTakeOver } from '../rules/record.ts';
import { listInFlight, lockDelivery, updateDelivery } from '../store/deliveries.ts';
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
      for (const { id, account_id } of rows) await closeAttempt(tx, deps, epoch, { id, accountId: account_id });
      if (rows.length < rowsPerBatch) return;
    }
  };
}

async function closeAttempt(
  tx: Tx,
  { secrets, signingKeys, clock }: TakeOverDeps,
  epoch: string,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<void> {
  const account = await lockRelayAccount(tx, accountId);
  const row = await lockDelivery(tx, id);
  // The delivery may have finished while this transaction waited for the lock of the account.
  if (account === undefined || row === undefined || row.open === null) return;
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
