import type Sqlite from 'better-sqlite3';
import type { Clock } from '../../base/clock.ts';
import { LocalFeed } from '../change-feed.ts';
import type { Migration } from '../migration.ts';
import { StatementCache } from '../prepared.ts';
import { createQueryBuilder } from '../query-builder.ts';
import { RecordChangeLog, type RecordTable } from '../record-changes.ts';
import { StartupError } from '../startup-error.ts';
import type { StorageLimits } from '../storage-limits.ts';
import type { StorageLog, StorageObserver } from '../storage-observer.ts';
import type { Database } from '../transaction.ts';
import { Checkpointer } from './checkpointer.ts';
import { ensureSqliteEpoch } from './epoch-sqlite.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { openReader, openWriter, sqliteFile } from './sqlite-connection.ts';
import { asUnavailable, isBusy, isCertainlyUncommitted, sqliteCode } from './sqlite-errors.ts';
import { SqliteSnapshots } from './sqlite-snapshots.ts';
import { SqliteDb } from './sqlite-tx.ts';
import { createSqliteWriter, LongLivedRead } from './sqlite-writer.ts';
import { WalTruncator } from './wal-truncator.ts';

export interface SqliteOptions {
  readonly dataDir: string;
  readonly migrations: readonly Migration[];
  readonly recordTables: readonly RecordTable[];
  readonly clock: Clock;
  readonly log: StorageLog;
  readonly observer: StorageObserver;
  readonly limits: StorageLimits;
  readonly onFatal: (error: unknown) => void;
}

/** Opens, locks and migrates the embedded database. Throws StartupError. */
export function openSqlite(options: SqliteOptions): Database {
  const lock = lockFolder(options.dataDir);
  try {
    return openWithLock(options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function openWithLock(options: SqliteOptions, lock: FolderLock): Database {
  const { limits, clock, log, observer, onFatal } = options;
  const file = sqliteFile(options.dataDir);
  const { connection: writerConnection, epoch } = openAndMigrate(file, options);
  const readerConnection = openReader(file);
  const longLivedRead = new LongLivedRead(readerConnection);
  const query = createQueryBuilder('sqlite');
  const snapshots = new SqliteSnapshots(() => openReader(file), query, limits);
  const checkpointer = new Checkpointer({
    file,
    connection: writerConnection,
    limits,
    clock,
    log,
    observer,
    onFatal,
    releaseReads: () => longLivedRead.release(),
  });
  const walTruncator = new WalTruncator(() => checkpointer.truncateWal(), limits.erasureWaitMs);
  const recordTracking = { tables: options.recordTables, log: new RecordChangeLog(limits.changedRecordsMax) };
  const groupCommit = new GroupCommit({
    writer: createSqliteWriter(writerConnection, query, limits, longLivedRead, recordTracking, walTruncator.request),
    limits,
    clock,
    isBusy,
    isCertainlyUncommitted,
    beforeBatch: () => checkpointer.blockingCheckpoint,
    afterBatch(jobCount, durationMs) {
      observer.sqliteGroupCommitted?.(jobCount, durationMs);
      checkpointer.onBatchEnd();
    },
    onActionError: (error) => log.error({ err: error }, 'after-commit hook failed: the write stays committed'),
    onFatal,
  });
  return {
    dialect: 'sqlite',
    epoch,
    db: new SqliteDb(query, new StatementCache(readerConnection, limits.statementsMax), longLivedRead.open),
    get commitCount() {
      return groupCommit.commitCount;
    },
    get accountCommitCount() {
      return groupCommit.accountCommitCount;
    },
    recordChanges: recordTracking.tables.length === 0 ? null : recordTracking.log,
    feed: new LocalFeed((error) => log.error({ err: error }, 'change listener failed: the others are still notified')),
    write: (job, options) => groupCommit.write(job, options),
    snapshot: (job) => snapshots.run(job),
    ping: async () => ping(readerConnection),
    async close() {
      await groupCommit.close();
      await walTruncator.close();
      await checkpointer.close();
      snapshots.close();
      readerConnection.close();
      writerConnection.close();
      lock.release();
    },
  };
}

function openAndMigrate(file: string, { migrations, clock, log, limits }: SqliteOptions) {
  const connection = openFile(file);
  try {
    limitDatabaseSize(connection, limits.databaseBytesMax);
    // A process that was killed leaves its write-ahead log, which may contain erased data.
    connection.pragma('wal_checkpoint(TRUNCATE)');
    migrateSqlite(connection, migrations, clock, log);
    return { connection, epoch: ensureSqliteEpoch(connection) };
  } catch (error) {
    connection.close();
    throw error;
  }
}

function openFile(file: string): Sqlite.Database {
  try {
    return openWriter(file);
  } catch (error) {
    if (sqliteCode(error) !== 'SQLITE_NOTADB') throw error;
    throw new StartupError(`${file} is not a database: move it away, or replace it with a backup.`, { cause: error });
  }
}

function limitDatabaseSize(connection: Sqlite.Database, bytesMax: number): void {
  if (!Number.isFinite(bytesMax)) return;
  const pageBytes = connection.pragma('page_size', { simple: true }) as number;
  connection.pragma(`max_page_count = ${Math.max(1, Math.floor(bytesMax / pageBytes))}`);
}

function ping(connection: Sqlite.Database): void {
  try {
    connection.prepare('select count(*) from meta').get();
  } catch (error) {
    throw asUnavailable(error);
  }
}
