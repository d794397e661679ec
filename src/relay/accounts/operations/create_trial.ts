import { Type } from 'typebox';
import { dayMs, minuteMs } from '../../../core/base/clock.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { registrationPaused } from '../../../core/operation/errors.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { refusePausedWrite } from '../../../core/operation/pause.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import { input, nullable, timeOrNull } from '../../../core/operation/schema-fragments.ts';
import { mailUnavailable, trialTaken } from '../../errors.ts';
import { emailAddress } from '../../lead-schema.ts';
import { externalOperation } from '../../operation.ts';
import type { RelayServices } from '../../relay-services.ts';
import { trialKey } from '../../schemas.ts';
import { type CodeRequest, mailCode } from '../codes/mail-code.ts';
import { addressTakenMail, codeMail } from '../codes/mail-texts.ts';
import { trialDurationMs, trialUnits } from '../rules/trial.ts';
import { codeLifetimeMs } from '../rules/trial-code.ts';
import { isEligibleForTrial, startTrial } from '../trials/start-trial.ts';

const { plan, limit } = trialKey.properties;

export const create_trial = externalOperation({
  name: 'create_trial',
  title: 'Start a trial',
  description: `One API key for ${trialUnits} live deliveries in ${trialDurationMs / dayMs} days, without a card. If the server sends mail, a code is mailed to the address first, valid for ${codeLifetimeMs / minuteMs} minutes: \`code_expires_at\` is set, \`api_key\` is null, and \`confirm_trial\` returns the key. Otherwise this response contains the key, which no later response repeats. Each email address has one trial; while its key is unused, the same request returns a new key that replaces it.`,
  access: 'public',
  ignoresCredential: true,
  interfaces: 'http',
  // A mail that could not be sent does not count against the rate limit of the IP address.
  cost: { kind: 'set_by_operation' },
  successStatus: 201,
  routes: [{ method: 'POST', path: '/trials' }],
  input: input({ email: emailAddress }),
  output: Type.Object({
    account_id: nullable<string>({ type: 'string' }),
    api_key: nullable<string>({ type: 'string', description: 'Store it: it is not shown again.' }),
    plan,
    limit,
    expires_at: timeOrNull,
    code_expires_at: timeOrNull,
  }),
  errors: [trialTaken, registrationPaused, mailUnavailable],
  examples: [{ title: 'Start a trial for an email address', input: { email: 'leads@shop.example' } }],

  async run(context, { email }) {
    const { services } = context;
    const { mailer, codeRateLimits } = services;
    const { requests } = codeRateLimits;
    const ipAddressKey = addressKey(context.address);
    const refusal =
      (await requests.consume(ipAddressKey, 1)) ??
      (await refusePausedWrite(services.database.db, 'relay', 'registration'));
    if (refusal !== null) return refusal;
    if (mailer === null) return createUnconfirmedTrial(services, email, context);
    const expiresAtOrRefusal = await mailCode(services, mailer, trialCodeRequest(services, email), context.nowMs);
    if (!isRefusal(expiresAtOrRefusal))
      return { output: { ...pendingTrial, code_expires_at: expiresAtOrRefusal }, isReplayed: false };
    if (expiresAtOrRefusal.errorKind === mailUnavailable) await requests.refund(ipAddressKey, 1);
    return expiresAtOrRefusal;
  },
});

function trialCodeRequest({ database, secrets, codeRateLimits, url }: RelayServices, email: string): CodeRequest {
  return {
    email,
    purpose: 'trial',
    limit: codeRateLimits.mails,
    createMail: async (code, expiresAt) =>
      (await isEligibleForTrial(database.db, secrets, email))
        ? codeMail(email, { code, expiresAt, url })
        : addressTakenMail(email, { url }),
  };
}

const pendingTrial = { account_id: null, api_key: null, plan: 'trial', limit: trialUnits, expires_at: null } as const;

async function createUnconfirmedTrial(
  { database, secrets }: RelayServices,
  email: string,
  context: Context<RelayServices>,
) {
  const result = await database.write((tx) => startTrial(tx, secrets, { email, isConfirmed: false }, context));
  return isRefusal(result) ? result : { output: { ...result, code_expires_at: null }, isReplayed: false };
}
