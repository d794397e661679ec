import type { Db, Tx } from '../../core/db/transaction.ts';
import type { ReportedRecord, ReportPage } from '../../core/operation/admin/moderation.ts';
import type { ReportTable } from '../tables.ts';

type ReportRow = Omit<ReportTable, 'n'>;

/** Reported record: an entry or a reply. */
export interface ReportedContent {
  readonly entryId: string;
  readonly replyId: string | null;
}

export function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  return db.first(
    db.query
      .selectFrom('exchange_report')
      .select(['id', 'entry_id', 'reply_id', 'reporter_id', 'owner_id', 'reason', 'status'])
      .select(['created_at', 'decided_at', 'decision_id'])
      .where('id', '=', id),
  );
}

export interface ReportDecision {
  readonly status: 'upheld' | 'dismissed';
  readonly decisionId: string;
  readonly nowMs: number;
}

export async function decideReport(tx: Tx, id: string, decision: ReportDecision): Promise<void> {
  await tx.run(tx.query.updateTable('exchange_report').set(columnsOf(decision)).where('id', '=', id));
}

/** Decides all open reports of a record; returns their number. */
export function decideReports(tx: Tx, content: ReportedContent, decision: ReportDecision): Promise<number> {
  return tx.run(
    tx.query
      .updateTable('exchange_report')
      .set(columnsOf(decision))
      .where('entry_id', '=', content.entryId)
      .where('reply_id', 'is not distinct from', content.replyId)
      .where('status', '=', 'open'),
  );
}

function columnsOf({ status, decisionId, nowMs }: ReportDecision) {
  return { status, decided_at: nowMs, decision_id: decisionId };
}

/**
 * Accounts whose open reports can be counted for automatic hiding: registered at or before a time, not the author, and
 * without another report of the record that was counted or decided. A counted or decided report has a decision id.
 */
export async function listCountableReporters(
  db: Db,
  content: ReportedContent,
  registeredUntilMs: number,
): Promise<string[]> {
  const rows = await db.all(
    db.query
      .selectFrom('exchange_report as r')
      .innerJoin('account', 'account.id', 'r.reporter_id')
      .select('r.reporter_id')
      .where('r.entry_id', '=', content.entryId)
      .where('r.reply_id', 'is not distinct from', content.replyId)
      .where('r.status', '=', 'open')
      .where('account.created_at', '<=', registeredUntilMs)
      .whereRef('r.reporter_id', '!=', 'r.owner_id')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('exchange_report as counted')
              .select('counted.id')
              .whereRef('counted.reporter_id', '=', 'r.reporter_id')
              .where('counted.entry_id', '=', content.entryId)
              .where('counted.reply_id', 'is not distinct from', content.replyId)
              .where('counted.decision_id', 'is not', null),
          ),
        ),
      ),
  );
  return rows.map((row) => row.reporter_id);
}

/** Marks these accounts' open reports as counted. They stay open until an operator decides them. */
export async function markCounted(
  tx: Tx,
  content: ReportedContent,
  reporters: readonly string[],
  decisionId: string,
): Promise<void> {
  await tx.run(
    tx.query
      .updateTable('exchange_report')
      .set({ decision_id: decisionId })
      .where('entry_id', '=', content.entryId)
      .where('reply_id', 'is not distinct from', content.replyId)
      .where('reporter_id', 'in', reporters)
      .where('status', '=', 'open'),
  );
}

/** Reports with their reported records: open ones oldest first, decided ones newest first. */
export async function listReports(db: Db, page: ReportPage): Promise<ReportedRecord[]> {
  const isOpenQueue = page.status === 'open';
  let reports = selectReports(db)
    .where('r.status', '=', page.status)
    .orderBy('r.n', isOpenQueue ? 'asc' : 'desc')
    .limit(page.limit);
  if (page.cursor > 0) reports = reports.where('r.n', isOpenQueue ? '>' : '<', page.cursor);
  return (await db.all(reports)).map(toReportedRecord);
}

function selectReports(db: Db) {
  return db.query
    .selectFrom('exchange_report as r')
    .innerJoin('exchange_entry as e', 'e.id', 'r.entry_id')
    .leftJoin('exchange_reply as p', 'p.id', 'r.reply_id')
    .leftJoin('exchange_agent as reporter', 'reporter.id', 'r.reporter_id')
    .leftJoin('exchange_agent as owner', 'owner.id', 'r.owner_id')
    .select(['r.n', 'r.id', 'r.status', 'r.reason', 'r.created_at', 'r.decided_at', 'r.decision_id'])
    .select(['r.reporter_id', 'reporter.name as reporter_name', 'r.owner_id', 'owner.name as owner_name'])
    .select(['r.entry_id', 'r.reply_id', 'e.title', 'e.body as entry_text', 'e.created_at as entry_created_at'])
    .select(['e.hidden_at as entry_hidden_at', 'p.body as reply_text', 'p.created_at as reply_created_at'])
    .select('p.hidden_at as reply_hidden_at');
}

type ReportQueryRow = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

function toReportedRecord(row: ReportQueryRow): ReportedRecord {
  const isAboutReply = row.reply_id !== null;
  return {
    cursor: row.n,
    id: row.id,
    status: row.status as ReportedRecord['status'],
    reason: row.reason,
    created_at: row.created_at,
    decided_at: row.decided_at,
    decision_id: row.decision_id,
    reporter: accountReference(row.reporter_id, row.reporter_name),
    target: {
      kind: isAboutReply ? 'reply' : 'entry',
      id: row.reply_id ?? row.entry_id,
      within: { entry_id: row.entry_id },
      title: row.title,
      text: (isAboutReply ? row.reply_text : row.entry_text) ?? '',
      author: accountReference(row.owner_id, row.owner_name),
      created_at: (isAboutReply ? row.reply_created_at : null) ?? row.entry_created_at,
      hidden_at: isAboutReply ? row.reply_hidden_at : row.entry_hidden_at,
    },
  };
}

function accountReference(id: string, name: string | null) {
  return name === null ? null : { id, name };
}
