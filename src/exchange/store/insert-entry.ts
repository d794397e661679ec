import { sql } from 'kysely';
import { prepared } from '../../core/db/prepared.ts';
import type { Tx } from '../../core/db/transaction.ts';
import { entryTokens } from '../rules/tokens.ts';
import type { EntryTable } from '../tables.ts';
import { appendEvent, eventRow, type NewExchangeEvent } from './events.ts';
import { indexTokens, searchColumns, searchedEntry } from './search-index.ts';

/** A new entry; its key `n` is the insertion id of its event. */
export type NewEntry = Omit<EntryTable, 'n' | 'search' | 'rank_tokens'>;

/**
 * Inserts an entry with its event `entry.created`, tags and search index row. On PostgreSQL everything is sent together
 * with COMMIT, so that concurrent calls can share a transaction.
 */
export async function insertNewEntry(tx: Tx, entry: NewEntry, eventId: string): Promise<void> {
  if (tx.dialect === 'postgres') return insertWithEvent(tx, entry, eventId);
  const n = await appendEvent(tx, creationOf(entry), eventId, entry.created_at);
  await insertEntry(tx, { ...entry, n });
}

/** Inserts an entry, whose event exists, with its tags and search index row. */
export async function insertEntry(tx: Tx, entry: NewEntry & Pick<EntryTable, 'n'>): Promise<void> {
  const searchedFields = searchedEntry(entry, '');
  const tokens = entryTokens(searchedFields);
  await tx.runWithCommit(insertRow(tx, { ...entry, ...searchColumns(searchedFields, tokens, tx.dialect) }));
  await indexTokens(tx, entry.n, tokens);
  await insertTags(tx, entry.id, searchedFields.tags);
}

async function insertWithEvent(tx: Tx, entry: NewEntry, eventId: string): Promise<void> {
  const searchedFields = searchedEntry(entry, '');
  const columns = searchColumns(searchedFields, entryTokens(searchedFields), tx.dialect);
  await tx.runWithCommit(insertEventAndRow(tx, { ...entry, ...columns, eventId }));
  await insertTags(tx, entry.id, searchedFields.tags);
}

function creationOf({ id, author_id: authorId }: Pick<EntryTable, 'id' | 'author_id'>): NewExchangeEvent {
  return { kind: 'entry.created', subjectId: id, ownerId: authorId, actorId: authorId };
}

async function insertTags(tx: Tx, entryId: string, tags: readonly string[]): Promise<void> {
  for (const tag of tags) await tx.runWithCommit(insertTag(tx, { entry_id: entryId, tag }));
}

type SearchColumns = ReturnType<typeof searchColumns>;

const insertRow = prepared((tx: Tx, { search, ...row }: NewEntry & Pick<EntryTable, 'n'> & SearchColumns) =>
  tx.query
    .insertInto('exchange_entry')
    .values(tx.dialect === 'sqlite' ? row : { ...row, search: sql<string>`${search}::tsvector` }),
);

const insertEventAndRow = prepared(
  (tx: Tx, { eventId, search, ...row }: NewEntry & SearchColumns & { eventId: string }) =>
    tx.query
      .with('event', (query) =>
        query
          .insertInto('exchange_event')
          .values(eventRow(creationOf(row), eventId, row.created_at))
          .returning('insertion_id'),
      )
      .insertInto('exchange_entry')
      .values({
        ...row,
        n: sql<number>`(select insertion_id from event)`,
        search: sql<string>`${search}::tsvector`,
      }),
);

const insertTag = prepared((tx: Tx, row: { entry_id: string; tag: string }) =>
  tx.query.insertInto('exchange_entry_tag').values(row),
);
