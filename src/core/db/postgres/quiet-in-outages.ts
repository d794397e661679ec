import type { Log } from '../../base/log.ts';
import { DatabaseUnreachable } from './postgres-errors.ts';

/**
 * The same log without the warnings of whatever fails only because the database is away: an outage is
 * reported once, with its cause, by the monitor.
 */
export function withoutOutageWarnings(log: Log): Log {
  return {
    ...log,
    warn(fields, message) {
      if (!(fields.err instanceof DatabaseUnreachable)) log.warn(fields, message);
    },
  };
}
