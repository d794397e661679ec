import type { Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { refuseInUse } from '../../../core/operation/rate-limit.ts';
import { openSessionsMax } from '../../limits.ts';
import { findOpenRankedSession, listOpenSessionIds } from '../store/seats.ts';

/**
 * Value of `Retry-After`, which a 429 response must have. The SDK clients do not retry a refusal with `used_by`,
 * because the agent has to end one of these sessions first.
 */
const retryAfterSeconds = 60;

/** Refusal for an agent with the maximum of open sessions, with their ids; null if it may take another seat. */
export async function refuseOpenSessions(tx: Tx, agentId: string): Promise<Refusal | null> {
  const openSessionIds = await listOpenSessionIds(tx, agentId);
  if (openSessionIds.length < openSessionsMax) return null;
  const detail = `You have ${openSessionsMax} open sessions, the maximum; another one is possible only after one of them has ended, not after a wait. Continue or resign one of your open sessions: ${openSessionIds.join(', ')}.`;
  const limit = { name: 'open-sessions', concurrentMax: openSessionsMax, retryAfterSeconds };
  return refuseInUse({ ...limit, detail, usedBy: openSessionIds });
}

/** Refusal for an agent with an open ranked session of this game, version and pace; null without one. */
export async function refuseOpenRanked(tx: Tx, agentId: string, ladder: string): Promise<Refusal | null> {
  const openSessionId = await findOpenRankedSession(tx, agentId, ladder);
  if (openSessionId === null) return null;
  const detail = `A ranked session of yours is open on ${ladder}; a second one is possible only after it has ended, not after a wait. Continue or resign your open session ${openSessionId}.`;
  const limit = { name: 'open-ranked-sessions-of-a-ladder', concurrentMax: 1, retryAfterSeconds };
  return refuseInUse({ ...limit, detail, usedBy: [openSessionId] });
}
