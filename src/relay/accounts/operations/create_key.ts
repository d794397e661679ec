import { Type } from 'typebox';
import { isRefusal, type Refusal, refuse } from '../../../core/base/refusal.ts';
import { revokeCredential } from '../../../core/operation/accounts.ts';
import { input, singleLine, withLetterOrDigit } from '../../../core/operation/schema-fragments.ts';
import { parseOrigin } from '../../destinations/checks/parse-origin.ts';
import type { RelayEgress } from '../../destinations/echo/echo-transport.ts';
import { keyLimitReached, keyNameTaken, keyNotAllowed } from '../../errors.ts';
import { keyOriginsMax, namedKeysMax } from '../../limits.ts';
import { writeOperation } from '../../operation.ts';
import { apiKey, namedKey, originText } from '../../schemas.ts';
import { issueNamedKey } from '../keys/issue-key.ts';
import { listNamedKeys } from '../keys/named-keys.ts';

export const create_key = writeOperation({
  name: 'create_key',
  title: 'Create a named key',
  description: `Creates an additional key with a name and optional restrictions: a \`read_only\` key cannot deliver; a key with \`origins\` can deliver to these destinations only and read their deliveries only. Named keys cannot manage keys, payments or the account, or read signing secrets. A named key cannot be changed: revoke it and create another. All keys share the plan. At most ${namedKeysMax} at a time. The key is shown in this response only. If the response is lost, send the request again with the same name: while the key is unused, another one replaces it.`,
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'write', points: 10 },
  changesAccount: true,
  successStatus: 201,
  routes: [{ method: 'POST', path: '/keys' }],
  input: input({
    name: singleLine(1, 60, {
      ...withLetterOrDigit,
      description: 'Where the key is used, such as the name of a website.',
    }),
    read_only: Type.Boolean({ default: false }),
    origins: Type.Optional(Type.Array(originText, { minItems: 1, maxItems: keyOriginsMax, uniqueItems: true })),
  }),
  output: Type.Object({ account_id: Type.String(), api_key: apiKey, key: namedKey }),
  errors: [keyNotAllowed, keyNameTaken, keyLimitReached],
  examples: [
    { title: 'For one form and its CRM', input: { name: 'contact form', origins: ['https://crm.example.com'] } },
    { title: 'For a dashboard', input: { name: 'dashboard', read_only: true } },
  ],

  async run(tx, { name, read_only, origins: texts }, context) {
    const { accountId } = context.caller;
    const origins = texts === undefined ? null : parseOrigins(context.services.egress, texts);
    if (isRefusal(origins)) return origins;
    const keys = await listNamedKeys(tx, accountId);
    const keyWithSameName = keys.find((key) => key.name === name);
    if (keyWithSameName?.used === true)
      return refuse(keyNameTaken, `The account already uses a key named "${name}". Revoke it or choose another name.`);
    if (keyWithSameName !== undefined) await revokeCredential(tx, keyWithSameName.id, context.nowMs);
    else if (keys.length >= namedKeysMax)
      return refuse(keyLimitReached, `The account has ${keys.length} named keys; ${namedKeysMax} are allowed.`);
    const namedKeyParams = { name, restriction: { read_only, origins } };
    const { key, credentialId } = await issueNamedKey(tx, accountId, namedKeyParams, context);
    const createdKey = (await listNamedKeys(tx, accountId)).find(({ id }) => id === credentialId);
    if (createdKey === undefined) throw new Error('a key that was just issued is missing');
    return { account_id: accountId, api_key: key, key: createdKey };
  },
});

function parseOrigins(egress: Pick<RelayEgress, 'parse'>, texts: readonly string[]): string[] | Refusal {
  const origins = new Set<string>();
  for (const [index, text] of texts.entries()) {
    const parsed = parseOrigin(egress, text, `/origins/${index}`);
    if (isRefusal(parsed)) return parsed;
    origins.add(parsed.origin);
  }
  return [...origins];
}
