import type { Insertable, Kysely } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { EventTable, Tables } from '../db/tables.ts';
import type { Database, Db, Tx } from '../db/transaction.ts';
import type { EventRow } from './event-row.ts';
import { type EventSubscription, EventTail } from './event-tail.ts';
import type { EventListener } from './tail-reader.ts';

/** The names of the tables that have the shape of an event log. */
export type EventTableName = {
  [Name in keyof Tables]: Tables[Name] extends EventTable ? Name : never;
}[keyof Tables];

export type EventInput = Omit<Insertable<EventTable>, 'insertion_id' | 'position'>;

/** A module's log of changes. Its positions start at 1, rise by commit order and are never reused. */
export interface EventLog {
  /**
   * Writes the event in the caller's transaction and returns its insertion id, which is not its
   * position. The caller holds the subject's lock, so that events of one subject keep its order.
   */
  append(tx: Tx, event: EventInput): Promise<number>;
  /** The highest position, 0 when there is none. Every event up to it is visible, for ever. */
  head(db: Db): Promise<number>;
  /** Events after the position, in order, at most `limit`. */
  after(db: Db, position: number, limit: number): Promise<EventRow[]>;
  /**
   * Hands every later event to the listener, once and in order, several at a time. Resolves when it
   * listens: what was committed by then is found by reading, what comes after is handed over.
   * `onEnd` is called when the log is closed.
   */
  subscribe(listener: EventListener, onEnd?: () => void): Promise<EventSubscription>;
  /** New events may have been committed by this process. */
  wake(): void;
  /** Ends all subscriptions. */
  close(): void;
}

export interface EventLogOptions {
  readonly database: Database;
  readonly table: EventTableName;
  /** What a listener threw, or a failed read of new events; the reading is tried again. */
  readonly onError: (error: unknown) => void;
}

export function createEventLog({ database, table, onError }: EventLogOptions): EventLog {
  const head = (db: Db) => readHead(db, table);
  const after = async (db: Db, position: number, limit: number) => {
    const rows = await db.all(
      events(db, table)
        .selectAll()
        .where('position', '>', position)
        .orderBy('position')
        .limit(limit)
        .$castTo<EventRow>(),
    );
    const last = rows.at(-1);
    if (last !== undefined) db.positionRead?.(table, last.position, last.id);
    return rows;
  };
  const tail = new EventTail({
    head: () => head(database.db),
    after: (position, limit) => after(database.db, position, limit),
    follow: (listener) => database.feed.follow(table, listener),
    onError,
  });
  // On PostgreSQL an event has no position before the sequencer returns it one, and then the sequencer notifies.
  const wake = () => {
    if (database.dialect === 'sqlite') database.feed.changed(table, '');
  };
  return {
    append(tx, event) {
      tx.afterCommit(wake);
      return appendEvent(tx, table, event);
    },
    head,
    after,
    subscribe: (listener, onEnd) => tail.subscribe(listener, onEnd),
    wake,
    close: () => tail.close(),
  };
}

/** Writes an event in the caller's transaction; see EventLog.append. Who listens is not woken. */
export async function appendEvent(tx: Tx, table: EventTableName, event: EventInput): Promise<number> {
  const [row] = await tx.returning(statementsOf(table).insert(tx, { ...noDetails, ...event }));
  if (row === undefined) throw new Error('The database returned an event without an insertion id.');
  return row.insertion_id;
}

/** The same for an event whose insertion id the job does not need. */
export async function appendEventWithCommit(tx: Tx, table: EventTableName, event: EventInput): Promise<void> {
  await tx.runWithCommit(statementsOf(table).insert(tx, { ...noDetails, ...event }));
}

// A statement that is built once names the same columns every time.
const noDetails = { object_id: null, removed_ids: null, owner_id: null, actor_id: null, private_to: null };

/** The highest position of a log, 0 when it is empty. */
export async function readHead(db: Db, table: EventTableName): Promise<number> {
  const row = await db.first(statementsOf(table).head(db, {}));
  if (row === undefined) return 0;
  db.positionRead?.(table, row.position, row.id);
  return row.position;
}

const statements = new Map<EventTableName, ReturnType<typeof prepareFor>>();

function statementsOf(table: EventTableName) {
  const known = statements.get(table) ?? prepareFor(table);
  statements.set(table, known);
  return known;
}

function prepareFor(table: EventTableName) {
  return {
    insert: prepared((tx: Tx, event: EventInput) =>
      builder(tx)
        .insertInto(table as 'event')
        .values(event)
        .returning('insertion_id'),
    ),
    head: prepared((db: Db, _none: object) =>
      events(db, table)
        .select(['position', 'id'])
        .where('position', 'is not', null)
        .orderBy('position', 'desc')
        .limit(1)
        .$castTo<Pick<EventRow, 'position' | 'id'>>(),
    ),
  };
}

// One code for every module's log: they have the same shape under different names.
function builder(tx: Pick<Tx, 'query'>): Kysely<{ event: EventTable }> {
  return tx.query as unknown as Kysely<{ event: EventTable }>;
}

function events(db: Db, table: EventTableName) {
  return builder(db as unknown as Tx).selectFrom(table as 'event');
}
