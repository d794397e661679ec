import type { ModuleName } from '../../../base/module-names.ts';
import { isRefusal, type Refusal, refuse } from '../../../base/refusal.ts';
import type { Tx } from '../../../db/transaction.ts';
import { notFound, nothingToChange } from '../../errors.ts';
import { identifier, input } from '../../schema-fragments.ts';
import { type AdminContext, adminWrite, createDecision, recordDecision } from '../admin-operation.ts';
import type { Decision, Target } from '../moderation.ts';
import { decisionOutput, reason } from '../schemas.ts';

export const dismiss = adminWrite({
  name: 'dismiss',
  title: 'Dismiss a report without hiding the record',
  route: { method: 'POST', path: '/dismiss' },
  input: input({ report_id: identifier, reason }),
  output: decisionOutput,
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'A report without a violation',
      input: { report_id: 'rpt_01jd3k5v7w9x1y3z5a7b9c1d3e', reason: 'Being wrong is not against the rules.' },
    },
  ],

  async run(tx, input, context) {
    const decision = createDecision(context, input.reason);
    const result = await dismissInItsModule(tx, context, input.report_id, decision);
    if (isRefusal(result)) return result;
    const detail = { reports: 1 };
    return { decision: await recordDecision(tx, context, decision, { act: 'dismiss', ...result, detail }) };
  },
});

/** Dismisses the report in its module. The id of a report does not name the module, so each module is searched. */
async function dismissInItsModule(
  tx: Tx,
  context: AdminContext,
  reportId: string,
  decision: Decision,
): Promise<{ module: ModuleName; target: Target } | Refusal> {
  for (const [module, moderation] of context.services.moderations) {
    const target = await moderation.dismiss(tx, reportId, decision);
    if (!isRefusal(target)) return { module, target };
    if (target.errorKind !== notFound) return target;
  }
  return refuse(notFound, 'No report has this id.');
}
