import { sql } from 'kysely';
import type { Db } from '../../core/db/transaction.ts';
import type {
  AccountSearchResult,
  CountedTable,
  RecordSearchResult,
} from '../../core/operation/admin/admin-queries.ts';

export const countedTables: readonly CountedTable[] = [
  { name: 'registrations', table: 'relay_account', idPrefix: 'acc_' },
  { name: 'deliveries', table: 'relay_delivery', idPrefix: 'dlv_' },
];

export async function countInFlight(db: Db): Promise<number> {
  const row = await db.first(
    db.query
      .selectFrom('relay_delivery')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('node', 'is not', null),
  );
  return Number(row?.count ?? 0);
}

export async function countPaymentJobs(db: Db): Promise<number> {
  const row = await db.first(
    db.query.selectFrom('relay_payment_errand').select((eb) => eb.fn.countAll<number>().as('count')),
  );
  return Number(row?.count ?? 0);
}

/** Accounts by prefix of the normalized email address, or by id; the newest for an empty text. */
export async function findRelayAccounts(db: Db, text: string, limit: number): Promise<AccountSearchResult[]> {
  const accounts = db.query.selectFrom('relay_account').select(['id', 'email as name', 'billing']).limit(limit);
  const prefix = text.toLowerCase();
  const rows = await db.all(
    text === ''
      ? accounts.orderBy('id', 'desc')
      : text.startsWith('acc_')
        ? accounts.where('id', '=', text)
        : accounts
            .where('normal_email', '>=', prefix)
            .where('normal_email', '<', `${prefix}\u{10ffff}`)
            .orderBy('normal_email'),
  );
  return rows.map(({ id, name, billing }) => ({ id, name, label: billing === null ? 'trial' : 'paid' }));
}

/** Newest deliveries, or the one with this id. Leads are not stored, so there is no text search. */
export async function findDeliveries(db: Db, text: string, limit: number): Promise<RecordSearchResult[]> {
  if (text !== '' && !text.startsWith('dlv_')) return [];
  const deliveries = db.query
    .selectFrom('relay_delivery')
    .select(['id', 'state', 'account_id', 'created_at'])
    // Same text as in the partial index, otherwise SQLite does not use it.
    .where(sql<boolean>`erased = 0`)
    .limit(limit);
  const rows = await db.all(text === '' ? deliveries.orderBy('created_at', 'desc') : deliveries.where('id', '=', text));
  return rows.map(({ id, state, account_id: within, created_at }) => ({
    kind: 'delivery',
    id,
    title: id,
    state,
    created_at,
    hidden_at: null,
    within,
  }));
}
