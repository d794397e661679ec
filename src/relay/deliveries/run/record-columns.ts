import type { Settled } from '../../schemas.ts';
import type { ExistingDelivery } from '../rules/admission.ts';
import type { Attempt } from '../rules/attempts.ts';
import type { DeliveryRecord, OpenAttempt } from '../rules/record.ts';
import { retainedPartOf } from '../rules/retention.ts';
import type { DeliveryCourse, DeliveryRow } from '../store/deliveries.ts';

/** What the machine knows of a delivery, from its row; null when the record is erased. */
export function recordOf(row: DeliveryRow): DeliveryRecord | null {
  const { state, effect } = row;
  if (state === 'erased') return null;
  return {
    state,
    effect,
    attempts: attemptsOf(row),
    open: row.open === null ? null : (JSON.parse(row.open) as OpenAttempt),
    replays: row.replays,
    holdsUnit: row.holds_unit === 1,
  };
}

/** The attempts that have ended. */
export function attemptsOf({ attempts }: Pick<DeliveryRow, 'attempts'>): Attempt[] {
  return JSON.parse(attempts) as Attempt[];
}

/** What the account states about the delivery. */
export function finalColumns({ settled }: Pick<DeliveryRow, 'settled'>): Settled | null {
  return settled === null ? null : (JSON.parse(settled) as Settled);
}

/** What is left of a row at this moment, whether or not it has been swept since. */
export function leftOfRow(row: DeliveryRow | undefined, nowMs: number): ReturnType<typeof retainedPartOf> {
  if (row === undefined) return 'nothing';
  const left = retainedPartOf(row.created_at, nowMs);
  return left === 'record' && row.erased === 1 ? 'key' : left;
}

/** The same for what was found under a key: nothing, the key alone, or a record. */
export function knownOf(row: DeliveryRow | undefined, nowMs: number): ExistingDelivery {
  const left = leftOfRow(row, nowMs);
  if (row === undefined || left === 'nothing') return 'nothing';
  return (left === 'record' ? recordOf(row) : null) ?? 'expired';
}

/** Who has a delivery in progress, and in which epoch of the database. */
export interface Holder {
  readonly node: string;
  readonly epoch: string;
}

/** Of a delivery that rests. */
export const nobody: Holder = { node: '', epoch: '' };

/** Whether the database was set back, to a backup or by a failover, since the row's attempt was opened. */
export function isRestoredFromBackup({ open }: Pick<DeliveryRow, 'open'>, epoch: string): boolean {
  return open !== null && (JSON.parse(open) as Partial<Holder>).epoch !== epoch;
}

/** The columns of a record; `holder` has it in progress as long as an attempt is open. */
export function columnsOf(
  record: DeliveryRecord,
  { node, epoch }: Holder,
): Omit<DeliveryCourse, 'finished_at' | 'receipt'> {
  return {
    state: record.state,
    effect: record.effect,
    attempts: JSON.stringify(record.attempts),
    open: record.open === null ? null : JSON.stringify({ ...record.open, epoch }),
    node: record.open === null ? null : node,
    replays: record.replays,
    holds_unit: record.holdsUnit ? 1 : 0,
  };
}
