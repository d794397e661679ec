import type { Log } from '../../base/log.ts';
import { DatabaseUnreachable } from './postgres-errors.ts';

/** Drops warnings caused by an unreachable database, because the monitor logs outages. */
export function suppressOutageWarnings(log: Log): Log {
  return {
    ...log,
    warn(fields, message) {
      if (!(fields.err instanceof DatabaseUnreachable)) log.warn(fields, message);
    },
  };
}
