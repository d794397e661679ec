import { Type } from 'typebox';
import { cursor, identifier, input } from '../../schema-fragments.ts';
import { adminRead } from '../admin-operation.ts';
import { listAuditOfDatabases, toAuditEntry } from '../audit.ts';
import { auditEntrySchema, limit, nextCursor } from '../schemas.ts';

export const audit = adminRead({
  name: 'audit',
  title: 'Audit log of operator actions, newest first',
  route: { method: 'GET', path: '/audit' },
  input: input({
    target: Type.Optional(
      Type.String({
        ...identifier,
        description: 'Account, record or pause whose actions are listed; without it, all.',
      }),
    ),
    cursor,
    limit,
  }),
  output: Type.Object({ acts: Type.Array(auditEntrySchema), next_cursor: nextCursor }),
  errors: [],
  examples: [{ title: 'The latest actions', input: {} }],

  async run(_db, { target, cursor, limit }, { services }) {
    const { rows, nextCursor } = await listAuditOfDatabases(
      services.databases.map(({ db }) => db),
      { targetId: target ?? null, cursor, limit },
    );
    return { acts: rows.map(toAuditEntry), next_cursor: nextCursor };
  },
});
