/** Every bound of the storage layer, in one place. */
export interface StorageLimits {
  /** Writes that wait for their turn; one more is refused with Overloaded. */
  readonly queuedWritesMax: number;
  /** Jobs that share one commit. */
  readonly batchJobsMax: number;
  /** Jobs of one group that share a transaction on PostgreSQL, which keeps 64 savepoints of a session in memory. */
  readonly groupJobsMax: number;
  /** A batch takes no further job once it has run this long. */
  readonly batchMs: number;
  /** How long a lock held by another process is waited for. */
  readonly lockWaitMs: number;
  /** Cached prepared statements of one connection. */
  readonly statementsMax: number;
  /** Snapshots open at the same time on the embedded database; the next ones wait. */
  readonly snapshotsMax: number;
  /** Snapshots that wait; one more is refused with Overloaded. */
  readonly queuedSnapshotsMax: number;
  /** Threads for long reads of the embedded database. */
  readonly readThreads: number;
  /** Long reads that wait for a thread; one more is refused with Overloaded. */
  readonly queuedLongReadsMax: number;
  /** A long read that takes longer is ended together with its thread. */
  readonly longReadMs: number;
  /** Write-ahead log size at which a checkpoint starts beside the writer. */
  readonly checkpointBytes: number;
  /** Write-ahead log size at which writers pause until a checkpoint has caught up. */
  readonly logBytesMax: number;
  /** How long after a removal the write-ahead log is emptied, and the least time between two such times. */
  readonly erasureWaitMs: number;
  /** Records whose last change is remembered; past that, all count as changed. */
  readonly changedRecordsMax: number;
  /** Size of the embedded database past which writes are refused as on a full disk. */
  readonly databaseBytesMax: number;
  /**
   * Connections to PostgreSQL that one node holds for requests. At most three in four wait for the lock
   * of one record; further callers of it wait without a connection.
   */
  readonly connectionsMax: number;
  /** Transactions and reads that wait for a connection; one more is refused with Overloaded. */
  readonly queuedConnectionsMax: number;
  /** How long a transaction or read waits for a connection. */
  readonly connectionWaitMs: number;
  /** How long a statement on PostgreSQL waits for a lock that another session holds. */
  readonly rowLockMs: number;
  /** How long PostgreSQL is waited for at start-up while it is away or a standby. */
  readonly startWaitMs: number;
  /** How often a node looks whether PostgreSQL answers. */
  readonly pingEveryMs: number;
  /** How long such a look may take. */
  readonly pingMs: number;
  /** Looks that fail in a row, with no byte received meanwhile, before all connections are given up. */
  readonly silentPingsMax: number;
  /** An idle connection is probed after this long. */
  readonly keepAliveMs: number;
  /** PostgreSQL ends a connection whose other end has acknowledged nothing for this long. */
  readonly pathSilenceMs: number;
  /** PostgreSQL cancels a statement after this long. */
  readonly statementMs: number;
  /** PostgreSQL ends a session that idles in a transaction for this long. */
  readonly idleInTransactionMs: number;
  /** Attempts at one job when PostgreSQL reports a deadlock or a serialisation failure. */
  readonly attemptsMax: number;
}

export const defaultStorageLimits: StorageLimits = {
  queuedWritesMax: 4_096,
  batchJobsMax: 256,
  groupJobsMax: 32,
  batchMs: 5,
  lockWaitMs: 2_000,
  statementsMax: 1_000,
  snapshotsMax: 4,
  queuedSnapshotsMax: 1_024,
  readThreads: 2,
  queuedLongReadsMax: 1_024,
  longReadMs: 10_000,
  checkpointBytes: 16 * 1_048_576,
  logBytesMax: 64 * 1_048_576,
  erasureWaitMs: 2_000,
  changedRecordsMax: 10_000,
  databaseBytesMax: Number.POSITIVE_INFINITY,
  connectionsMax: 20,
  queuedConnectionsMax: 2_048,
  connectionWaitMs: 5_000,
  rowLockMs: 2_000,
  startWaitMs: 10_000,
  pingEveryMs: 1_000,
  pingMs: 1_000,
  silentPingsMax: 3,
  keepAliveMs: 5_000,
  pathSilenceMs: 10_000,
  statementMs: 30_000,
  idleInTransactionMs: 10_000,
  attemptsMax: 5,
};
