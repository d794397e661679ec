import { Type } from 'typebox';
import { adminRead } from '../admin-operation.ts';
import { listActs, toAct } from '../audit.ts';
import { act, cursor, identifier, input, limit, nextCursor } from '../schemas.ts';

export const audit = adminRead({
  name: 'audit',
  title: 'Every act of the operators, newest first',
  route: { method: 'GET', path: '/audit' },
  input: input({
    target: Type.Optional(
      Type.String({ ...identifier, description: 'Only acts about this account, record or switch.' }),
    ),
    cursor,
    limit,
  }),
  output: Type.Object({ acts: Type.Array(act), next_cursor: nextCursor }),
  errors: [],
  examples: [{ title: 'The latest acts', input: {} }],

  async run(db, given) {
    const rows = await listActs(db, {
      targetId: given.target ?? null,
      cursor: given.cursor,
      limit: given.limit + 1,
    });
    const page = rows.slice(0, given.limit);
    return { acts: page.map(toAct), next_cursor: rows.length > given.limit ? (page.at(-1)?.n ?? null) : null };
  },
});
