import { Type } from 'typebox';
import { findIdempotencyKey } from '../../core/operation/idempotency.ts';
import { readOperation } from '../../core/operation/operation.ts';
import { input } from '../../core/operation/schema-fragments.ts';
import { idempotencyKey } from '../schemas.ts';

export const idempotency_status = readOperation({
  name: 'idempotency_status',
  title: 'Status of a write',
  description:
    'Returns whether the write with one of your idempotency keys was committed, with its operation and the created record. Use it after a lost response.',
  access: 'credential',
  interfaces: 'http',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/idempotency/:key' }],
  input: input({ key: idempotencyKey }),
  output: Type.Object({
    key: Type.String(),
    state: Type.Unsafe<'not_seen' | 'committed'>({ type: 'string', enum: ['not_seen', 'committed'] }),
    operation: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    resource: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Id of the created or changed record.',
    }),
  }),
  errors: [],
  examples: [{ title: 'After a lost connection', input: { key: 'need-pg-dump-1' } }],

  async run(db, { key }, context) {
    const { accountId, credentialHash } = context.caller;
    // The key of a registration belongs to the submitted credential, because there was no account yet.
    const row =
      (await findIdempotencyKey(db, 'exchange', accountId, key)) ??
      (await findIdempotencyKey(db, 'exchange', credentialHash, key));
    if (row === undefined) return { key, state: 'not_seen' as const, operation: null, resource: null };
    return { key, state: 'committed' as const, operation: row.operation, resource: row.subject };
  },
});
