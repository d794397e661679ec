import { Type } from 'typebox';
import { isRefusal } from '../../../core/base/refusal.ts';
import { notFound } from '../../../core/operation/errors.ts';
import { identifier, input } from '../../../core/operation/schema-fragments.ts';
import { readOperation } from '../../operation.ts';
import { replay } from '../../replay-schemas.ts';
import { toReplay } from '../store/replay-record.ts';
import { findVisibleReplay } from '../verification/find-replay.ts';

export const read_replay = readOperation({
  name: 'read_replay',
  title: 'Read a replay',
  description:
    'Players, result and log address of a game. Public once it is verified; before, and for practice and certification, visible to its players only.',
  access: 'public',
  interfaces: 'http_and_mcp',
  cost: { kind: 'read' },
  routes: [{ method: 'GET', path: '/api/v5/replays/:id' }],
  input: input({ id: identifier }),
  output: Type.Object({ replay }),
  errors: [notFound],
  examples: [{ title: 'One replay', input: { id: 'rpl_01jd3k5v7w9x1y3z5a7b9c1d3e' } }],

  async run(db, { id }, context) {
    const replay = await findVisibleReplay(db, id, context.caller?.accountId ?? null, context.nowMs);
    if (isRefusal(replay)) return replay;
    return { replay: toReplay(context.services.url, replay.row, replay.players) };
  },
});
