import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { LoggedAction } from '../../engines/driver.ts';

/** Stored form of a record: its number follows from its index in the log, its hash from the chain. */
export type StoredRecord = readonly [tUs: number, seat: number | null, action: LoggedAction];

/** Stored batch: a JSON list of records and the number of the first record. */
export interface StoredBatch {
  readonly first_n: number;
  readonly records: string;
}

/** End of a session's log, after which records are appended. */
export interface LogTail {
  readonly session_n: number;
  /** Number of the row with the last records; null for an empty log. */
  readonly before_n: number | null;
  /** Number of the next record. */
  readonly first_n: number;
}

/** Appends records; returns the number of their row, which becomes the last of the log, or `before_n` without records. */
export async function appendRecords(tx: Tx, tail: LogTail, records: readonly StoredRecord[]): Promise<number | null> {
  if (records.length === 0) return tail.before_n;
  const [inserted] = await tx.returning(recordsInsert(tx, { ...tail, records: JSON.stringify(records) }));
  if (inserted === undefined) throw new Error('The insert of log records returned no row.');
  return inserted.n;
}

const recordsInsert = prepared((tx: Tx, row: LogTail & { records: string }) =>
  tx.query.insertInto('arcade_actions').values(row).returning('n'),
);

/**
 * Deletes the row `n` that `appendRecords` returned, because a concurrent write of the session was committed first.
 * Deletes nothing if no records were appended after the row `previousN`.
 */
export async function deleteRecords(tx: Tx, previousN: number | null, n: number | null): Promise<void> {
  if (n === null || n === previousN) return;
  await tx.run(tx.query.deleteFrom('arcade_actions').where('n', '=', n));
}

/** Numbered records after number `afterRecordN` up to the end of row `lastRowN`, in order. */
export async function listRecordsAfter(
  db: Db,
  lastRowN: number | null,
  afterRecordN: number,
): Promise<{ readonly n: number; readonly record: StoredRecord }[]> {
  const rows = lastRowN === null ? [] : await db.all(selectRowsFrom(db, { lastRowN, fromRecordN: afterRecordN + 1 }));
  return rows
    .flatMap(({ first_n, records }) =>
      (JSON.parse(records) as StoredRecord[]).map((record, index) => ({ n: first_n + index, record })),
    )
    .filter(({ n }) => n > afterRecordN);
}

async function findLastRow(db: Db, sessionN: number): Promise<number | null> {
  return (await db.first(lastRowOfLog(db, { session_n: sessionN })))?.log_n ?? null;
}

const lastRowOfLog = prepared((db: Db, { session_n }: { session_n: number }) =>
  db.query.selectFrom('arcade_session').select('log_n').where('n', '=', session_n),
);

/** Rows from the one that contains record number `fromRecordN` up to row `lastRowN`, oldest first. */
const selectRowsFrom = prepared((db: Db, { lastRowN, fromRecordN }: { lastRowN: number; fromRecordN: number }) =>
  db.query
    .withRecursive('batch(before_n, first_n, records)', (query) =>
      query
        .selectFrom('arcade_actions')
        .select(['before_n', 'first_n', 'records'])
        .where('n', '=', lastRowN)
        .unionAll(
          query
            .selectFrom('batch')
            .innerJoin('arcade_actions as a', 'a.n', 'batch.before_n')
            .where('batch.first_n', '>', fromRecordN)
            .select(['a.before_n', 'a.first_n', 'a.records']),
        ),
    )
    .selectFrom('batch')
    .select(['first_n', 'records'])
    .orderBy('first_n'),
);

/** Rows per read, few enough not to delay other requests. */
const rowsPerPage = 500;

/** Batches of records of a session in order, read page by page. */
export async function* readBatches(db: Db, sessionN: number): AsyncGenerator<readonly StoredBatch[]> {
  const lastRowN = await findLastRow(db, sessionN);
  const rowNumbers = lastRowN === null ? [] : await db.all(selectRowNumbers(db, { lastRowN }));
  for (let from = 0; from < rowNumbers.length; from += rowsPerPage) {
    const page = rowNumbers.slice(from, from + rowsPerPage);
    const [firstRow, lastRow] = [page[0], page.at(-1)];
    if (firstRow === undefined || lastRow === undefined) return;
    yield await db.all(selectRowsFrom(db, { lastRowN: lastRow.n, fromRecordN: firstRow.first_n }));
  }
}

/** Numbers of all rows up to row `lastRowN` and of their first records, oldest first. */
const selectRowNumbers = prepared((db: Db, { lastRowN }: { lastRowN: number }) =>
  db.query
    .withRecursive('log_row(n, before_n, first_n)', (query) =>
      query
        .selectFrom('arcade_actions')
        .select(['n', 'before_n', 'first_n'])
        .where('n', '=', lastRowN)
        .unionAll(
          query
            .selectFrom('log_row')
            .innerJoin('arcade_actions as a', 'a.n', 'log_row.before_n')
            .select(['a.n', 'a.before_n', 'a.first_n']),
        ),
    )
    .selectFrom('log_row')
    .select(['n', 'first_n'])
    .orderBy('first_n'),
);
