import { Type } from 'typebox';
import { formatTime } from '../../../base/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../../base/refusal.ts';
import { lockAccount } from '../../accounts.ts';
import { notFound, refuseInput } from '../../errors.ts';
import { input } from '../../schema-words.ts';
import { adminWrite, decide, moderationOf, record } from '../admin-operation.ts';
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

  async run(tx, given, context) {
    const moderation = moderationOf(context, given.module);
    if (isRefusal(moderation)) return moderation;
    const until = readUntil(given.until, context.nowMs);
    if (isRefusal(until)) return until;
    const found = await moderation.findAccount(tx, given.account);
    if (found === undefined || (await lockAccount(tx, found.id)) === undefined) {
      return refuse(notFound, 'No account has this id or name.');
    }
    const decision = decide(context, given.reason);
    const detail = until === null ? {} : { until: formatTime(until) };
    const target = { kind: 'account', id: found.id };
    const act = await record(tx, context, decision, { act: 'suspend', module: given.module, target, detail });
    await setSuspension(tx, found.id, { at: context.nowMs, until, reason: given.reason, decisionId: decision.id });
    await moderation.appendStatusEvent(tx, found.id, decision);
    const account = await lockAccount(tx, found.id);
    if (account === undefined) throw new Error('a locked account does not exist');
    return {
      account: { id: found.id, name: found.name },
      standing: toAccountStatus(account, context.nowMs),
      decision: act,
    };
  },
});

function readUntil(given: string | undefined, nowMs: number): number | null | Refusal {
  if (given === undefined) return null;
  const until = Date.parse(given);
  return until > nowMs ? until : refuseInput('/until', 'past', '/until must be in the future.');
}
