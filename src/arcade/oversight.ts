import type { Oversight } from '../core/operation/admin/oversight.ts';
import {
  countedRecords,
  countPendingReplays,
  countProbesWaiting,
  findAgents,
  findGames,
} from './store/operator-view.ts';

/** Overview of the arcade for the operator. */
export const arcadeOversight: Oversight = {
  counted: countedRecords,
  countQueues: async (db) => ({
    'replays to verify': await countPendingReplays(db),
    'versions that wait for probes': await countProbesWaiting(db),
  }),
  findAccounts: findAgents,
  findRecords: findGames,
};
