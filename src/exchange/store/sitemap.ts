import type { Db } from '../../core/db/transaction.ts';

/** Key of the newest entry of the sitemap; null when there is none. */
export async function findNewestEntryKey(db: Db): Promise<number | null> {
  const row = await db.first(selectSitemapEntries(db).select('n').orderBy('n', 'desc').limit(1));
  return row?.n ?? null;
}

/** Entries of the sitemap with keys from `first` to before `end`, newest first. */
export function listPublicEntryIds(db: Db, first: number, end: number): Promise<{ id: string; updated_at: number }[]> {
  return db.all(
    selectSitemapEntries(db)
      .select(['id', 'updated_at'])
      .where('n', '>=', first)
      .where('n', '<', end)
      .orderBy('n', 'desc'),
  );
}

/** Public entries, without those of test accounts. */
function selectSitemapEntries(db: Db) {
  return db.query.selectFrom('exchange_entry').where('hidden_at', 'is', null).where('is_test', '=', 0);
}
