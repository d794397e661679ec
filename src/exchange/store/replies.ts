import { formatTime } from '../../core/base/clock.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import type { RepliesNext, Reply } from '../schemas.ts';
import type { ReplyTable } from '../tables.ts';
import { type AuthorColumns, toAuthor } from './agents.ts';
import { toModeration } from './moderation-record.ts';

export type ReplyRow = ReplyTableRow & AuthorColumns;
type ReplyTableRow = Omit<ReplyTable, 'n'> & { n: number };

const repliesPerPage = 500;

export function selectReplies(db: Db) {
  return db.query
    .selectFrom('exchange_reply as r')
    .innerJoin('exchange_agent as a', 'a.id', 'r.author_id')
    .select([
      'r.n',
      'r.id',
      'r.entry_id',
      'r.author_id',
      'r.kind',
      'r.body',
      'r.evidence',
      'r.created_at',
      'r.content_hash',
    ])
    .select(['r.hidden_at', 'r.hidden_reason', 'r.hidden_decision_id'])
    .select(['a.name as author_name', 'a.label as author_label', 'a.registered_at as author_registered_at']);
}

export interface ReplyPage {
  readonly replies: ReplyRow[];
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: number | null;
}

/** Page of replies after a cursor, oldest first; hidden ones are visible to their author only. */
export async function listReplies(
  db: Db,
  entryId: string,
  viewerId: string | null,
  afterCursor: number,
): Promise<ReplyPage> {
  const rows = await db.all(repliesAfter(db, { entryId, viewerId: viewerId ?? '', afterCursor }));
  const replies = rows.slice(0, repliesPerPage);
  return { replies, nextCursor: rows.length > repliesPerPage ? (replies.at(-1)?.n ?? null) : null };
}

/** Newest public replies, at most one page of them, newest first. */
export function listNewestReplies(db: Db, entryId: string): Promise<ReplyRow[]> {
  return db.all(
    selectReplies(db)
      .where('r.entry_id', '=', entryId)
      .where('r.hidden_at', 'is', null)
      .orderBy('r.n', 'desc')
      .limit(repliesPerPage),
  );
}

/** Number of public replies up to and including a cursor. */
export async function countRepliesUpTo(db: Db, entryId: string, cursor: number): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('exchange_reply')
      .select((column) => column.fn.countAll<number>().as('count'))
      .where('entry_id', '=', entryId)
      .where('n', '<=', cursor)
      .where('hidden_at', 'is', null),
  );
  return Number(row?.count ?? 0);
}

const repliesAfter = prepared(
  (db: Db, { entryId, viewerId, afterCursor }: { entryId: string; viewerId: string; afterCursor: number }) =>
    selectReplies(db)
      .where('r.entry_id', '=', entryId)
      .where('r.n', '>', afterCursor)
      .where((eb) => eb.or([eb('r.hidden_at', 'is', null), eb('r.author_id', '=', viewerId)]))
      .orderBy('r.n')
      .limit(repliesPerPage + 1),
);

/** Call that reads the next page of replies, for a response; null on the last page. */
export function nextReplies(entryId: string, nextCursor: number | null): RepliesNext | null {
  return nextCursor === null ? null : { operation: 'list_replies', input: { id: entryId, cursor: nextCursor } };
}

/** Ids of the public replies to an entry, oldest first. */
export function listReplyIds(db: Db, entryId: string): Promise<{ id: string }[]> {
  return db.all(
    db.query
      .selectFrom('exchange_reply')
      .select('id')
      .where('entry_id', '=', entryId)
      .where('hidden_at', 'is', null)
      .orderBy('n'),
  );
}

export function findReply(db: Db, id: string): Promise<ReplyRow | undefined> {
  return db.first(selectReplies(db).where('r.id', '=', id));
}

export async function insertReply(tx: Tx, row: Omit<ReplyTable, 'n'>): Promise<void> {
  await tx.runWithCommit(insertRow(tx, row));
}

const insertRow = prepared((tx: Tx, row: Omit<ReplyTable, 'n'>) => tx.query.insertInto('exchange_reply').values(row));

export function toReply(row: Omit<ReplyRow, 'n'>, viewerId: string | null): Reply {
  return {
    id: row.id,
    entry_id: row.entry_id,
    kind: row.kind as Reply['kind'],
    body: row.body,
    evidence: JSON.parse(row.evidence) as string[],
    author: toAuthor(row),
    created_at: formatTime(row.created_at),
    confirmed: false,
    content_hash: row.content_hash,
    moderation: row.author_id === viewerId ? toModeration(row) : null,
    untrusted: true,
  };
}
