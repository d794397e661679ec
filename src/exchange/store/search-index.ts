import { sql } from 'kysely';
import type { DerivedColumn } from '../../core/db/copy/derived-column.ts';
import { prepared } from '../../core/db/prepared.ts';
import type { Dialect, Tx } from '../../core/db/transaction.ts';
import { rankTokens } from '../rules/rank.ts';
import { ftsText, tsvectorLiteral } from '../rules/search-query.ts';
import { entryTokens, type SearchedEntry } from '../rules/tokens.ts';
import type { EntryTable } from '../tables.ts';

type IndexedColumns = Pick<EntryTable, 'kind' | 'status' | 'title' | 'body' | 'tags' | 'inputs' | 'limitations'>;

/** Searched fields of an entry row and its latest outcome. */
export function searchedEntry(row: IndexedColumns, outcome: string): SearchedEntry {
  const { kind, status, title, body, inputs, limitations } = row;
  return { kind, status, title, body, inputs, limitations, outcome, tags: JSON.parse(row.tags) as string[] };
}

/** Search columns of an entry's row; `search` is PostgreSQL's tsvector, empty on SQLite. */
export function searchColumns(entry: SearchedEntry, tokens: readonly string[], dialect: Dialect) {
  return { rank_tokens: rankTokens(entry), search: dialect === 'postgres' ? tsvectorLiteral(tokens) : '' };
}

/** Adds an entry to the full-text index; on PostgreSQL it is part of the entry's row. */
export async function indexTokens(tx: Tx, n: number, tokens: readonly string[]): Promise<void> {
  if (tx.dialect === 'postgres') return;
  await tx.runDeferred(insertTokens(tx, { rowid: n, tokens: ftsText(tokens) }));
}

const insertTokens = prepared((tx: Tx, row: { rowid: number; tokens: string }) =>
  tx.query.insertInto('exchange_search').values(row),
);

/** Updates the index after a change of status or outcome in this transaction. */
export async function reindexEntry(tx: Tx, n: number): Promise<void> {
  const row = await tx.first(
    tx.query
      .selectFrom('exchange_entry as e')
      .leftJoin('exchange_outcome as o', 'o.id', 'e.outcome_id')
      .select(['e.kind', 'e.status', 'e.title', 'e.body', 'e.tags', 'e.inputs', 'e.limitations', 'o.text as outcome'])
      .where('e.n', '=', n),
  );
  if (row === undefined) return;
  const entry = searchedEntry(row, row.outcome ?? '');
  const tokens = entryTokens(entry);
  const { rank_tokens, search } = searchColumns(entry, tokens, tx.dialect);
  const columns = tx.dialect === 'sqlite' ? { rank_tokens } : { rank_tokens, search: sql<string>`${search}::tsvector` };
  await tx.run(tx.query.updateTable('exchange_entry').set(columns).where('n', '=', n));
  await unindexEntries(tx, [n]);
  await indexTokens(tx, n, tokens);
}

/** Removes entries from the full-text index, with the commit of the transaction. */
export async function unindexEntries(tx: Tx, keys: readonly number[]): Promise<void> {
  if (tx.dialect === 'postgres') return;
  await tx.runDeferred(tx.query.deleteFrom('exchange_search').where('rowid', 'in', keys));
}

/** Search column of entries that are copied from SQLite to PostgreSQL. */
export const entrySearchColumn: DerivedColumn = {
  table: 'exchange_entry',
  column: 'search',
  expressions: { outcome: '(select o.text from exchange_outcome as o where o.id = exchange_entry.outcome_id)' },
  valueOf(row) {
    const { outcome, ...columns } = row as IndexedColumns & { readonly outcome: string | null };
    return tsvectorLiteral(entryTokens(searchedEntry(columns, outcome ?? '')));
  },
};
