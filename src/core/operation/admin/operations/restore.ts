import { isRefusal } from '../../../base/refusal.ts';
import { notFound, nothingToChange } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision, recordDecision } from '../admin-operation.ts';
import { decisionOutput, moduleName, reason } from '../schemas.ts';
import { resolveTarget, targetId, targetKind } from '../target.ts';

export const restore = adminWrite({
  name: 'restore',
  title: 'Make a hidden record public again',
  route: { method: 'POST', path: '/restore' },
  input: input({ module: moduleName, target: targetKind, id: targetId, reason }),
  output: decisionOutput,
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'The report was mistaken',
      input: {
        module: 'exchange',
        target: 'entry',
        id: 'ent_01jd3k5v7w9x1y3z5a7b9c1d3e',
        reason: 'The password is the documented default of a test image.',
      },
    },
  ],

  async run(tx, input, context) {
    const resolvedTarget = resolveTarget(context, input);
    if (isRefusal(resolvedTarget)) return resolvedTarget;
    const { moderation, target } = resolvedTarget;
    const decision = createDecision(context, input.reason);
    const result = await moderation.restore(tx, target, decision);
    if (isRefusal(result)) return result;
    const detail = { reports: result.closedReportCount };
    return {
      decision: await recordDecision(tx, context, decision, { act: 'restore', module: input.module, target, detail }),
    };
  },
});
