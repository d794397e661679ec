import type { Refusal } from '../../../core/base/refusal.ts';
import type { Tx } from '../../../core/db/transaction.ts';
import { refuseConcurrency } from '../../../core/operation/rate-limit.ts';
import { openSessionsMax } from '../../limits.ts';
import { findOpenRankedSession, openSessionsOf } from '../store/seats.ts';

const retryAfterSeconds = 60;

/** Refusal for an agent with the maximum of open sessions, with their ids; null if it may take another seat. */
export async function refuseOpenSessions(tx: Tx, agentId: string): Promise<Refusal | null> {
  const open = await openSessionsOf(tx, agentId);
  if (open.length < openSessionsMax) return null;
  const remedy = `Continue or resign one of your open sessions: ${open.join(', ')}.`;
  return refuseConcurrency('open-sessions', openSessionsMax, retryAfterSeconds, remedy);
}

/** Refusal for an agent with an open ranked session of this game, version and pace; null without one. */
export async function refuseOpenRanked(tx: Tx, agentId: string, ladder: string): Promise<Refusal | null> {
  const open = await findOpenRankedSession(tx, agentId, ladder);
  if (open === null) return null;
  const remedy = `Continue or resign your open session ${open}.`;
  return refuseConcurrency('open-ranked-sessions-of-a-ladder', 1, retryAfterSeconds, remedy);
}
