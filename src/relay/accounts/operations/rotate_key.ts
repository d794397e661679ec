import { Type } from 'typebox';
import { formatTime, hourMs } from '../../../core/base/clock.ts';
import { setCredentialExpiry } from '../../../core/operation/accounts.ts';
import { input, time } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { writeOperation } from '../../operation.ts';
import { apiKey } from '../../schemas.ts';
import { issueKey } from '../keys/issue-key.ts';
import { replacedKeyLifetimeMs } from '../rules/api-key.ts';

export const rotate_key = writeOperation({
  name: 'rotate_key',
  title: 'Rotate the key',
  description: `Returns a new key. The key of this request works until the new one is first used, for at most ${replacedKeyLifetimeMs / hourMs} hours. If the response is lost, repeat the request with the old key: another new key replaces the unused one. The key is shown in this response only.`,
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'write', points: 10 },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/keys/rotate' }],
  input: input({}),
  output: Type.Object({
    account_id: Type.String(),
    api_key: apiKey,
    replaced_key_ends_at: time,
  }),
  errors: [keyNotAllowed],
  examples: [{ title: 'A new key', input: {} }],

  async run(tx, _input, context) {
    const { accountId, credentialId } = context.caller;
    const endsAtMs = await setCredentialExpiry(tx, credentialId, context.nowMs + replacedKeyLifetimeMs);
    return {
      account_id: accountId,
      api_key: await issueKey(tx, accountId, context),
      replaced_key_ends_at: formatTime(endsAtMs),
    };
  },
});
