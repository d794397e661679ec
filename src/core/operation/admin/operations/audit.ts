import { Type } from 'typebox';
import { cursor, identifier, input } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';
import { listAuditOf, toAuditEntry } from '../audit.ts';
import { act, limit, nextCursor } from '../schemas.ts';

export const audit = adminRead({
  name: 'audit',
  title: 'Audit log of operator actions, newest first',
  route: { method: 'GET', path: '/audit' },
  input: input({
    target: Type.Optional(
      Type.String({ ...identifier, description: 'Only actions about this account, record or pause.' }),
    ),
    cursor,
    limit,
  }),
  output: Type.Object({ acts: Type.Array(act), next_cursor: nextCursor }),
  errors: [],
  examples: [{ title: 'The latest actions', input: {} }],

  async run(_db, { target, cursor, limit }, { services }) {
    const { rows, nextCursor } = await listAuditOf(
      services.databases.map(({ db }) => db),
      { targetId: target ?? null, cursor, limit },
    );
    return { acts: rows.map(toAuditEntry), next_cursor: nextCursor };
  },
});
