import { Type } from 'typebox';
import { dayMs, formatTime } from '../../core/base/clock.ts';
import { refuse } from '../../core/base/refusal.ts';
import { registrationPaused } from '../../core/operation/errors.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { input, time } from '../../core/operation/schema-words.ts';
import { trialTaken } from '../errors.ts';
import { issueFirstKey } from '../keys/issue-key.ts';
import { normalMailAddress } from '../rules/mail-address.ts';
import { trialMs, trialUnits } from '../rules/trial.ts';
import { apiKey, mailAddress } from '../schemas.ts';
import { insertRelayAccount } from '../store/accounts.ts';

export const create_trial = writeOperation({
  name: 'create_trial',
  title: 'Begin a trial',
  description: `One API key for ${trialUnits} live deliveries in ${trialMs / dayMs} days, without a card. The key is shown in this answer only. Each mail address has one trial.`,
  access: 'public',
  doors: 'resource',
  pausedBy: 'registration',
  cost: { kind: 'registration' },
  successStatus: 201,
  routes: [{ method: 'POST', path: '/trials' }],
  input: input({ email: mailAddress }),
  output: Type.Object({
    account_id: Type.String(),
    api_key: apiKey,
    plan: Type.Literal('trial'),
    limit: Type.Integer(),
    expires_at: time,
  }),
  errors: [trialTaken, registrationPaused],
  examples: [{ title: 'With a mail address', input: { email: 'leads@shop.example' } }],

  async run(tx, { email }, { nowMs, newId }) {
    const id = newId('acc_');
    const row = { id, email, normal_email: normalMailAddress(email), trial_started_at: nowMs, billing: null, email_confirmed_at: null };
    const counts = { units_taken: 0, last_receipt: null, test_day: 0, test_count: 0 };
    if (!(await insertRelayAccount(tx, { ...row, ...counts })))
      return refuse(trialTaken, 'There was a trial for this mail address.');
    return {
      account_id: id,
      api_key: await issueFirstKey(tx, id, { nowMs, newId }),
      plan: 'trial' as const,
      limit: trialUnits,
      expires_at: formatTime(nowMs + trialMs),
    };
  },
});
