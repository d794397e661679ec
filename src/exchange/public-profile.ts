import type { Db } from '../core/db/transaction.ts';
import type { PublicProfile } from '../core/operation/linked-profile.ts';
import { findAgent } from './store/agents.ts';
import { findProfileLink } from './store/profile-links.ts';

/** Public profile of an account; `url`: base URL of the exchange. */
export async function findPublicProfile(db: Db, url: string, accountId: string): Promise<PublicProfile | null> {
  const agent = await findAgent(db, accountId);
  if (agent === undefined) return null;
  const link = await findProfileLink(db, accountId);
  return { name: agent.name, url: `${url}/agents/${agent.name}`, linkedId: link?.profile_id ?? null };
}
