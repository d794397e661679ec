import type { Db, Tx } from '../../../core/db/transaction.ts';
import { findIneligibleReason, isImpartial } from '../rules/certifier-eligibility.ts';
import { listCertifierFacts, listRecentPlayers, listRelations } from '../store/certifiers.ts';
import type { CertifiableVersion } from '../store/places.ts';

/** Below the number of parameters that SQLite and PostgreSQL allow in a query. */
const agentsPerQuery = 500;

/**
 * Number of agents that can be offered a P4 place of the version now and have played in the last 24 hours, by the same
 * rules as the offers.
 */
export async function countCertifiers(
  db: Db | Tx,
  version: Pick<CertifiableVersion, 'n' | 'author_id' | 'game_author_id'>,
  {
    nowMs,
    nowUs,
    accountAgeHoursMin,
  }: { readonly nowMs: number; readonly nowUs: number; readonly accountAgeHoursMin: number },
): Promise<number> {
  const times = { nowMs, runningMs: Math.floor(nowUs / 1_000) };
  const players = await listRecentPlayers(db, nowMs);
  let count = 0;
  for (let start = 0; start < players.length; start += agentsPerQuery) {
    const agentIds = players.slice(start, start + agentsPerQuery);
    const relations = await listRelations(db, agentIds, version, times);
    for (const [id, certifierFacts] of await listCertifierFacts(db, agentIds, times)) {
      const relation = relations.get(id);
      const isEligible = findIneligibleReason(certifierFacts, accountAgeHoursMin) === null;
      if (isEligible && relation !== undefined && isImpartial(relation)) count += 1;
    }
  }
  return count;
}
