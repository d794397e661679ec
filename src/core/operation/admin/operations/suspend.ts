import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../base/refusal.ts';
import { lockAccount } from '../../accounts.ts';
import { notFound, refuseInput } from '../../errors.ts';
import { input } from '../../schema-fragments.ts';
import { adminWrite, createDecision, moderationOf, recordDecision } from '../admin-operation.ts';
import { accountName, decidedStatus, futureTime, moduleName, reason } from '../schemas.ts';
import { setSuspension, toAccountStatus } from '../suspension.ts';

export const suspend = adminWrite({
  name: 'suspend',
  title: 'Suspend an account, or change its suspension',
  route: { method: 'POST', path: '/suspend' },
  input: input({ module: moduleName, account: accountName, reason, until: Type.Optional(futureTime) }),
  output: decidedStatus,
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
    const until = readUntil(input.until, context.nowMs);
    if (isRefusal(until)) return until;
    const accountRow = await moderation.findAccount(tx, input.account);
    if (accountRow === undefined || (await lockAccount(tx, accountRow.id)) === undefined) {
      return refuse(notFound, 'No account has this id or name.');
    }
    const decision = createDecision(context, input.reason);
    const detail = until === null ? {} : { until: formatTime(until) };
    const target = { kind: 'account', id: accountRow.id };
    const auditEntry = await recordDecision(tx, context, decision, {
      act: 'suspend',
      module: input.module,
      target,
      detail,
    });
    await setSuspension(tx, accountRow.id, { at: context.nowMs, until, reason: input.reason, decisionId: decision.id });
    await moderation.appendStatusEvent(tx, accountRow.id, decision);
    const account = await lockAccount(tx, accountRow.id);
    if (account === undefined) throw new Error('a locked account does not exist');
    return {
      account: { id: accountRow.id, name: accountRow.name },
      standing: toAccountStatus(account, context.nowMs),
      decision: auditEntry,
    };
  },
});

function readUntil(value: string | undefined, nowMs: number): number | null | Refusal {
  if (value === undefined) return null;
  const until = Date.parse(value);
  return until > nowMs ? until : refuseInput('/until', 'past', '/until must be in the future.');
}
