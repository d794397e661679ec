export interface ServerBackup {
  readonly name: string;
  /** Start time in epoch milliseconds. */
  readonly atMs: number;
  readonly bytes: number;
}

/** Backups of the embedded database by the running server. */
export interface BackupService {
  /** Whether new backups are encrypted with the key of the settings. */
  readonly areEncrypted: boolean;
  readonly isRunning: boolean;
  /** Start time of this process's last backup; null when there was none. */
  readonly startedAtMs: number | null;
  /** Whether this process's last backup failed; the reason is in the log. */
  readonly hasFailed: boolean;
  /** Newest first. */
  list(): readonly ServerBackup[];
  /** Starts a backup unless one is running. */
  start(): void;
}
