import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { PaymentJobTable } from '../../tables.ts';

export type PaymentJobKind = PaymentJobTable['kind'];

export interface PaymentJob {
  readonly kind: PaymentJobKind;
  readonly provider: string;
  /** Id of the subscription, payer or account. */
  readonly subject: string;
}

/** Stored job. `n`: id of the row. */
export type PaymentJobRow = Omit<PaymentJobTable, 'n'> & { readonly n: number };

/** Adds a job unless it exists. */
export async function insertPaymentJob(tx: Tx, job: PaymentJob, dueAtMs: number): Promise<void> {
  await tx.run(
    tx.query
      .insertInto('relay_payment_errand')
      .values({ ...job, due_at: dueAtMs, tries: 0 })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Adds a job, or changes the due time of an existing one. */
export async function schedulePaymentJob(tx: Tx, job: PaymentJob, dueAtMs: number): Promise<void> {
  await insertPaymentJob(tx, job, dueAtMs);
  await tx.run(paymentJobUpdate(tx, job).set({ due_at: dueAtMs }));
}

/** Adds a job, or moves an existing one to an earlier time. */
export async function schedulePaymentJobEarlier(tx: Tx, job: PaymentJob, dueAtMs: number): Promise<void> {
  await insertPaymentJob(tx, job, dueAtMs);
  await tx.run(paymentJobUpdate(tx, job).set({ due_at: dueAtMs }).where('due_at', '>', dueAtMs));
}

function paymentJobUpdate(tx: Tx, { kind, provider, subject }: PaymentJob) {
  const jobs = tx.query.updateTable('relay_payment_errand').where('kind', '=', kind);
  return jobs.where('provider', '=', provider).where('subject', '=', subject);
}

export async function isPaymentJobDue(db: Db, kinds: readonly PaymentJobKind[], nowMs: number): Promise<boolean> {
  return (await db.first(selectDueJob(db, kinds, nowMs))) !== undefined;
}

/** Leases the due job with the earliest due time by postponing it to `untilMs`, when the lease ends. */
export async function leasePaymentJob(
  tx: Tx,
  kinds: readonly PaymentJobKind[],
  { nowMs, untilMs }: { readonly nowMs: number; readonly untilMs: number },
): Promise<PaymentJobRow | undefined> {
  const dueJobs = selectDueJob(tx, kinds, nowMs);
  const row = await tx.first(tx.dialect === 'postgres' ? dueJobs.forUpdate().skipLocked() : dueJobs);
  if (row === undefined) return undefined;
  const tries = row.tries + 1;
  await tx.run(tx.query.updateTable('relay_payment_errand').set({ due_at: untilMs, tries }).where('n', '=', row.n));
  return { ...row, due_at: untilMs, tries };
}

type PaymentJobLease = Pick<PaymentJobRow, 'n' | 'due_at'>;

/** Postpones a leased job, unless it was scheduled again during the lease. */
export async function postponePaymentJob(tx: Tx, { n, due_at }: PaymentJobLease, dueAtMs: number): Promise<void> {
  const job = tx.query.updateTable('relay_payment_errand').where('n', '=', n).where('due_at', '=', due_at);
  await tx.run(job.set({ due_at: dueAtMs }));
}

/** Deletes a leased job, unless it was scheduled again during the lease. */
export async function deletePaymentJob(tx: Tx, { n, due_at }: PaymentJobLease): Promise<void> {
  await tx.run(tx.query.deleteFrom('relay_payment_errand').where('n', '=', n).where('due_at', '=', due_at));
}

function selectDueJob(db: Db, kinds: readonly PaymentJobKind[], nowMs: number) {
  return db.query
    .selectFrom('relay_payment_errand')
    .selectAll()
    .where('due_at', '<=', nowMs)
    .where('kind', 'in', kinds)
    .orderBy('due_at')
    .orderBy('n')
    .limit(1);
}
