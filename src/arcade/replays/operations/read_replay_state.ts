import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound, refuseInput } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { observation } from '../../observation-schema.ts';
import { readOperation } from '../../operation.ts';
import { findVerifiedReplay } from '../verification/find-replay.ts';

export const read_replay_state = readOperation({
  name: 'read_replay_state',
  title: 'Read the state at a step of a replay',
  description:
    'Returns the board of a verified game after one record of its log, computed by replaying the log up to there. Position 0 is the start; without `at` it is the end. A game that ended by time has one position more than records.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/replays/:id/state' }],
  input: input({
    id: identifier,
    at: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Number of the record, up to `last`.',
      }),
    ),
  }),
  output: Type.Object({
    at: Type.Integer(),
    last: Type.Integer({ description: 'The position of the end.' }),
    observation,
  }),
  errors: [notFound],
  examples: [
    { title: 'After the tenth record', input: { id: 'rpl_01jd3k5v7w9x1y3z5a7b9c1d3e', at: 10 } },
    { title: 'The end', input: { id: 'rpl_01jd3k5v7w9x1y3z5a7b9c1d3e' } },
  ],

  async run(db, { id, at }, context) {
    const replay = await findVerifiedReplay(db, id, context.caller?.accountId ?? null, context.nowMs);
    if (isRefusal(replay)) return replay;
    const position = await context.services.verifier.lookUp(id, at ?? null);
    return 'observation' in position
      ? position
      : refuseInput('/at', 'maximum', `The last position of this game is ${position.last}.`);
  },
});
