import type pg from 'pg';
import type { StorageLimits } from '../storage-limits.ts';

/**
 * How timeouts and read-only access are set: once per session, or per transaction behind a pooler in transaction mode.
 */
export interface SessionMode {
  /** Startup parameters of a connection. */
  readonly startup: Pick<pg.ClientConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>;
  /** Statement run on a new connection; null: none. */
  readonly prepare: string | null;
  readonly beginWrite: string;
  readonly beginSnapshot: string;
  /** BEGIN statement of a single read; null when the session is read-only. */
  readonly beginRead: string | null;
  /** Whether named prepared statements can be reused in later transactions. */
  readonly supportsPreparedStatements: boolean;
}

const write = 'begin read write';
const snapshot = 'begin isolation level repeatable read read only';

/**
 * Direct sessions: read-only by default; the server ends sessions whose client has become unreachable, which releases
 * their locks.
 */
export function directSessions(limits: StorageLimits): SessionMode {
  return {
    startup: {
      statement_timeout: limits.statementMs,
      lock_timeout: limits.rowLockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    },
    prepare: `set default_transaction_read_only = on; set tcp_user_timeout = ${limits.tcpUserTimeoutMs}`,
    beginWrite: write,
    beginSnapshot: snapshot,
    beginRead: null,
    supportsPreparedStatements: true,
  };
}

/** Sessions of a pooler in transaction mode, which have no state beyond a transaction. */
export function pooledSessions(limits: StorageLimits, supportsPreparedStatements: boolean): SessionMode {
  const settings = [
    `set local statement_timeout = ${limits.statementMs}`,
    `set local lock_timeout = ${limits.rowLockMs}`,
    `set local idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`,
  ].join('; ');
  return {
    startup: {},
    prepare: null,
    beginWrite: `${write}; ${settings}`,
    beginSnapshot: `${snapshot}; ${settings}`,
    beginRead: `begin read only; ${settings}`,
    supportsPreparedStatements,
  };
}
