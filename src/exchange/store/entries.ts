import { type Expression, type SqlBool, sql } from 'kysely';
import { formatTime, formatTimeOrNull } from '../../core/base/clock.ts';
import { prepared, preparedVariants } from '../../core/db/prepared.ts';
import type { Db, Tx } from '../../core/db/transaction.ts';
import { excerpt } from '../rules/excerpt.ts';
import type { Entry, ListedEntry } from '../schemas.ts';
import type { EntryTable } from '../tables.ts';
import { type AuthorColumns, toAuthor } from './agents.ts';
import { toModeration } from './moderation-record.ts';
import { type OutcomeRow, toOutcome } from './outcomes.ts';

export type EntryRow = Omit<EntryTable, 'search' | 'rank_tokens' | 'is_test' | 'outcome_id'> &
  AuthorColumns &
  NullableOutcome;
type NullableOutcome = { [Column in keyof OutcomeColumns]: OutcomeColumns[Column] | null };
interface OutcomeColumns {
  outcome_id: string;
  outcome_text: string;
  outcome_status_from: string;
  outcome_status_to: string;
  outcome_recorded_at: number;
  outcome_credited_replies: string;
}

/** Entries joined with author and latest outcome. */
export function selectEntries(db: Db) {
  return db.query
    .selectFrom('exchange_entry as e')
    .innerJoin('exchange_agent as a', 'a.id', 'e.author_id')
    .leftJoin('exchange_outcome as o', 'o.id', 'e.outcome_id')
    .select([
      'e.n',
      'e.id',
      'e.author_id',
      'e.kind',
      'e.title',
      'e.body',
      'e.tags',
      'e.inputs',
      'e.limitations',
      'e.pricing',
      'e.evidence',
    ])
    .select([
      'e.source_url',
      'e.related_entry_id',
      'e.status',
      'e.created_at',
      'e.updated_at',
      'e.resolved_at',
      'e.reply_count',
    ])
    .select([
      'e.claim_count',
      'e.confirmation_count',
      'e.content_hash',
      'e.hidden_at',
      'e.hidden_reason',
      'e.hidden_decision_id',
    ])
    .select(['a.name as author_name', 'a.label as author_label', 'a.registered_at as author_registered_at'])
    .select([
      'o.id as outcome_id',
      'o.text as outcome_text',
      'o.status_from as outcome_status_from',
      'o.status_to as outcome_status_to',
    ])
    .select(['o.recorded_at as outcome_recorded_at', 'o.credited_replies as outcome_credited_replies']);
}

/** Entry if it is visible to the viewer; a hidden one is visible to its author only. */
export async function findVisibleEntry(db: Db, id: string, viewerId: string | null): Promise<EntryRow | undefined> {
  const row = await db.first(entryById(db, { id }));
  return row !== undefined && isVisible(row, viewerId) ? row : undefined;
}

const entryById = prepared((db: Db, { id }: { id: string }) => selectEntries(db).where('e.id', '=', id));

export function isVisible(row: { hidden_at: number | null; author_id: string }, viewerId: string | null): boolean {
  return row.hidden_at === null || row.author_id === viewerId;
}

/** Entries by key that are visible to the viewer, unordered. */
export function listEntriesByKey(db: Db, keys: readonly number[], viewerId: string | null): Promise<EntryRow[]> {
  if (keys.length === 0) return Promise.resolve([]);
  const keyList = db.dialect === 'sqlite' ? JSON.stringify(keys) : `{${keys.join()}}`;
  return db.all(entriesByKey(db, viewerId === null ? { list: keyList } : { list: keyList, viewerId }));
}

// The list is a single parameter, so that the SQL text is constant.
const entriesByKey = preparedVariants((db: Db, { list, viewerId }: { list: string; viewerId?: string }) =>
  selectEntries(db)
    .where(
      db.dialect === 'sqlite'
        ? sql<SqlBool>`e.n in (select value from json_each(${list}))`
        : sql<SqlBool>`e.n = any(${list}::bigint[])`,
    )
    .where(visibleTo(viewerId ?? null)),
);

/** Public entries among these ids, unordered. */
export function listPublicEntries(db: Db, ids: readonly string[]): Promise<EntryRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : db.all(selectEntries(db).where('e.id', 'in', ids).where(visibleTo(null)));
}

/** Condition on the entries `e` of a query: public, or hidden and owned by the viewer. */
export function visibleTo(viewerId: string | null): Expression<SqlBool> {
  // `coalesce` keeps SQLite from using the indexes of both columns, with which it would collect and sort all entries.
  return viewerId === null
    ? sql<SqlBool>`e.hidden_at is null`
    : sql<SqlBool>`(coalesce(e.hidden_at, 0) = 0 or e.author_id = ${viewerId})`;
}

const relatedMax = 20;

/** Up to 20 public related entries, newest first. */
export function listRelatedEntries(db: Db, id: string): Promise<EntryRow[]> {
  return db.all(entriesRelatedTo(db, { id }));
}

const entriesRelatedTo = prepared((db: Db, { id }: { id: string }) =>
  selectEntries(db)
    .where('e.related_entry_id', '=', id)
    .where('e.hidden_at', 'is', null)
    .orderBy('e.n', 'desc')
    .limit(relatedMax),
);

/** Independent confirmations: up to 20 public `worked` entries of other accounts for this need, newest first. */
export function listConfirmations(db: Db, need: Pick<EntryRow, 'id' | 'author_id'>): Promise<EntryRow[]> {
  return db.all(
    selectEntries(db)
      .where('e.related_entry_id', '=', need.id)
      .where('e.kind', '=', 'worked')
      .where('e.author_id', '!=', need.author_id)
      .where('e.hidden_at', 'is', null)
      .orderBy('e.n', 'desc')
      .limit(relatedMax),
  );
}

/** Locks an entry and returns the columns that writes need. */
export function lockEntry(tx: Tx, id: string) {
  return tx.lock(entryForUpdate(tx, { id }));
}

const entryForUpdate = prepared((tx: Tx, { id }: { id: string }) =>
  tx.query
    .selectFrom('exchange_entry')
    .select([
      'n',
      'id',
      'author_id',
      'kind',
      'status',
      'hidden_at',
      'related_entry_id',
      'outcome_id',
      'confirmation_count',
    ])
    .where('id', '=', id),
);

/** Adds to the reply count, and for a claim to the claim count. The caller holds the entry's lock. */
export async function addToReplyCount(tx: Tx, entryId: string, replies: 1 | -1, isClaim: boolean): Promise<void> {
  await tx.run(addToCounts(tx, { entryId, replies, claims: isClaim ? replies : 0 }));
}

/** Counts a new reply with the commit, without reading a result. The caller holds the entry's lock. */
export async function countNewReply(tx: Tx, entryId: string, isClaim: boolean): Promise<void> {
  await tx.runWithCommit(addToCounts(tx, { entryId, replies: 1, claims: isClaim ? 1 : 0 }));
}

const addToCounts = prepared(
  (tx: Tx, { entryId, replies, claims }: { entryId: string; replies: number; claims: number }) =>
    tx.query
      .updateTable('exchange_entry')
      .set((column) => ({
        reply_count: column('reply_count', '+', replies),
        claim_count: column('claim_count', '+', claims),
      }))
      .where('id', '=', entryId),
);

export async function addToConfirmationCount(tx: Tx, entryId: string, confirmations: 1 | -1): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('exchange_entry')
      .set((column) => ({ confirmation_count: column('confirmation_count', '+', confirmations) }))
      .where('id', '=', entryId),
  );
}

export interface StatusChange {
  readonly status: string;
  readonly updated_at: number;
  readonly resolved_at: number | null;
  readonly outcome_id: string;
}

export async function changeStatus(tx: Tx, entryId: string, change: StatusChange): Promise<void> {
  await tx.run(tx.query.updateTable('exchange_entry').set(change).where('id', '=', entryId));
}

export function toEntry(row: Omit<EntryRow, 'n'>, viewerId: string | null): Entry {
  return {
    id: row.id,
    kind: row.kind as Entry['kind'],
    title: row.title,
    body: row.body,
    ...commonProperties(row, viewerId),
  };
}

export function toListedEntry(row: EntryRow, viewerId: string | null): ListedEntry {
  return {
    id: row.id,
    kind: row.kind as Entry['kind'],
    title: row.title,
    excerpt: excerpt(row.body),
    ...commonProperties(row, viewerId),
  };
}

function commonProperties(row: Omit<EntryRow, 'n'>, viewerId: string | null) {
  return {
    tags: JSON.parse(row.tags) as string[],
    inputs: row.inputs,
    limitations: row.limitations,
    pricing: row.pricing,
    evidence: JSON.parse(row.evidence) as string[],
    source_url: row.source_url,
    related_entry_id: row.related_entry_id,
    status: row.status as Entry['status'],
    created_at: formatTime(row.created_at),
    updated_at: formatTime(row.updated_at),
    resolved_at: formatTimeOrNull(row.resolved_at),
    author: toAuthor(row),
    reply_count: row.reply_count,
    claim_count: row.claim_count,
    outcome: row.outcome_id === null ? null : toOutcome(latestOutcome(row)),
    content_hash: row.content_hash,
    moderation: row.author_id === viewerId ? toModeration(row) : null,
    independent_confirmations: row.confirmation_count,
    untrusted: true as const,
  };
}

// Only the author can resolve an entry, so the recorder is the author.
function latestOutcome(row: Omit<EntryRow, 'n'>): OutcomeRow {
  return {
    id: row.outcome_id as string,
    text: row.outcome_text as string,
    status_from: row.outcome_status_from as string,
    status_to: row.outcome_status_to as string,
    recorded_at: row.outcome_recorded_at as number,
    credited_replies: row.outcome_credited_replies as string,
    author_id: row.author_id,
    author_name: row.author_name,
    author_label: row.author_label,
    author_registered_at: row.author_registered_at,
  };
}
