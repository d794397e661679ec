import type { Db, Tx } from '../../../core/db/transaction.ts';

export interface EchoRow {
  /** SHA-256 of the destination's id. */
  readonly id_hash: string;
  readonly received_at: number;
  /** JSON of `EchoRequest`. */
  readonly request: string;
}

/** Replaces the stored request of an echo destination. */
export async function putEcho(tx: Tx, row: EchoRow): Promise<void> {
  const { received_at, request } = row;
  await tx.run(
    tx.query
      .insertInto('relay_echo')
      .values(row)
      .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ received_at, request })),
  );
}

/** Stored request, if it was received after `afterMs`. */
export function findEcho(db: Db, idHash: string, afterMs: number): Promise<EchoRow | undefined> {
  return db.first(
    db.query.selectFrom('relay_echo').selectAll().where('id_hash', '=', idHash).where('received_at', '>', afterMs),
  );
}

/** Deletes requests received at or before this time; returns their number. */
export function deleteEchoesUntil(tx: Tx, receivedAtMs: number, limit: number): Promise<number> {
  const expiredRows = tx.query.selectFrom('relay_echo').select('id_hash').where('received_at', '<=', receivedAtMs);
  const deletion = tx.query.deleteFrom('relay_echo').where('id_hash', 'in', expiredRows.limit(limit));
  // Checked again, because a concurrent request may have replaced the row.
  return tx.run(deletion.where('received_at', '<=', receivedAtMs));
}
