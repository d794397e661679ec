import { existsSync } from 'node:fs';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { countText } from '../../core/base/count-text.ts';
import { createKeyring } from '../../core/base/keyring.ts';
import type { Log } from '../../core/base/log.ts';
import { loadSecrets, secretFile } from '../../core/db/secret.ts';
import { matchesStoredSecret } from '../../core/db/secret-check.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import type { Database } from '../../core/db/transaction.ts';
import { openOfflineDatabases } from '../../offline.ts';

/**
 * Opens restored databases as a server does, which applies pending migrations. Checks that the secret of this
 * installation, if it has one, belongs to them. Closes the databases at the end. Throws StartupError.
 */
export async function verifyRestoredDatabases(installationConfig: Config, restoredConfig: Config): Promise<void> {
  let migrationCount = 0;
  const offlineDatabases = await openOfflineDatabases({
    config: restoredConfig,
    clock: systemClock,
    log: {
      ...silentLog,
      // The entry about applied migrations is the only one with a count.
      info({ count }) {
        if (typeof count === 'number') migrationCount += count;
      },
    },
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    const migrationNote = migrationCount === 0 ? '' : ` after ${countText(migrationCount, 'migration', 'migrations')}`;
    console.log(`This version can open the backup${migrationNote}.`);
    await checkSecret(installationConfig, offlineDatabases.database);
  } finally {
    await offlineDatabases.close();
  }
}

/** Prints the number of rows of each table that is not empty. */
export function printRowCounts(rowCounts: readonly (readonly [table: string, rows: number])[]): void {
  for (const [table, count] of rowCounts) if (count > 0) console.log(`  ${table.padEnd(32)}${count}`);
}

/** Checks that the secret of this installation, if it has one, matches the database. Backups contain no secret. */
async function checkSecret(config: Config, database: Database): Promise<void> {
  if (config.secrets.length === 0 && !existsSync(secretFile(config.dataDir))) {
    console.log(
      'The secret was not verified: this installation has none. Store the secret of the server together with the backup.',
    );
    return;
  }
  const keyring = createKeyring(loadSecrets(config, silentLog));
  if (!(await matchesStoredSecret(database, keyring)))
    throw new StartupError(
      'The backup was made with another secret, so its signatures and keys are invalid here. Set the original secret.',
    );
  console.log('The secret of this installation matches the backup.');
}

const ignore = () => {};
const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
