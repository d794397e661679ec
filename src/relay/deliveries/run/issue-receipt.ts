import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { dailyCountAt } from '../../accounts/rules/trial.ts';
import {
  periodOf,
  type RelayAccountRow,
  undeliveredCountOf,
  updateRelayAccount,
} from '../../accounts/store/accounts.ts';
import type { Receipt } from '../../schemas.ts';
import type { RelaySecret } from '../../secrets.ts';
import { noncesOf } from '../rules/fingerprints.ts';
import { signedPartOf, signReceipt } from '../rules/receipt.ts';
import type { FinalUpdate } from '../rules/record.ts';
import { type DeliveryRow, updateDelivery } from '../store/deliveries.ts';
import { columnsOf, noOwner, settlementOf } from './record-columns.ts';
import { receiptColumnAfter } from './stored-receipt.ts';

export interface ReceiptRequest extends FinalUpdate {
  /** Account and row are locked by the caller. */
  readonly account: RelayAccountRow;
  readonly row: DeliveryRow;
  readonly secret: RelaySecret;
  readonly signingKeys: SigningKeys;
  readonly nowMs: number;
}

/**
 * Finishes a delivery in one transaction: its record, the next receipt of the account's chain, and the account's
 * counters.
 */
export async function issueReceipt(
  tx: Tx,
  request: ReceiptRequest,
): Promise<{ receipt: Receipt; account: RelayAccountRow }> {
  const { row, record, nowMs } = request;
  const finishedAtMs = finishTimeOf(request);
  const { receipt, hash } = signNextReceipt(request, finishedAtMs);
  const columns = { ...columnsOf(record, noOwner), receipt: receiptColumnAfter(row, receipt) };
  await updateDelivery(tx, row.id, { ...columns, finished_at: finishedAtMs });
  const account = { ...accountAfter(request.account, request, nowMs), last_receipt: hash };
  await updateRelayAccount(tx, account);
  return { receipt, account };
}

/** Account after a delivery finished. */
export function accountAfter(
  account: RelayAccountRow,
  { record, unitChange, undeliveredAttemptCount, isCounted }: FinalUpdate,
  nowMs: number,
): RelayAccountRow {
  const today = dailyCountAt(undeliveredCountOf(account), nowMs);
  const period = periodOf(account, nowMs);
  return {
    ...account,
    units_taken: account.units_taken + unitChange,
    last_delivered: record.state === 'delivered' ? 1 : 0,
    undelivered_day: today.day,
    undelivered_count: today.count + undeliveredAttemptCount,
    ...(isCounted ? { period_began_at: period.startedAtMs, period_count: period.count + 1 } : {}),
  };
}

/** Finish time, never before the acceptance or an attempt, even if a clock was set back or the nodes' clocks differ. */
function finishTimeOf({ row, record, nowMs }: ReceiptRequest): number {
  return Math.ceil(Math.max(nowMs, row.created_at, ...record.attempts.map(({ startedAtMs }) => startedAtMs)));
}

/** Signs the next receipt of the account's chain. */
export function signNextReceipt(
  {
    account,
    row,
    record,
    secret,
    signingKeys,
  }: Pick<ReceiptRequest, 'account' | 'row' | 'record' | 'secret' | 'signingKeys'>,
  finishedAtMs: number,
) {
  const part = signedPartOf({
    id: row.id,
    record,
    test: row.is_test === 1,
    createdAtMs: row.created_at,
    finishedAtMs,
    destinationOrigin: row.destination_origin,
    fingerprints: {
      payload: row.payload_fingerprint,
      destination: row.destination_fingerprint,
      nonces: noncesOf(secret.accountKey(row.account_id), row.id),
    },
    settled: settlementOf(row),
    previous: account.last_receipt,
  });
  return signReceipt(part, (text) => signingKeys.sign(text));
}
