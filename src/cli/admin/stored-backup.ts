import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../core/base/config.ts';
import { decryptFile, isEncrypted } from '../../core/db/backup-cipher.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { UsageError } from '../usage-error.ts';
import { type BackupKind, kindFromName } from './backup-name.ts';
import { openBackupStore } from './open-backup-store.ts';
import { removeStaleFiles } from './stale-files.ts';

/**
 * Calls `use` with the decrypted file of a backup and the backup's location. `backupAddress` is a file or S3 object, or
 * a folder or S3 prefix whose newest backup of this kind is used. Temporary copies are in `folder` and removed at the
 * end. Throws UsageError, StartupError, StorageUnavailable.
 */
export async function withBackup<Value>(
  { objectStorage, backupKey }: Config,
  backupAddress: string,
  kind: BackupKind,
  folder: string,
  use: (file: string, location: string) => Promise<Value>,
): Promise<Value> {
  const store = await openBackupStore(backupAddress, objectStorage);
  return withTemporaryFiles(folder, async (newFile) => {
    const name = (await store?.find(kind)) ?? '';
    const location = store?.addressOf(name) ?? backupAddress;
    const foundKind = kindFromName(name);
    if (foundKind !== undefined && foundKind !== kind)
      throw new UsageError(`${location} is a backup of another database: .${foundKind}, not .${kind}.`);
    const file = store === null ? backupAddress : newFile();
    if (store === null && !existsSync(backupAddress))
      throw new StartupError(`The file ${backupAddress} does not exist.`);
    await store?.get(name, file);
    if (!isEncrypted(file)) {
      // Otherwise anyone with write access to the store could replace the database.
      if (backupKey !== null)
        throw new StartupError(
          `${location} is not encrypted, but RIALTO_BACKUP_KEY is set: unset it to use a backup that was made without a key.`,
        );
      return use(file, location);
    }
    const unencryptedFile = newFile();
    await decryptFile(file, unencryptedFile, backupKey, location);
    return use(unencryptedFile, location);
  });
}

/**
 * Calls `use` with a function that returns a new file name in `folder`. These files are removed at the end; those of a
 * killed process are removed by a later call.
 */
export async function withTemporaryFiles<Value>(
  folder: string,
  use: (newFile: () => string) => Promise<Value>,
): Promise<Value> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeStaleFiles(folder, (name) => temporaryNamePattern.test(name));
  const files: string[] = [];
  try {
    return await use(() => {
      const file = join(folder, `backup-${randomUUID()}.partial`);
      files.push(file);
      return file;
    });
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}

// `BackupSource.copyTo` appends a suffix while it writes.
const temporaryNamePattern = /^backup-[0-9a-f-]{36}\.partial/;
