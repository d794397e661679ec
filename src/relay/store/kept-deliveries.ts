import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction.ts';

/** What is left of a record: the HMAC of its key, made by which secret, and since when. */
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
} as const;

// Spelled out, so that the indexes of what is kept and of what is erased are used.
const isKept = sql<boolean>`erased = 0`;
const isErased = sql<boolean>`erased = 1`;

/** Erases all records of an account, those under way included; tells how many. */
export function eraseDeliveriesOf(tx: Tx, accountId: string): Promise<number> {
  return tx.run(tx.query.updateTable('relay_delivery').set(erasure).where('account_id', '=', accountId).where(isKept));
}

/** Erases records that were accepted at this moment or before and rest; tells how many there were to erase. */
export async function eraseDeliveriesUntil(tx: Tx, createdAtMs: number, limit: number): Promise<number> {
  const found = await tx.all(
    tx.query
      .selectFrom('relay_delivery')
      .select('id')
      .where(isKept)
      .where('created_at', '<=', createdAtMs)
      .where('node', 'is', null)
      .orderBy('created_at')
      .limit(limit),
  );
  if (found.length === 0) return 0;
  // Another node may have been faster.
  await tx.run(
    tx.query
      .updateTable('relay_delivery')
      .set(erasure)
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .where(isKept)
      .where('node', 'is', null),
  );
  return found.length;
}

/** Forgets erased records that were accepted at this moment or before; tells how many. */
export function forgetDeliveriesUntil(tx: Tx, createdAtMs: number, limit: number): Promise<number> {
  const old = tx.query
    .selectFrom('relay_delivery')
    .select('n')
    .where(isErased)
    .where('created_at', '<=', createdAtMs)
    .orderBy('created_at')
    .limit(limit);
  return tx.run(tx.query.deleteFrom('relay_delivery').where('n', 'in', old));
}

/** Forgets a single one, so that its key can begin anew. The caller holds its lock. */
export async function forgetDelivery(tx: Tx, id: string): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_delivery').where('id', '=', id));
}
