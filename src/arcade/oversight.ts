import type { AdminQueries } from '../core/operation/admin/oversight.ts';
import {
  countedRecords,
  countPendingReplays,
  countProbesWaiting,
  findAgents,
  findGames,
} from './store/operator-view.ts';

/** Overview of the arcade for the operator. */
export const arcadeOversight: AdminQueries = {
  countedRecords: countedRecords,
  queueLengths: async (db) => ({
    'replays to verify': await countPendingReplays(db),
    'versions that wait for probes': await countProbesWaiting(db),
  }),
  findAccounts: findAgents,
  findRecords: findGames,
};
