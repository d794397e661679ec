import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Config } from '../../core/base/config.ts';
import { secretFile } from '../../core/db/secret.ts';
import { backupDatabase } from '../../core/db/sqlite/backup.ts';
import { restoreBackup } from '../../core/db/sqlite/restore.ts';
import { Misuse } from '../misuse.ts';

/** Copies the embedded database to a file while a server may be running. Throws Misuse, StartupError. */
export async function backup(config: Config, args: readonly string[]): Promise<void> {
  const [target, ...more] = args;
  if (target === undefined || more.length > 0) throw new Misuse('Usage: rialto admin backup <file>');
  if (config.databaseUrl !== null)
    throw new Misuse('This server keeps its data in PostgreSQL: back it up with pg_dump.');
  await backupDatabase(config.dataDir, target);
  console.log(`${target} holds a checked copy of the database in ${config.dataDir}.`);
  if (config.secrets.length === 0)
    console.log(`The secret is not in it: keep a copy of ${secretFile(config.dataDir)} in another place.`);
}

/** Puts a backup in place; no server may use the folder. Throws Misuse, StartupError. */
export function restoreFromBackup(config: Config, args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Misuse('Usage: rialto admin restore-backup <file> [--replace]');
  if (config.databaseUrl !== null) {
    throw new Misuse('This server keeps its data in PostgreSQL: use pg_restore, then `rialto admin new-epoch`.');
  }
  restoreBackup(file, config.dataDir, { replace: values.replace === true });
  console.log(`${config.dataDir} holds the database of ${file}, under a new epoch: clients notice and read again.`);
  if (config.secrets.length === 0 && !existsSync(secretFile(config.dataDir)))
    console.log(`There is no ${secretFile(config.dataDir)}: put it back, or the next start draws another secret.`);
}
