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
  const steps: string[] = [];
  const offline = await openOffline({
    config: restored,
    clock: systemClock,
    log: collectSteps(steps),
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    const migrated = steps.length === 0 ? '' : ` after ${steps.length} migrations`;
    console.log(`This version opens it${migrated}.`);
    await checkSecret(installation, offline.database);
  } finally {
    await offline.close();
  }
}

export function printRows(rows: readonly (readonly [table: string, rows: number])[]): void {
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

const ignore = () => {};
const silent: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
