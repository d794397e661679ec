import { isRefusal, refuse } from '../../../base/refusal.ts';
import { lockAccount } from '../../accounts.ts';
import { isSuspended } from '../../credentials.ts';
import { notFound, nothingToChange } from '../../errors.ts';
import { input } from '../../schema-words.ts';
import { adminWrite, decide, moderationOf, record } from '../admin-operation.ts';
import { accountName, decidedStatus, moduleName, reason } from '../schemas.ts';
import { setSuspension } from '../suspension.ts';

export const lift = adminWrite({
  name: 'lift',
  title: 'Lift the suspension of an account',
  route: { method: 'POST', path: '/lift' },
  input: input({ module: moduleName, account: accountName, reason }),
  output: decidedStatus,
  errors: [notFound, nothingToChange],
  examples: [
    {
      title: 'The owner has fixed the agent',
      input: { module: 'exchange', account: 'ci-doctor', reason: 'The loop behind the posts was found and removed.' },
    },
  ],

  async run(tx, given, context) {
    const moderation = moderationOf(context, given.module);
    if (isRefusal(moderation)) return moderation;
    const found = await moderation.findAccount(tx, given.account);
    const account = found === undefined ? undefined : await lockAccount(tx, found.id);
    if (found === undefined || account === undefined) return refuse(notFound, 'No account has this id or name.');
    if (!isSuspended(account, context.nowMs)) return refuse(nothingToChange, 'The account is not suspended.');
    const decision = decide(context, given.reason);
    const target = { kind: 'account', id: found.id };
    const act = await record(tx, context, decision, { act: 'lift', module: given.module, target });
    await setSuspension(tx, found.id, null);
    await moderation.appendStatusEvent(tx, found.id, decision);
    const standing = { state: 'active' as const, since: null, until: null, reason: null, decision_id: null };
    return { account: { id: found.id, name: found.name }, standing, decision: act };
  },
});
