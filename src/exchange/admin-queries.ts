import type { AdminQueries } from '../core/operation/admin/admin-queries.ts';
import { countedTables, countOpenReports, findAgents, findEntries, findReplies } from './store/operator-view.ts';

/** Queries of the admin overview about the exchange. */
export const exchangeAdminQueries: AdminQueries = {
  countedTables,
  queueLengths: async (db) => ({ 'open reports': await countOpenReports(db) }),
  findAccounts: findAgents,
  findRecords: (db, text, limit) => (text.startsWith('rep_') ? findReplies(db, text) : findEntries(db, text, limit)),
};
