import { isRefusal, refuse } from '../../../base/refusal.ts';
import { notFound, nothingToChange } from '../../errors.ts';
import { clearPause } from '../../pause.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision, moderationOf, recordDecision } from '../admin-operation.ts';
import { decisionOutput, moduleName, pausableFeature, reason } from '../schemas.ts';

export const resume = adminWrite({
  name: 'resume',
  title: 'Resume posting or registration',
  route: { method: 'POST', path: '/resume' },
  input: input({ module: moduleName, what: pausableFeature, reason }),
  output: decisionOutput,
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'The flood is over',
      input: { module: 'exchange', what: 'registration', reason: 'The flood has ended.' },
    },
  ],

  async run(tx, input, context) {
    const moderation = moderationOf(context, input.module);
    if (isRefusal(moderation)) return moderation;
    const { module, what: feature } = input;
    if (!(await clearPause(tx, module, feature))) return refuse(nothingToChange, `${feature} is not paused.`);
    const target = { kind: 'switch', id: feature };
    return {
      decision: await recordDecision(tx, context, createDecision(context, input.reason), {
        act: 'resume',
        module,
        target,
      }),
    };
  },
});
