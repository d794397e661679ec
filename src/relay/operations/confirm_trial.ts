import { Type } from 'typebox';
import { minuteMs } from '../../core/base/clock.ts';
import { isRefusal } from '../../core/base/refusal.ts';
import { registrationPaused } from '../../core/operation/errors.ts';
import { externalOperation } from '../../core/operation/operation.ts';
import { refusePaused } from '../../core/operation/pause.ts';
import { addressKey } from '../../core/operation/rate-limit.ts';
import { input } from '../../core/operation/schema-words.ts';
import { trialCodeRefused, trialTaken } from '../errors.ts';
import { codeKeptMs, codeTriesMax } from '../rules/trial-code.ts';
import { relayOf } from '../running-relay.ts';
import { mailAddress, trialKey } from '../schemas.ts';
import { confirmCode } from '../trials/confirm-code.ts';

// External though it asks nobody outside: a wrong code is refused, and that it was tried is written all the same.
export const confirm_trial = externalOperation({
  name: 'confirm_trial',
  title: 'Confirm the address of a trial',
  description: `Takes the code that was mailed and answers with the API key, which is shown in this answer only. Should the answer be lost, send the code again within its ${codeKeptMs / minuteMs} minutes: until a key has been used, another one takes its place. After ${codeTriesMax} wrong codes a new one has to be asked for.`,
  access: 'public',
  doors: 'resource',
  cost: { kind: 'own' },
  successStatus: 201,
  routes: [{ method: 'POST', path: '/trials/confirm' }],
  input: input({
    email: mailAddress,
    code: Type.String({
      minLength: 8,
      maxLength: 12,
      pattern: '^[0-9A-Za-z -]*$',
      description: 'As it stands in the mail; case, blanks and the hyphen do not matter.',
    }),
  }),
  output: trialKey,
  errors: [trialCodeRefused, trialTaken, registrationPaused],
  examples: [{ title: 'The code from the mail', input: { email: 'leads@shop.example', code: 'K7QM-2XWD' } }],

  async run(context, typed) {
    const { database, secrets, trials } = relayOf(context);
    const refused =
      (await trials.confirmations.take(addressKey(context.address), 1)) ??
      (await refusePaused(database.db, 'relay', 'registration'));
    if (refused !== null) return refused;
    const given = await database.write((tx) => confirmCode(tx, secrets, typed, context));
    if (isRefusal(given)) return given;
    return 'refused' in given ? given.refused : { output: given, replayed: false };
  },
});
