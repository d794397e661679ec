import type { Clock } from '../base/clock.ts';
import type { DatabaseSettingNames } from '../base/databases.ts';
import type { Migration } from './migration.ts';
import type { RecordTable } from './record-changes.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { defaultStorageLimits, type StorageLimits } from './storage-limits.ts';
import type { StorageLog, StorageObserver } from './storage-observer.ts';
import type { Database } from './transaction.ts';

export interface OpenOptions {
  /** Folder of the embedded database; created when missing. Unused with `databaseUrl`. */
  readonly dataDir: string;
  /** `postgres://...`; without it the embedded database is opened. */
  readonly databaseUrl?: string | undefined;
  /** Direct connection to PostgreSQL, when `databaseUrl` is a pooler in transaction mode. */
  readonly directUrl?: string | undefined;
  /** Streaming standbys that serve reads; their data may be some seconds old. */
  readonly readUrls?: readonly string[] | undefined;
  /** Names of the settings with `databaseUrl` and `directUrl`; absent: those of the main database. */
  readonly settings?: DatabaseSettingNames | undefined;
  /** Event logs whose positions are valid within an epoch. */
  readonly eventTables?: readonly string[] | undefined;
  /** Tables whose rows belong to records with cached responses; none by default. */
  readonly recordTables?: readonly RecordTable[] | undefined;
  /** All migrations of core and of all modules, in order, including disabled modules. */
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer?: StorageObserver | undefined;
  readonly limits?: Partial<StorageLimits> | undefined;
  /**
   * Called after a commit with unknown outcome or a failed fsync. No further write is acknowledged; log the error and
   * exit with a failure; the next start recovers.
   */
  readonly onFatal: (error: unknown) => void;
  /**
   * PostgreSQL only: called with the stored secret check before pending migrations are applied. Throws StartupError to
   * refuse the database, which then remains unchanged.
   */
  readonly assertSecretCheck?: ((stored: string | undefined) => void) | undefined;
}

/**
 * Opens and migrates the database. Throws StartupError when the folder is used by another server or is not writable, or
 * when the schema is newer.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const limits = { ...defaultStorageLimits, ...options.limits };
  const { databaseUrl } = options;
  const observer = options.observer ?? {};
  if (databaseUrl !== undefined) {
    // Loaded only where it is used, because loading takes time at each start.
    const { openPostgres } = await import('./postgres/postgres.ts');
    return openPostgres({ ...options, databaseUrl, observer, limits, eventTables: options.eventTables ?? [] });
  }
  return openSqlite({ ...options, observer, limits, recordTables: options.recordTables ?? [] });
}
