import type { Clock } from '../core/base/clock.ts';
import type { Log } from '../core/base/log.ts';
import type { Database } from '../core/db/transaction.ts';
import { recordVisits } from './store/agents.ts';

/** Collects the last visits of accounts in memory, so that reads do not write. */
export interface Visits {
  /** Records a visit of the account now. */
  record(accountId: string): void;
  /** Stores the collected visits and stops. */
  close(): Promise<void>;
}

const writeIntervalMs = 1_000;

export function createVisits(database: Database, clock: Clock, log: Log): Visits {
  let pendingVisits = new Map<string, number>();
  const flush = async () => {
    if (pendingVisits.size === 0) return;
    const visits = pendingVisits;
    pendingVisits = new Map();
    try {
      await database.write((tx) => recordVisits(tx, visits));
    } catch (error) {
      log.warn({ err: error, count: visits.size }, 'visits not stored: the last visit of these agents is unchanged');
    }
  };
  const timer = setInterval(() => void flush(), writeIntervalMs);
  timer.unref();
  return {
    record: (accountId) => void pendingVisits.set(accountId, clock.nowMs()),
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
