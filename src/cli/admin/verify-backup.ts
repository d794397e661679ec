import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { createKeyring } from '../../core/base/keyring.ts';
import type { Log } from '../../core/base/log.ts';
import { loadSecrets, secretFile } from '../../core/db/secret.ts';
import { matchesStoredSecret } from '../../core/db/secret-check.ts';
import { countRows } from '../../core/db/sqlite/backup.ts';
import { restoreBackup } from '../../core/db/sqlite/restore.ts';
import { sqliteFile } from '../../core/db/sqlite/sqlite-connection.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import type { Database } from '../../core/db/transaction.ts';
import { openOffline } from '../../offline.ts';
import { UsageError } from '../usage-error.ts';
import { timeFromName } from './backup-name.ts';
import { withBackup } from './stored-backup.ts';

/**
 * Verifies a backup: restores it into a temporary folder and opens it like a server. Throws UsageError, StartupError.
 */
export async function verifyBackup(config: Config, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' }, 'max-age-hours': { type: 'string' } },
  });
  const [source = config.backupTarget, ...more] = positionals;
  if (source === null || more.length > 0)
    throw new UsageError(
      'Usage: rialto admin verify-backup <file> | <folder> | <s3 address> [--max-age-hours=<number>] [--in=<folder>]',
    );
  const maxAgeHours = values['max-age-hours'] ?? null;
  if (maxAgeHours !== null && !/^[1-9]\d{0,4}$/.test(maxAgeHours))
    throw new UsageError('--max-age-hours is a whole number of 1 or more.');
  const folder = mkdtempSync(join(values.in ?? tmpdir(), 'rialto-verify-'));
  try {
    await withBackup(config, source, folder, async (file, address) => {
      const createdMs = timeFromName(address.slice(address.lastIndexOf('/') + 1)) ?? statSync(file).mtimeMs;
      const ageHours = (systemClock.nowMs() - createdMs) / hourMs;
      console.log(`${address}: ${statSync(file).size} bytes, ${ageHours.toFixed(1)} hours old`);
      if (maxAgeHours !== null && ageHours > Number(maxAgeHours))
        throw new StartupError(`The backup is older than ${maxAgeHours} hours.`);
      const dataDir = join(folder, 'data');
      restoreBackup(file, dataDir, { replace: false });
      console.log('It is intact and was restored into a separate folder.');
      await openRestoredBackup(config, dataDir);
    });
    console.log('The backup can be restored.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openRestoredBackup(config: Config, dataDir: string): Promise<void> {
  const steps: string[] = [];
  const offline = await openOffline({
    config: { ...config, databaseUrl: null, databaseDirectUrl: null, separateDatabases: {}, dataDir },
    clock: systemClock,
    log: collectSteps(steps),
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    const migrated = steps.length === 0 ? '' : ` after ${steps.length} migrations`;
    console.log(`This version opens it${migrated}.`);
    await checkSecret(config, offline.database);
  } finally {
    await offline.close();
  }
  const rows = countRows(sqliteFile(dataDir));
  for (const [table, count] of rows) if (count > 0) console.log(`  ${table.padEnd(32)}${count}`);
}

/** Checks that the database was last used with the secret of this installation, which is not in the backup. */
async function checkSecret(config: Config, database: Database): Promise<void> {
  if (config.secrets.length === 0 && !existsSync(secretFile(config.dataDir))) {
    console.log('There is no secret here to compare: keep the one of the server with the backup.');
    return;
  }
  const keyring = createKeyring(loadSecrets(config, silent));
  if (!(await matchesStoredSecret(database, keyring)))
    throw new StartupError('The backup is of a server with another secret: earlier signatures would be invalid.');
  console.log('The secret of this installation is the one that the backup was used with.');
}

function collectSteps(steps: string[]): Log {
  return { ...silent, info: ({ migration }) => typeof migration === 'string' && steps.push(migration) };
}

const hourMs = 3_600_000;
const ignore = () => {};
const silent: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
