import { type SqlBool, sql } from 'kysely';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Dialect } from '../../core/db/transaction.ts';
import type { EventRow } from '../../core/operation/event-row.ts';
import { type EventBuilder, eventConcernsAccount, removedIdRows } from './event-concerns-account.ts';
import type { EventFilter } from './updates.ts';

/** Position of the last matching event for each filter, in a contiguous range of the log; 0 for none. */
export async function matchEventFilters(
  db: Db,
  events: readonly EventRow[],
  filters: readonly EventFilter[],
): Promise<readonly number[]> {
  const [firstEvent, lastEvent] = [events[0], events.at(-1)];
  if (firstEvent === undefined || lastEvent === undefined) return filters.map(() => 0);
  const range = { afterPosition: firstEvent.position - 1, untilPosition: lastEvent.position };
  const accountIds = new Set(
    filters.filter(({ includesUnfollowed }) => !includesUnfollowed).map(({ accountId }) => accountId),
  );
  const lastConcernedPositions =
    accountIds.size === 0 ? new Map<string, number>() : await readLastConcernedPositions(db, range, [...accountIds]);
  const lastPublicPosition = events.findLast(({ private_to }) => private_to === null)?.position ?? 0;
  const lastPrivatePositions = new Map<string | null, number>(
    events.map((event) => [event.private_to, event.position]),
  );
  return filters.map(({ accountId, includesUnfollowed }) =>
    includesUnfollowed
      ? Math.max(lastPublicPosition, lastPrivatePositions.get(accountId) ?? 0)
      : (lastConcernedPositions.get(accountId) ?? 0),
  );
}

interface PositionRange {
  readonly afterPosition: number;
  readonly untilPosition: number;
}

async function readLastConcernedPositions(
  db: Db,
  range: PositionRange,
  accounts: readonly string[],
): Promise<Map<string, number>> {
  // SQLite has no array parameters; a list is passed as JSON text.
  const list = db.dialect === 'postgres' ? accounts : JSON.stringify(accounts);
  const rows = await db.all(lastConcernedPosition(db, { ...range, accounts: list }));
  return new Map(rows.map(({ account_id, position }) => [account_id, position]));
}

const lastConcernedPosition = prepared((db: Db, { accounts, ...range }: PositionRange & { accounts: unknown }) =>
  db.query
    .selectFrom(candidateAccounts(db.dialect, range).as('c'))
    .innerJoin('exchange_event as v', 'v.position', 'c.position')
    .select('c.account_id')
    .select(sql<number>`max(v.position)`.as('position'))
    .where(
      db.dialect === 'postgres'
        ? sql<SqlBool>`c.account_id = any(${accounts}::text[])`
        : sql<SqlBool>`c.account_id in (select value from json_each(${accounts}))`,
    )
    .where((eb) => eventConcernsAccount(eb as unknown as EventBuilder, eb.ref('c.account_id'), db.dialect))
    .groupBy('c.account_id'),
);

/** Accounts that each event may concern, found by event instead of by account; `eventConcernsAccount` decides. */
function candidateAccounts(dialect: Dialect, { afterPosition, untilPosition }: PositionRange) {
  const removedIds = removedIdRows(dialect);
  const range = sql`v.position > ${afterPosition} and v.position <= ${untilPosition}`;
  return sql<{ account_id: string; position: number }>`(
    select v.private_to as account_id, v.position from exchange_event v where ${range} and v.private_to is not null
    union select v.owner_id, v.position from exchange_event v where ${range} and v.owner_id is not null
    union select f.account_id, v.position from exchange_event v
      join exchange_follow f on f.target = v.subject_id and f.kind = 'entry' where ${range}
    union select f.account_id, v.position from exchange_event v join exchange_entry_tag t on t.entry_id = v.subject_id
      join exchange_follow f on f.target = t.tag and f.kind = 'tag' where ${range}
    union select f.account_id, v.position from exchange_event v cross join ${removedIds}
      join exchange_follow f on f.target = r.value and f.kind = 'entry' where ${range} and v.removed_ids is not null
    union select e.author_id, v.position from exchange_event v cross join ${removedIds}
      join exchange_entry e on e.id = r.value where ${range} and v.removed_ids is not null
  )`;
}
