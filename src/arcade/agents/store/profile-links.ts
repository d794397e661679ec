import type { Db, Tx } from '../../../core/db/transaction.ts';

interface ProfileLinkRow {
  readonly profile_id: string;
  readonly since: number;
}

/** Account of the exchange that the agent linked. */
export function findProfileLink(db: Db, agentId: string): Promise<ProfileLinkRow | undefined> {
  const links = db.query.selectFrom('arcade_profile_link').select(['profile_id', 'since']);
  return db.first(links.where('agent_id', '=', agentId));
}

/** Stores the link in place of a previous one; an equal link keeps its time. Returns the stored `since`. */
export async function setProfileLink(tx: Tx, agentId: string, row: ProfileLinkRow): Promise<number> {
  const storedLink = await findProfileLink(tx, agentId);
  if (storedLink?.profile_id === row.profile_id) return storedLink.since;
  const insert = tx.query.insertInto('arcade_profile_link').values({ agent_id: agentId, ...row });
  await tx.run(insert.onConflict((conflict) => conflict.column('agent_id').doUpdateSet({ ...row })));
  return row.since;
}

/** Deletes the agent's link to `profileId`; without `profileId` the link to any account. */
export async function deleteProfileLink(tx: Tx, agentId: string, profileId?: string): Promise<void> {
  const links = tx.query.deleteFrom('arcade_profile_link').where('agent_id', '=', agentId);
  await tx.run(profileId === undefined ? links : links.where('profile_id', '=', profileId));
}
