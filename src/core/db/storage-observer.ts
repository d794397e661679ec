/** The part of the server's log that the storage layer writes to. */
export interface StorageLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the storage layer measures; the server's metrics listen. Every listener is optional. */
export interface StorageObserver {
  /** One group commit of the embedded database. */
  batchCommitted?(jobs: number, spentMs: number): void;
  /** One checkpoint of the embedded database. */
  checkpointed?(logBytes: number, spentMs: number): void;
  /** How long committed events waited for their position. */
  sequencerLag?(seconds: number): void;
  /** How far this machine's clock is ahead of the database server's; negative when it is behind. */
  clockSkew?(seconds: number): void;
  /** PostgreSQL only: how to read the use of the pool of requests from now on. */
  poolOpened?(read: () => PoolUse): void;
  /** PostgreSQL only: how long one write transaction held its connection. */
  transactionEnded?(spentMs: number): void;
  /** PostgreSQL only: a write transaction lost a conflict and is run again. */
  transactionRetried?(): void;
  /** PostgreSQL only: one commit of jobs of one group that waited at the same time. */
  groupCommitted?(jobs: number): void;
  /** PostgreSQL only: standbys, as the primary knows them. */
  replication?(state: ReplicationState): void;
}

/** Connections of a pool, and who waits for one. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  readonly max: number;
}

/** Lag of the slowest standby; NaN when the server hides it. */
export interface ReplicationState {
  readonly standbys: number;
  readonly lagBytes: number;
  readonly lagSeconds: number;
}
