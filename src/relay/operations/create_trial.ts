import { Type } from 'typebox';
import { dayMs, minuteMs } from '../../core/base/clock.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { registrationPaused } from '../../core/operation/errors.ts';
import { type Context, externalOperation } from '../../core/operation/operation.ts';
import { refusePaused } from '../../core/operation/pause.ts';
import { addressKey } from '../../core/operation/rate-limit.ts';
import { input, nullable, timeOrNull } from '../../core/operation/schema-words.ts';
import { mailUnavailable, trialTaken } from '../errors.ts';
import { trialMs, trialUnits } from '../rules/trial.ts';
import { codeKeptMs } from '../rules/trial-code.ts';
import { type RunningRelay, relayOf } from '../running-relay.ts';
import { mailAddress, trialKey } from '../schemas.ts';
import { beginTrial } from '../trials/begin-trial.ts';
import { mailCode } from '../trials/mail-code.ts';

const { plan, limit } = trialKey.properties;

export const create_trial = externalOperation({
  name: 'create_trial',
  title: 'Begin a trial',
  description: `One API key for ${trialUnits} live deliveries in ${trialMs / dayMs} days, without a card. Where the server sends mail, a code goes to the address first, good for ${codeKeptMs / minuteMs} minutes: \`code_expires_at\` says until when, \`api_key\` is null, and \`confirm_trial\` gives the key. Otherwise the key is in this answer, and only here. Each mail address has one trial; until its key has been used, asking again gives another one in its place.`,
  access: 'public',
  doors: 'resource',
  // Nothing of the network's allowance is gone when no mail could be sent.
  cost: { kind: 'own' },
  successStatus: 201,
  routes: [{ method: 'POST', path: '/trials' }],
  input: input({ email: mailAddress }),
  output: Type.Object({
    account_id: nullable<string>({ type: 'string' }),
    api_key: nullable<string>({ type: 'string', description: 'Keep it: no answer shows it again.' }),
    plan,
    limit,
    expires_at: timeOrNull,
    code_expires_at: timeOrNull,
  }),
  errors: [trialTaken, registrationPaused, mailUnavailable],
  examples: [{ title: 'With a mail address', input: { email: 'leads@shop.example' } }],

  async run(context, { email }) {
    const services = relayOf(context);
    const { mailer, trials } = services;
    const { requests } = trials;
    const network = addressKey(context.address);
    const refused =
      (await requests.take(network, 1)) ?? (await refusePaused(services.database.db, 'relay', 'registration'));
    if (refused !== null) return refused;
    if (mailer === null) return giveKey(services, email, context);
    const untilText = await mailCode(services, mailer, email, context.nowMs);
    if (!isRefusal(untilText)) return { output: { ...noKey, code_expires_at: untilText }, replayed: false };
    if (untilText.refusal === mailUnavailable) await requests.giveBack(network, 1);
    return untilText;
  },
});

const noKey = { account_id: null, api_key: null, plan: 'trial', limit: trialUnits, expires_at: null } as const;

async function giveKey({ database, secrets }: RunningRelay, email: string, context: Context) {
  const given = await database.write((tx) => beginTrial(tx, secrets, { email, isConfirmed: false }, context));
  return isRefusal(given) ? given : { output: { ...given, code_expires_at: null }, replayed: false };
}
