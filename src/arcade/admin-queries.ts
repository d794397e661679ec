import type { Db } from '../core/db/transaction.ts';
import type { AdminQueries } from '../core/operation/admin/admin-queries.ts';
import { readPublishingCounts } from './games/store/publishing-counts.ts';
import {
  countedTables,
  countPendingReplays,
  countVersionsAwaitingProbes,
  findAgents,
  findGames,
} from './store/operator-view.ts';

async function countOperatorWork(db: Db) {
  const { reviewWaiting, appealsOpen } = await readPublishingCounts(db);
  return { 'versions to review': reviewWaiting, 'open appeals': appealsOpen };
}

/** Queries of the operator console on the arcade. */
export const arcadeAdminQueries: AdminQueries = {
  countedTables,
  queueLengths: async (db) => ({
    'replays to verify': await countPendingReplays(db),
    'versions that wait for probes': await countVersionsAwaitingProbes(db),
    ...(await countOperatorWork(db)),
  }),
  findAccounts: findAgents,
  findRecords: findGames,
};
