import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { createLog } from '../../core/base/log.ts';
import { type OfflineDeps, openOfflineDatabases } from '../../offline.ts';

/**
 * Opens the databases for a command, without a server and without a log. Throws StartupError; a commit with unknown
 * outcome throws an error with the message `unknownOutcome`.
 */
export function openOffline(config: Config, unknownOutcome: string): Promise<OfflineDeps> {
  return openOfflineDatabases({
    config,
    clock: systemClock,
    log: createLog('silent'),
    onFatal(cause) {
      throw new Error(unknownOutcome, { cause });
    },
  });
}
