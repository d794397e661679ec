import { formatTime } from '../../core/base/clock.ts';
import type { Db } from '../../core/db/transaction.ts';
import { sitemapPage } from '../../core/interfaces/documents/sitemap.ts';
import { findNewestEntryKey, listPublicEntryIds } from '../store/sitemap.ts';

/** Entry keys of a block. Each block has a sitemap, so that URLs are stable and a new entry changes one sitemap. */
const keysPerBlock = 10_000;
/** Maximum number of blocks: the newest million keys. Older entries are found by search and links. */
const blocksMax = 100;

/** Numbers of the listed blocks, newest first. */
export async function listSitemapBlocks(db: Db): Promise<number[]> {
  const newestKey = await findNewestEntryKey(db);
  const lastBlock = newestKey === null ? -1 : Math.floor(newestKey / keysPerBlock);
  return Array.from({ length: Math.min(lastBlock + 1, blocksMax) }, (_value, index) => lastBlock - index);
}

/** Sitemap of the block in a file name such as `3.xml`, newest entries first; null for an unlisted block. */
export async function blockSitemap(db: Db, moduleUrl: string, fileName: string): Promise<string | null> {
  const block = /^(\d{1,9})\.xml$/.exec(fileName)?.[1];
  if (block === undefined || !(await listSitemapBlocks(db)).includes(Number(block))) return null;
  const firstKey = Number(block) * keysPerBlock;
  const entries = await listPublicEntryIds(db, firstKey, firstKey + keysPerBlock);
  return sitemapPage(
    entries.map((entry) => ({ url: `${moduleUrl}/entries/${entry.id}`, changedAt: formatTime(entry.updated_at) })),
  );
}
