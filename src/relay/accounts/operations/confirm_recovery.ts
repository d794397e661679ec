import { Type } from 'typebox';
import { minuteMs } from '../../../core/base/clock.ts';
import { addressKey } from '../../../core/operation/rate-limit.ts';
import { input } from '../../../core/operation/schema-fragments.ts';
import { trialCodeRefused } from '../../errors.ts';
import { emailAddress } from '../../lead-schema.ts';
import { externalOperation } from '../../operation.ts';
import { apiKey, mailedCode } from '../../schemas.ts';
import { recoverKey } from '../keys/recover-key.ts';
import { codeLifetimeMs, codeTriesMax } from '../rules/trial-code.ts';

// External operation with a transaction of its own: a failed attempt is committed although the code is refused.
export const confirm_recovery = externalOperation({
  name: 'confirm_recovery',
  title: 'Replace a lost key',
  description: `Returns a new API key for the code that \`recover_key\` mailed. The key is shown in this response only. All other keys of the account are revoked at once. If the response is lost, send the code again within its ${codeLifetimeMs / minuteMs} minutes: while the new key is unused, another one replaces it. After ${codeTriesMax} wrong codes request a new one.`,
  access: 'public',
  ignoresCredential: true,
  interfaces: 'http',
  cost: { kind: 'set_by_operation' },
  successStatus: 201,
  routes: [{ method: 'POST', path: '/keys/recover/confirm' }],
  input: input({ email: emailAddress, code: mailedCode }),
  output: Type.Object({ account_id: Type.String(), api_key: apiKey }),
  errors: [trialCodeRefused],
  examples: [{ title: 'The code from the mail', input: { email: 'leads@shop.example', code: 'K7QM-2XWD' } }],

  async run(context, submitted) {
    const { database, secrets, codeRateLimits } = context.services;
    const limitRefusal = await codeRateLimits.confirmations.consume(addressKey(context.address), 1);
    if (limitRefusal !== null) return limitRefusal;
    const result = await database.write((tx) => recoverKey(tx, secrets, submitted, context));
    return 'refusal' in result ? result.refusal : { output: result, isReplayed: false };
  },
});
