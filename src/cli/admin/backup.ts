import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { secretFile } from '../../core/db/secret.ts';
import { backupDatabase } from '../../core/db/sqlite/backup.ts';
import { restoreBackup } from '../../core/db/sqlite/restore.ts';
import { UsageError } from '../usage-error.ts';
import { isS3Address, openBackupStore } from './backup-store.ts';

/** Copies the embedded database to a file or an object while a server may be running. Throws UsageError, StartupError. */
export async function backup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0)
    throw new UsageError('Usage: rialto admin backup <file> | s3://<bucket>/<prefix> [--keep=<number>]');
  const keep = keptNumber(values.keep, target);
  if (config.databaseUrl !== null) throw new UsageError('DATABASE_URL is set: back up PostgreSQL with pg_dump.');
  if (isS3Address(target)) {
    await backupToStore(config, target, keep);
  } else {
    await backupDatabase(config.dataDir, target);
    console.log(`${target} contains a verified copy of the database in ${config.dataDir}.`);
  }
  if (config.secrets.length === 0)
    console.log(`The backup does not contain the secret: store a copy of ${secretFile(config.dataDir)} separately.`);
}

function keptNumber(text: string | undefined, target: string): number | null {
  if (text === undefined) return null;
  if (!isS3Address(target) || !/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError('--keep is a whole number of 1 or more, for a backup to s3://.');
  return Number(text);
}

async function backupToStore(config: Config, address: string, keep: number | null): Promise<void> {
  const store = await openBackupStore(address, config.objectStorage);
  await withPartial(config, async (file) => {
    await backupDatabase(config.dataDir, file);
    const name = await store.put(file, systemClock.nowMs());
    console.log(`${store.addressOf(name)} holds a checked copy of the database in ${config.dataDir}.`);
  });
  if (keep === null) return;
  // Only after the new one has arrived.
  for (const { name } of (await store.list()).slice(keep)) {
    await store.remove(name);
    console.log(`${store.addressOf(name)} is removed, ${keep} newer backups are kept.`);
  }
}

/** Prints the backups below a prefix. Throws UsageError, StartupError. */
export async function listBackups(config: Config, args: readonly string[]): Promise<void> {
  const [address, ...more] = args;
  if (address === undefined || more.length > 0 || !isS3Address(address))
    throw new UsageError('Usage: rialto admin list-backups s3://<bucket>/<prefix>');
  const store = await openBackupStore(address, config.objectStorage);
  for (const { name, bytes } of await store.list()) console.log(`${store.addressOf(name)}  ${bytes} bytes`);
}

/** Puts a backup in place; no server may use the folder. Throws UsageError, StartupError. */
export async function restoreFromBackup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0)
    throw new UsageError('Usage: rialto admin restore-backup <file> | <s3 address> [--replace]');
  if (config.databaseUrl !== null) {
    throw new UsageError('DATABASE_URL is set: restore PostgreSQL with pg_restore, then run `rialto admin new-epoch`.');
  }
  const options = { replace: values.replace === true };
  const isStored = isS3Address(source);
  const restored = isStored ? await restoreFromStore(config, source, options) : source;
  if (!isStored) restoreBackup(source, config.dataDir, options);
  console.log(
    `${config.dataDir} now contains the database of ${restored} with a new epoch: clients detect it and read again.`,
  );
  if (config.secrets.length === 0 && !existsSync(secretFile(config.dataDir)))
    console.log(
      `${secretFile(config.dataDir)} does not exist: restore it, otherwise the next start generates a new secret.`,
    );
}

/** Resolves with the address of the backup that is in place. */
async function restoreFromStore(
  config: Config,
  address: string,
  options: { readonly replace: boolean },
): Promise<string> {
  const store = await openBackupStore(address, config.objectStorage);
  const name = await store.find();
  await withPartial(config, async (file) => {
    await store.get(name, file);
    restoreBackup(file, config.dataDir, options);
  });
  return store.addressOf(name);
}

/** A file on the disk of the database, where there is room for another one; removed in the end. */
async function withPartial(config: Config, act: (file: string) => Promise<void>): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const file = join(config.dataDir, `backup-${randomUUID()}.partial`);
  try {
    await act(file);
  } finally {
    rmSync(file, { force: true });
  }
}
