import { refuse } from '../core/base/refusal.ts';
import type { Db } from '../core/db/transaction.ts';
import type { ModeratedAccount, Moderation } from '../core/operation/admin/moderation.ts';
import { notFound } from '../core/operation/errors.ts';
import { findAccountByIdOrEmail } from './accounts/store/accounts.ts';
import { relayAdminQueries } from './admin-queries.ts';
import { countDeliveries } from './deliveries/store/deliveries.ts';

/** Moderation of relay accounts. They have no public records, so nothing can be hidden. */
export const relayModeration: Moderation = {
  targets: [],
  adminQueries: relayAdminQueries,
  findAccount,
  // The relay has no event log; the response to the next call of a suspended account contains the reason.
  async appendStatusEvent() {},
  hide: async () => refuse(notFound, 'The relay has no public records to hide.'),
  restore: async () => refuse(notFound, 'The relay has no public records to restore.'),
  dismiss: async () => refuse(notFound, 'The relay has no reports.'),
  listReports: async () => [],
};

async function findAccount(db: Db, idOrAddress: string): Promise<ModeratedAccount | undefined> {
  const account = await findAccountByIdOrEmail(db, idOrAddress);
  if (account === undefined) return undefined;
  const { id, email, email_confirmed_at, billing } = account;
  return {
    id,
    name: email,
    label: billing === null ? 'trial' : 'paid',
    description: email_confirmed_at === null ? 'The address is not confirmed.' : 'The address is confirmed.',
    last_visit_at: null,
    counts: { deliveries: await countDeliveries(db, id) },
  };
}
