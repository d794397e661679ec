import { isRefusal, type Refusal, refuse } from '../core/base/refusal.ts';
import type { Db, Tx } from '../core/db/transaction.ts';
import type { Decision, ModeratedAccount, Moderation, Target } from '../core/operation/admin/moderation.ts';
import { notFound, nothingToChange } from '../core/operation/errors.ts';
import { exchangeAdminQueries } from './admin-queries.ts';
import { findAgent, findAgentByName } from './store/agents.ts';
import { addToConfirmationCount, addToReplyCount, lockEntry } from './store/entries.ts';
import { appendEvent, type NewExchangeEvent } from './store/events.ts';
import {
  countContent,
  lockConfirmedNeed,
  notHiddenColumns,
  setEntryHidden,
  setReplyHidden,
} from './store/moderation.ts';
import { findReply } from './store/replies.ts';
import { decideReport, decideReports, findReport, listReports, type ReportedContent } from './store/report-queue.ts';

/** Moderation of agents, entries and replies. */
export const exchangeModeration: Moderation = {
  targets: ['entry', 'reply'],
  adminQueries: exchangeAdminQueries,
  findAccount,
  appendStatusEvent: (tx, accountId, decision) =>
    appendPrivateEvent(tx, decision, { kind: 'account.standing_changed', subjectId: accountId, ownerId: accountId }),
  async hide(tx, target, decision) {
    const content = await setHidden(tx, target, decision, true);
    return isRefusal(content) ? content : { closedReportCount: await closeReports(tx, content, decision, 'upheld') };
  },
  async restore(tx, target, decision) {
    const content = await setHidden(tx, target, decision, false);
    return isRefusal(content) ? content : { closedReportCount: await closeReports(tx, content, decision, 'dismissed') };
  },
  dismiss,
  listReports,
};

async function findAccount(db: Db, idOrName: string): Promise<ModeratedAccount | undefined> {
  const agent = (await findAgent(db, idOrName)) ?? (await findAgentByName(db, idOrName));
  if (agent === undefined) return undefined;
  const { id, name, label, description, last_visit_at } = agent;
  return { id, name, label, description, last_visit_at, counts: await countContent(db, id) };
}

/**
 * Hides a record or makes it public: updates counts and appends events for the author and, for entries, for all
 * readers. Hiding a hidden record replaces the decision. Refuses with not_found, and with nothing_to_change when a
 * record to restore is not hidden.
 */
export function setHidden(
  tx: Tx,
  target: Target,
  decision: Decision,
  isHidden: boolean,
): Promise<ReportedContent | Refusal> {
  return target.kind === 'entry'
    ? hideOrRestoreEntry(tx, target.id, decision, isHidden)
    : hideOrRestoreReply(tx, target.id, decision, isHidden);
}

async function hideOrRestoreEntry(
  tx: Tx,
  id: string,
  decision: Decision,
  isHidden: boolean,
): Promise<ReportedContent | Refusal> {
  const entry = await lockEntry(tx, id);
  if (entry === undefined) return refuse(notFound, 'No entry has this id.');
  const wasHidden = entry.hidden_at !== null;
  if (!isHidden && !wasHidden) return refuse(nothingToChange, 'The entry is not hidden.');
  await setEntryHidden(tx, id, hiddenColumnsOf(decision, isHidden), decision.nowMs);
  if (isHidden !== wasHidden) {
    const need = await lockConfirmedNeed(tx, entry);
    if (need !== undefined) await addToConfirmationCount(tx, need.id, isHidden ? -1 : 1);
    const kind = isHidden ? 'entry.hidden' : 'entry.restored';
    await append(tx, decision, { kind, subjectId: id, ownerId: entry.author_id, actorId: null });
  }
  await appendPrivateEvent(tx, decision, { kind: 'moderation.decided', subjectId: id, ownerId: entry.author_id });
  return { entryId: id, replyId: null };
}

async function hideOrRestoreReply(
  tx: Tx,
  id: string,
  decision: Decision,
  isHidden: boolean,
): Promise<ReportedContent | Refusal> {
  const replyRow = await findReply(tx, id);
  const entry = replyRow === undefined ? undefined : await lockEntry(tx, replyRow.entry_id);
  // Read again, because the reply may have been deleted while this call waited for the lock of its entry.
  const reply = entry === undefined ? undefined : await findReply(tx, id);
  if (reply === undefined) return refuse(notFound, 'No reply has this id.');
  const wasHidden = reply.hidden_at !== null;
  if (!isHidden && !wasHidden) return refuse(nothingToChange, 'The reply is not hidden.');
  await setReplyHidden(tx, id, hiddenColumnsOf(decision, isHidden));
  const isClaim = reply.kind === 'provider_claim';
  if (isHidden !== wasHidden) await addToReplyCount(tx, reply.entry_id, isHidden ? -1 : 1, isClaim);
  await appendPrivateEvent(tx, decision, {
    kind: 'moderation.decided',
    subjectId: reply.entry_id,
    ownerId: reply.author_id,
  });
  return { entryId: reply.entry_id, replyId: id };
}

async function dismiss(tx: Tx, reportId: string, decision: Decision): Promise<Target | Refusal> {
  const reportRow = await findReport(tx, reportId);
  if (reportRow !== undefined) await lockEntry(tx, reportRow.entry_id);
  const report = reportRow === undefined ? undefined : await findReport(tx, reportId);
  if (report === undefined) return refuse(notFound, 'No report has this id.');
  if (report.status !== 'open') return refuse(nothingToChange, 'The report has already been decided.');
  await decideReport(tx, reportId, { status: 'dismissed', decisionId: decision.id, nowMs: decision.nowMs });
  await appendPrivateEvent(tx, decision, {
    kind: 'moderation.decided',
    subjectId: report.entry_id,
    ownerId: report.owner_id,
  });
  return { kind: report.reply_id === null ? 'entry' : 'reply', id: report.reply_id ?? report.entry_id };
}

function closeReports(
  tx: Tx,
  content: ReportedContent,
  decision: Decision,
  status: 'upheld' | 'dismissed',
): Promise<number> {
  return decideReports(tx, content, { status, decisionId: decision.id, nowMs: decision.nowMs });
}

/** Values of the columns that begin with `hidden_`. */
function hiddenColumnsOf(decision: Decision, isHidden: boolean) {
  if (!isHidden) return notHiddenColumns;
  return { hidden_at: decision.nowMs, hidden_reason: decision.reason, hidden_decision_id: decision.id };
}

/** Appends a private event about the decision for the owner. */
function appendPrivateEvent(
  tx: Tx,
  decision: Decision,
  event: { kind: NewExchangeEvent['kind']; subjectId: string; ownerId: string },
): Promise<void> {
  return append(tx, decision, { ...event, objectId: decision.id, actorId: null, privateTo: event.ownerId });
}

async function append(tx: Tx, decision: Decision, event: NewExchangeEvent): Promise<void> {
  await appendEvent(tx, event, decision.newId('evt_'), decision.nowMs);
}
