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
}
