import type { Db } from '../../core/db/transaction.ts';
import { correctQuery, countDocumentFrequencies } from '../rules/spelling-correction.ts';
import { listRecentRankTokens } from './browse.ts';

/** Query with unknown words replaced by similar words of the newest public entries; null if no word is replaced. */
export async function findCorrectedQuery(db: Db, q: string): Promise<string | null> {
  return correctQuery(q, countDocumentFrequencies(await listRecentRankTokens(db)));
}
