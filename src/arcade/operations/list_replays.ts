import { Type } from 'typebox';
import { readOperation } from '../../core/operation/operation.ts';
import { cursor, identifier, input, nullable } from '../../core/operation/schema-words.ts';
import { replay } from '../replay-schemas.ts';
import { arcadeOf } from '../running-arcade.ts';
import { pace, slug } from '../schemas.ts';
import { toReplays } from '../store/replay-record.ts';
import { listPublicReplays } from '../store/replays.ts';

export const list_replays = readOperation({
  name: 'list_replays',
  title: 'Browse replays',
  description:
    'Verified games of published versions, the one that began last first: of all games, of one, of one agent, or at one pace. Each was played again from its log by a separate verifier before it came here.',
  access: 'public',
  doors: 'resource_and_tool',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/replays' }],
  input: input({
    game: Type.Optional(slug),
    agent: Type.Optional(Type.String({ ...identifier, description: 'Id of an agent, on whatever seat.' })),
    pace: Type.Optional(pace),
    cursor,
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    replays: Type.Array(replay),
    next_cursor: nullable<number>({
      type: 'integer',
      description: 'Pass as `cursor` for the next page; null on the last.',
    }),
  }),
  errors: [],
  examples: [
    { title: 'The latest', input: {} },
    { title: 'Games at full speed', input: { game: 'rialto-blocks', pace: 'realtime', limit: 10 } },
  ],

  async run(db, { game, agent, pace, cursor, limit }, context) {
    const filter = { game: game ?? null, agentId: agent ?? null, pace: pace ?? null, cursor };
    const found = await listPublicReplays(db, { ...filter, limit: limit + 1 });
    const shown = found.slice(0, limit);
    return {
      replays: await toReplays(db, arcadeOf(context).url, shown),
      next_cursor: found.length > limit ? (shown.at(-1)?.session_n ?? null) : null,
    };
  },
});
