import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { eventually } from './eventually.ts';

/** Where a server keeps its data. */
export interface StoredAt {
  readonly dataDir: string;
  /** Null: in the data folder. */
  readonly databaseUrl: string | null;
  /** Commits nothing on the connection of a server in this process. */
  readonly commit?: () => Promise<void>;
}

/** Runs one statement past the server, on either database; returns the rows, numbers as numbers. */
export async function rawRows(
  { dataDir, databaseUrl }: StoredAt,
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
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
  } finally {
    await client.end();
  }
}

/**
 * Resolves when a server that runs on this database reads what was written past it. On the embedded database its
 * readers keep one read transaction until the server's own next commit, which is at most a second away.
 */
export async function serverReads({ dataDir, databaseUrl, commit }: StoredAt): Promise<void> {
  if (databaseUrl !== null) return;
  if (commit !== undefined) return commit();
  const database = new Database(join(dataDir, 'rialto.sqlite'), { readonly: true });
  try {
    const readCommits = () => database.pragma('data_version', { simple: true });
    const before = readCommits();
    await eventually('the server commits', () => readCommits() !== before);
  } finally {
    database.close();
  }
}

/** The driver gives integers of 64 bits as text. */
function plain(value: string | number | null): string | number | null {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
}
