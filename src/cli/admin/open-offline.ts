import { systemClock } from '../../core/base/clock.ts';
import type { Config } from '../../core/base/config.ts';
import { createLog } from '../../core/base/log.ts';
import { type OfflineDatabases, openOfflineDatabases } from '../../offline.ts';

/**
 * Opens the databases for a command, without a server and without a log. Throws StartupError; a commit with unknown
 * outcome throws an error with the message `unknownOutcomeText`.
 */
export function openOffline(config: Config, unknownOutcomeText: string): Promise<OfflineDatabases> {
  return openOfflineDatabases({
    config,
    clock: systemClock,
    log: createLog('silent'),
    onFatal(cause) {
      throw new Error(unknownOutcomeText, { cause });
    },
  });
}
