import type { AdminQueries } from '../core/operation/admin/oversight.ts';
import {
  countedRecords,
  countInFlight,
  countPaymentJobs,
  findDeliveries,
  findRelayAccounts,
} from './store/operator-view.ts';

/** Overview of the relay for the operator. */
export const relayOversight: AdminQueries = {
  countedRecords,
  queueLengths: async (db) => ({
    'deliveries in flight': await countInFlight(db),
    'payment jobs': await countPaymentJobs(db),
  }),
  findAccounts: findRelayAccounts,
  findRecords: findDeliveries,
};
