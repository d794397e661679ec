import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { ObjectStorageConfig } from '../../core/base/config.ts';
import { isBackupName } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';
import { FolderStore } from './folder-store.ts';

export function isS3Address(text: string): boolean {
  return text.startsWith('s3://');
}

/**
 * Opens the store of `s3://bucket/prefix`, of a folder or of a backup in one; null for any other file. Throws
 * UsageError.
 */
export async function openBackupStore(address: string, config: ObjectStorageConfig): Promise<BackupStore | null> {
  if (isS3Address(address)) return (await import('./s3-store.ts')).openS3Store(address, config);
  if (isFolder(address)) return new FolderStore(address);
  return isBackupName(basename(address)) ? new FolderStore(address) : null;
}

/** Whether the path is an existing folder or ends with a slash. */
export function isFolder(path: string): boolean {
  return path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
