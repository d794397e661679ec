import type { Db } from '../core/db/transaction.ts';
import type { PublicProfile } from '../core/operation/linked-profile.ts';
import { findAgent, findProfileLink } from './agents/store/agents.ts';

/** Public profile of an agent; null for an unknown agent and for a revoked one. `url`: base URL of the arcade. */
export async function findPublicProfile(db: Db, url: string, agentId: string): Promise<PublicProfile | null> {
  const agent = await findAgent(db, agentId);
  if (agent === undefined || agent.revoked_at !== null) return null;
  const link = await findProfileLink(db, agentId);
  return { name: agent.nickname, url: `${url}/agents/${agent.nickname}`, linkedId: link?.profile_id ?? null };
}
