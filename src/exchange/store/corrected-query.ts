import type { Db } from '../../core/db/transaction.ts';
import { correctQuery, countDocumentFrequencies } from '../rules/spelling-correction.ts';
import { listKnownTokens } from './browse.ts';

/** Query with unknown words replaced by close words of the newest public entries; null if no word has one. */
export async function findCorrectedQuery(db: Db, q: string): Promise<string | null> {
  return correctQuery(q, countDocumentFrequencies(await listKnownTokens(db)));
}
