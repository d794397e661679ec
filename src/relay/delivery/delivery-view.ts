import { formatTime } from '../../core/base/clock.ts';
import type { Delivery } from '../schemas.ts';
import type { RelaySecrets } from '../secrets.ts';
import type { DeliveryRow } from '../store/deliveries.ts';
import { leftOfRow } from './record-columns.ts';
import { storedReceipt } from './stored-receipt.ts';

/** A delivery as its account sees it. */
export function viewOf(row: DeliveryRow, secrets: RelaySecrets): Delivery {
  return {
    id: row.id,
    state: row.state as Delivery['state'],
    effect: row.effect as Delivery['effect'],
    test: row.is_test === 1,
    destination_origin: row.destination_origin,
    created_at: formatTime(row.created_at),
    replays: row.replays,
    receipt: storedReceipt(row, secrets),
  };
}

/** Whether a record is still shown. */
export function isShown(row: DeliveryRow | undefined, nowMs: number): row is DeliveryRow {
  return leftOfRow(row, nowMs) === 'record';
}
