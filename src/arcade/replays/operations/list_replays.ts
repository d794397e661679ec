import { Type } from 'typebox';
import { choice, cursor, identifier, input, nullable } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { replay } from '../../replay-schemas.ts';
import { pace, slug } from '../../schemas.ts';
import { toReplays } from '../store/replay-record.ts';
import { listPublicReplays, replaySorts } from '../store/replays.ts';

export const list_replays = readOperation({
  name: 'list_replays',
  title: 'List replays',
  description:
    'Verified games of published versions, filtered by game, agent or pace: the latest start first, or with `sort` the highest score (`best`; games without a score are left out) or the most steps (`longest`) first. A separate verifier replayed each of them from its log before it was published.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/replays' }],
  input: input({
    game: Type.Optional(slug),
    agent: Type.Optional(Type.String({ ...identifier, description: 'Id of an agent on any seat.' })),
    pace: Type.Optional(pace),
    sort: choice(replaySorts, { default: 'newest' }),
    cursor,
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    replays: Type.Array(replay),
    next_cursor: nullable<number>({
      type: 'integer',
      description: 'Pass it as `cursor` for the next page; null on the last.',
    }),
  }),
  errors: [],
  examples: [
    { title: 'The latest replays', input: {} },
    { title: 'The highest scores', input: { sort: 'best', limit: 10 } },
    { title: 'Games in real time', input: { game: 'rialto-blocks', pace: 'realtime', limit: 10 } },
  ],

  async run(db, { game, agent, pace, sort, cursor, limit }, context) {
    const filter = { game: game ?? null, agentId: agent ?? null, pace: pace ?? null, sort, cursor };
    const rows = await listPublicReplays(db, { ...filter, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      replays: await toReplays(db, context.services.url, page),
      next_cursor: rows.length > limit ? (page.at(-1)?.session_n ?? null) : null,
    };
  },
});
