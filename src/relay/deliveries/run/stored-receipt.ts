import type { Receipt } from '../../schemas.ts';
import type { RelaySecrets } from '../../secrets.ts';
import { noncesOf } from '../rules/fingerprints.ts';
import { type KeptReceipt, receiptFromKept } from '../rules/receipt.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import { secretOf } from './order.ts';

/**
 * The receipt of a delivery that rests, its signed part byte for byte as it was first given. Null
 * while the delivery is in progress, and when the secret that it was made with is gone.
 */
export function storedReceipt(row: DeliveryRow, secrets: RelaySecrets): Receipt | null {
  const secret = secretOf(row, secrets);
  if (row.receipt === null || row.open !== null || secret === undefined) return null;
  const nonces = noncesOf(secret.accountKey(row.account_id), row.id);
  return receiptFromKept(JSON.parse(row.receipt) as KeptReceipt, nonces);
}
