import { parseArgs } from 'node:util';
import { resetEpoch as resetArcade } from '../../arcade/reset-epoch.ts';
import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { isAnyNodeAlive } from '../../core/db/nodes.ts';
import { StartupError } from '../../core/db/startup-error.ts';
import { UsageError } from '../usage-error.ts';
import { openOffline } from './open-offline.ts';

const usage = 'Usage: rialto admin reset-epoch --reason=<text> --confirm';
const reasonCharactersMax = 500;

/**
 * Ends the arcade's epoch permanently; no server may be running. Prints the heads of the deleted logs, which are
 * retained. Throws UsageError, StartupError.
 */
export async function resetEpoch(config: Config, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' }, confirm: { type: 'boolean' } },
  });
  const { reason, confirm } = values;
  if (reason === undefined || reason.trim().length < 3 || reason.length > reasonCharactersMax || confirm !== true)
    throw new UsageError(
      `${usage}. The command permanently deletes all sessions, replays, games, rankings and keys of the arcade.`,
    );
  const offlineDatabases = await openOffline(
    config,
    'The outcome of the reset is unknown: check `rialto admin past-heads`.',
  );
  try {
    const database = offlineDatabases.databaseOf('arcade');
    if (await isAnyNodeAlive(database.db))
      throw new StartupError('A server is running on this database: stop all servers first.');
    const nowMs = systemClock.nowMs();
    const result = await resetArcade(database, { keys: offlineDatabases.signingKeys(), reason, nowMs });
    console.log(JSON.stringify(result, null, 2));
  } finally {
    await offlineDatabases.close();
  }
}
