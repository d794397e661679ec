import type { Insertable, Kysely } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { EventTable, Tables } from '../db/tables.ts';
import type { Database, Db, Tx } from '../db/transaction.ts';
import type { EventRow } from './event-row.ts';
import { type EventSubscription, EventTail } from './event-tail.ts';
import type { EventListener } from './tail-reader.ts';

/** Names of the tables that are event logs. */
export type EventTableName = {
  [Name in keyof Tables]: Tables[Name] extends EventTable ? Name : never;
}[keyof Tables];

export type EventInput = Omit<Insertable<EventTable>, 'insertion_id' | 'position'>;

/** Append-only log of a module's changes. Positions start at 1, increase in commit order and are never reused. */
export interface EventLog {
  /**
   * Inserts the event in the caller's transaction and returns its insertion id, which is not its position. The caller
   * holds the subject's row lock, which keeps the events of one subject in order.
   */
  append(tx: Tx, event: EventInput): Promise<number>;
  /** The highest position, 0 when the log is empty. All events up to it are visible and stay visible. */
  head(db: Db): Promise<number>;
  /** Events after the position in order, at most `limit`. */
  after(db: Db, position: number, limit: number): Promise<EventRow[]>;
  /**
   * Calls the listener with batches of new events, in order, each event once. Events up to the position of the returned
   * subscription are not delivered; read them with `after`. `onEnd` is called when the log is closed, or the epoch of
   * its positions has ended.
   */
  subscribe(listener: EventListener, onEnd?: () => void): Promise<EventSubscription>;
  /** Notifies subscribers; to be called when this process may have committed events. */
  wake(): void;
  /** Ends all subscriptions. */
  close(): void;
}

export interface EventLogOptions {
  readonly database: Database;
  readonly table: EventTableName;
  /** Called with an error of a listener or of a read; failed reads are retried. */
  readonly onError: (error: unknown) => void;
}

export function createEventLog({ database, table, onError }: EventLogOptions): EventLog {
  const readCurrentHead = (db: Db) => readHead(db, table);
  const listAfter = async (db: Db, position: number, limit: number) => {
    const rows = await db.all(
      selectEvents(db, table)
        .selectAll()
        .where('position', '>', position)
        .orderBy('position')
        .limit(limit)
        .$castTo<EventRow>(),
    );
    const lastEvent = rows.at(-1);
    if (lastEvent !== undefined) db.onPositionRead?.(table, lastEvent.position, lastEvent.id);
    return rows;
  };
  const tail = new EventTail({
    epoch: () => database.epoch,
    head: () => readCurrentHead(database.db),
    after: (position, limit) => listAfter(database.db, position, limit),
    subscribeToChanges: (listener) => database.feed.subscribe(table, listener),
    onError,
  });
  // On PostgreSQL an event has no position until the sequencer assigns one and notifies.
  const wake = () => {
    if (database.dialect === 'sqlite') database.feed.notify(table, '');
  };
  return {
    append(tx, event) {
      tx.afterCommit(wake);
      return appendEvent(tx, table, event);
    },
    head: readCurrentHead,
    after: listAfter,
    subscribe: (listener, onEnd) => tail.subscribe(listener, onEnd),
    wake,
    close: () => tail.close(),
  };
}

/** Inserts an event like EventLog.append, but does not wake subscribers. */
export async function appendEvent(tx: Tx, table: EventTableName, event: EventInput): Promise<number> {
  const [row] = await tx.returning(statementsOf(table).insert(tx, { ...optionalColumns, ...event }));
  if (row === undefined) throw new Error('The database returned an event without an insertion id.');
  return row.insertion_id;
}

/** Inserts an event together with COMMIT, in one round trip on PostgreSQL; returns no insertion id. */
export async function appendEventWithCommit(tx: Tx, table: EventTableName, event: EventInput): Promise<void> {
  await tx.runWithCommit(statementsOf(table).insert(tx, { ...optionalColumns, ...event }));
}

// A prepared statement needs the same columns for every event.
const optionalColumns = { object_id: null, removed_ids: null, owner_id: null, actor_id: null, private_to: null };

/** Highest position of a log, 0 when it is empty. */
export async function readHead(db: Db, table: EventTableName): Promise<number> {
  const row = await db.first(statementsOf(table).head(db, {}));
  if (row === undefined) return 0;
  db.onPositionRead?.(table, row.position, row.id);
  return row.position;
}

const statements = new Map<EventTableName, ReturnType<typeof prepareStatements>>();

function statementsOf(table: EventTableName) {
  const tableStatements = statements.get(table) ?? prepareStatements(table);
  statements.set(table, tableStatements);
  return tableStatements;
}

function prepareStatements(table: EventTableName) {
  return {
    insert: prepared((tx: Tx, event: EventInput) =>
      queryOf(tx)
        .insertInto(table as 'event')
        .values(event)
        .returning('insertion_id'),
    ),
    head: prepared((db: Db, _parameters: object) =>
      selectEvents(db, table)
        .select(['position', 'id'])
        .where('position', 'is not', null)
        .orderBy('position', 'desc')
        .limit(1)
        .$castTo<Pick<EventRow, 'position' | 'id'>>(),
    ),
  };
}

// All event tables have the same columns, so queries are typed for one of them.
function queryOf(tx: Pick<Tx, 'query'>): Kysely<{ event: EventTable }> {
  return tx.query as unknown as Kysely<{ event: EventTable }>;
}

function selectEvents(db: Db, table: EventTableName) {
  return queryOf(db as unknown as Tx).selectFrom(table as 'event');
}
