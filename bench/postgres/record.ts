import pg from 'pg';
import { hashCredential } from '../../src/core/operation/credentials.ts';
import { startServer } from '../../test/support/server.ts';
import type { ParameterSource, RecordedStatement, Recording } from './recording.ts';

export interface RequestToRecord {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Null: no credential. */
  readonly credential: string | null;
}

interface ObservedStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  /** The first row of the result. */
  row: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Runs each request once on Rialto, in this process and on this database, and records its statements, so that the
 * baseline server can execute the same work.
 */
export async function record(databaseUrl: string, requests: readonly RequestToRecord[]): Promise<Recording[]> {
  const server = await startServer({ DATABASE_URL: databaseUrl });
  try {
    const recordings: Recording[] = [];
    for (const request of requests) recordings.push(await recordOne(server.url, request));
    return recordings;
  } finally {
    await server.close();
  }
}

async function recordOne(url: string, { operation, input, credential }: RequestToRecord): Promise<Recording> {
  const path = `/exchange/api/v1/operations/${operation}`;
  const authorization = credential === null ? {} : { authorization: `Bearer ${credential}` };
  const { observed, result } = await recordQueries(async () => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify(input),
    });
    if (!response.ok)
      throw new Error(`${operation} returned ${response.status} while it was recorded: ${await response.text()}`);
    return response.text();
  });
  return { path, statements: replaceValues(observed, input, credential), response: result };
}

// Statements of background work, such as the sequencer and lease renewals, which are not recorded.
const backgroundPattern = /position"? is null|\bnode\b|\bmeta\b|\boutage\b|advisory|pg_|session_timeout|\blisten\b/i;

interface Rows {
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
}
type AnyQuery = (...args: unknown[]) => Promise<Rows> | undefined;

async function recordQueries<Result>(
  run: () => Promise<Result>,
): Promise<{ observed: ObservedStatement[]; result: Result }> {
  const client = pg.Client.prototype as unknown as { query: AnyQuery };
  const { query } = client;
  const observed: ObservedStatement[] = [];
  client.query = function (this: unknown, ...args) {
    const [request] = args as [string | { name?: string; text: string; values?: unknown[] }];
    const statement = typeof request === 'string' ? { text: request } : request;
    if (backgroundPattern.test(statement.text)) return query.apply(this, args);
    const recorded: ObservedStatement = {
      name: statement.name,
      text: statement.text,
      values: statement.values ?? [],
      row: undefined,
    };
    observed.push(recorded);
    const setRow = (result: Rows | undefined) => {
      recorded.row = result?.rows?.[0];
    };
    // The pool passes a callback, transactions use the promise.
    const queryResult = query.apply(
      this,
      args.map((arg) => (typeof arg === 'function' ? wrapCallback(arg as Callback, setRow) : arg)),
    );
    void queryResult?.then(setRow, () => {});
    return queryResult;
  };
  try {
    return { observed, result: await run() };
  } finally {
    client.query = query;
  }
}

type Callback = (error: unknown, result: Rows | undefined) => void;

function wrapCallback(callback: Callback, setRow: (result: Rows | undefined) => void): Callback {
  return (error, result) => {
    setRow(result);
    callback(error, result);
  };
}

function replaceValues(
  observed: readonly ObservedStatement[],
  input: Readonly<Record<string, unknown>>,
  credential: string | null,
): RecordedStatement[] {
  const ids = new Map<string, number>();
  const requestValues: RequestValues = { input, hash: credential === null ? null : hashCredential(credential), ids };
  return observed.map((statement, index) => ({
    name: statement.name,
    text: statement.text,
    values: statement.values.map((value) => sourceOf(value, requestValues, observed.slice(0, index))),
  }));
}

interface RequestValues {
  readonly input: Readonly<Record<string, unknown>>;
  readonly hash: string | null;
  readonly ids: Map<string, number>;
}

const idPattern = /^([a-z]{3}_)[0-9a-z]{26}$/;

function sourceOf(
  value: unknown,
  { input, hash, ids }: RequestValues,
  earlierStatements: readonly ObservedStatement[],
): ParameterSource {
  if (value === hash && hash !== null) return { from: 'credential' };
  // Shorter values may equal an input property by chance.
  const property = Object.keys(input).find(
    (name) => typeof value === 'string' && value.length > 4 && input[name] === value,
  );
  if (property !== undefined) return { from: 'body', property };
  const id = typeof value === 'string' ? idPattern.exec(value) : null;
  const row = findRow(value, id !== null, earlierStatements);
  if (row !== null) return row;
  if (id === null) return { from: 'constant', value };
  const number = ids.get(value as string) ?? ids.size;
  ids.set(value as string, number);
  return { from: 'id', prefix: id[1] as string, number };
}

/** Finds an id or insertion id in the rows of earlier statements. */
function findRow(
  value: unknown,
  isId: boolean,
  earlierStatements: readonly ObservedStatement[],
): ParameterSource | null {
  for (const [statement, { row }] of earlierStatements.entries()) {
    for (const [column, returned] of Object.entries(row ?? {})) {
      if (returned === value && (isId || column === 'insertion_id')) return { from: 'row', statement, column };
    }
  }
  return null;
}
