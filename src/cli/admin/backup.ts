import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { databasesOf } from '../../core/base/databases.ts';
import { once } from '../../core/base/once.ts';
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
 * Makes a backup of each database, even while a server is running: a copy of the embedded one, a dump of PostgreSQL.
 * Throws UsageError, StartupError, StorageUnavailable.
 */
export async function backup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keep: { type: 'string' }, every: { type: 'string' } },
  });
  const [target = config.backupTarget, ...extraArguments] = positionals;
  if (target === null || extraArguments.length > 0)
    throw new UsageError(
      'Usage: rialto admin backup <file> | <folder> | s3://<bucket>/<prefix> [--keep=<number>] [--every=<hours>]',
    );
  const isStore = isS3Address(target) || isFolder(target);
  const keep = parseKeep(values.keep, isStore);
  const intervalMs = parseInterval(values.every, isStore);
  const store = isStore ? await openBackupStore(target, config.objectStorage) : null;
  const sources = backupSourcesOf(config);
  if (store === null && sources.length > 1)
    throw new UsageError(`${describeDatabases(config)}: back up to a folder or s3:// instead of a file.`);
  const backUp = async () => {
    for (const source of sources) {
      if (store === null) await backupToFile(source, target, config.backupKey);
      else await backupToStore(source, store, keep, config.backupKey);
    }
    printSecretNoteOnce();
  };
  const printSecretNoteOnce = once(() => {
    if (config.secrets.length === 0)
      console.log(`The backup does not contain the secret: store a copy of ${secretFile(config.dataDir)} separately.`);
  });
  // The sources are backed up in order, so a backup of the last one means that all were backed up.
  const lastKind = sources.at(-1)?.kind;
  if (store === null || intervalMs === null) await backUp();
  else await repeatBackups(() => store.list(lastKind), intervalMs, backUp);
}

/** Text that lists the settings of the PostgreSQL databases. */
function describeDatabases(config: Config): string {
  const settingNames = databasesOf(config).map(({ settings }) => settings.url);
  return `${settingNames.join(' and ')} are set, and each database has its own backups`;
}

function parseKeep(text: string | undefined, isStore: boolean): number | null {
  if (text === undefined) return null;
  if (!isStore || !/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError('--keep must be a whole number from 1 to 99999, and needs a backup to a folder or s3://.');
  return Number(text);
}

function parseInterval(text: string | undefined, isStore: boolean): number | null {
  if (text === undefined) return null;
  const hours = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
  if (!isStore || hours === 0 || hours > hoursMax)
    throw new UsageError(
      `--every must be a number of hours, at most ${hoursMax}, and needs a backup to a folder or s3://.`,
    );
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
  console.log(`${target} contains a verified copy of ${source.description}${encryptionNote(key)}.`);
}

function encryptionNote(key: string | null): string {
  return key === null ? '' : ', encrypted';
}

async function backupToStore(
  source: BackupSource,
  store: BackupStore,
  keptBackupsMax: number | null,
  key: string | null,
): Promise<void> {
  await withTemporaryFiles(source.folder, async (newFile) => {
    const unencryptedFile = newFile();
    await source.copyTo(unencryptedFile);
    const file = key === null ? unencryptedFile : newFile();
    if (key !== null) await encryptFile(unencryptedFile, file, key);
    const name = await store.put(file, source.kind, systemClock.nowMs(), key !== null);
    console.log(`${store.addressOf(name)} contains a verified copy of ${source.description}${encryptionNote(key)}.`);
  });
  if (keptBackupsMax === null) return;
  // Old backups are removed only after the new one is stored.
  for (const { name } of (await store.list(source.kind)).slice(keptBackupsMax)) {
    await store.remove(name);
    console.log(`${store.addressOf(name)} is removed, ${keptBackupsMax} newer backups are retained.`);
  }
}

/** Lists the backups of a store. Throws UsageError, StartupError. */
export async function listBackups(config: Config, args: readonly string[]): Promise<void> {
  const [address = config.backupTarget ?? '', ...extraArguments] = args;
  const isStore = isS3Address(address) || (address !== '' && isFolder(address));
  const store = isStore && extraArguments.length === 0 ? await openBackupStore(address, config.objectStorage) : null;
  if (store === null) throw new UsageError('Usage: rialto admin list-backups <folder> | s3://<bucket>/<prefix>');
  const backups = await store.list();
  for (const { name, sizeBytes } of backups) console.log(`${store.addressOf(name)}  ${sizeBytes} bytes`);
  // On stderr, so that stdout contains only backups.
  if (backups.length === 0) console.error(`There is no backup in ${address}.`);
}

/** Restores a backup; no server may use the database. Throws UsageError, StartupError, StorageUnavailable. */
export async function restoreFromBackup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [backupAddress, ...extraArguments] = positionals;
  if (backupAddress === undefined || extraArguments.length > 0)
    throw new UsageError('Usage: rialto admin restore-backup <file> | <folder> | <s3 URL> [--replace]');
  const options = { replace: values.replace === true };
  if (config.databaseUrl !== null)
    return (await import('./postgres/restore-dumps.ts')).restoreDumps(config, backupAddress, options);
  const { dataDir } = config;
  const restoredBackup = await withBackup(config, backupAddress, 'sqlite', dataDir, async (file, address) => {
    restoreBackup(file, dataDir, options);
    return address;
  });
  console.log(
    `${dataDir} now contains the database of ${restoredBackup} with a new epoch: clients read the event log again from the start.`,
  );
  if (config.secrets.length === 0 && !existsSync(secretFile(dataDir)))
    console.log(`${secretFile(dataDir)} does not exist: restore it, otherwise the next start generates a new secret.`);
}
