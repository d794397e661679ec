import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { LoggedAction } from '../../engines/driver.ts';

/** Stored form of a record: its number follows from its position, its hash from the chain. */
export type StoredRecord = readonly [tUs: number, seat: number | null, action: LoggedAction];

/** Stored batch: a JSON list of records and the number of the first. */
export interface StoredBatch {
  readonly first_n: number;
  readonly records: string;
}

/** End of a session's log: the row with the last records, and the next record number. */
export interface LogTail {
  readonly session_n: number;
  readonly before_n: number | null;
  readonly first_n: number;
}

/** Appends records; returns the number of their row, which becomes the last of the log. */
export async function appendRecords(tx: Tx, end: LogTail, records: readonly StoredRecord[]): Promise<number | null> {
  if (records.length === 0) return end.before_n;
  const [inserted] = await tx.returning(recordsInsert(tx, { ...end, records: JSON.stringify(records) }));
  if (inserted === undefined) throw new Error('The insert of log records returned no row.');
  return inserted.n;
}

const recordsInsert = prepared((tx: Tx, row: LogTail & { records: string }) =>
  tx.query.insertInto('arcade_actions').values(row).returning('n'),
);

/** Deletes the inserted row `n`, because a concurrent write of the session was committed first. */
export async function deleteRecords(tx: Tx, before: number | null, n: number | null): Promise<void> {
  if (n === null || n === before) return;
  await tx.run(tx.query.deleteFrom('arcade_actions').where('n', '=', n));
}

/** Numbered records after number `after` up to the end of row `last`, in order. */
export async function recordsAfter(
  db: Db,
  last: number | null,
  after: number,
): Promise<{ readonly n: number; readonly record: StoredRecord }[]> {
  const rows = last === null ? [] : await db.all(selectRowsFrom(db, { last, fromN: after + 1 }));
  return rows
    .flatMap(({ first_n, records }) =>
      (JSON.parse(records) as StoredRecord[]).map((record, index) => ({ n: first_n + index, record })),
    )
    .filter(({ n }) => n > after);
}

async function lastRow(db: Db, sessionN: number): Promise<number | null> {
  return (await db.first(logOf(db, { session_n: sessionN })))?.log_n ?? null;
}

const logOf = prepared((db: Db, { session_n }: { session_n: number }) =>
  db.query.selectFrom('arcade_session').select('log_n').where('n', '=', session_n),
);

/** Rows from the one that contains record number `fromN` up to row `last`, oldest first. */
const selectRowsFrom = prepared((db: Db, { last, fromN: fromRecord }: { last: number; fromN: number }) =>
  db.query
    .withRecursive('batch(before_n, first_n, records)', (query) =>
      query
        .selectFrom('arcade_actions')
        .select(['before_n', 'first_n', 'records'])
        .where('n', '=', last)
        .unionAll(
          query
            .selectFrom('batch')
            .innerJoin('arcade_actions as a', 'a.n', 'batch.before_n')
            .where('batch.first_n', '>', fromRecord)
            .select(['a.before_n', 'a.first_n', 'a.records']),
        ),
    )
    .selectFrom('batch')
    .select(['first_n', 'records'])
    .orderBy('first_n'),
);

/** Rows per read, few enough not to delay other requests. */
const rowsPerPage = 500;

/** Records of a session in order, read page by page. */
export async function* readBatches(db: Db, sessionN: number): AsyncGenerator<readonly StoredBatch[]> {
  const last = await lastRow(db, sessionN);
  const positions = last === null ? [] : await db.all(selectRowPositions(db, { last }));
  for (let from = 0; from < positions.length; from += rowsPerPage) {
    const page = positions.slice(from, from + rowsPerPage);
    const [first, end] = [page[0], page.at(-1)];
    if (first === undefined || end === undefined) return;
    yield await db.all(selectRowsFrom(db, { last: end.n, fromN: first.first_n }));
  }
}

/** Positions of all rows up to `last`, oldest first, without their records. */
const selectRowPositions = prepared((db: Db, { last }: { last: number }) =>
  db.query
    .withRecursive('place(n, before_n, first_n)', (query) =>
      query
        .selectFrom('arcade_actions')
        .select(['n', 'before_n', 'first_n'])
        .where('n', '=', last)
        .unionAll(
          query
            .selectFrom('place')
            .innerJoin('arcade_actions as a', 'a.n', 'place.before_n')
            .select(['a.n', 'a.before_n', 'a.first_n']),
        ),
    )
    .selectFrom('place')
    .select(['n', 'first_n'])
    .orderBy('first_n'),
);
