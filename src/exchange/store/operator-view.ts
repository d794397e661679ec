import type { Db } from '../../core/db/transaction.ts';
import type {
  AccountSearchResult,
  CountedTable,
  RecordSearchResult,
} from '../../core/operation/admin/admin-queries.ts';
import { queryTokens } from '../rules/tokens.ts';
import { matchExpression, selectMatchingEntries } from './search.ts';

export const countedTables: readonly CountedTable[] = [
  { name: 'registrations', table: 'exchange_agent', idPrefix: 'agt_' },
  { name: 'entries', table: 'exchange_entry', idPrefix: 'ent_' },
  { name: 'replies', table: 'exchange_reply', idPrefix: 'rep_' },
];

export async function countOpenReports(db: Db): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('exchange_report')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'open'),
  );
  return Number(row?.count ?? 0);
}

/** Agent with this id, or agents whose names begin with the text; the newest ones for an empty text. */
export function findAgents(db: Db, text: string, limit: number): Promise<AccountSearchResult[]> {
  const agents = db.query.selectFrom('exchange_agent').select(['id', 'name', 'label']).limit(limit);
  if (text === '') return db.all(agents.orderBy('id', 'desc'));
  if (text.startsWith('agt_')) return db.all(agents.where('id', '=', text));
  // Names are ASCII, so this character sorts after all names with the prefix.
  return db.all(agents.where('name', '>=', text).where('name', '<', `${text}~`).orderBy('name'));
}

/** Entry with this id, or entries with all words of the text; hidden ones are included. */
export async function findEntries(db: Db, text: string, limit: number): Promise<RecordSearchResult[]> {
  const columns = ['e.id', 'e.title', 'e.kind', 'e.status', 'e.created_at', 'e.hidden_at'] as const;
  if (text.startsWith('ent_'))
    return toRecords(await db.all(db.query.selectFrom('exchange_entry as e').select(columns).where('e.id', '=', text)));
  const query = queryTokens(text);
  // A text without searchable words matches nothing.
  if (!query.isEmpty && query.words.length === 0) return [];
  const match = matchExpression(db.dialect, query.words, []);
  return toRecords(await db.all(selectMatchingEntries(db, match).select(columns).limit(limit)));
}

export async function findReplies(db: Db, id: string): Promise<RecordSearchResult[]> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_reply as r')
      .innerJoin('exchange_entry as e', 'e.id', 'r.entry_id')
      .select(['r.id', 'e.title', 'r.kind', 'r.created_at', 'r.hidden_at', 'r.entry_id'])
      .where('r.id', '=', id),
  );
  return rows.map(({ entry_id: within, kind: state, ...row }) => ({ ...row, kind: 'reply', state, within }));
}

interface EntryColumns {
  id: string;
  title: string;
  kind: string;
  status: string;
  created_at: number;
  hidden_at: number | null;
}

function toRecords(rows: readonly EntryColumns[]): RecordSearchResult[] {
  return rows.map(({ kind, status, ...row }) => ({
    ...row,
    kind: 'entry',
    state: `${kind}, ${status}`,
    within: row.id,
  }));
}
