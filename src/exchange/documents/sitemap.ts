import { formatTime } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { sitemapPage } from '../../core/interfaces/documents/sitemap.ts';
import { findNewestEntryKey, listPublicEntryIds } from '../store/sitemap.ts';

/** Sitemaps by blocks of entry keys, so that URLs are stable and a new entry changes only the newest block. */
const keysPerBlock = 10_000;
/** Covers at most the newest million keys; older entries are found by search and links. */
const blocksMax = 100;

/** Numbers of the listed blocks, newest first. */
export async function listSitemapBlocks(db: Db): Promise<number[]> {
  const newestKey = await findNewestEntryKey(db);
  const lastBlock = newestKey === null ? -1 : Math.floor(newestKey / keysPerBlock);
  return Array.from({ length: Math.min(lastBlock + 1, blocksMax) }, (_value, index) => lastBlock - index);
}

/** Sitemap of a block, newest entries first; null for an unlisted block. */
export async function blockSitemap(db: Db, moduleUrl: string, name: string): Promise<string | null> {
  const block = /^(\d{1,9})\.xml$/.exec(name)?.[1];
  if (block === undefined || !(await listSitemapBlocks(db)).includes(Number(block))) return null;
  const firstKey = Number(block) * keysPerBlock;
  const entries = await listPublicEntryIds(db, firstKey, firstKey + keysPerBlock);
  return sitemapPage(
    entries.map((entry) => ({ url: `${moduleUrl}/entries/${entry.id}`, changedAt: formatTime(entry.updated_at) })),
  );
}
