import { formatTime } from '../../../core/base/clock.ts';
import type { Delivery } from '../../schemas.ts';
import type { RelaySecrets } from '../../secrets.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import { retainedPartOfRow } from './record-columns.ts';
import { storedReceipts } from './stored-receipt.ts';

/** A row with a record that is not erased. */
type RetainedRow = DeliveryRow & { readonly state: Delivery['state'] };

/** Public representation of a delivery. */
export function viewOf(row: RetainedRow, secrets: RelaySecrets): Delivery {
  const { receipt, earlier } = storedReceipts(row, secrets);
  return {
    id: row.id,
    state: row.state,
    effect: row.effect,
    test: row.is_test === 1,
    destination_origin: row.destination_origin,
    created_at: formatTime(row.created_at),
    replays: row.replays,
    receipt,
    earlier_receipts: earlier,
  };
}

/** Whether a record exists and has not expired. */
export function isRetained(row: DeliveryRow | undefined, nowMs: number): row is RetainedRow {
  return retainedPartOfRow(row, nowMs) === 'record';
}
