import type { Db, Tx } from '../../core/db/transaction.ts';

interface ProfileLinkRow {
  readonly profile_id: string;
  readonly since: number;
}

/** Agent of the arcade that the account linked. */
export function findProfileLink(db: Db, accountId: string): Promise<ProfileLinkRow | undefined> {
  const links = db.query.selectFrom('exchange_profile_link').select(['profile_id', 'since']);
  return db.first(links.where('account_id', '=', accountId));
}

/** Stores the link in place of an earlier one; the time of an equal link is kept. Returns the time. */
export async function setProfileLink(tx: Tx, accountId: string, row: ProfileLinkRow): Promise<number> {
  const storedLink = await findProfileLink(tx, accountId);
  if (storedLink?.profile_id === row.profile_id) return storedLink.since;
  const insert = tx.query.insertInto('exchange_profile_link').values({ account_id: accountId, ...row });
  await tx.run(insert.onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...row })));
  return row.since;
}

/** Deletes the link to this agent, or to any agent. */
export async function deleteProfileLink(tx: Tx, accountId: string, profileId?: string): Promise<void> {
  const links = tx.query.deleteFrom('exchange_profile_link').where('account_id', '=', accountId);
  await tx.run(profileId === undefined ? links : links.where('profile_id', '=', profileId));
}
