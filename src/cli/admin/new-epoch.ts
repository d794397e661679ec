import type { Config } from '../../core/base/config.ts';
import { openOffline } from './open-offline.ts';

/** Renews the epoch of each database after a restore by other means than `restore-backup`. Throws StartupError. */
export async function newEpoch(config: Config): Promise<void> {
  const offlineDatabases = await openOffline(config, 'The outcome of the commit is unknown: run the command again.');
  try {
    for (const [name, epoch] of await offlineDatabases.renewEpochs())
      console.log(`The epoch${name === 'main' ? '' : ` of the ${name}`} is now ${epoch}.`);
  } finally {
    await offlineDatabases.close();
  }
}
