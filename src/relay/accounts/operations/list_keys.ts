import { Type } from 'typebox';
import { input } from '../../../core/operation/schema-fragments.ts';
import { keyNotAllowed } from '../../errors.ts';
import { namedKeysMax } from '../../limits.ts';
import { readOperation } from '../../operation.ts';
import { namedKey } from '../../schemas.ts';
import { listNamedKeys } from '../keys/named-keys.ts';

export const list_keys = readOperation({
  name: 'list_keys',
  title: 'List the named keys',
  description:
    "The named keys of the account that are not revoked, oldest first, without the keys themselves. The account's own key is not listed.",
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/keys' }],
  input: input({}),
  output: Type.Object({ keys: Type.Array(namedKey, { maxItems: namedKeysMax }) }),
  errors: [keyNotAllowed],
  examples: [{ title: 'All named keys', input: {} }],

  async run(db, _input, { caller }) {
    return { keys: await listNamedKeys(db, caller.accountId) };
  },
});
