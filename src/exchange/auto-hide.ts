import { type Clock, dayMs, secondMs } from '../core/base/clock.ts';
import { newId } from '../core/base/ids.ts';
import type { Log } from '../core/base/log.ts';
import { type PeriodicTask, startPeriodicTask } from '../core/base/periodic-task.ts';
import { isRefusal } from '../core/base/refusal.ts';
import type { Database, Tx } from '../core/db/transaction.ts';
import { insertAuditEntry } from '../core/operation/admin/audit.ts';
import type { Decision, Target } from '../core/operation/admin/moderation.ts';
import type { Context, WriteOperation } from '../core/operation/operation.ts';
import { setHidden } from './moderation.ts';
import { listHiddenBy, lockHidingDecision } from './store/moderation.ts';
import { listCountableReporters, markCounted, type ReportedContent } from './store/report-queue.ts';

const autoHideActor = 'auto';
const reporterAgeMinMs = dayMs;
const autoHideDurationMs = dayMs;

/**
 * Report operation with automatic hiding: in the same transaction, hides a record that enough accounts have reported.
 * The reports stay open. Unless an operator decides before, the record is restored after 24 hours.
 */
export function withAutoHide(report: WriteOperation, reportersMin: number): WriteOperation {
  return {
    ...report,
    async run(tx, input, context, prepared) {
      const output = await report.run(tx, input, context, prepared);
      if (isRefusal(output)) return output;
      const { entry_id: entryId, reply_id: replyId = null } = input as { entry_id: string; reply_id?: string };
      await hideWhenReported(tx, { entryId, replyId }, reportersMin, context);
      return output;
    },
  };
}

// The report operation holds the lock of the entry, so concurrent reports are counted sequentially.
async function hideWhenReported(
  tx: Tx,
  content: ReportedContent,
  reportersMin: number,
  context: Context,
): Promise<void> {
  const reporters = await listCountableReporters(tx, content, context.nowMs - reporterAgeMinMs);
  if (reporters.length < reportersMin) return;
  const target = { kind: content.replyId === null ? 'entry' : 'reply', id: content.replyId ?? content.entryId };
  if ((await lockHidingDecision(tx, target)) !== null) return;
  const reason = `${reporters.length} accounts reported it: hidden until an operator decides, at most 24 hours.`;
  const decision: Decision = {
    id: context.newId('aud_'),
    reason,
    nowMs: context.nowMs,
    newId: (prefix) => context.newId(prefix),
  };
  await setHidden(tx, target, decision, true);
  await markCounted(tx, content, reporters, decision.id);
  await insertAutoHideAudit(tx, 'hide', target, decision);
}

const pollIntervalMs = secondMs;

/** Restores records that were hidden because of reports and on which no operator decided within 24 hours. */
export function startAutoRestore(database: Database, clock: Clock, log: Log, onRestored: () => void): PeriodicTask {
  return startPeriodicTask(
    pollIntervalMs,
    (stopSignal) => restoreExpiredRecords(database, clock, onRestored, stopSignal),
    (err) => log.warn({ err }, 'restoring records hidden by reports failed, retrying in 1 s'),
  );
}

/** Restores all expired records; several nodes may run it concurrently. */
async function restoreExpiredRecords(
  database: Database,
  clock: Clock,
  onRestored: () => void,
  stopSignal: AbortSignal,
): Promise<void> {
  const nowMs = clock.nowMs();
  for (const { decisionId, ...target } of await listHiddenBy(database.db, autoHideActor, nowMs - autoHideDurationMs)) {
    if (stopSignal.aborted) return;
    await database.write((tx) => {
      tx.afterCommit(onRestored);
      return restoreRecord(tx, target, decisionId, nowMs);
    });
  }
}

async function restoreRecord(tx: Tx, target: Target, hidingDecisionId: string, nowMs: number): Promise<void> {
  const newIdNow = (prefix: string) => newId(prefix, nowMs);
  const reason = 'No operator decided within 24 hours.';
  const decision: Decision = { id: newIdNow('aud_'), reason, nowMs, newId: newIdNow };
  if ((await lockHidingDecision(tx, target)) !== hidingDecisionId) return;
  const restoreResult = await setHidden(tx, target, decision, false);
  if (!isRefusal(restoreResult)) await insertAutoHideAudit(tx, 'restore', target, decision);
}

async function insertAutoHideAudit(
  tx: Tx,
  action: string,
  target: Target,
  { id, reason, nowMs }: Decision,
): Promise<void> {
  await insertAuditEntry(tx, {
    id,
    at: nowMs,
    actor: autoHideActor,
    act: action,
    module: 'exchange',
    target,
    reason,
    detail: {},
  });
}
