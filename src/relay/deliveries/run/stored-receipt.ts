import type { Receipt } from '../../schemas.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { noncesOf } from '../rules/fingerprints.ts';
import { addStoredReceipt, fromStoredReceipt, type StoredReceipts, storedReceiptList } from '../rules/receipt.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import { secretOf } from './delivery-params.ts';

/**
 * Stored receipt of a finished delivery, with an unchanged signed part. Null while the delivery is in progress, and
 * when the secret of the record is no longer configured.
 */
export function storedReceipt(row: DeliveryRow, secrets: RelaySecrets): Receipt | null {
  return storedReceipts(row, secrets).receipt;
}

/** `earlier`: receipts before the latest one, oldest first; during a replay, all receipts. */
export function storedReceipts(
  row: DeliveryRow,
  secrets: RelaySecrets,
): { readonly receipt: Receipt | null; readonly earlier: Receipt[] } {
  const storedReceiptsOfRow = receiptsOf(row);
  const secret = secretOf(row, secrets);
  if (storedReceiptsOfRow === null || secret === undefined) return { receipt: null, earlier: [] };
  const nonces = noncesOf(secret.accountKey(row.account_id), row.id);
  const receipts = storedReceiptList(storedReceiptsOfRow).map((item) => fromStoredReceipt(item, nonces));
  if (row.open !== null) return { receipt: null, earlier: receipts };
  return { receipt: receipts.at(-1) ?? null, earlier: receipts.slice(0, -1) };
}

/** Value of the column after a receipt was issued; the receipts before it are kept, since the chain contains them. */
export function receiptColumnAfter(row: DeliveryRow, receipt: Receipt): string {
  return JSON.stringify(addStoredReceipt(receiptsOf(row), receipt));
}

function receiptsOf({ receipt }: Pick<DeliveryRow, 'receipt'>): StoredReceipts | null {
  return receipt === null ? null : (JSON.parse(receipt) as StoredReceipts);
}
