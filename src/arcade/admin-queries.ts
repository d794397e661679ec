import type { AdminQueries } from '../core/operation/admin/admin-queries.ts';
import {
  countedTables,
  countPendingReplays,
  countVersionsAwaitingProbes,
  findAgents,
  findGames,
} from './store/operator-view.ts';

/** Queries of the operator console on the arcade. */
export const arcadeAdminQueries: AdminQueries = {
  countedTables,
  queueLengths: async (db) => ({
    'replays to verify': await countPendingReplays(db),
    'versions that wait for probes': await countVersionsAwaitingProbes(db),
  }),
  findAccounts: findAgents,
  findRecords: findGames,
};
