import type { Settled } from '../../schemas.ts';
import type { ExistingDelivery } from '../rules/admission.ts';
import type { Attempt } from '../rules/attempts.ts';
import type { DeliveryRecord, OpenAttempt } from '../rules/record.ts';
import { retainedPartOf } from '../rules/retention.ts';
import type { DeliveryRow, DeliveryUpdate } from '../store/deliveries.ts';

/** Record of a row; null when it is erased. */
export function recordOf(row: DeliveryRow): DeliveryRecord | null {
  const { state, effect } = row;
  if (state === 'erased') return null;
  return {
    state,
    effect,
    attempts: attemptsOf(row),
    open: row.open === null ? null : (JSON.parse(row.open) as OpenAttempt),
    replays: row.replays,
    hasUnit: row.holds_unit === 1,
  };
}

export function attemptsOf({ attempts }: Pick<DeliveryRow, 'attempts'>): Attempt[] {
  return JSON.parse(attempts) as Attempt[];
}

/** Statement of the account or the receiver about the delivery. */
export function settlementOf({ settled }: Pick<DeliveryRow, 'settled'>): Settled | null {
  return settled === null ? null : (JSON.parse(settled) as Settled);
}

/** Retained part of a row at a given time, whether or not the retention sweep has run. */
export function retainedPartOfRow(row: DeliveryRow | undefined, nowMs: number): ReturnType<typeof retainedPartOf> {
  if (row === undefined) return 'nothing';
  const part = retainedPartOf(row.created_at, nowMs);
  return part === 'record' && row.erased === 1 ? 'key' : part;
}

/** Stored delivery of a row, as input for `admit`. */
export function existingDeliveryOf(row: DeliveryRow | undefined, nowMs: number): ExistingDelivery {
  const part = retainedPartOfRow(row, nowMs);
  if (row === undefined || part === 'nothing') return 'nothing';
  return (part === 'record' ? recordOf(row) : null) ?? 'expired';
}

/** Node that runs a delivery, and the epoch of the database. */
export interface RunOwner {
  readonly node: string;
  readonly epoch: string;
}

/** Owner columns of finished deliveries. */
export const noOwner: RunOwner = { node: '', epoch: '' };

/** Whether the database was restored from a backup, or lost commits in a failover, since the attempt started. */
export function isRestoredFromBackup({ open }: Pick<DeliveryRow, 'open'>, epoch: string): boolean {
  return open !== null && (JSON.parse(open) as Partial<RunOwner>).epoch !== epoch;
}

/** Columns of a record; the owner is stored only while an attempt is in progress. */
export function columnsOf(
  record: DeliveryRecord,
  { node, epoch }: RunOwner,
): Omit<DeliveryUpdate, 'finished_at' | 'receipt'> {
  return {
    state: record.state,
    effect: record.effect,
    attempts: JSON.stringify(record.attempts),
    open: record.open === null ? null : JSON.stringify({ ...record.open, epoch }),
    node: record.open === null ? null : node,
    replays: record.replays,
    holds_unit: record.hasUnit ? 1 : 0,
  };
}
