import { Type } from 'typebox';
import { formatTime } from '../../core/base/clock.ts';
import type { Signature } from '../../core/base/signing-keys.ts';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { nextCursor } from '../../core/operation/admin/schemas.ts';
import { cursor, identifier, input, nullable } from '../../core/operation/schema-fragments.ts';
import { listHeads, listPastEpochs } from '../store/reset-tables.ts';
import { arcadeBasePath } from './base-path.ts';

export const pastHeads = adminRead({
  name: 'past-heads',
  title: 'List signed records of past epochs',
  details: 'Epochs that `reset-epoch` ended. With `epoch`, the log heads of that epoch.',
  route: { method: 'GET', path: '/api/v1/admin/past-heads', basePath: arcadeBasePath },
  input: input({
    epoch: Type.Optional(identifier),
    cursor,
    limit: Type.Integer({ minimum: 1, maximum: 10_000, default: 1_000 }),
  }),
  output: Type.Object({
    epochs: Type.Array(
      Type.Object({
        epoch: Type.String(),
        ended_at: Type.Integer({ description: 'Milliseconds since the Unix epoch, as signed.' }),
        ended: Type.String({ format: 'date-time' }),
        reason: Type.String(),
        sessions: Type.Integer(),
        sha256: Type.String({
          description: 'SHA-256 over the list of heads, one line `<session id> <head>` per session.',
        }),
        release_head: nullable<string>({
          type: 'string',
          description: 'Last hash of the release log; null for epochs that ended before the release log existed.',
        }),
        signature: Type.Object({ alg: Type.String(), kid: Type.String(), value: Type.String() }),
      }),
    ),
    heads: Type.Array(Type.Object({ session_id: Type.String(), chain_head: Type.String() })),
    next_cursor: nextCursor,
  }),
  errors: [],
  examples: [{ title: 'All epochs', input: {} }],

  async run(db, { epoch, cursor: after, limit }) {
    const epochs = await listPastEpochs(db);
    const heads = epoch === undefined ? [] : await listHeads(db, { epoch, cursor: after, limit });
    return {
      epochs: epochs.map((pastEpoch) => ({
        ...pastEpoch,
        ended: formatTime(pastEpoch.ended_at),
        signature: JSON.parse(pastEpoch.signature) as Signature,
      })),
      heads: heads.map(({ session_id, chain_head }) => ({ session_id, chain_head })),
      next_cursor: heads.length < limit ? null : (heads.at(-1)?.n ?? null),
    };
  },
});
