import { existsSync } from 'node:fs';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { createKeyring } from '../../core/base/keyring.ts';
import type { Log } from '../../core/base/log.ts';
import { loadSecrets, secretFile } from '../../core/db/secret.ts';
import { matchesStoredSecret } from '../../core/db/secret-check.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import type { Database } from '../../core/db/transaction.ts';
import { openOffline } from '../../offline.ts';

/**
 * Opens restored databases like a server, which migrates them, and compares the secret of this installation. Throws
 * StartupError.
 */
export async function openRestored(installation: Config, restored: Config): Promise<void> {
  const migrations: string[] = [];
  const offline = await openOffline({
    config: restored,
    clock: systemClock,
    log: collectMigrationNames(migrations),
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    const migrated = migrations.length === 0 ? '' : ` after ${migrations.length} migrations`;
    console.log(`This version can open the backup${migrated}.`);
    await checkSecret(installation, offline.database);
  } finally {
    await offline.close();
  }
}

export function printRows(rows: readonly (readonly [table: string, rows: number])[]): void {
  for (const [table, count] of rows) if (count > 0) console.log(`  ${table.padEnd(32)}${count}`);
}

/** Checks that the secret of this installation matches the database. Backups contain no secret. */
async function checkSecret(config: Config, database: Database): Promise<void> {
  if (config.secrets.length === 0 && !existsSync(secretFile(config.dataDir))) {
    console.log(
      'The secret was not verified: this installation has none. Store the secret of the server together with the backup.',
    );
    return;
  }
  const keyring = createKeyring(loadSecrets(config, silent));
  if (!(await matchesStoredSecret(database, keyring)))
    throw new StartupError(
      'The backup was made with another secret, so its signatures and keys are invalid here. Set the original secret.',
    );
  console.log('The secret of this installation matches the backup.');
}

function collectMigrationNames(migrations: string[]): Log {
  return { ...silent, info: ({ migration }) => typeof migration === 'string' && migrations.push(migration) };
}

const ignore = () => {};
const silent: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
