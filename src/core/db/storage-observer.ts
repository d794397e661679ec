import type { LogFields } from '../base/log.ts';
import type { ReplicaOutcome } from './transaction.ts';

/** The log methods that the storage layer uses. */
export interface StorageLog {
  debug?(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

/** Callbacks for metrics of the storage layer; all are optional. */
export interface StorageObserver {
  /** SQLite only: a group commit. */
  sqliteGroupCommitted?(transactionCount: number, durationMs: number): void;
  /** SQLite only: a checkpoint. */
  checkpointed?(walBytes: number, durationMs: number): void;
  /** Age of the oldest committed event without a position. */
  sequencerLag?(seconds: number): void;
  /** Difference between the clocks of this machine and the database server; positive when this one is ahead. */
  clockSkew?(seconds: number): void;
  /** PostgreSQL only: passes a function that reads the utilization of the pool. */
  poolOpened?(read: () => PoolStats): void;
  /** PostgreSQL only: how long one write transaction held its connection. */
  transactionEnded?(durationMs: number): void;
  /** PostgreSQL only: a write transaction is retried after a conflict or an outdated prepared statement. */
  transactionRetried?(): void;
  /** PostgreSQL only: a group commit. */
  postgresGroupCommitted?(transactionCount: number): void;
  /** PostgreSQL only: outcome of a read that a replica may serve. */
  replicaRead?(outcome: ReplicaOutcome): void;
  /** PostgreSQL only: state of the standbys. */
  replication?(state: ReplicationState): void;
}

/** Utilization of a connection pool. */
export interface PoolStats {
  readonly busyConnectionCount: number;
  readonly idleConnectionCount: number;
  readonly waitingRequestCount: number;
  readonly connectionsMax: number;
}

/** Standbys and the lag of the slowest one; the lag is NaN when the database role may not read it. */
export interface ReplicationState {
  readonly standbyCount: number;
  readonly lagBytes: number;
  readonly lagSeconds: number;
}
