export interface ServerBackup {
  readonly name: string;
  /** When it was started, in epoch milliseconds. */
  readonly atMs: number;
  readonly bytes: number;
}

/** Backups of the embedded database that the running server makes. */
export interface BackupService {
  readonly isRunning: boolean;
  /** When the last one of this process was started; null: none was. */
  readonly startedAtMs: number | null;
  /** Whether the last one of this process failed; the log has the reason. */
  readonly hasFailed: boolean;
  /** Newest first. */
  list(): readonly ServerBackup[];
  /** Starts one, unless one is running. */
  start(): void;
}
