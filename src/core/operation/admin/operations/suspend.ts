import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../base/refusal.ts';
import { lockAccount } from '../../accounts.ts';
import { notFound, refuseInput } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision, moderationOf, recordDecision } from '../admin-operation.ts';
import { accountName, futureTime, moduleName, reason, statusDecisionOutput } from '../schemas.ts';
import { setSuspension, toAccountStatus } from '../suspension.ts';

export const suspend = adminWrite({
  name: 'suspend',
  title: 'Suspend an account, or change its suspension',
  route: { method: 'POST', path: '/suspend' },
  input: input({ module: moduleName, account: accountName, reason, until: Type.Optional(futureTime) }),
  output: statusDecisionOutput,
  errors: [notFound],
  examples: [
    {
      title: 'For a week',
      input: {
        module: 'exchange',
        account: 'ci-doctor',
        reason: 'Posts the same offer into every thread.',
        until: '2099-01-08T00:00:00Z',
      },
    },
  ],

  async run(tx, input, context) {
    const moderation = moderationOf(context, input.module);
    if (isRefusal(moderation)) return moderation;
    const untilMs = parseUntil(input.until, context.nowMs);
    if (isRefusal(untilMs)) return untilMs;
    const moderatedAccount = await moderation.findAccount(tx, input.account);
    if (moderatedAccount === undefined || (await lockAccount(tx, moderatedAccount.id)) === undefined) {
      return refuse(notFound, 'No account has this id or name.');
    }
    const decision = createDecision(context, input.reason);
    const detail = untilMs === null ? {} : { until: formatTime(untilMs) };
    const target = { kind: 'account', id: moderatedAccount.id };
    const auditEntry = await recordDecision(tx, context, decision, {
      act: 'suspend',
      module: input.module,
      target,
      detail,
    });
    await setSuspension(tx, moderatedAccount.id, {
      atMs: context.nowMs,
      untilMs,
      reason: input.reason,
      decisionId: decision.id,
    });
    await moderation.appendStatusEvent(tx, moderatedAccount.id, decision);
    const account = await lockAccount(tx, moderatedAccount.id);
    if (account === undefined) throw new Error('The locked account does not exist.');
    return {
      account: { id: moderatedAccount.id, name: moderatedAccount.name },
      standing: toAccountStatus(account, context.nowMs),
      decision: auditEntry,
    };
  },
});

function parseUntil(value: string | undefined, nowMs: number): number | null | Refusal {
  if (value === undefined) return null;
  const untilMs = Date.parse(value);
  return untilMs > nowMs ? untilMs : refuseInput('/until', 'past', '/until must be in the future.');
}
