import { Type } from 'typebox';
import { minuteMs } from '../../../core/base/clock.ts';
import { isRefusal, refuse } from '../../../core/base/refusal.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import { input, time } from '../../../core/operation/schema-fragments.ts';
import { findConfirmedAccount } from '../../billing/store/paying-accounts.ts';
import { mailUnavailable, recoveryNotConfigured } from '../../errors.ts';
import { emailAddress } from '../../lead-schema.ts';
import { externalOperation } from '../../operation.ts';
import type { RelayServices } from '../../relay-services.ts';
import { type CodeRequest, mailCode } from '../codes/mail-code.ts';
import { noAccountMail, recoveryMail } from '../codes/mail-texts.ts';
import { codeLifetimeMs } from '../rules/trial-code.ts';

export const recover_key = externalOperation({
  name: 'recover_key',
  title: 'Request a code to replace a lost key',
  description: `Mails a code to the confirmed address of an account, valid for ${codeLifetimeMs / minuteMs} minutes; \`confirm_recovery\` returns a new key for it. The response is the same whether or not an account has the address. No key changes until \`confirm_recovery\` is called with the code.`,
  access: 'public',
  ignoresCredential: true,
  interfaces: 'http',
  // A mail that could not be sent does not count against the rate limit of the IP address.
  cost: { kind: 'set_by_operation' },
  routes: [{ method: 'POST', path: '/keys/recover' }],
  input: input({ email: emailAddress }),
  output: Type.Object({ code_expires_at: time }),
  errors: [mailUnavailable, recoveryNotConfigured],
  examples: [{ title: 'With the address of the account', input: { email: 'leads@shop.example' } }],

  async run(context, { email }) {
    const { services } = context;
    const { mailer, codeRateLimits } = services;
    if (mailer === null)
      return refuse(
        recoveryNotConfigured,
        'Key recovery needs mail, which this server does not send. Contact its operator.',
      );
    const ipAddressKey = addressKey(context.address);
    const limitRefusal = await codeRateLimits.recoveries.consume(ipAddressKey, 1);
    if (limitRefusal !== null) return limitRefusal;
    const expiresAtOrRefusal = await mailCode(services, mailer, recoveryCodeRequest(services, email), context.nowMs);
    if (!isRefusal(expiresAtOrRefusal)) return { output: { code_expires_at: expiresAtOrRefusal }, isReplayed: false };
    if (expiresAtOrRefusal.errorKind === mailUnavailable) await codeRateLimits.recoveries.refund(ipAddressKey, 1);
    return expiresAtOrRefusal;
  },
});

function recoveryCodeRequest({ database, codeRateLimits, url }: RelayServices, email: string): CodeRequest {
  return {
    email,
    purpose: 'recovery',
    limit: codeRateLimits.recoveryMails,
    async createMail(code, expiresAt) {
      const account = await findConfirmedAccount(database.db, email);
      return account === undefined
        ? noAccountMail(email, { url })
        : recoveryMail(account.email, { code, expiresAt, url });
    },
  };
}
