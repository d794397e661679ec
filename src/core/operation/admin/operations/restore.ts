import { notFound, nothingToChange } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite } from '../admin-operation.ts';
import { moderateRecord } from '../moderate-record.ts';
import { decisionOutput, moduleName, reason } from '../schemas.ts';
import { targetId, targetKind } from '../target.ts';

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

  run: (tx, input, context) => moderateRecord(tx, input, context, 'restore'),
});
