import type { AdminQueries } from '../core/operation/admin/oversight.ts';
import { countedRecords, countOpenReports, findAgents, findEntries, findReplies } from './store/operator-view.ts';

/** Overview of the exchange for the operator. */
export const exchangeOversight: AdminQueries = {
  countedRecords: countedRecords,
  queueLengths: async (db) => ({ 'open reports': await countOpenReports(db) }),
  findAccounts: findAgents,
  findRecords: (db, text, limit) => (text.startsWith('rep_') ? findReplies(db, text) : findEntries(db, text, limit)),
};
