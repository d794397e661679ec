import { Type } from 'typebox';
import { findKey } from '../../core/operation/idempotency.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-words.ts';
import { idempotencyKey } from '../schemas.ts';

export const idempotency_status = readOperation({
  name: 'idempotency_status',
  title: 'What became of a write',
  description:
    'Tells whether one of your own idempotency keys has committed, with its operation and the record it made. Useful when an answer was lost.',
  access: 'credential',
  doors: 'resource',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/idempotency/:key' }],
  input: input({ key: idempotencyKey }),
  output: Type.Object({
    key: Type.String(),
    state: Type.Unsafe<'not_seen' | 'committed'>({ type: 'string', enum: ['not_seen', 'committed'] }),
    operation: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    resource: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Id of the record made or changed.',
    }),
  }),
  errors: [],
  examples: [{ title: 'After a cut connection', input: { key: 'need-pg-dump-1' } }],

  async run(db, { key }, context) {
    const { accountId, credentialHash } = context.caller;
    // A registration's key belongs to the credential that it submitted: there was no account yet.
    const row = (await findKey(db, 'exchange', accountId, key)) ?? (await findKey(db, 'exchange', credentialHash, key));
    if (row === undefined) return { key, state: 'not_seen' as const, operation: null, resource: null };
    return { key, state: 'committed' as const, operation: row.operation, resource: row.subject };
  },
});
