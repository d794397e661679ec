import { Type } from 'typebox';
import { cursor, identifier, input } from '../../schema-words.ts';
import { adminRead } from '../admin-operation.ts';
import { listAudit, toAuditEntry } from '../audit.ts';
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

  async run(db, input) {
    const rows = await listAudit(db, {
      targetId: input.target ?? null,
      cursor: input.cursor,
      limit: input.limit + 1,
    });
    const page = rows.slice(0, input.limit);
    return { acts: page.map(toAuditEntry), next_cursor: rows.length > input.limit ? (page.at(-1)?.n ?? null) : null };
  },
});
