import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { createLog } from '../../core/base/log.ts';
import { openOfflineDatabases } from '../../offline.ts';

/** Renews the epoch after the database was restored by other means than `restore-backup`. Throws StartupError. */
export async function newEpoch(config: Config): Promise<void> {
  const onFatal = (error: unknown) => {
    throw new Error('The outcome of the commit is unknown: run the command again.', { cause: error });
  };
  const offlineDatabases = await openOfflineDatabases({
    config,
    clock: systemClock,
    log: createLog('silent'),
    onFatal,
  });
  try {
    for (const [name, epoch] of await offlineDatabases.renewEpochs())
      console.log(`The epoch${name === 'main' ? '' : ` of the ${name}`} is now ${epoch}.`);
  } finally {
    await offlineDatabases.close();
  }
}
