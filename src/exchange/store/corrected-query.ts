import type { Db } from '../../core/db/transaction.ts';
import { countWordsOf, nearQuery } from '../rules/near-words.ts';
import { listKnownTokens } from './browse.ts';

/** Query with unknown words replaced by close words of the newest public entries; null if no word has one. */
export async function findCorrectedQuery(db: Db, q: string): Promise<string | null> {
  return nearQuery(q, countWordsOf(await listKnownTokens(db)));
}
