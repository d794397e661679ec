/** Every bound of the storage layer, in one place. */
export interface StorageLimits {
  /** Writes that wait for their turn; one more is refused with Overloaded. */
  readonly queuedWritesMax: number;
  /** Jobs that share one commit. */
  readonly batchJobsMax: number;
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
  /** Size of the embedded database past which writes are refused as on a full disk. */
  readonly databaseBytesMax: number;
  /** Connections to PostgreSQL that one node holds for requests. */
  readonly connectionsMax: number;
  /** Transactions and reads that wait for a connection; one more is refused with Overloaded. */
  readonly queuedConnectionsMax: number;
  /** How long a transaction or read waits for a connection. */
  readonly connectionWaitMs: number;
  /** How long a PostgreSQL server that does not answer yet is waited for at start-up. */
  readonly startWaitMs: number;
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
  databaseBytesMax: Number.POSITIVE_INFINITY,
  connectionsMax: 20,
  queuedConnectionsMax: 2_048,
  connectionWaitMs: 5_000,
  startWaitMs: 10_000,
  statementMs: 30_000,
  idleInTransactionMs: 10_000,
  attemptsMax: 5,
};
