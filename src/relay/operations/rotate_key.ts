import { Type } from 'typebox';
import { formatTime, hourMs } from '../../core/base/clock.ts';
import { endCredential } from '../../core/operation/accounts.ts';
import { writeOperation } from '../../core/operation/operation.ts';
import { input, time } from '../../core/operation/schema-words.ts';
import { issueKey } from '../keys/issue-key.ts';
import { replacedKeyKeptMs } from '../rules/api-key.ts';
import { apiKey } from '../schemas.ts';

export const rotate_key = writeOperation({
  name: 'rotate_key',
  title: 'Change the key',
  description: `Issues a new key. The one that you call with works until the new one is first used, and for ${replacedKeyKeptMs / hourMs} hours at most. Should the answer be lost, ask again with the old key: another new key takes the place of the one that nobody has used. The key is shown in this answer only.`,
  access: 'credential',
  doors: 'resource',
  cost: { kind: 'write', points: 10 },
  changesAccount: true,
  routes: [{ method: 'POST', path: '/keys/rotate' }],
  input: input({}),
  output: Type.Object({
    account_id: Type.String(),
    api_key: apiKey,
    replaced_key_ends_at: time,
  }),
  errors: [],
  examples: [{ title: 'A new key', input: {} }],

  async run(tx, _given, context) {
    const { accountId, credentialId } = context.caller;
    const endsAtMs = await endCredential(tx, credentialId, context.nowMs + replacedKeyKeptMs);
    return {
      account_id: accountId,
      api_key: await issueKey(tx, accountId, context),
      replaced_key_ends_at: formatTime(endsAtMs),
    };
  },
});
