import type pg from 'pg';
import type { StorageLimits } from '../storage-limits.ts';

/**
 * Scope of timeouts and read-only access: set once per session, or per transaction behind a pooler in transaction mode.
 */
export interface SessionMode {
  /** Startup parameters of a connection. */
  readonly startupParameters: Pick<
    pg.ClientConfig,
    'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'
  >;
  /** Statement run on a new connection; null: none. */
  readonly setupStatement: string | null;
  readonly beginWrite: string;
  readonly beginSnapshot: string;
  /** BEGIN statement of a single read; null when the session is read-only. */
  readonly beginRead: string | null;
  /** Whether named prepared statements can be reused in later transactions. */
  readonly supportsPreparedStatements: boolean;
}

const beginReadWrite = 'begin read write';
const beginRepeatableRead = 'begin isolation level repeatable read read only';

/**
 * Direct sessions: read-only by default; the server ends sessions whose client has become unreachable, which releases
 * their locks.
 */
export function directSessions(limits: StorageLimits): SessionMode {
  return {
    startupParameters: {
      statement_timeout: limits.statementTimeoutMs,
      lock_timeout: limits.rowLockTimeoutMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
    },
    setupStatement: `set default_transaction_read_only = on; set tcp_user_timeout = ${limits.tcpUserTimeoutMs}`,
    beginWrite: beginReadWrite,
    beginSnapshot: beginRepeatableRead,
    beginRead: null,
    supportsPreparedStatements: true,
  };
}

/** Sessions of a pooler in transaction mode, which have no state beyond a transaction. */
export function pooledSessions(limits: StorageLimits, supportsPreparedStatements: boolean): SessionMode {
  const settings = [
    `set local statement_timeout = ${limits.statementTimeoutMs}`,
    `set local lock_timeout = ${limits.rowLockTimeoutMs}`,
    `set local idle_in_transaction_session_timeout = ${limits.idleInTransactionTimeoutMs}`,
  ].join('; ');
  return {
    startupParameters: {},
    setupStatement: null,
    beginWrite: `${beginReadWrite}; ${settings}`,
    beginSnapshot: `${beginRepeatableRead}; ${settings}`,
    beginRead: `begin read only; ${settings}`,
    supportsPreparedStatements,
  };
}
