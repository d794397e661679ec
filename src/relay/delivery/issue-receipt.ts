import type { SigningKeys } from '../../core/base/signing-keys.ts';
import type { Tx } from '../../core/db/transaction.ts';
import type { DeliveryRecord } from '../rules/delivery/record.ts';
import { noncesOf } from '../rules/fingerprints.ts';
import { keptReceipt, signedPartOf, signReceipt } from '../rules/receipt.ts';
import type { Receipt } from '../schemas.ts';
import type { RelaySecret } from '../secrets.ts';
import { type RelayAccountRow, updateRelayAccount } from '../store/accounts.ts';
import { type DeliveryRow, updateDelivery } from '../store/deliveries.ts';
import { columnsOf, nobody } from './record-columns.ts';

export interface Resting {
  /** Both locked by the caller. */
  readonly account: RelayAccountRow;
  readonly row: DeliveryRow;
  readonly record: DeliveryRecord;
  readonly unitChange: -1 | 0 | 1;
  readonly secret: RelaySecret;
  readonly signingKeys: SigningKeys;
  readonly nowMs: number;
}

/** Lets a delivery rest: its record, its receipt as the next of the account's chain, and the unit, in one transaction. */
export async function issueReceipt(tx: Tx, resting: Resting): Promise<{ receipt: Receipt; account: RelayAccountRow }> {
  const { row, record, unitChange } = resting;
  const finishedAtMs = endOf(resting);
  const { receipt, hash } = sign(resting, finishedAtMs);
  const stored = JSON.stringify(keptReceipt(receipt));
  await updateDelivery(tx, row.id, { ...columnsOf(record, nobody), finished_at: finishedAtMs, receipt: stored });
  const account = {
    ...resting.account,
    units_taken: resting.account.units_taken + unitChange,
    last_receipt: hash,
  };
  await updateRelayAccount(tx, account);
  return { receipt, account };
}

/** A clock that was set back, or another node's, lets no delivery end before what happened in it. */
function endOf({ row, record, nowMs }: Resting): number {
  return Math.ceil(Math.max(nowMs, row.created_at, ...record.attempts.map(({ startedAtMs }) => startedAtMs)));
}

function sign({ account, row, record, secret, signingKeys }: Resting, finishedAtMs: number) {
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
    previous: account.last_receipt,
  });
  return signReceipt(part, (text) => signingKeys.sign(text));
}
