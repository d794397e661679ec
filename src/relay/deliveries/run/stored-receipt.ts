import type { Receipt } from '../../schemas.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { noncesOf } from '../rules/fingerprints.ts';
import { fromStoredReceipt, type StoredReceipt } from '../rules/receipt.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import { secretOf } from './delivery-params.ts';

/**
 * Stored receipt of a finished delivery, with an unchanged signed part. Null while the delivery is in progress, and
 * when the secret of the record is no longer configured.
 */
export function storedReceipt(row: DeliveryRow, secrets: RelaySecrets): Receipt | null {
  const secret = secretOf(row, secrets);
  if (row.receipt === null || row.open !== null || secret === undefined) return null;
  const nonces = noncesOf(secret.accountKey(row.account_id), row.id);
  return fromStoredReceipt(JSON.parse(row.receipt) as StoredReceipt, nonces);
}
