import { Type } from 'typebox';
import { minuteMs } from '../../../core/base/clock.ts';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import { input, time } from '../../../core/operation/schema-fragments.ts';
import { findConfirmedAccount } from '../../billing/store/paying-accounts.ts';
import { mailUnavailable, recoveryNotConfigured } from '../../errors.ts';
import { emailAddress } from '../../lead-schema.ts';
import { externalOperation } from '../../operation.ts';
import type { RunningRelay } from '../../running-relay.ts';
import { type CodeRequest, mailCode } from '../codes/mail-code.ts';
import { noAccountMail, recoveryMail } from '../codes/mail-texts.ts';
import { codeLifetimeMs } from '../rules/trial-code.ts';

export const recover_key = externalOperation({
  name: 'recover_key',
  title: 'Request a code to replace a lost key',
  description: `Mails a code to the confirmed address of an account, valid for ${codeLifetimeMs / minuteMs} minutes; \`confirm_recovery\` returns a new key for it. The response is the same whether or not an account has the address. Nothing changes until the code is sent.`,
  access: 'public',
  ignoresCredential: true,
  interfaces: 'resource',
  // A failed mail does not count for the rate limit of the network.
  cost: { kind: 'set_by_operation' },
  routes: [{ method: 'POST', path: '/keys/recover' }],
  input: input({ email: emailAddress }),
  output: Type.Object({ code_expires_at: time }),
  errors: [mailUnavailable, recoveryNotConfigured],
  examples: [{ title: 'With the address of the account', input: { email: 'leads@shop.example' } }],

  async run(context, { email }) {
    const { services } = context;
    const { mailer, trials } = services;
    if (mailer === null)
      return refuse(
        recoveryNotConfigured,
        'Key recovery needs mail, which this server does not send. Contact its operator.',
      );
    const network = addressKey(context.address);
    const limited = await trials.recoveries.consume(network, 1);
    if (limited !== null) return limited;
    const untilText = await mailCode(services, mailer, recoveryCode(services, email), context.nowMs);
    if (!isRefusal(untilText)) return { output: { code_expires_at: untilText }, replayed: false };
    if (untilText.errorKind === mailUnavailable) await trials.recoveries.refund(network, 1);
    return untilText;
  },
});

function recoveryCode({ database, trials, url }: RunningRelay, email: string): CodeRequest {
  return {
    email,
    purpose: 'recovery',
    limit: trials.recoveryMails,
    async createMail(code, untilText) {
      const account = await findConfirmedAccount(database.db, email);
      return account === undefined
        ? noAccountMail(email, { url })
        : recoveryMail(account.email, { code, untilText, url });
    },
  };
}
