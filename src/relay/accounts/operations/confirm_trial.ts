import { minuteMs } from '../../../core/base/clock.ts';
import { isRefusal } from '../../../core/base/refusal.ts';
import { registrationPaused } from '../../../core/operation/errors.ts';
import { refusePausedWrite } from '../../../core/operation/pause.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { matchAfterCommit } from '../../billing/payments/match-unassigned.ts';
import { trialCodeRefused, trialTaken } from '../../errors.ts';
import { emailAddress } from '../../lead-schema.ts';
import { externalOperation } from '../../operation.ts';
import { mailedCode, trialKey } from '../../schemas.ts';
import { codeLifetimeMs, codeTriesMax } from '../rules/trial-code.ts';
import { confirmCode } from '../trials/confirm-code.ts';

// External operation with a transaction of its own: a failed attempt is committed although the code is refused.
export const confirm_trial = externalOperation({
  name: 'confirm_trial',
  title: 'Confirm the address of a trial',
  description: `Returns the API key for the mailed code. The key is shown in this response only. If the response is lost, send the code again within its ${codeLifetimeMs / minuteMs} minutes: while the key is unused, another one replaces it. After ${codeTriesMax} wrong codes request a new one.`,
  access: 'public',
  ignoresCredential: true,
  interfaces: 'http',
  cost: { kind: 'set_by_operation' },
  successStatus: 201,
  routes: [{ method: 'POST', path: '/trials/confirm' }],
  input: input({
    email: emailAddress,
    code: mailedCode,
  }),
  output: trialKey,
  errors: [trialCodeRefused, trialTaken, registrationPaused],
  examples: [{ title: 'The code from the mail', input: { email: 'leads@shop.example', code: 'K7QM-2XWD' } }],

  async run(context, submitted) {
    const { database, secrets, codeRateLimits } = context.services;
    const refusal =
      (await codeRateLimits.confirmations.consume(addressKey(context.address), 1)) ??
      (await refusePausedWrite(database.db, 'relay', 'registration'));
    if (refusal !== null) return refusal;
    const result = await database.write((tx) => confirmCode(tx, secrets, submitted, context));
    if (isRefusal(result)) return result;
    if (!('refusal' in result)) await matchAfterCommit(database, submitted.email, context.nowMs);
    return 'refusal' in result ? result.refusal : { output: result, isReplayed: false };
  },
});
