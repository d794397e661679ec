import { Type } from 'typebox';
import { idempotencyKeyInvalid, idempotencyKeyMissing } from '../../../core/operation/errors.ts';
import { findIdempotencyKey } from '../../../core/operation/idempotency.ts';
import { choice, input, nullable } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { idempotencyKey } from '../../schemas.ts';

export const idempotency_status = readOperation({
  name: 'idempotency_status',
  title: 'Check whether a write was committed',
  description:
    'Returns whether the write with one of your idempotency keys was committed, with its operation and the id of the record. Use it when a response was lost.',
  access: 'credential',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/idempotency/status' }],
  input: input({ idempotency_key: idempotencyKey }),
  output: Type.Object({
    key: Type.String(),
    state: choice(['not_seen', 'committed']),
    operation: nullable<string>({ type: 'string' }),
    resource: nullable<string>({ type: 'string', description: 'Id of the record that was created or changed.' }),
  }),
  errors: [idempotencyKeyMissing, idempotencyKeyInvalid],
  examples: [{ title: 'After a lost connection', input: { idempotency_key: 'session-2026-08-22-1' } }],

  async run(db, { idempotency_key: key }, { caller: { accountId, credentialHash } }) {
    // The idempotency key of a registration is stored under the submitted credential, as no account existed yet.
    const row =
      (await findIdempotencyKey(db, 'arcade', accountId, key)) ??
      (await findIdempotencyKey(db, 'arcade', credentialHash, key));
    if (row === undefined) return { key, state: 'not_seen' as const, operation: null, resource: null };
    return { key, state: 'committed' as const, operation: row.operation, resource: row.subject };
  },
});
