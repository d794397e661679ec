import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { ObjectStorageConfig } from '../../core/base/config.ts';
import { isBackupName } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';
import { FolderStore } from './folder-store.ts';

export function isS3Address(text: string): boolean {
  return text.startsWith('s3://');
}

/** The store at `s3://bucket/prefix` or in a folder, or one backup of it; null: the address is a file of any name. Throws UsageError. */
export async function openBackupStore(address: string, config: ObjectStorageConfig): Promise<BackupStore | null> {
  if (isS3Address(address)) return (await import('./s3-store.ts')).openS3Store(address, config);
  if (isFolder(address)) return new FolderStore(address);
  return isBackupName(basename(address)) ? new FolderStore(address) : null;
}

/** An existing folder, or one that the trailing slash says is meant. */
export function isFolder(path: string): boolean {
  return path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
