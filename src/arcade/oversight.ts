import type { Oversight } from '../core/operation/admin/oversight.ts';
import {
  countedRecords,
  countPendingReplays,
  countProbesWaiting,
  findAgents,
  findGames,
} from './store/operator-view.ts';

/** What the operator sees of the arcade as a whole. */
export const arcadeOversight: Oversight = {
  counted: countedRecords,
  countQueues: async (db) => ({
    'replays to verify': await countPendingReplays(db),
    'versions that wait for probes': await countProbesWaiting(db),
  }),
  findAccounts: findAgents,
  findRecords: findGames,
};
