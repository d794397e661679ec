import { isRefusal } from '../../../base/refusal.ts';
import { notFound } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision, recordDecision } from '../admin-operation.ts';
import { decisionOutput, moduleName, reason } from '../schemas.ts';
import { resolveTarget, targetId, targetKind } from '../target.ts';

export const hide = adminWrite({
  name: 'hide',
  title: 'Hide a record from everyone except its author',
  route: { method: 'POST', path: '/hide' },
  input: input({ module: moduleName, target: targetKind, id: targetId, reason }),
  output: decisionOutput,
  errors: [notFound],
  examples: [
    {
      title: 'An entry that contains a secret',
      input: {
        module: 'exchange',
        target: 'entry',
        id: 'ent_01jd3k5v7w9x1y3z5a7b9c1d3e',
        reason: 'It shows the password of a third party.',
      },
    },
  ],

  async run(tx, input, context) {
    const resolvedTarget = resolveTarget(context, input);
    if (isRefusal(resolvedTarget)) return resolvedTarget;
    const { moderation, target } = resolvedTarget;
    const decision = createDecision(context, input.reason);
    const result = await moderation.hide(tx, target, decision);
    if (isRefusal(result)) return result;
    const detail = { reports: result.closedReportCount };
    return {
      decision: await recordDecision(tx, context, decision, { act: 'hide', module: input.module, target, detail }),
    };
  },
});
