import type { ReplicaOutcome } from './transaction.ts';

/** The log methods that the storage layer uses. */
export interface StorageLog {
  debug?(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Callbacks for metrics of the storage layer; all are optional. */
export interface StorageObserver {
  /** One group commit of the embedded database. */
  batchCommitted?(jobs: number, spentMs: number): void;
  /** One checkpoint of the embedded database. */
  checkpointed?(logBytes: number, spentMs: number): void;
  /** Age of the oldest committed event without a position. */
  sequencerLag?(seconds: number): void;
  /** Difference between the clocks of this machine and the database server; positive when this one is ahead. */
  clockSkew?(seconds: number): void;
  /** PostgreSQL only: passes a function that reads the utilization of the pool. */
  poolOpened?(read: () => PoolStats): void;
  /** PostgreSQL only: how long one write transaction held its connection. */
  transactionEnded?(spentMs: number): void;
  /** PostgreSQL only: a write transaction is retried after a conflict. */
  transactionRetried?(): void;
  /** PostgreSQL only: a group commit of several jobs. */
  groupCommitted?(jobs: number): void;
  /** PostgreSQL only: outcome of a read that a replica may serve. */
  replicaRead?(outcome: ReplicaOutcome): void;
  /** PostgreSQL only: state of the standbys. */
  replication?(state: ReplicationState): void;
}

/** Utilization of a connection pool. */
export interface PoolStats {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  readonly max: number;
}

/** Lag of the slowest standby; NaN when it is not visible. */
export interface ReplicationState {
  readonly standbys: number;
  readonly lagBytes: number;
  readonly lagSeconds: number;
}
