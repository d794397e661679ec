import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { databasesOf } from '../../core/base/databases.ts';
import { encryptFile } from '../../core/db/backup-cipher.ts';
import { secretFile } from '../../core/db/secret.ts';
import { restoreBackup } from '../../core/db/sqlite/restore.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { UsageError } from '../usage-error.ts';
import { type BackupSource, backupSourcesOf } from './backup-source.ts';
import type { BackupStore } from './backup-store.ts';
import { isFolder, isS3Address, openBackupStore } from './open-backup-store.ts';
import { repeatBackups } from './repeat-backups.ts';
import { withBackup, withTemporaryFiles } from './stored-backup.ts';

/**
 * Makes a backup of each database, also while a server is running: a copy of the embedded one, a dump of PostgreSQL.
 * Throws UsageError, StartupError, StorageUnavailable.
 */
export async function backup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keep: { type: 'string' }, every: { type: 'string' } },
  });
  const [target = config.backupTarget, ...more] = positionals;
  if (target === null || more.length > 0)
    throw new UsageError(
      'Usage: rialto admin backup <file> | <folder> | s3://<bucket>/<prefix> [--keep=<number>] [--every=<hours>]',
    );
  const isStore = isS3Address(target) || isFolder(target);
  const keep = parseKeep(values.keep, isStore);
  const everyMs = intervalMs(values.every, isStore);
  const store = isStore ? await openBackupStore(target, config.objectStorage) : null;
  const sources = backupSourcesOf(config);
  if (store === null && sources.length > 1)
    throw new UsageError(`${describeDatabases(config)}: back up PostgreSQL with a folder or s3:// as the target.`);
  if (config.secrets.length === 0)
    console.log(`The backup does not contain the secret: store a copy of ${secretFile(config.dataDir)} separately.`);
  const backUp = async () => {
    for (const source of sources) {
      if (store === null) await backupToFile(source, target, config.backupKey);
      else await backupToStore(source, store, keep, config.backupKey);
    }
  };
  const lastKind = sources.at(-1)?.kind;
  if (store === null || everyMs === null) await backUp();
  else await repeatBackups(() => store.list(lastKind), everyMs, backUp);
}

/** Text that lists the settings of PostgreSQL databases, each of which is backed up separately. */
function describeDatabases(config: Config): string {
  const names = databasesOf(config).map(({ settings }) => settings.url);
  return `${names.join(', ')} are set, each database by itself`;
}

function parseKeep(text: string | undefined, isStore: boolean): number | null {
  if (text === undefined) return null;
  if (!isStore || !/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError('--keep is a whole number of 1 or more, for a backup to a folder or s3://.');
  return Number(text);
}

function intervalMs(text: string | undefined, isStore: boolean): number | null {
  if (text === undefined) return null;
  const hours = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (!isStore || hours === 0 || hours > hoursMax)
    throw new UsageError(`--every is a number of hours, at most ${hoursMax}, for a backup to a folder or s3://.`);
  return hours * 3_600_000;
}

const hoursMax = 500;

async function backupToFile(source: BackupSource, target: string, key: string | null): Promise<void> {
  if (existsSync(target)) throw new StartupError(`${target} already exists: choose another file name.`);
  if (key === null) await source.copyTo(target);
  else {
    await withTemporaryFiles(source.folder, async (newFile) => {
      const unencryptedCopy = newFile();
      await source.copyTo(unencryptedCopy);
      await encryptFile(unencryptedCopy, target, key);
    });
  }
  console.log(`${target} contains a verified copy of ${source.description}${encrypted(key)}.`);
}

function encrypted(key: string | null): string {
  return key === null ? '' : ', encrypted';
}

async function backupToStore(
  source: BackupSource,
  store: BackupStore,
  keep: number | null,
  key: string | null,
): Promise<void> {
  await withTemporaryFiles(source.folder, async (newFile) => {
    const unencryptedFile = newFile();
    await source.copyTo(unencryptedFile);
    const file = key === null ? unencryptedFile : newFile();
    if (key !== null) await encryptFile(unencryptedFile, file, key);
    const name = await store.put(file, source.kind, systemClock.nowMs(), key !== null);
    console.log(`${store.addressOf(name)} contains a verified copy of ${source.description}${encrypted(key)}.`);
  });
  if (keep === null) return;
  // Only after the new one is stored.
  for (const { name } of (await store.list(source.kind)).slice(keep)) {
    await store.remove(name);
    console.log(`${store.addressOf(name)} is removed, ${keep} newer backups are kept.`);
  }
}

/** Lists the backups of a store. Throws UsageError, StartupError. */
export async function listBackups(config: Config, args: readonly string[]): Promise<void> {
  const [address = config.backupTarget ?? '', ...more] = args;
  const isStore = isS3Address(address) || (address !== '' && isFolder(address));
  const store = isStore && more.length === 0 ? await openBackupStore(address, config.objectStorage) : null;
  if (store === null) throw new UsageError('Usage: rialto admin list-backups <folder> | s3://<bucket>/<prefix>');
  for (const { name, bytes } of await store.list()) console.log(`${store.addressOf(name)}  ${bytes} bytes`);
}

/** Restores a backup; the folder must not be in use. Throws UsageError, StartupError. */
export async function restoreFromBackup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0)
    throw new UsageError('Usage: rialto admin restore-backup <file> | <folder> | <s3 URL> [--replace]');
  const options = { replace: values.replace === true };
  if (config.databaseUrl !== null)
    return (await import('./postgres/restore-dumps.ts')).restoreDumps(config, source, options);
  const { dataDir } = config;
  const restored = await withBackup(config, source, 'sqlite', dataDir, async (file, address) => {
    restoreBackup(file, dataDir, options);
    return address;
  });
  console.log(
    `${dataDir} now contains the database of ${restored} with a new epoch: clients detect it and read again.`,
  );
  if (config.secrets.length === 0 && !existsSync(secretFile(dataDir)))
    console.log(`${secretFile(dataDir)} does not exist: restore it, otherwise the next start generates a new secret.`);
}
