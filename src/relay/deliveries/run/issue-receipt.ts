import type { SigningKeys } from '../../../core/base/signing-keys.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { dailyCountAt } from '../../accounts/rules/trial.ts';
import { periodOf, type RelayAccountRow, undeliveredOf, updateRelayAccount } from '../../accounts/store/accounts.ts';
import type { Receipt } from '../../schemas.ts';
import type { RelaySecret } from '../../secrets.ts';
import { noncesOf } from '../rules/fingerprints.ts';
import { keptReceipt, signedPartOf, signReceipt } from '../rules/receipt.ts';
import type { WrittenEnd } from '../rules/record.ts';
import { type DeliveryRow, updateDelivery } from '../store/deliveries.ts';
import { columnsOf, finalColumns, nobody } from './record-columns.ts';

export interface FinishedRecord extends WrittenEnd {
  /** Both locked by the caller. */
  readonly account: RelayAccountRow;
  readonly row: DeliveryRow;
  readonly secret: RelaySecret;
  readonly signingKeys: SigningKeys;
  readonly nowMs: number;
}

/** Lets a delivery rest: its record, its receipt as the next of the account's chain, and the unit, in one transaction. */
export async function issueReceipt(
  tx: Tx,
  resting: FinishedRecord,
): Promise<{ receipt: Receipt; account: RelayAccountRow }> {
  const { row, record, nowMs } = resting;
  const finishedAtMs = endOf(resting);
  const { receipt, hash } = signNext(resting, finishedAtMs);
  const stored = JSON.stringify(keptReceipt(receipt));
  await updateDelivery(tx, row.id, { ...columnsOf(record, nobody), finished_at: finishedAtMs, receipt: stored });
  const account = { ...accountAfter(resting.account, resting, nowMs), last_receipt: hash };
  await updateRelayAccount(tx, account);
  return { receipt, account };
}

/** What the end of a delivery changes in the counts of its account. */
export function accountAfter(
  account: RelayAccountRow,
  { record, unitChange, undelivered, isCounted }: WrittenEnd,
  nowMs: number,
): RelayAccountRow {
  const today = dailyCountAt(undeliveredOf(account), nowMs);
  const period = periodOf(account, nowMs);
  return {
    ...account,
    units_taken: account.units_taken + unitChange,
    last_delivered: record.state === 'delivered' ? 1 : 0,
    undelivered_day: today.day,
    undelivered_count: today.count + undelivered,
    ...(isCounted ? { period_began_at: period.beganAtMs, period_count: period.count + 1 } : {}),
  };
}

/** A clock that was set back, or another node's, lets no delivery end before what happened in it. */
function endOf({ row, record, nowMs }: FinishedRecord): number {
  return Math.ceil(Math.max(nowMs, row.created_at, ...record.attempts.map(({ startedAtMs }) => startedAtMs)));
}

/** Signs the receipt of a delivery as the next of the account's chain. */
export function signNext(
  {
    account,
    row,
    record,
    secret,
    signingKeys,
  }: Pick<FinishedRecord, 'account' | 'row' | 'record' | 'secret' | 'signingKeys'>,
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
    settled: finalColumns(row),
    previous: account.last_receipt,
  });
  return signReceipt(part, (text) => signingKeys.sign(text));
}
