import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { quoteIdentifier, type TableCopy } from './copy-plan.ts';
import type { CopySource, SourceValue } from './copy-source.ts';
import { TableChecksum, type TableSummary } from './row-checksum.ts';

/**
 * Limits of one INSERT; a larger row is inserted alone. The length of text is in UTF-16 code units, of blobs in bytes.
 */
const batchRowsMax = 2_000;
const batchLengthMax = 1_000_000;

/**
 * Reads a table of the embedded database and inserts its rows; only reads and checks them without a client. Throws
 * StartupError for a value that PostgreSQL cannot store.
 */
export async function copyTable(
  client: pg.ClientBase | null,
  source: CopySource,
  table: TableCopy,
  onBatch: (rows: number) => void,
): Promise<TableSummary> {
  const checksum = new TableChecksum();
  const insert = insertStatement(table);
  let pendingInsert: Promise<unknown> = Promise.resolve();
  for (const batch of readBatches(source, table, checksum)) {
    // The server inserts the previous batch while this one is read.
    await pendingInsert;
    if (client !== null) pendingInsert = client.query(insert, batch);
    // Awaited above; without this, an error while reading the next batch would leave a rejection unhandled.
    pendingInsert.catch(() => {});
    onBatch(checksum.summary.rows);
  }
  await pendingInsert;
  return checksum.summary;
}

/** INSERT with one array per column, so that the statement has a constant number of parameters. */
function insertStatement({ name, columns, derivedColumns }: TableCopy): string {
  const allColumns = [...columns, ...derivedColumns];
  const names = allColumns.map((column) => quoteIdentifier(column.name)).join();
  const arrays = allColumns.map(({ type }, index) => `$${index + 1}::${type}[]`).join();
  return `insert into ${quoteIdentifier(name)} (${names}) overriding system value select * from unnest(${arrays})`;
}

type Parameter = string | Buffer | null;

/** Batches of rows as one list per column. */
function* readBatches(source: CopySource, table: TableCopy, checksum: TableChecksum): Generator<Parameter[][]> {
  const { columns } = table;
  const deriveValues = createDerivation(table);
  let batch = newBatch(table);
  let rows = 0;
  let batchLength = 0;
  for (const values of source.rows(selectStatement(table))) {
    const copiedValues = values.slice(0, columns.length);
    checksum.add(copiedValues);
    const parameters = [
      ...copiedValues.map((value, index) => toParameter(value, table, index)),
      ...deriveValues(values),
    ];
    for (const [index, value] of parameters.entries()) {
      batch[index]?.push(value);
      batchLength += value?.length ?? 0;
    }
    rows += 1;
    if (rows < batchRowsMax && batchLength < batchLengthMax) continue;
    yield batch;
    batch = newBatch(table);
    rows = 0;
    batchLength = 0;
  }
  if (rows > 0) yield batch;
}

function newBatch({ columns, derivedColumns }: TableCopy): Parameter[][] {
  return [...columns, ...derivedColumns].map(() => []);
}

function selectStatement({ columns, derivedColumns, fromClause }: TableCopy): string {
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const expressions = derivedColumns.flatMap(({ definition }) => Object.values(definition.expressions));
  return `select ${[...names, ...expressions].join()} from ${fromClause}`;
}

/** Function that computes the derived columns of a row, which ends with the values of their expressions. */
function createDerivation({ columns, derivedColumns }: TableCopy): (values: readonly SourceValue[]) => string[] {
  if (derivedColumns.length === 0) return () => [];
  const names = [
    ...columns.map(({ name }) => name),
    ...derivedColumns.flatMap(({ definition }) => Object.keys(definition.expressions)),
  ];
  return (values) => {
    const row = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    return derivedColumns.map(({ definition }) => definition.valueOf(row));
  };
}

function toParameter(value: SourceValue, { name, columns }: TableCopy, index: number): Parameter {
  if (value === null || Buffer.isBuffer(value)) return value;
  const text = String(value);
  if (text.includes('\0'))
    throw new StartupError(
      `${name}.${columns[index]?.name} contains the character U+0000, which PostgreSQL cannot store: remove the record, then copy again.`,
    );
  return text;
}

/** Continues the identity column after the highest key ever assigned, including keys of deleted rows. */
export async function advanceIdentity(
  client: pg.ClientBase,
  { name, identityColumn }: TableCopy,
  lastKey: bigint,
): Promise<void> {
  if (identityColumn === null) return;
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), greatest(max(${quoteIdentifier(identityColumn)}), $3::bigint, 1), greatest(max(${quoteIdentifier(identityColumn)}), $3::bigint) > 0)::text from ${quoteIdentifier(name)}`,
    [quoteIdentifier(name), identityColumn, String(lastKey)],
  );
}
