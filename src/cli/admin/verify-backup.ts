import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { countRows } from '../../core/db/sqlite/backup.ts';
import { restoreBackup } from '../../core/db/sqlite/restore.ts';
import { sqliteFile } from '../../core/db/sqlite/sqlite-connection.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { UsageError } from '../usage-error.ts';
import { timeMsFromName } from './backup-name.ts';
import { withBackup } from './stored-backup.ts';
import { printRowCounts, verifyRestoredDatabases } from './verify-restored-databases.ts';

/**
 * Verifies a backup: restores it and opens it as a server does. SQLite backups are restored into a temporary folder,
 * PostgreSQL dumps by `verifyDumps`. Throws UsageError, StartupError, StorageUnavailable.
 */
export async function verifyBackup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' }, 'max-age-hours': { type: 'string' } },
  });
  const [backupAddress = config.backupTarget, ...extraArguments] = positionals;
  if (backupAddress === null || extraArguments.length > 0)
    throw new UsageError(
      'Usage: rialto admin verify-backup <file> | <folder> | <s3 URL> [--max-age-hours=<number>] [--in=<folder>]',
    );
  const maxAgeHours = values['max-age-hours'] ?? null;
  if (maxAgeHours !== null && !/^[1-9]\d{0,4}$/.test(maxAgeHours))
    throw new UsageError('--max-age-hours must be a whole number from 1 to 99999.');
  if (config.databaseUrl !== null) {
    const { verifyDumps } = await import('./postgres/verify-dumps.ts');
    return verifyDumps(config, backupAddress, {
      folder: values.in ?? tmpdir(),
      checkAge: (file, location) => checkAge(maxAgeHours, file, location),
    });
  }
  const folder = mkdtempSync(join(values.in ?? tmpdir(), 'rialto-verify-'));
  try {
    await withBackup(config, backupAddress, 'sqlite', folder, async (file, location) => {
      checkAge(maxAgeHours, file, location);
      const dataDir = join(folder, 'data');
      restoreBackup(file, dataDir, { replace: false });
      console.log('The integrity check passed; the backup was restored into a temporary folder.');
      await verifyRestoredBackup(config, dataDir);
    });
    console.log('The backup can be restored.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints size and age of a backup. Throws StartupError when the backup is older than `maxAgeHours`. */
function checkAge(maxAgeHours: string | null, file: string, location: string): void {
  const createdMs = timeMsFromName(location.slice(location.lastIndexOf('/') + 1)) ?? statSync(file).mtimeMs;
  const ageHours = (systemClock.nowMs() - createdMs) / hourMs;
  console.log(`${location}: ${statSync(file).size} bytes, ${ageHours.toFixed(1)} hours old`);
  if (maxAgeHours !== null && ageHours > Number(maxAgeHours))
    throw new StartupError(`The backup is older than ${maxAgeHours} hours.`);
}

async function verifyRestoredBackup(config: Config, dataDir: string): Promise<void> {
  await verifyRestoredDatabases(config, {
    ...config,
    databaseUrl: null,
    databaseDirectUrl: null,
    databaseReadUrls: [],
    separateDatabases: {},
    dataDir,
  });
  printRowCounts(countRows(sqliteFile(dataDir)));
}

const hourMs = 3_600_000;
