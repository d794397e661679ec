import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { eventually } from './eventually.ts';

/** Location of a server's data. */
export interface DataLocation {
  readonly dataDir: string;
  /** Null for SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** Makes an empty commit on the connection of a server in this process. */
  readonly commit?: () => Promise<void>;
}

/** Runs one statement directly on either database; returns the rows, with numbers as numbers. */
export async function rawRows(
  { dataDir, databaseUrl }: DataLocation,
  statement: string,
  timeoutMs = 5_000,
): Promise<Record<string, string | number | null>[]> {
  if (databaseUrl === null) {
    const database = new Database(join(dataDir, 'rialto.sqlite'), { timeout: timeoutMs });
    try {
      const prepared = database.prepare<[], Record<string, string | number | null>>(statement);
      if (prepared.reader) return prepared.all();
      prepared.run();
      return [];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string | number | null>>(statement);
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toNumber(value)])));
  } finally {
    await client.end();
  }
}

/**
 * Waits until a running server can read rows that were written directly. On SQLite its readers keep one read
 * transaction until the server's next commit, at most a second later.
 */
export async function waitUntilRowsAreVisible({ dataDir, databaseUrl, commit }: DataLocation): Promise<void> {
  if (databaseUrl !== null) return;
  if (commit !== undefined) return commit();
  const database = new Database(join(dataDir, 'rialto.sqlite'), { readonly: true });
  try {
    const readDataVersion = () => database.pragma('data_version', { simple: true });
    const initialVersion = readDataVersion();
    await eventually('the server commits', () => readDataVersion() !== initialVersion);
  } finally {
    database.close();
  }
}

/** Converts texts of at most 15 digits to numbers, since the driver returns 64-bit integers as text. */
function toNumber(value: string | number | null): string | number | null {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}
