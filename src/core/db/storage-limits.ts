/** All limits of the storage layer. */
export interface StorageLimits {
  /** Maximal number of queued writes; a further one is refused with Overloaded. */
  readonly queuedWritesMax: number;
  /** Maximal number of jobs per commit. */
  readonly batchJobsMax: number;
  /** Maximal number of jobs of a group per transaction on PostgreSQL, which caches 64 savepoints per session. */
  readonly groupJobsMax: number;
  /** Maximal duration of a batch. */
  readonly batchMsMax: number;
  /** Maximal wait for a lock of another process. */
  readonly lockWaitMs: number;
  /** Maximal number of cached prepared statements per connection. */
  readonly statementsMax: number;
  /** Maximal number of concurrent snapshots on the embedded database; further ones wait. */
  readonly snapshotsMax: number;
  /** Maximal number of waiting snapshots; a further one is refused with Overloaded. */
  readonly queuedSnapshotsMax: number;
  /** Number of worker threads for long reads of the embedded database. */
  readonly readThreadCount: number;
  /** Maximal number of waiting long reads; a further one is refused with Overloaded. */
  readonly queuedLongReadsMax: number;
  /** Timeout of a long read, which terminates its thread. */
  readonly longReadTimeoutMs: number;
  /** Growth of the write-ahead log since the last checkpoint at which the next checkpoint starts. */
  readonly checkpointBytes: number;
  /** Size of the write-ahead log, or its growth during a checkpoint, at which writers wait for the checkpoint. */
  readonly walBytesMax: number;
  /** Delay between an erasure and the truncation of the write-ahead log, and minimal time between truncations. */
  readonly erasureWaitMs: number;
  /** Number of records whose last change is tracked; beyond it all count as changed. */
  readonly changedRecordsMax: number;
  /** Maximal size of the embedded database; beyond it writes fail as on a full disk. */
  readonly databaseBytesMax: number;
  /**
   * Size of a node's PostgreSQL pool for requests. At most three quarters wait for the lock of one record; further
   * callers wait without a connection.
   */
  readonly connectionsMax: number;
  /** Maximal number of requests waiting for a connection; a further one is refused with Overloaded. */
  readonly queuedConnectionsMax: number;
  /** Maximal wait for a connection. */
  readonly connectionWaitMs: number;
  /** Lock timeout of statements on PostgreSQL, and maximal wait of a job in the queue for the lock of one record. */
  readonly rowLockTimeoutMs: number;
  /** Maximal wait for PostgreSQL at start-up while it is unreachable or a standby. */
  readonly startWaitMs: number;
  /** Interval of pings of PostgreSQL; a quarter of it after a failed ping. */
  readonly pingIntervalMs: number;
  /** Timeout of a ping. */
  readonly pingTimeoutMs: number;
  /** Failed pings in a row, without any byte received, after which all connections are closed. */
  readonly failedPingsMax: number;
  /** TCP keep-alive delay of idle connections. */
  readonly keepAliveMs: number;
  /** Time without TCP acknowledgement after which PostgreSQL closes a connection. */
  readonly tcpUserTimeoutMs: number;
  /** Statement timeout of PostgreSQL. */
  readonly statementTimeoutMs: number;
  /** Idle-in-transaction timeout of PostgreSQL. */
  readonly idleInTransactionTimeoutMs: number;
  /** Maximal number of attempts of a job that fails by deadlocks, serialization failures or outdated statements. */
  readonly attemptsMax: number;
}

export const defaultStorageLimits: StorageLimits = {
  queuedWritesMax: 4_096,
  batchJobsMax: 256,
  groupJobsMax: 32,
  batchMsMax: 5,
  lockWaitMs: 2_000,
  statementsMax: 1_000,
  snapshotsMax: 4,
  queuedSnapshotsMax: 1_024,
  readThreadCount: 2,
  queuedLongReadsMax: 1_024,
  longReadTimeoutMs: 10_000,
  checkpointBytes: 16 * 1_048_576,
  walBytesMax: 64 * 1_048_576,
  erasureWaitMs: 2_000,
  changedRecordsMax: 10_000,
  databaseBytesMax: Number.POSITIVE_INFINITY,
  connectionsMax: 20,
  queuedConnectionsMax: 2_048,
  connectionWaitMs: 5_000,
  rowLockTimeoutMs: 2_000,
  startWaitMs: 10_000,
  pingIntervalMs: 1_000,
  pingTimeoutMs: 1_000,
  failedPingsMax: 3,
  keepAliveMs: 5_000,
  tcpUserTimeoutMs: 10_000,
  statementTimeoutMs: 30_000,
  idleInTransactionTimeoutMs: 10_000,
  attemptsMax: 5,
};
