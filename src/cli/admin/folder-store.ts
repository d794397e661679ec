import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { randomToken } from '../../core/base/ids.ts';
import { flush } from '../../core/db/sqlite/backup.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { type BackupKind, hashFile, hashFromName, isBackupName, nameBackup, noBackupText } from './backup-name.ts';
import type { BackupStore, StoredBackup } from './backup-store.ts';
import { removeStaleFiles } from './stale-files.ts';

/** Backups in a folder; `nameBackup` returns their file names. */
export class FolderStore implements BackupStore {
  readonly #folder: string;
  /** Name of the backup in the path; null when the path is a folder. */
  readonly #name: string | null;

  constructor(path: string) {
    this.#name = isBackupName(basename(path)) ? basename(path) : null;
    this.#folder = this.#name === null ? path : dirname(path);
  }

  addressOf(name: string): string {
    return join(this.#folder, name);
  }

  async put(file: string, kind: BackupKind, nowMs: number, isEncrypted: boolean): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    removeStaleFiles(this.#folder, isPartialName);
    const name = await nameBackup(file, kind, nowMs, isEncrypted);
    const partialFile = this.addressOf(name + partialSuffix);
    try {
      await copyFile(file, partialFile, constants.COPYFILE_EXCL);
      await chmod(partialFile, 0o600);
      flush(partialFile);
      await rename(partialFile, this.addressOf(name));
      flush(this.#folder);
    } finally {
      await rm(partialFile, { force: true });
    }
    return name;
  }

  async list(kind?: BackupKind): Promise<StoredBackup[]> {
    if (!existsSync(this.#folder)) return [];
    const names = (await readdir(this.#folder))
      .filter((name) => isBackupName(name, kind))
      .sort()
      .reverse();
    return Promise.all(names.map(async (name) => ({ name, sizeBytes: (await stat(this.addressOf(name))).size })));
  }

  async find(kind: BackupKind): Promise<string> {
    const name = this.#name ?? (await this.list(kind))[0]?.name;
    if (name === undefined) throw new StartupError(noBackupText(kind, this.#folder));
    return name;
  }

  async get(name: string, file: string): Promise<void> {
    const source = this.addressOf(name);
    if (!existsSync(source)) throw new StartupError(`The file ${source} does not exist.`);
    if ((await hashFile(source)) !== hashFromName(name))
      throw new StartupError(`${source} is damaged: the SHA-256 of its content differs from its name.`);
    await copyFile(source, file, constants.COPYFILE_EXCL);
    await chmod(file, 0o600);
  }

  async remove(name: string): Promise<void> {
    await rm(this.addressOf(name));
  }

  async checkWritable(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = this.addressOf(`doctor-${randomToken()}.partial`);
    try {
      await writeFile(file, 'rialto doctor', { flag: 'wx', mode: 0o600 });
    } finally {
      await rm(file, { force: true });
    }
  }
}

const partialSuffix = '.partial';

function isPartialName(name: string): boolean {
  return name.endsWith(partialSuffix) && isBackupName(name.slice(0, -partialSuffix.length));
}
