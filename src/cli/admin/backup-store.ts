import type { BackupKind } from './backup-name.ts';

/** One backup of a store. */
export interface StoredBackup {
  readonly name: string;
  readonly sizeBytes: number;
}

/** Storage of backups, which `nameBackup` names; other files are ignored. */
export interface BackupStore {
  addressOf(name: string): string;
  /** Stores the file; resolves with its name. */
  put(file: string, kind: BackupKind, nowMs: number, isEncrypted: boolean): Promise<string>;
  /** Lists the backups of one kind, or all, newest first. */
  list(kind?: BackupKind): Promise<StoredBackup[]>;
  /** Name of the backup that the store's address names, otherwise of the newest of this kind. Throws StartupError. */
  find(kind: BackupKind): Promise<string>;
  /** Copies a backup to a new file with mode 0600. Throws StartupError when it is missing or its hash differs. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Writes a file that is no backup and removes it. Throws when this is not possible. */
  checkWritable(): Promise<void>;
}
