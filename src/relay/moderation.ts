import { refuse } from '../core/base/refusal.ts';
import type { Db } from '../core/db/transaction.ts';
import type { ModeratedAccount, Moderation } from '../core/operation/admin/moderation.ts';
import { notFound } from '../core/operation/errors.ts';
import { normalMailAddress } from './rules/mail-address.ts';
import { findAccountByAddress, findRelayAccount } from './store/accounts.ts';
import { countDeliveries } from './store/deliveries.ts';

/** What the operator can do to sources of leads. Nothing of theirs is public, so nothing can be hidden. */
export const relayModeration: Moderation = {
  targets: [],
  findAccount,
  // The relay publishes no events: who is suspended reads it in the answer to the next call.
  async tellStanding() {},
  hide: async () => refuse(notFound, 'Nothing of the relay can be hidden.'),
  restore: async () => refuse(notFound, 'Nothing of the relay can be hidden.'),
  dismiss: async () => refuse(notFound, 'The relay takes no reports.'),
  listReports: async () => [],
};

async function findAccount(db: Db, idOrAddress: string): Promise<ModeratedAccount | undefined> {
  const account =
    (await findRelayAccount(db, idOrAddress)) ?? (await findAccountByAddress(db, normalMailAddress(idOrAddress)));
  if (account === undefined) return undefined;
  const { id, email, email_confirmed_at, billing } = account;
  return {
    id,
    name: email,
    label: billing === null ? 'trial' : 'paid',
    description: email_confirmed_at === null ? 'The address is not confirmed.' : 'The address is confirmed.',
    last_visit_at: null,
    deliveries: await countDeliveries(db, id),
  };
}
