import { sql } from 'kysely';
import type { Tx } from '../../../core/db/transaction.ts';

/** Column values of an erased record. Its ids, `key_hash`, `secret`, `created_at` and `holds_unit` remain. */
const erasure = {
  erased: 1,
  payload_fingerprint: '',
  destination_fingerprint: '',
  destination_origin: '',
  is_test: 0,
  finished_at: null,
  state: 'erased',
  effect: 'none',
  attempts: '[]',
  open: null,
  node: null,
  replays: 0,
  receipt: null,
  settled: null,
  receipt_asked_at: null,
} as const;

const excessScanMax = 50;

// Literal conditions, because only those use the partial indexes.
const isNotErased = sql<boolean>`erased = 0`;
const isErased = sql<boolean>`erased = 1`;

/** Erases all records of an account, including running ones; returns their number. */
export function eraseDeliveriesOf(tx: Tx, accountId: string): Promise<number> {
  tx.markErasure();
  return tx.run(
    tx.query.updateTable('relay_delivery').set(erasure).where('account_id', '=', accountId).where(isNotErased),
  );
}

/** Erases finished records accepted at or before this time; returns how many were selected. */
export async function eraseDeliveriesUntil(tx: Tx, createdAtMs: number, limit: number): Promise<number> {
  const rows = await tx.all(
    tx.query
      .selectFrom('relay_delivery')
      .select('id')
      .where(isNotErased)
      .where('created_at', '<=', createdAtMs)
      .where('node', 'is', null)
      .orderBy('created_at')
      .limit(limit),
  );
  if (rows.length === 0) return 0;
  tx.markErasure();
  // Another node may have erased some of them.
  await tx.run(
    tx.query
      .updateTable('relay_delivery')
      .set(erasure)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .where(isNotErased)
      .where('node', 'is', null),
  );
  return rows.length;
}

/**
 * Erases finished records of an account beyond its newest `retainedMax`. Scans `excessScanMax` rows per call, enough
 * when it is called for each new record.
 */
export async function eraseExcessDeliveries(tx: Tx, accountId: string, retainedMax: number): Promise<void> {
  const excessRows = await tx.all(
    tx.query
      .selectFrom('relay_delivery')
      .select('n')
      .where('account_id', '=', accountId)
      .orderBy('n', 'desc')
      .offset(retainedMax)
      .limit(excessScanMax),
  );
  if (excessRows.length === 0) return;
  const numbers = excessRows.map(({ n }) => n);
  await tx.run(
    tx.query
      .updateTable('relay_delivery')
      .set(erasure)
      .where('n', 'in', numbers)
      .where('erased', '=', 0)
      .where('node', 'is', null),
  );
}

/** Deletes erased records accepted at or before this time; returns their number. */
export function deleteErasedUntil(tx: Tx, createdAtMs: number, limit: number): Promise<number> {
  const expiredRows = tx.query
    .selectFrom('relay_delivery')
    .select('n')
    .where(isErased)
    .where('created_at', '<=', createdAtMs)
    .orderBy('created_at')
    .limit(limit);
  return tx.run(tx.query.deleteFrom('relay_delivery').where('n', 'in', expiredRows));
}

/** Deletes a delivery whose retention has ended, so that its key can be used again. The caller holds its lock. */
export async function deleteExpiredDelivery(tx: Tx, id: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_delivery').where('id', '=', id));
}
