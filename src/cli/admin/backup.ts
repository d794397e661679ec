import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { databasesOf } from '../../core/base/databases.ts';
import { encryptFile } from '../../core/db/backup-cipher.ts';
import { secretFile } from '../../core/db/secret.ts';
import { backupDatabase } from '../../core/db/sqlite/backup.ts';
import { restoreBackup } from '../../core/db/sqlite/restore.ts';
import { UsageError } from '../usage-error.ts';
import type { BackupStore } from './backup-store.ts';
import { isFolder, isS3Address, openBackupStore } from './open-backup-store.ts';
import { repeatBackups } from './repeat-backups.ts';
import { withBackup, withTemporaryFiles } from './stored-backup.ts';

/** Makes a backup of the embedded database, also while a server is running. Throws UsageError, StartupError. */
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
  if (config.databaseUrl !== null)
    throw new UsageError(`${describeDatabases(config)}: back up PostgreSQL with pg_dump.`);
  const store = isStore ? await openBackupStore(target, config.objectStorage) : null;
  if (config.secrets.length === 0)
    console.log(`The backup does not contain the secret: store a copy of ${secretFile(config.dataDir)} separately.`);
  if (store === null) await backupToFile(config, target);
  else if (everyMs === null) await backupToStore(config, store, keep);
  else await repeatBackups(store, everyMs, () => backupToStore(config, store, keep));
}

/** Text that lists the settings of PostgreSQL databases, each of which is backed up separately. */
function describeDatabases(config: Config): string {
  const names = databasesOf(config).map(({ settings }) => settings.url);
  return names.length === 1 ? `${names[0]} is set` : `${names.join(', ')} are set, each database by itself`;
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

async function backupToFile({ dataDir, backupKey }: Config, target: string): Promise<void> {
  if (backupKey === null) await backupDatabase(dataDir, target);
  else {
    await withTemporaryFiles(dataDir, async (newFile) => {
      const unencryptedCopy = newFile();
      await backupDatabase(dataDir, unencryptedCopy);
      await encryptFile(unencryptedCopy, target, backupKey);
    });
  }
  console.log(`${target} contains a verified copy of the database in ${dataDir}${encrypted(backupKey)}.`);
}

function encrypted(key: string | null): string {
  return key === null ? '' : ', encrypted';
}

async function backupToStore({ dataDir, backupKey }: Config, store: BackupStore, keep: number | null): Promise<void> {
  await withTemporaryFiles(dataDir, async (newFile) => {
    const unencryptedFile = newFile();
    await backupDatabase(dataDir, unencryptedFile);
    const file = backupKey === null ? unencryptedFile : newFile();
    if (backupKey !== null) await encryptFile(unencryptedFile, file, backupKey);
    const name = await store.put(file, systemClock.nowMs(), backupKey !== null);
    console.log(
      `${store.addressOf(name)} contains a verified copy of the database in ${dataDir}${encrypted(backupKey)}.`,
    );
  });
  if (keep === null) return;
  // Only after the new one is stored.
  for (const { name } of (await store.list()).slice(keep)) {
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
    throw new UsageError('Usage: rialto admin restore-backup <file> | <folder> | <s3 address> [--replace]');
  if (config.databaseUrl !== null) {
    throw new UsageError(
      `${describeDatabases(config)}: restore PostgreSQL with pg_restore, then run \`rialto admin new-epoch\`.`,
    );
  }
  const { dataDir } = config;
  const restored = await withBackup(config, source, dataDir, async (file, address) => {
    restoreBackup(file, dataDir, { replace: values.replace === true });
    return address;
  });
  console.log(
    `${dataDir} now contains the database of ${restored} with a new epoch: clients detect it and read again.`,
  );
  if (config.secrets.length === 0 && !existsSync(secretFile(dataDir)))
    console.log(`${secretFile(dataDir)} does not exist: restore it, otherwise the next start generates a new secret.`);
}
