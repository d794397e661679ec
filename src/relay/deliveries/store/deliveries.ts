import { prepared } from '../../../core/db/prepared.ts';
import type { Db, Tx } from '../../../core/db/transaction.ts';
import type { DeliveryTable } from '../../tables.ts';
import type { DeliveryState } from '../rules/states.ts';

export type DeliveryRow = Omit<DeliveryTable, 'n' | 'erased'> & {
  readonly n: number;
  readonly erased: number;
};
export type NewDeliveryRow = Omit<DeliveryTable, 'n' | 'erased'>;

/** Delivery of an idempotency key; `hashes` are the hashes of the key, one per server secret. */
export function findByKey(db: Db, accountId: string, hashes: readonly string[]): Promise<DeliveryRow | undefined> {
  return db.first(deliveryByKey(db, keyValues(accountId, hashes)));
}

/** Locks the delivery of an idempotency key; the caller holds the account's lock. */
export function lockByKey(tx: Tx, accountId: string, hashes: readonly string[]): Promise<DeliveryRow | undefined> {
  return tx.lock(deliveryByKey(tx, keyValues(accountId, hashes)));
}

// At most two secrets are configured. A single hash is passed twice, so that one prepared statement is enough.
function keyValues(accountId: string, hashes: readonly string[]) {
  const [activeHash = '', previousHash = activeHash] = hashes;
  return { accountId, activeHash, previousHash };
}

const deliveryByKey = prepared((db: Db, { accountId, activeHash, previousHash }: ReturnType<typeof keyValues>) =>
  db.query
    .selectFrom('relay_delivery')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('key_hash', '=', activeHash), eb('key_hash', '=', previousHash)])),
);

export function findDelivery(db: Db, accountId: string, id: string): Promise<DeliveryRow | undefined> {
  return db.first(selectDelivery(db, { id }).where('account_id', '=', accountId));
}

export function lockDelivery(tx: Tx, id: string): Promise<DeliveryRow | undefined> {
  return tx.lock(lockStatement(tx, { id }));
}

const lockStatement = prepared((db: Db, { id }: { id: string }) => selectDelivery(db, { id }));

function selectDelivery(db: Pick<Db, 'query'>, { id }: { id: string }) {
  return db.query.selectFrom('relay_delivery').selectAll().where('id', '=', id);
}

export async function insertDelivery(tx: Tx, row: NewDeliveryRow): Promise<void> {
  await tx.run(insertStatement(tx, row));
}

const insertStatement = prepared((tx: Tx, row: NewDeliveryRow) => tx.query.insertInto('relay_delivery').values(row));

/** Columns that a run changes. */
export type DeliveryUpdate = Pick<
  DeliveryRow,
  'state' | 'effect' | 'attempts' | 'open' | 'node' | 'replays' | 'holds_unit' | 'finished_at' | 'receipt'
>;

/** Updates a delivery; the caller holds its lock. */
export async function updateDelivery(tx: Tx, id: string, changes: DeliveryUpdate): Promise<void> {
  await tx.run(updateStatement(tx, { ...changes, id }));
}

const updateStatement = prepared(
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
    }: DeliveryUpdate & { id: string },
  ) =>
    tx.query
      .updateTable('relay_delivery')
      .set({ state, effect, attempts, open, node, replays, holds_unit, finished_at, receipt })
      .where('id', '=', id),
);

/** Stores a settlement and its receipt; the caller holds the lock of the delivery. */
export async function settleDelivery(
  tx: Tx,
  id: string,
  change: Pick<DeliveryRow, 'settled' | 'receipt'>,
): Promise<void> {
  await tx.run(tx.query.updateTable('relay_delivery').set(change).where('id', '=', id));
}

/** Stores when the receipt URL was queried; the caller holds the lock of the delivery. */
export async function setReceiptAsked(tx: Tx, id: string, askedAtMs: number): Promise<void> {
  await tx.run(tx.query.updateTable('relay_delivery').set({ receipt_asked_at: askedAtMs }).where('id', '=', id));
}

export interface DeliveryFilter {
  readonly accountId: string;
  readonly state: DeliveryState | undefined;
  readonly origin: string | undefined;
  /** Origins whose deliveries are listed; null: all. */
  readonly origins: readonly string[] | null;
  /** Accepted after this time. */
  readonly afterMs: number;
  /** Accepted before this time. */
  readonly untilMs?: number | undefined;
  /** Cursor: only deliveries before this number; 0: from the newest. */
  readonly beforeN: number;
  readonly limit: number;
  /** Maximum rows to scan, however few match. */
  readonly scannedMax: number;
}

export interface DeliveryPage {
  readonly rows: readonly DeliveryRow[];
  /** `beforeN` of the next page; null at the end. */
  readonly nextN: number | null;
}

/** Deliveries of an account, newest first. A page with fewer than `limit` rows is not always the last one. */
export async function listDeliveries(db: Db, filter: DeliveryFilter): Promise<DeliveryPage> {
  let ownDeliveries = db.query.selectFrom('relay_delivery').where('account_id', '=', filter.accountId);
  if (filter.beforeN > 0) ownDeliveries = ownDeliveries.where('n', '<', filter.beforeN);
  const newestFirst = ownDeliveries.orderBy('n', 'desc');
  const lastScanned = await db.first(
    newestFirst
      .select(['n', 'created_at'])
      .offset(filter.scannedMax - 1)
      .limit(1),
  );
  let query = newestFirst.selectAll().where('created_at', '>', filter.afterMs).where('erased', '=', 0);
  if (lastScanned !== undefined) query = query.where('n', '>=', lastScanned.n);
  if (filter.untilMs !== undefined) query = query.where('created_at', '<', filter.untilMs);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.origin !== undefined) query = query.where('destination_origin', '=', filter.origin);
  if (filter.origins !== null) query = query.where('destination_origin', 'in', filter.origins);
  const rows = await db.all(query.limit(filter.limit));
  const lastRow = rows.length < filter.limit ? undefined : rows.at(-1);
  if (lastRow !== undefined) return { rows, nextN: lastRow.n };
  return { rows, nextN: lastScanned === undefined || lastScanned.created_at <= filter.afterMs ? null : lastScanned.n };
}

/** Number of retained records of an account. */
export async function countDeliveries(db: Db, accountId: string): Promise<number> {
  const countQuery = db.query.selectFrom('relay_delivery').select((eb) => eb.fn.countAll<number>().as('count'));
  const row = await db.first(countQuery.where('account_id', '=', accountId).where('erased', '=', 0));
  return row?.count ?? 0;
}

/** In-flight delivery with its node. */
export interface InFlightRow {
  readonly id: string;
  readonly account_id: string;
  readonly node: string;
}

/** In-flight deliveries of a node, oldest first; not locked. */
export function listInFlight(tx: Tx, node: string, limit: number): Promise<InFlightRow[]> {
  return tx.all(selectInFlight(tx).where('node', '=', node).orderBy('n').limit(limit));
}

/** In-flight deliveries of nodes that are not registered; not locked. */
export function listOrphaned(db: Db, limit: number): Promise<InFlightRow[]> {
  const nodeIds = db.query.selectFrom('node').select('id');
  return db.all(selectInFlight(db).where('node', 'not in', nodeIds).limit(limit));
}

function selectInFlight(db: Pick<Db, 'query'>) {
  return db.query
    .selectFrom('relay_delivery')
    .select(['id', 'account_id', 'node'])
    .where('node', 'is not', null)
    .$narrowType<{ node: string }>();
}
