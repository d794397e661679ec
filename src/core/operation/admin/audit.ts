import { formatTime } from '../../base/clock.ts';
import type { AuditTable } from '../../db/tables.ts';
import type { Db, Tx } from '../../db/transaction.ts';
import type { Target } from './moderation.ts';
import type { AuditEntry } from './schemas.ts';

export interface NewAuditEntry {
  readonly id: string;
  readonly at: number;
  /** Name of the operator's key. */
  readonly actor: string;
  readonly act: string;
  /** Null when the action concerns the whole installation. */
  readonly module: string | null;
  readonly target: Target;
  readonly reason: string;
  readonly detail: AuditEntry['detail'];
}

/** `n` is the number of the row; numbers increase. */
type AuditRow = Omit<AuditTable, 'n'> & { n: number };

/** Appends an action to the audit log, in the transaction of the action. Rows are never changed or deleted. */
export async function insertAuditEntry(tx: Tx, entry: NewAuditEntry): Promise<AuditEntry> {
  const { target, detail, ...columns } = entry;
  const row = { ...columns, target_kind: target.kind, target_id: target.id, detail: JSON.stringify(detail) };
  await tx.run(tx.query.insertInto('audit').values(row));
  return toAuditEntry(row);
}

export interface AuditPage {
  /** Record, account or pause whose actions are listed; null: all. */
  readonly targetId: string | null;
  /** `nextCursor` of the previous page; 0 for the first page. */
  readonly cursor: number;
  readonly limit: number;
}

/** Audit entries of one database, newest first. The cursor is the number `n` of an entry. */
export function listAudit(db: Db, page: AuditPage): Promise<AuditRow[]> {
  let entries = db.query.selectFrom('audit').selectAll().orderBy('n', 'desc').limit(page.limit);
  if (page.targetId !== null) entries = entries.where('target_id', '=', page.targetId);
  return db.all(page.cursor === 0 ? entries : entries.where('n', '<', page.cursor));
}

/** Audit entries of several databases, newest first, with the cursor of the next page; null on the last page. */
export async function listAuditOfDatabases(
  dbs: readonly Db[],
  page: AuditPage,
): Promise<{ rows: AuditRow[]; nextCursor: number | null }> {
  const [main] = dbs;
  if (main !== undefined && dbs.length === 1) {
    const rowsAndNext = await listAudit(main, { ...page, limit: page.limit + 1 });
    const rows = rowsAndNext.slice(0, page.limit);
    return { rows, nextCursor: rowsAndNext.length > page.limit ? (rows.at(-1)?.n ?? null) : null };
  }
  const lists = await Promise.all(dbs.map((db) => listAuditBefore(db, page)));
  // Older entries of a database whose list is truncated are not read yet.
  const oldestAt = Math.max(0, ...lists.map(({ rows, hasMore }) => (hasMore ? (rows.at(-1)?.at ?? 0) : 0)));
  // A database that was created as a copy of another contains the same entries.
  const rowsById = new Map(lists.flatMap((list) => list.rows).map((row) => [row.id, row]));
  const mergedRows = [...rowsById.values()].filter(({ at }) => at >= oldestAt).sort((a, b) => b.at - a.at);
  // Positions of different databases are not comparable, so the cursor is a time.
  const endAt = mergedRows[page.limit - 1]?.at ?? 0;
  const rows = mergedRows.filter(({ at }) => at >= endAt);
  const hasMore = rows.length < mergedRows.length || lists.some((list) => list.hasMore);
  return { rows, nextCursor: hasMore ? (rows.at(-1)?.at ?? null) : null };
}

/**
 * Audit entries of one database, newest first. The cursor is a time, so all entries with the time of the last one are
 * included, even beyond the limit.
 */
async function listAuditBefore(db: Db, page: AuditPage): Promise<{ rows: AuditRow[]; hasMore: boolean }> {
  let entries = db.query.selectFrom('audit').selectAll().orderBy('at', 'desc').orderBy('n', 'desc');
  if (page.targetId !== null) entries = entries.where('target_id', '=', page.targetId);
  if (page.cursor !== 0) entries = entries.where('at', '<', page.cursor);
  const rows = await db.all(entries.limit(page.limit));
  const lastRow = rows[page.limit - 1];
  if (lastRow === undefined) return { rows, hasMore: false };
  const rowsAtSameTime = await db.all(entries.where('at', '=', lastRow.at).where('n', '<', lastRow.n));
  const olderRow = await db.first(entries.where('at', '<', lastRow.at).limit(1));
  return { rows: [...rows, ...rowsAtSameTime], hasMore: olderRow !== undefined };
}

/** Audit entries about each of these records, newest first, at most 500 in total. */
export async function findAuditHistory(
  db: Db,
  targetIds: readonly string[],
): Promise<ReadonlyMap<string, AuditEntry[]>> {
  const ids = [...new Set(targetIds)];
  if (ids.length === 0) return new Map();
  const rows = await db.all(
    db.query
      .selectFrom('audit')
      .selectAll()
      .where('target_id', 'in', ids)
      .orderBy('n', 'desc')
      .limit(historyEntriesMax),
  );
  return Map.groupBy(rows.map(toAuditEntry), (entry) => entry.target?.id ?? '');
}

const historyEntriesMax = 500;

export function toAuditEntry(row: Omit<AuditRow, 'n'>): AuditEntry {
  const { target_kind: kind, target_id: id } = row;
  return {
    id: row.id,
    at: formatTime(row.at),
    actor: row.actor,
    act: row.act,
    module: row.module,
    target: kind === null || id === null ? null : { kind, id },
    reason: row.reason,
    detail: JSON.parse(row.detail) as AuditEntry['detail'],
  };
}
