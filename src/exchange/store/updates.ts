import { prepared } from '../../core/db/prepared.ts';
import type { Db } from '../../core/db/transaction.ts';
import type { EventRow } from '../../core/operation/event-row.ts';
import { eventConcernsAccount } from './event-concerns-account.ts';

/** Maximum positions to scan per call. */
const positionsPerCall = 5_000;
/** Positions per step, so that no read blocks the event loop for long. */
const positionsPerStep = 1_000;
const eventsPerPage = 200;

export interface EventScan {
  readonly rows: EventRow[];
  /** Last scanned position, where the next call continues. */
  readonly lastScannedPosition: number;
}

/** Filter of an account's events. */
export interface EventFilter {
  readonly accountId: string;
  /** Whether all public events match, including the account's own; otherwise those that concern the account. */
  readonly includesUnfollowed: boolean;
}

/** One page of events after the cursor that match the filter, in order; scans at most 5,000 positions. */
export async function scanEvents(db: Db, filter: EventFilter, cursor: number, head: number): Promise<EventScan> {
  const endPosition = Math.min(head, cursor + positionsPerCall);
  const rows: EventRow[] = [];
  let lastScannedPosition = cursor;
  while (lastScannedPosition < endPosition && rows.length < eventsPerPage) {
    const stepEndPosition = Math.min(endPosition, lastScannedPosition + positionsPerStep);
    const limit = eventsPerPage - rows.length;
    const stepRows = await db.all(
      (filter.includesUnfollowed ? publicEvents : followedEvents)(db, {
        accountId: filter.accountId,
        afterPosition: lastScannedPosition,
        untilPosition: stepEndPosition,
        limit,
      }),
    );
    rows.push(...stepRows);
    lastScannedPosition = stepRows.length === limit ? (stepRows.at(-1) as EventRow).position : stepEndPosition;
    if (lastScannedPosition < endPosition) await yieldToEventLoop();
  }
  return { rows, lastScannedPosition };
}

interface EventRange {
  readonly accountId: string;
  readonly afterPosition: number;
  readonly untilPosition: number;
  readonly limit: number;
}

const publicEvents = prepared((db: Db, step: EventRange) =>
  selectEvents(db, step).where((eb) =>
    eb.or([eb('v.private_to', 'is', null), eb('v.private_to', '=', step.accountId)]),
  ),
);

const followedEvents = prepared((db: Db, step: EventRange) =>
  selectEvents(db, step).where((eb) => eventConcernsAccount(eb, eb.val(step.accountId), db.dialect)),
);

function selectEvents(db: Db, { afterPosition, untilPosition, limit }: EventRange) {
  return db.query
    .selectFrom('exchange_event as v')
    .select([
      'v.insertion_id',
      'v.id',
      'v.kind',
      'v.occurred_at',
      'v.subject_id',
      'v.object_id',
      'v.removed_ids',
      'v.owner_id',
      'v.actor_id',
      'v.private_to',
    ])
    .select((column) => column.ref('v.position').$notNull().as('position'))
    .where('v.position', '>', afterPosition)
    .where('v.position', '<=', untilPosition)
    .orderBy('v.position')
    .limit(limit);
}

const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
