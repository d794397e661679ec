import type pg from 'pg';
import type { StorageLimits } from '../storage-limits.ts';

/**
 * How time limits and read-only access reach the statements of a pool: with the session, or, behind a
 * pooler that gives each transaction another session, with every transaction.
 */
export interface SessionMode {
  /** Sent when a connection begins. */
  readonly startup: Pick<pg.ClientConfig, 'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout'>;
  /** Run on a new connection; null: nothing. */
  readonly prepare: string | null;
  readonly beginWrite: string;
  readonly beginSnapshot: string;
  /** Begins the transaction of a single read; null: the session is read-only by itself. */
  readonly beginRead: string | null;
  /** Whether statements can be prepared under a name and used again in a later transaction. */
  readonly keepsStatements: boolean;
}

const write = 'begin read write';
const snapshot = 'begin isolation level repeatable read read only';

/**
 * Sessions of our own. They are read-only unless a transaction says otherwise, and the server, too,
 * ends a session whose other end is silent, and with it the locks that it holds.
 */
export function ownSessions(limits: StorageLimits): SessionMode {
  return {
    startup: {
      statement_timeout: limits.statementMs,
      lock_timeout: limits.rowLockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    },
    prepare: `set default_transaction_read_only = on; set tcp_user_timeout = ${limits.pathSilenceMs}`,
    beginWrite: write,
    beginSnapshot: snapshot,
    beginRead: null,
    keepsStatements: true,
  };
}

/** Sessions of a pooler in transaction mode: nothing outlives a transaction. */
export function pooledSessions(limits: StorageLimits, keepsStatements: boolean): SessionMode {
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
    keepsStatements,
  };
}
