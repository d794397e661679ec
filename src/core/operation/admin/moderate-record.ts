import type { ModuleName } from '../../base/module-names.ts';
import { isRefusal, type Refusal } from '../../base/refusal.ts';
import type { Tx } from '../../db/transaction.ts';
import { type AdminContext, createDecision, recordDecision } from './admin-operation.ts';
import type { AuditEntry } from './schemas.ts';
import { resolveTarget } from './target.ts';

interface RecordInput {
  readonly module: ModuleName;
  readonly target: string;
  readonly id: string;
  readonly reason: string;
}

/** Hides or restores a record, closes the open reports on it, and writes the decision to the audit log. */
export async function moderateRecord(
  tx: Tx,
  input: RecordInput,
  context: AdminContext,
  act: 'hide' | 'restore',
): Promise<{ decision: AuditEntry } | Refusal> {
  const resolvedTarget = resolveTarget(context, input);
  if (isRefusal(resolvedTarget)) return resolvedTarget;
  const { moderation, target } = resolvedTarget;
  const decision = createDecision(context, input.reason);
  const result = await moderation[act](tx, target, decision);
  if (isRefusal(result)) return result;
  const detail = { reports: result.closedReportCount };
  return { decision: await recordDecision(tx, context, decision, { act, module: input.module, target, detail }) };
}
