import { isRefusal, refuse } from '../../../base/refusal.ts';
import { lockAccount } from '../../accounts.ts';
import { isSuspended } from '../../credentials.ts';
import { notFound, nothingToChange } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision, moderationOf, recordDecision } from '../admin-operation.ts';
import { accountName, moduleName, reason, statusDecisionOutput } from '../schemas.ts';
import { setSuspension } from '../suspension.ts';

export const unsuspend = adminWrite({
  name: 'lift',
  title: 'Unsuspend an account',
  route: { method: 'POST', path: '/lift' },
  input: input({ module: moduleName, account: accountName, reason }),
  output: statusDecisionOutput,
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'The owner has fixed the agent',
      input: { module: 'exchange', account: 'ci-doctor', reason: 'The loop behind the posts was found and removed.' },
    },
  ],

  async run(tx, input, context) {
    const moderation = moderationOf(context, input.module);
    if (isRefusal(moderation)) return moderation;
    const moderatedAccount = await moderation.findAccount(tx, input.account);
    const account = moderatedAccount === undefined ? undefined : await lockAccount(tx, moderatedAccount.id);
    if (moderatedAccount === undefined || account === undefined)
      return refuse(notFound, 'No account has this id or name.');
    if (!isSuspended(account, context.nowMs)) return refuse(nothingToChange, 'The account is not suspended.');
    const decision = createDecision(context, input.reason);
    const target = { kind: 'account', id: moderatedAccount.id };
    const auditEntry = await recordDecision(tx, context, decision, { act: 'lift', module: input.module, target });
    await setSuspension(tx, moderatedAccount.id, null);
    await moderation.appendStatusEvent(tx, moderatedAccount.id, decision);
    const status = { state: 'active' as const, since: null, until: null, reason: null, decision_id: null };
    return {
      account: { id: moderatedAccount.id, name: moderatedAccount.name },
      standing: status,
      decision: auditEntry,
    };
  },
});
