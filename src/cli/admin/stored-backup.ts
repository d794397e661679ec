import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../core/base/config.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { decryptFile, isEncrypted } from './backup-cipher.ts';
import { openBackupStore } from './open-backup-store.ts';

/**
 * Calls `act` with the decrypted database of a backup and its address: a file, the newest of a folder or below an S3 prefix, or
 * one of them by its name. What has to be copied for it is in `folder` meanwhile. Throws UsageError, StartupError.
 */
export async function withBackup<Value>(
  { objectStorage, backupKey }: Config,
  source: string,
  folder: string,
  act: (file: string, address: string) => Promise<Value>,
): Promise<Value> {
  const store = await openBackupStore(source, objectStorage);
  return withPartials(folder, async (newFile) => {
    const name = (await store?.find()) ?? '';
    const address = store?.addressOf(name) ?? source;
    const file = store === null ? source : newFile();
    if (store === null && !existsSync(source)) throw new StartupError(`The file ${source} does not exist.`);
    await store?.get(name, file);
    if (!isEncrypted(file)) return act(file, address);
    const plain = newFile();
    await decryptFile(file, plain, backupKey, address);
    return act(plain, address);
  });
}

/** Names of files on the disk of the database, where there is room for another one; they are removed in the end. */
export async function withPartials<Value>(
  folder: string,
  act: (newFile: () => string) => Promise<Value>,
): Promise<Value> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  try {
    return await act(() => {
      const file = join(folder, `backup-${randomUUID()}.partial`);
      files.push(file);
      return file;
    });
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}
