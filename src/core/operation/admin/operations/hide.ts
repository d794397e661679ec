import { notFound } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite } from '../admin-operation.ts';
import { moderateRecord } from '../moderate-record.ts';
import { decisionOutput, moduleName, reason } from '../schemas.ts';
import { targetId, targetKind } from '../target.ts';

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

  run: (tx, input, context) => moderateRecord(tx, input, context, 'hide'),
});
