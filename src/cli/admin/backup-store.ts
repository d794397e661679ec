/** One backup of a store. */
export interface StoredBackup {
  readonly name: string;
  readonly bytes: number;
}

/** Where backups are kept under names as nameBackup gives them. What it holds beside them is left alone. */
export interface BackupStore {
  addressOf(name: string): string;
  /** Stores the file and resolves with its name. */
  put(file: string, nowMs: number, isEncrypted: boolean): Promise<string>;
  /** Newest first. */
  list(): Promise<StoredBackup[]>;
  /** The backup that the address names, or the newest. Throws StartupError when there is none. */
  find(): Promise<string>;
  /** Writes it to a new file, mode 0600. Throws StartupError when it is not there, or not what was stored. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}
