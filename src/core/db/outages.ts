import { sql } from 'kysely';
import type { Db, Tx } from './transaction.ts';

/** How far ahead of now a node promises, every second, to be alive. */
export const leaseMs = 2_000;

/** A span that no node lived through, or by which the clock was set; then `untilUs` may be the earlier one. */
export interface Outage {
  readonly fromUs: number;
  readonly untilUs: number;
  /** The clock was set while nodes may be alive: their promises are renewed by it. */
  readonly wasSet: boolean;
}

/** How the state is when a node renews its promise: microseconds of the clock that promises are made by. */
export interface LeaseState {
  /** PostgreSQL's clock now; null on the embedded database, which has none. */
  readonly databaseUs: number | null;
  /** The sum of all outages. */
  readonly outagesUs: number;
  /** The furthest promise that any node ever made; null before the first. */
  readonly furthestUs: number | null;
  /** The furthest promise of the other nodes that have a row; null without any. */
  readonly othersUs: number | null;
}

const leaseEndKey = 'alive_until';

/** Makes all others who ask wait until this transaction has ended; returns the promise of nodes whose rows are gone. */
export async function lockOutages(tx: Tx): Promise<number> {
  const stored = await tx.lock(tx.query.selectFrom('meta').select('value').where('key', '=', leaseEndKey));
  if (stored === undefined) throw new Error('The table meta has no lease expiry.');
  return Number(stored.value);
}

/** Under the lock, with what it gave. */
export async function readLeaseState(tx: Tx, node: string, keptMs: number): Promise<LeaseState> {
  const leases = tx.query.selectFrom('node').select((row) => row.fn.max('alive_until').as('ms'));
  const row = await tx.first(
    tx.query.selectNoFrom([
      tx.query.selectFrom('outage').select(totalUs.as('us')).as('outages_us'),
      leases.where('id', '=', node).as('own_ms'),
      leases.where('id', '!=', node).as('others_ms'),
      (tx.dialect === 'postgres' ? databaseNowUs : noClock).as('database_us'),
    ]),
  );
  if (row === undefined) throw new Error('The database returned no lease state.');
  const furthestMs = Math.max(keptMs, row.own_ms ?? 0, row.others_ms ?? 0);
  return {
    databaseUs: row.database_us,
    outagesUs: row.outages_us ?? 0,
    furthestUs: furthestMs === 0 ? null : furthestMs * 1_000,
    othersUs: row.others_ms === null ? null : row.others_ms * 1_000,
  };
}

/** How much of the time since this moment no node lived through: a moment at which one did. */
export async function readOutageMs(db: Db | Tx, sinceMs: number): Promise<number> {
  const since = db.query
    .selectFrom('outage')
    .select(totalUs.as('us'))
    .where('from_us', '>=', sinceMs * 1_000);
  return ((await db.first(since))?.us ?? 0) / 1_000;
}

const totalUs = sql<number>`cast(coalesce(sum(until_us - from_us), 0) as bigint)`;
const noClock = sql<number | null>`null`;
const databaseNowUs = sql<number | null>`(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

/** Under the lock: stores the span. What was promised before it says nothing any more. */
export async function storeOutage(tx: Tx, { fromUs, untilUs, wasSet }: Outage): Promise<void> {
  await tx.run(tx.query.insertInto('outage').values({ from_us: fromUs, until_us: untilUs }));
  const untilMs = Math.ceil(untilUs / 1_000);
  await storeLeaseEnd(tx, untilMs);
  if (!wasSet) return;
  const earlierMs = Math.floor(Math.min(fromUs, untilUs) / 1_000);
  const renewed = tx.query.updateTable('node').set({ alive_until: untilMs + leaseMs });
  await tx.run(renewed.where('alive_until', '>=', earlierMs));
}

/** In place of the row of a node that ends: at which moment of the running time it did. */
export async function storeNodeEnd(tx: Tx, node: string, runningUs: number): Promise<void> {
  const keptMs = await lockOutages(tx);
  const { outagesUs } = await readLeaseState(tx, node, keptMs);
  const endedMs = Math.ceil((runningUs + outagesUs) / 1_000);
  if (endedMs > keptMs) await storeLeaseEnd(tx, endedMs);
}

async function storeLeaseEnd(tx: Tx, untilMs: number): Promise<void> {
  const query = tx.query.updateTable('meta').set({ value: String(untilMs) });
  await tx.run(query.where('key', '=', leaseEndKey));
}
