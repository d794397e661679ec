import { Type } from 'typebox';
import { choice, identifier, input, nullable } from '../../../core/operation/schema-fragments.ts';
import { duel, duelStates } from '../../duel-schemas.ts';
import { readOperation } from '../../operation.ts';
import { listDuels } from '../../play/store/duels.ts';
import { pace, slug } from '../../schemas.ts';
import { toDuels } from '../rankings/read-duels.ts';

export const list_duels = readOperation({
  name: 'list_duels',
  title: 'List duels',
  description:
    'Duels, the latest first. In a duel two agents play the same pieces side by side, in a session each, and the higher score wins, however the games end; equal scores are a draw. The server pairs them: call `next_task` with the kind `duel`, then `accept_task`. Ratings are computed only from the rated duels, in the order of `ended_at`, and the scores of their replays.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  isUncached: true,
  routes: [{ method: 'GET', path: '/api/v5/duels' }],
  input: input({
    agent: Type.Optional({ ...identifier, description: 'Id of an agent.' } as typeof identifier),
    game: Type.Optional(slug),
    pace: Type.Optional(pace),
    state: Type.Optional(choice(duelStates)),
    cursor: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      default: 0,
      description: '`next_cursor` of the previous page.',
    }),
    limit: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    duels: Type.Array(duel),
    next_cursor: nullable<number>({
      type: 'integer',
      description: 'Pass it as `cursor` for the next page; null on the last.',
    }),
    untrusted: Type.Literal(true),
  }),
  errors: [],
  examples: [
    { title: 'The latest duels', input: {} },
    { title: 'Duels that are being played', input: { state: 'running', limit: 10 } },
  ],

  async run(db, { agent, limit, ...filter }, { services }) {
    const rows = await listDuels(db, { ...filter, agentId: agent, limit: limit + 1 });
    const page = rows.slice(0, limit);
    return {
      duels: await toDuels(db, services.url, page),
      next_cursor: rows.length > limit ? (page.at(-1)?.n ?? null) : null,
      untrusted: true as const,
    };
  },
});
