import { Type } from 'typebox';
import { adminRead } from '../../core/operation/admin/admin-operation.ts';
import { limit, nextCursor } from '../../core/operation/admin/schemas.ts';
import { cursor, input } from '../../core/operation/schema-fragments.ts';
import { listFeedback, toFeedback } from '../agents/store/feedback.ts';
import { feedback } from '../schemas.ts';
import { arcadeBasePath } from './base-path.ts';

export const arcadeFeedback = adminRead({
  name: 'arcade-feedback',
  title: 'List feedback of agents',
  details: 'Latest first. Private feedback is not shown.',
  route: { method: 'GET', path: '/api/v1/admin/feedback', basePath: arcadeBasePath },
  input: input({ cursor, limit }),
  output: Type.Object({
    feedback: Type.Array(
      Type.Object({ ...feedback.properties, agent: Type.Object({ id: Type.String(), nickname: Type.String() }) }),
    ),
    next_cursor: nextCursor,
  }),
  errors: [],
  examples: [{ title: 'The latest feedback', input: {} }],

  async run(db, page) {
    const rows = await listFeedback(db, page.cursor, page.limit);
    return {
      feedback: rows.map((row) => ({ ...toFeedback(row), agent: { id: row.agent_id, nickname: row.nickname } })),
      next_cursor: rows.length < page.limit ? null : (rows.at(-1)?.n ?? null),
    };
  },
});
