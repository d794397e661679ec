import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { DeliveryTable } from '../../tables.ts';
import type { DeliveryState } from '../rules/states.ts';

export type DeliveryRow = Omit<DeliveryTable, 'n' | 'erased'> & {
  readonly n: number;
  readonly erased: number;
};
export type NewDeliveryRow = Omit<DeliveryTable, 'n' | 'erased'>;

/** The delivery under an idempotency key; `hashes` are the key's by each secret. */
export function findByKey(db: Db, accountId: string, hashes: readonly string[]): Promise<DeliveryRow | undefined> {
  return db.first(deliveryByKey(db, keyValues(accountId, hashes)));
}

/** The same, locked; the caller holds the account's lock already. */
export function lockByKey(tx: Tx, accountId: string, hashes: readonly string[]): Promise<DeliveryRow | undefined> {
  return tx.lock(deliveryByKey(tx, keyValues(accountId, hashes)));
}

// Never more than two secrets, and one of them twice requests nothing else.
function keyValues(accountId: string, hashes: readonly string[]) {
  const [one = '', other = one] = hashes;
  return { accountId, one, other };
}

const deliveryByKey = prepared((db: Db, { accountId, one, other }: ReturnType<typeof keyValues>) =>
  db.query
    .selectFrom('relay_delivery')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((of) => of.or([of('key_hash', '=', one), of('key_hash', '=', other)])),
);

export function findDelivery(db: Db, accountId: string, id: string): Promise<DeliveryRow | undefined> {
  return db.first(deliveryById(db, { id }).where('account_id', '=', accountId));
}

export function lockDelivery(tx: Tx, id: string): Promise<DeliveryRow | undefined> {
  return tx.lock(lockedById(tx, { id }));
}

const lockedById = prepared((db: Db, { id }: { id: string }) => deliveryById(db, { id }));

function deliveryById(db: Pick<Db, 'query'>, { id }: { id: string }) {
  return db.query.selectFrom('relay_delivery').selectAll().where('id', '=', id);
}

export async function insertDelivery(tx: Tx, row: NewDeliveryRow): Promise<void> {
  await tx.run(insertion(tx, row));
}

const insertion = prepared((tx: Tx, row: NewDeliveryRow) => tx.query.insertInto('relay_delivery').values(row));

/** What changes in the course of a delivery. */
export type DeliveryCourse = Pick<
  DeliveryRow,
  'state' | 'effect' | 'attempts' | 'open' | 'node' | 'replays' | 'holds_unit' | 'finished_at' | 'receipt'
>;

/** Writes the course of a delivery; the caller holds its lock. */
export async function updateDelivery(tx: Tx, id: string, course: DeliveryCourse): Promise<void> {
  await tx.run(update(tx, { ...course, id }));
}

const update = prepared(
  (
    tx: Tx,
    {
      id,
      state,
      effect,
      attempts,
      open,
      node,
      replays,
      holds_unit,
      finished_at,
      receipt,
    }: DeliveryCourse & { id: string },
  ) =>
    tx.query
      .updateTable('relay_delivery')
      .set({ state, effect, attempts, open, node, replays, holds_unit, finished_at, receipt })
      .where('id', '=', id),
);

/** Writes the account's statement and the receipt that holds it; the caller holds the delivery's lock. */
export async function settleDelivery(
  tx: Tx,
  id: string,
  change: Pick<DeliveryRow, 'settled' | 'receipt'>,
): Promise<void> {
  await tx.run(tx.query.updateTable('relay_delivery').set(change).where('id', '=', id));
}

/** Stores that the receiver is asked about the delivery; the caller holds its lock. */
export async function setReceiptAsked(tx: Tx, id: string, askedAtMs: number): Promise<void> {
  await tx.run(tx.query.updateTable('relay_delivery').set({ receipt_asked_at: askedAtMs }).where('id', '=', id));
}

export interface DeliveryFilter {
  readonly accountId: string;
  readonly state: DeliveryState | undefined;
  readonly origin: string | undefined;
  /** Only those to one of these; null: to any. */
  readonly origins: readonly string[] | null;
  /** Only those accepted after this moment. */
  readonly afterMs: number;
  /** Only those accepted before this moment. */
  readonly untilMs?: number | undefined;
  /** Only those before this one; 0: from the newest. */
  readonly beforeN: number;
  readonly limit: number;
  /** So many are looked at, however few of them are requested. */
  readonly looksMax: number;
}

export interface DeliveryPage {
  readonly rows: readonly DeliveryRow[];
  /** `beforeN` of the next page; null at the end. */
  readonly nextN: number | null;
}

/** Deliveries of an account, newest first. A page may hold fewer than `limit`, or none, and lead on. */
export async function listDeliveries(db: Db, filter: DeliveryFilter): Promise<DeliveryPage> {
  let own = db.query.selectFrom('relay_delivery').where('account_id', '=', filter.accountId);
  if (filter.beforeN > 0) own = own.where('n', '<', filter.beforeN);
  const newest = own.orderBy('n', 'desc');
  const edge = await db.first(
    newest
      .select(['n', 'created_at'])
      .offset(filter.looksMax - 1)
      .limit(1),
  );
  let query = newest.selectAll().where('created_at', '>', filter.afterMs).where('erased', '=', 0);
  if (edge !== undefined) query = query.where('n', '>=', edge.n);
  if (filter.untilMs !== undefined) query = query.where('created_at', '<', filter.untilMs);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.origin !== undefined) query = query.where('destination_origin', '=', filter.origin);
  if (filter.origins !== null) query = query.where('destination_origin', 'in', filter.origins);
  const rows = await db.all(query.limit(filter.limit));
  const last = rows.length < filter.limit ? undefined : rows.at(-1);
  if (last !== undefined) return { rows, nextN: last.n };
  return { rows, nextN: edge === undefined || edge.created_at <= filter.afterMs ? null : edge.n };
}

/** How many records of an account are kept. */
export async function countDeliveries(db: Db, accountId: string): Promise<number> {
  const count = db.query.selectFrom('relay_delivery').select((of) => of.fn.countAll<number>().as('count'));
  const row = await db.first(count.where('account_id', '=', accountId).where('erased', '=', 0));
  return row?.count ?? 0;
}

/** Deliveries that a process has in progress, oldest first; not locked. */
export function listInFlight(tx: Tx, node: string, limit: number): Promise<{ id: string; account_id: string }[]> {
  return tx.all(
    tx.query
      .selectFrom('relay_delivery')
      .select(['id', 'account_id'])
      .where('node', '=', node)
      .orderBy('n')
      .limit(limit),
  );
}
