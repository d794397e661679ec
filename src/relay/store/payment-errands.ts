import type { Db, Tx } from '../../core/db/transaction.ts';
import type { PaymentErrandTable } from '../tables.ts';

/** `end`: a subscription at its provider; `mail`: a payer is told how to claim what it pays. */
export type ErrandKind = 'end' | 'mail';

export interface Errand {
  readonly kind: ErrandKind;
  readonly provider: string;
  /** The subscription, or the payer. */
  readonly subject: string;
}

export type ErrandRow = Omit<PaymentErrandTable, 'n'> & { readonly n: number };

/** Adds an errand; one that waits already stays as it is. */
export async function insertErrand(tx: Tx, errand: Errand, dueAtMs: number): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('relay_payment_errand')
      .values({ ...errand, due_at: dueAtMs, tries: 0 })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export async function isErrandDue(db: Db, kinds: readonly ErrandKind[], nowMs: number): Promise<boolean> {
  return (await db.first(dueErrand(db, kinds, nowMs))) !== undefined;
}

/** Takes the errand that is due longest, for so long that no other process does it meanwhile. */
export async function takeErrand(
  tx: Tx,
  kinds: readonly ErrandKind[],
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<ErrandRow | undefined> {
  const due = dueErrand(tx, kinds, nowMs);
  const row = await tx.first(tx.dialect === 'postgres' ? due.forUpdate().skipLocked() : due);
  if (row === undefined) return undefined;
  const tries = row.tries + 1;
  await tx.run(tx.query.updateTable('relay_payment_errand').set({ due_at: untilMs, tries }).where('n', '=', row.n));
  return { ...row, tries };
}

export async function putOffErrand(tx: Tx, n: number, dueAtMs: number): Promise<void> {
  await tx.run(tx.query.updateTable('relay_payment_errand').set({ due_at: dueAtMs }).where('n', '=', n));
}

export async function deleteErrand(tx: Tx, n: number): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_payment_errand').where('n', '=', n));
}

function dueErrand(db: Db, kinds: readonly ErrandKind[], nowMs: number) {
  return db.query
    .selectFrom('relay_payment_errand')
    .selectAll()
    .where('due_at', '<=', nowMs)
    .where('kind', 'in', kinds)
    .orderBy('due_at')
    .orderBy('n')
    .limit(1);
}
