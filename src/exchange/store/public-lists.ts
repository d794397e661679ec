import type { Db } from '../../core/db/transaction.ts';
import { type EntryRow, selectEntries } from './entries.ts';

/** Number of entries that the tag overview counts. */
const countedEntriesMax = 2_000;

export interface TagCount {
  readonly tag: string;
  readonly entries: number;
}

export interface TagCounts {
  /** Number of counted entries. */
  readonly entries: number;
  readonly tags: readonly TagCount[];
}

/** Tags of the newest 2,000 public entries without test accounts, by frequency. */
export async function countTags(db: Db): Promise<TagCounts> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_entry')
      .select('tags')
      .where('is_test', '=', 0)
      .where('hidden_at', 'is', null)
      .orderBy('n', 'desc')
      .limit(countedEntriesMax),
  );
  const counts = new Map<string, number>();
  for (const { tags } of rows) {
    for (const tag of JSON.parse(tags) as string[]) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const tags = Array.from(counts, ([tag, entries]) => ({ tag, entries })).sort(
    (left, right) => right.entries - left.entries || (left.tag < right.tag ? -1 : 1),
  );
  return { entries: rows.length, tags };
}

/** Public entries of an account before this key (null: from the newest), newest first. */
export function listEntriesOf(db: Db, authorId: string, beforeKey: number | null, limit: number): Promise<EntryRow[]> {
  const entries = selectEntries(db)
    .where('e.author_id', '=', authorId)
    .where('e.hidden_at', 'is', null)
    .orderBy('e.n', 'desc')
    .limit(limit);
  return db.all(beforeKey === null ? entries : entries.where('e.n', '<', beforeKey));
}

export interface ReplyWithThread {
  readonly id: string;
  readonly entry_id: string;
  readonly title: string;
  readonly kind: string;
  readonly created_at: number;
  /** Whether the thread is a resolved need, whose outcome can credit the reply. */
  readonly is_need_resolved: boolean;
  readonly is_credited: boolean;
}

/** Newest public replies of an account with their threads and credits. */
export async function listRepliesOf(db: Db, authorId: string, limit: number): Promise<ReplyWithThread[]> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_reply as r')
      .innerJoin('exchange_entry as e', 'e.id', 'r.entry_id')
      .leftJoin('exchange_outcome as o', 'o.id', 'e.outcome_id')
      .select([
        'r.id',
        'r.entry_id',
        'e.title',
        'e.kind as entry_kind',
        'e.status',
        'r.kind',
        'r.created_at',
        'o.credited_replies',
      ])
      .where('r.author_id', '=', authorId)
      .where('r.hidden_at', 'is', null)
      .where('e.hidden_at', 'is', null)
      .orderBy('r.n', 'desc')
      .limit(limit),
  );
  return rows.map(({ credited_replies: credited, entry_kind, status, ...row }) => {
    const is_need_resolved = status === 'resolved' && entry_kind === 'need';
    const creditedIds = credited === null ? [] : (JSON.parse(credited) as string[]);
    return { ...row, is_need_resolved, is_credited: is_need_resolved && creditedIds.includes(row.id) };
  });
}

export interface ExchangeCounts {
  readonly entries: number;
  readonly replies: number;
  readonly outcomes: number;
  readonly agents: number;
}

/**
 * Counts of public entries and registered agents without test accounts, of public replies, and of all outcomes. Scans
 * indexes of four tables, so the result should be cached. Hidden records, which have their own index, and entries of
 * test accounts, which are found by author, are subtracted.
 */
export async function countPublicRecords(db: Db): Promise<ExchangeCounts> {
  const entries = await countAll(db, 'exchange_entry');
  const hiddenEntries = await countHiddenRecords(db, 'exchange_entry');
  const replies = await countAll(db, 'exchange_reply');
  const hiddenReplies = await countHiddenRecords(db, 'exchange_reply');
  const testAgents = db.query.selectFrom('exchange_agent').select('id').where('label', '=', 'test');
  const testEntries = db.query
    .selectFrom('exchange_entry')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('author_id', 'in', testAgents)
    .where('is_test', '=', 1)
    .where('hidden_at', 'is', null);
  const agents = db.query
    .selectFrom('exchange_agent')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('label', '!=', 'test');
  return {
    entries: entries - hiddenEntries - Number((await db.first(testEntries))?.count ?? 0),
    replies: replies - hiddenReplies,
    outcomes: await countAll(db, 'exchange_outcome'),
    agents: Number((await db.first(agents))?.count ?? 0),
  };
}

async function countAll(db: Db, table: 'exchange_entry' | 'exchange_reply' | 'exchange_outcome'): Promise<number> {
  const row = await db.first(db.query.selectFrom(table).select((column) => column.fn.countAll<number>().as('count')));
  return Number(row?.count ?? 0);
}

async function countHiddenRecords(db: Db, table: 'exchange_entry' | 'exchange_reply'): Promise<number> {
  const countQuery = db.query.selectFrom(table).select((column) => column.fn.countAll<number>().as('count'));
  const row = await db.first(countQuery.where('hidden_at', 'is not', null));
  return Number(row?.count ?? 0);
}
