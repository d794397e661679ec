import { isRefusal } from '../../../base/refusal.ts';
import { notFound } from '../../errors.ts';
import { setPause } from '../../pause.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision, moderationOf, recordDecision } from '../admin-operation.ts';
import { decisionOutput, moduleName, pausableFeature, reason } from '../schemas.ts';

export const pause = adminWrite({
  name: 'pause',
  title: 'Pause posting or registration in a service',
  route: { method: 'POST', path: '/pause' },
  input: input({ module: moduleName, what: pausableFeature, reason }),
  output: decisionOutput,
  errors: [notFound],
  examples: [
    {
      title: 'A flood of registrations',
      input: { module: 'exchange', what: 'registration', reason: 'Hundreds of accounts are being registered.' },
    },
  ],

  async run(tx, input, context) {
    const moderation = moderationOf(context, input.module);
    if (isRefusal(moderation)) return moderation;
    const { module, what: feature } = input;
    await setPause(tx, { module, what: feature, reason: input.reason, since: context.nowMs });
    const target = { kind: 'switch', id: feature };
    return {
      decision: await recordDecision(tx, context, createDecision(context, input.reason), {
        act: 'pause',
        module,
        target,
      }),
    };
  },
});
