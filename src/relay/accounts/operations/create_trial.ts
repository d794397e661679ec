import { Type } from 'typebox';
import { dayMs, minuteMs } from '../../../core/base/clock.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { registrationPaused } from '../../../core/operation/errors.ts';
import type { Context } from '../../../core/operation/operation.ts';
import { refusePaused } from '../../../core/operation/pause.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import { input, nullable, timeOrNull } from '../../../core/operation/schema-fragments.ts';
import { mailUnavailable, trialTaken } from '../../errors.ts';
import { emailAddress } from '../../lead-schema.ts';
import { externalOperation } from '../../operation.ts';
import type { RunningRelay } from '../../running-relay.ts';
import { trialKey } from '../../schemas.ts';
import { type CodeRequest, mailCode } from '../codes/mail-code.ts';
import { addressTakenMail, codeMail } from '../codes/mail-texts.ts';
import { trialMs, trialUnits } from '../rules/trial.ts';
import { codeLifetimeMs } from '../rules/trial-code.ts';
import { isEligibleForTrial, startTrial } from '../trials/start-trial.ts';

const { plan, limit } = trialKey.properties;

export const create_trial = externalOperation({
  name: 'create_trial',
  title: 'Start a trial',
  description: `One API key for ${trialUnits} live deliveries in ${trialMs / dayMs} days, without a card. If the server sends mail, a code is mailed to the address first, valid for ${codeLifetimeMs / minuteMs} minutes: \`code_expires_at\` is set, \`api_key\` is null, and \`confirm_trial\` returns the key. Otherwise this response has the key, and no other one. Each email address has one trial; while its key is unused, the same request returns another key that replaces it.`,
  access: 'public',
  ignoresCredential: true,
  interfaces: 'resource',
  // A failed mail does not count for the rate limit of the network.
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
    const { mailer, trials } = services;
    const { requests } = trials;
    const network = addressKey(context.address);
    const refused =
      (await requests.consume(network, 1)) ?? (await refusePaused(services.database.db, 'relay', 'registration'));
    if (refused !== null) return refused;
    if (mailer === null) return createUnconfirmedTrial(services, email, context);
    const untilText = await mailCode(services, mailer, trialCode(services, email), context.nowMs);
    if (!isRefusal(untilText)) return { output: { ...pendingTrial, code_expires_at: untilText }, replayed: false };
    if (untilText.errorKind === mailUnavailable) await requests.refund(network, 1);
    return untilText;
  },
});

function trialCode({ database, secrets, trials, url }: RunningRelay, email: string): CodeRequest {
  return {
    email,
    purpose: 'trial',
    limit: trials.mails,
    createMail: async (code, untilText) =>
      (await isEligibleForTrial(database.db, secrets, email))
        ? codeMail(email, { code, untilText, url })
        : addressTakenMail(email, { url }),
  };
}

const pendingTrial = { account_id: null, api_key: null, plan: 'trial', limit: trialUnits, expires_at: null } as const;

async function createUnconfirmedTrial(
  { database, secrets }: RunningRelay,
  email: string,
  context: Context<RunningRelay>,
) {
  const result = await database.write((tx) => startTrial(tx, secrets, { email, isConfirmed: false }, context));
  return isRefusal(result) ? result : { output: { ...result, code_expires_at: null }, replayed: false };
}
