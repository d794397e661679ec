import type { AdminQueries } from '../core/operation/admin/admin-queries.ts';
import {
  countedTables,
  countInFlight,
  countPaymentJobs,
  findDeliveries,
  findRelayAccounts,
} from './store/operator-view.ts';

/** Queries of the admin overview about the relay. */
export const relayAdminQueries: AdminQueries = {
  countedTables,
  queueLengths: async (db) => ({
    'deliveries in flight': await countInFlight(db),
    'payment jobs': await countPaymentJobs(db),
  }),
  findAccounts: findRelayAccounts,
  findRecords: findDeliveries,
};
