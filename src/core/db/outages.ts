import { sql } from 'kysely';
import type { Db, Tx } from './transaction.ts';

/** Length of a node's lease, which is renewed every second. */
export const leaseMs = 2_000;

/**
 * Interval excluded from the running time: a period without a live node, or a change of the clock. After the clock was
 * set back, `untilUs` is before `fromUs`.
 */
export interface Outage {
  readonly fromUs: number;
  readonly untilUs: number;
  /** Whether the clock was set while nodes may be alive; their leases are then adjusted. */
  readonly isClockChange: boolean;
}

/** State of all leases, in microseconds of the clock that leases use. */
export interface LeaseState {
  /** Current time of PostgreSQL; null on the embedded database. */
  readonly databaseUs: number | null;
  /** Total length of all outages. */
  readonly outagesUs: number;
  /** Latest lease expiry of any node ever; null before the first lease. */
  readonly latestExpiryUs: number | null;
  /** Latest lease expiry of the other registered nodes; null without any. */
  readonly otherNodesExpiryUs: number | null;
}

const leaseExpiryKey = 'alive_until';

/**
 * Locks the outages until the end of the transaction; returns the stored lease expiry in milliseconds: the latest one of
 * deleted nodes, or the end of the last outage.
 */
export async function lockOutages(tx: Tx): Promise<number> {
  const row = await tx.lock(tx.query.selectFrom('meta').select('value').where('key', '=', leaseExpiryKey));
  if (row === undefined) throw new Error('The table meta has no lease expiry.');
  return Number(row.value);
}

/** Reads the leases. Requires the lock and the result of `lockOutages`. */
export async function readLeaseState(tx: Tx, node: string, storedExpiryMs: number): Promise<LeaseState> {
  const leases = tx.query.selectFrom('node').select((row) => row.fn.max('alive_until').as('ms'));
  const row = await tx.first(
    tx.query.selectNoFrom([
      tx.query.selectFrom('outage').select(totalUs.as('us')).as('outages_us'),
      leases.where('id', '=', node).as('own_ms'),
      leases.where('id', '!=', node).as('others_ms'),
      (tx.dialect === 'postgres' ? databaseNowUs : noDatabaseClock).as('database_us'),
    ]),
  );
  if (row === undefined) throw new Error('The database returned no lease state.');
  const latestExpiryMs = Math.max(storedExpiryMs, row.own_ms ?? 0, row.others_ms ?? 0);
  return {
    databaseUs: row.database_us,
    outagesUs: row.outages_us ?? 0,
    latestExpiryUs: latestExpiryMs === 0 ? null : latestExpiryMs * 1_000,
    otherNodesExpiryUs: row.others_ms === null ? null : row.others_ms * 1_000,
  };
}

/** Total length of the outages since a time at which a node was alive. */
export async function readOutageMs(db: Db | Tx, sinceMs: number): Promise<number> {
  const outages = db.query
    .selectFrom('outage')
    .select(totalUs.as('us'))
    .where('from_us', '>=', sinceMs * 1_000);
  return ((await db.first(outages))?.us ?? 0) / 1_000;
}

const totalUs = sql<number>`cast(coalesce(sum(until_us - from_us), 0) as bigint)`;
const noDatabaseClock = sql<number | null>`null`;
const databaseNowUs = sql<number | null>`(extract(epoch from clock_timestamp()) * 1000000)::bigint`;

/** Stores an outage and replaces the stored lease expiry. Requires the lock. */
export async function storeOutage(tx: Tx, { fromUs, untilUs, isClockChange }: Outage): Promise<void> {
  await tx.run(tx.query.insertInto('outage').values({ from_us: fromUs, until_us: untilUs }));
  const untilMs = Math.ceil(untilUs / 1_000);
  await storeLeaseExpiry(tx, untilMs);
  if (!isClockChange) return;
  const earlierBoundMs = Math.floor(Math.min(fromUs, untilUs) / 1_000);
  const adjustedLeases = tx.query.updateTable('node').set({ alive_until: untilMs + leaseMs });
  await tx.run(adjustedLeases.where('alive_until', '>=', earlierBoundMs));
}

/**
 * Stores the time at which a node stopped as lease expiry, unless a later one is stored. `runningUs` is that time in
 * running time; the stored one is wall time.
 */
export async function storeNodeEnd(tx: Tx, node: string, runningUs: number): Promise<void> {
  const storedExpiryMs = await lockOutages(tx);
  const { outagesUs } = await readLeaseState(tx, node, storedExpiryMs);
  const nodeEndMs = Math.ceil((runningUs + outagesUs) / 1_000);
  if (nodeEndMs > storedExpiryMs) await storeLeaseExpiry(tx, nodeEndMs);
}

async function storeLeaseExpiry(tx: Tx, untilMs: number): Promise<void> {
  const query = tx.query.updateTable('meta').set({ value: String(untilMs) });
  await tx.run(query.where('key', '=', leaseExpiryKey));
}
