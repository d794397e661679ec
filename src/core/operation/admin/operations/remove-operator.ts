import { refuse } from '../../../base/refusal.ts';
import { notFound } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision } from '../admin-operation.ts';
import { insertAuditEntry } from '../audit.ts';
import { deleteOperator } from '../operators.ts';
import { decisionOutput, operatorName, reason } from '../schemas.ts';

export const removeOperator = adminWrite({
  name: 'remove-operator',
  title: 'Remove an operator whose key is in the database',
  details: 'The key is revoked immediately.',
  route: { method: 'POST', path: '/remove-operator' },
  input: input({ operator: operatorName, reason }),
  output: decisionOutput,
  errors: [notFound],
  examples: [{ title: 'A lost key', input: { operator: 'ann', reason: 'The key was lost.' } }],

  async run(tx, { operator, reason }, context) {
    if (!(await deleteOperator(tx, operator)))
      return refuse(
        notFound,
        'No operator in the database has this name. To remove an operator of RIALTO_ADMIN_KEYS, change that setting.',
      );
    const { id, nowMs } = createDecision(context, reason);
    const auditEntry = await insertAuditEntry(tx, {
      id,
      at: nowMs,
      actor: context.operator,
      act: 'remove_operator',
      module: null,
      reason,
      detail: {},
      target: { kind: 'operator', id: operator },
    });
    return { decision: auditEntry };
  },
});
